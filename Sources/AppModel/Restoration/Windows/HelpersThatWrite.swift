import Syntax

/// What others write of an object's state: an object that is made for that, or a function that is handed it.
extension App {
    /// What a helper is given for what it writes, in the words of who calls it: `zoom` of `State(zoom: zoom).write(to: coder)`, and
    /// `self.zoom` of `State(self)` and of `Writer.write(self, to: coder)`.
    func partsGivenToHelper(of write: KeyAccess) -> [StatePart] {
        guard write.entry !== write.site, let call = write.entry.call, call.name == write.function.fact.name, let value = write.value else {
            return []
        }
        let written = madeOf(value, at: write.place)
        let handed = written.flatMap { given($0.value, to: write.function, by: call, at: write.entryPlace) }
        guard !write.function.isStatic, let helper = write.function.type, let receiver = call.receiver,
            let made = write.entryPlace.origins(of: receiver).onlyElement, case .call(let making) = made.value.core.kind,
            createdType(making, at: made.place)?.projectType == helper
        else { return handed }
        return handed + partsGiven(to: helper, by: making, at: made.place, for: written)
    }

    /// What a value is made of: itself, and what the locals in it begin with.
    private func madeOf(_ value: Expression, at place: Place) -> [(value: Expression, place: Place)] {
        var open = [(value: value, place: place)]
        var parts: [(value: Expression, place: Place)] = []
        while let next = open.popLast(), parts.count < 16 {
            parts.append(next)
            _ = next.value.contains { part in
                if case .name(let name) = part.kind, let first = next.place.firstValue(of: name) { open.append(first) }
                return false
            }
        }
        return parts
    }

    /// What an object of a class is made with for those of its properties that are written; for all where it is written as a whole.
    private func partsGiven(
        to helper: Type, by making: Call, at place: Place, for written: [(value: Expression, place: Place)]
    ) -> [StatePart] {
        let all = program.lineage(of: helper).flatMap { $0.declarations.flatMap(\.fact.ownProperties) }.map(\.name)
        let isWhole = written.contains { $0.value.contains(where: \.isHandedAsWhole) }
        let names = all.filter { name in
            isWhole || written.contains { StateProperty(name: name, holder: nil).isValue(in: $0.value, at: $0.place) }
        }
        guard let maker = program.calledFunction(making, at: place) else {
            return making.arguments.filter { $0.label.map(names.contains) ?? false }
                .map { StatePart(value: $0.value, place: place, giver: nil) }
        }
        return sites(in: maker).flatMap { site -> [StatePart] in
            guard case .assignment(let target, nil, let value) = site.kind, names.contains(where: target.isOwn) else { return [] }
            return given(value, to: maker, by: making, at: place)
        }
    }

    /// What a call gives for the parameters in a value of the function that it means, and not for their counts alone. Of an argument that is
    /// `self` only what is asked of it.
    private func given(_ value: Expression, to function: Function, by call: Call, at place: Place) -> [StatePart] {
        let arguments = Dictionary(
            call.arguments.indices.compactMap { index in
                function.fact.parameter(for: index, of: call).map { ($0.name, call.arguments[index].value) }
            }, uniquingKeysWith: { first, _ in first })
        var counted: Set<SourceRange> = []
        var found: [StatePart] = []
        _ = value.contains { part in
            if case .member(let base, let name) = part.kind {
                if ["count", "isEmpty"].contains(name.text) { counted.insert(base.core.range) }
                if let parameter = base.core.plainName, let argument = arguments[parameter]?.core, argument.isSelf {
                    found.append(StatePart(value: Expression(.member(argument, name), part.range), place: place, giver: nil))
                }
            } else if let parameter = part.plainName, let argument = arguments[parameter], !argument.core.isSelf,
                !counted.contains(part.range)
            {
                found.append(StatePart(value: argument, place: place, giver: nil))
            }
            return false
        }
        return found
    }
}

extension Expression {
    /// Whether an object hands itself over in it, to be encoded for instance.
    fileprivate var isHandedAsWhole: Bool {
        guard case .call(let call) = kind else { return false }
        return call.arguments.contains { $0.value.core.isSelf }
    }
}
