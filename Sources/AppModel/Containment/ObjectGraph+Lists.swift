import Syntax

/// Children that a container gets in a list.
extension ObjectGraph {
    /// The children that come in one list, one by one where it is known what it consists of.
    func hold(
        elementsOf list: Variable, in parents: [Int32], _ instance: Int32, _ point: ProgramPoint, _ range: SourceRange
    ) {
        let lists = flow.points(list, in: instance).filter { !flow.elements(of: $0).isEmpty }
        for parent in parents {
            guard let kind = type(of: parent).flatMap(app.containerKind) else { continue }
            if let added = places(addedTo: parent, by: list, instance) {
                for place in added {
                    hold(
                        place.children, in: [parent], as: kind, point, place.range, at: place.point, isSole: isOne(among: place.children),
                        isAddition: true)
                }
                continue
            }
            let children = lists.flatMap { flow.elements(of: $0) }
            let known = lists.compactMap { list in places(in: list, instance).map { (list: list, places: $0) } }
            // What a list is known to consist of is told apart from what may come in another one.
            guard known.count == lists.count else {
                hold(children, in: [parent], as: kind, point, range)
                continue
            }
            for (list, places) in known {
                for (position, place) in places.enumerated() {
                    // What is put in afterwards comes with another round, if ever.
                    let isBefore = place.point.procedure != point.procedure || place.point.instruction <= point.instruction
                    hold(
                        place.children, in: [parent], as: kind, point, place.range, at: place.point, of: list, position: position,
                        isSole: isBefore && isOne(among: place.children))
                }
            }
        }
    }

    /// What is put on a stack by way of its list: `stack.viewControllers.append(page)`.
    func hold(addedBy operands: CallOperands, _ instance: Int32, _ point: ProgramPoint) {
        guard let addition = operands.call.addition, let argument = operands.arguments.first,
            let (base, field) = flow.procedures[Int(point.procedure)].propertyAsked(by: operands), field.name == "viewControllers",
            case let stacks = flow.points(base, in: instance).filter({ type(of: $0).flatMap(app.containerKind) == .navigation }),
            !stacks.isEmpty
        else { return }
        let added = flow.points(argument, in: instance)
        switch addition {
        case .element(let value):
            hold(added, in: stacks, as: .navigation, point, value.range, isSole: isOne(among: added), isAddition: true)
        case .list(let value):
            hold(added.flatMap { flow.elements(of: $0) }, in: stacks, as: .navigation, point, value.range, isAddition: true)
        }
    }

    /// What comes beside the children that a container has: `viewControllers = (viewControllers ?? []) + [page]`.
    private func places(addedTo parent: Int32, by list: Variable, _ instance: Int32) -> [ListPlace]? {
        guard
            case .concatenation(let parts, _)? = flow.procedure(ofInstance: instance).instructions.first(where: { $0.result == list })?.kind,
            let own = parts.firstIndex(where: { isList(ofChildrenOf: parent, $0, instance) })
        else { return placesAdded(toListOfChildrenOf: parent, list, instance) }
        var added: [ListPlace] = []
        for (index, part) in parts.enumerated() where index != own {
            guard let one = flow.points(part, in: instance).onlyElement, let places = places(in: one, instance) else { return nil }
            added += places
        }
        return added
    }

    /// What code puts into the list of a stack's children, or a part of it, before the stack gets that back: `var pages = stack.viewControllers;
    /// pages.append(page); stack.viewControllers = pages`. The others are there already, each in the stack that it came into.
    func placesAdded(toListOfChildrenOf parent: Int32, _ list: Variable, _ instance: Int32) -> [ListPlace]? {
        let procedure = flow.procedure(ofInstance: instance)
        var met: Set<Variable> = []
        guard isPart(ofChildrenOf: parent, list, instance, &met) else { return nil }
        let lists = Set(flow.points(list, in: instance))
        var added: [ListPlace] = []
        for (index, instruction) in procedure.instructions.enumerated() {
            let point = ProgramPoint(procedure: flow.instances[Int(instance)].procedure, instruction: Int32(index))
            func isMeant(_ variable: Variable) -> Bool { !lists.isDisjoint(with: flow.points(variable, in: instance)) }
            switch instruction.kind {
            case .storeElement(let base, _, let value) where isMeant(base):
                added.append(ListPlace(children: flow.points(value, in: instance), range: instruction.range, point: point))
            case .call(let operands):
                guard let addition = operands.call.addition, let argument = operands.arguments.first, operands.receiver.map(isMeant) == true
                else { continue }
                switch addition {
                case .element(let value):
                    added.append(ListPlace(children: flow.points(argument, in: instance), range: value.range, point: point))
                case .list(let value):
                    let children = flow.points(argument, in: instance).flatMap { flow.elements(of: $0) }
                    added.append(ListPlace(children: children, range: value.range, point: point))
                }
            default: continue
            }
        }
        return added
    }

    /// Whether a list has nothing but children of a stack, whatever is put into it afterwards.
    ///
    /// - Parameter met: what a loop leads back to is what it was.
    private func isPart(ofChildrenOf parent: Int32, _ list: Variable, _ instance: Int32, _ met: inout Set<Variable>) -> Bool {
        guard met.insert(list).inserted else { return true }
        let definitions = flow.procedure(ofInstance: instance).instructions.filter { $0.result == list }
        guard !definitions.isEmpty else { return false }
        for definition in definitions {
            switch definition.kind {
            case .load(let base, let field):
                if field.name == "viewControllers" {
                    guard type(of: parent).flatMap(app.containerKind) != .tabs, flow.points(base, in: instance).contains(parent) else {
                        return false
                    }
                } else {
                    guard ObjectGraph.copies.contains(field.name), isPart(ofChildrenOf: parent, base, instance, &met) else { return false }
                }
            case .copy(let source), .cast(let source, _), .narrowed(let source, _):
                guard isPart(ofChildrenOf: parent, source, instance, &met) else { return false }
            case .call(let operands):
                let isMade = operands.name == "init" || operands.name == "arrayWithArray"
                guard isMade || ObjectGraph.parts.contains(operands.name),
                    let original = isMade ? operands.arguments.first : operands.receiver,
                    isPart(ofChildrenOf: parent, original, instance, &met)
                else { return false }
            case .constant(.nothing): continue
            default: return false
            }
        }
        return true
    }

    private static let copies: Set<String> = ["copy", "mutableCopy", "lazy"]

    /// Calls that give a list of nothing but what is in another one.
    private static let parts: Set<String> = [
        "copy", "mutableCopy", "prefix", "suffix", "dropFirst", "dropLast", "filter", "reversed", "sorted", "subarrayWithRange",
        "filteredArrayUsingPredicate",
    ]

    private func isList(ofChildrenOf parent: Int32, _ list: Variable, _ instance: Int32) -> Bool {
        flow.procedure(ofInstance: instance).instructions.contains { instruction in
            guard instruction.result == list else { return false }
            return switch instruction.kind {
            case .load(let base, let field): field.name == "viewControllers" && flow.points(base, in: instance).contains(parent)
            case .copy(let source), .cast(let source, _), .narrowed(let source, _): isList(ofChildrenOf: parent, source, instance)
            default: false
            }
        }
    }

    /// What a loop over a list that is written out in the same body gives to a variable, one after the other.
    func elements(givenInTurnTo variable: Variable, _ procedure: Int32, _ instance: Int32) -> [ListPlace]? {
        for instruction in flow.procedures[Int(procedure)].instructions where instruction.result == variable {
            guard case .element(let list, _) = instruction.kind, let list = flow.points(list, in: instance).onlyElement,
                let places = places(in: list, instance)
            else { return nil }
            return places.allSatisfy { $0.point.procedure == procedure } ? places : nil
        }
        return nil
    }

    struct ListPlace {
        let children: [Int32]
        let range: SourceRange
        let point: ProgramPoint
    }

    /// The elements of a list, one by one, where all that is ever put into it stands in the body that makes it.
    private func places(in list: Int32, _ instance: Int32, depth: Int = 0) -> [ListPlace]? {
        guard depth < 4, let site = flow.objects[Int(list)].site, site.instruction >= 0, let maker = maker(of: list, at: site, instance),
            let first = firstPlaces(in: list, at: site, maker, depth),
            let places = adding(to: first, of: list, site.procedure, maker, depth)
        else { return nil }
        func something(_ objects: [Int32]) -> Set<Int32> { Set(objects.filter { flow.objects[Int($0)].kind != .nothing }) }
        return something(places.flatMap(\.children)) == something(flow.elements(of: list)) ? places : nil
    }

    /// What a list is made with.
    private func firstPlaces(in list: Int32, at site: ProgramPoint, _ maker: Int32, _ depth: Int) -> [ListPlace]? {
        switch instruction(at: site).kind {
        case .list(let parts):
            let ranges = elementRanges(ofListAt: site, count: parts.count)
            return parts.indices.map { ListPlace(children: flow.points(parts[$0], in: maker), range: ranges[$0], point: site) }
        case .concatenation(let parts, _):
            // `list += [x]` makes another list of the same name.
            var places: [ListPlace] = []
            for part in parts {
                guard let one = flow.points(part, in: maker).filter({ $0 != list }).onlyElement,
                    let some = self.places(in: one, maker, depth: depth + 1)
                else { return nil }
                places += some
            }
            return places
        case .call(let operands) where operands.call.givesEachAsItIs:
            return operands.receiver.flatMap { flow.points($0, in: maker).onlyElement }.flatMap { places(in: $0, maker, depth: depth + 1) }
        case .call(let operands) where ObjectGraph.reorderings.contains(operands.name) && operands.call.argument("objects") == nil:
            let original = operands.name == "init" || operands.name == "arrayWithArray" ? operands.arguments.first : operands.receiver
            // A new one may be told how much it will hold.
            guard let original, case let lists = flow.points(original, in: maker), lists.contains(where: { !flow.elements(of: $0).isEmpty })
            else { return [] }
            return lists.onlyElement.flatMap { places(in: $0, maker, depth: depth + 1) }
        case .call(let operands):
            // What a variadic parameter gets.
            return zip(operands.arguments, operands.call.arguments).map {
                ListPlace(children: flow.points($0, in: maker), range: $1.value.range, point: site)
            }
        default:
            return []
        }
    }

    /// With what the body that makes a list puts into it afterwards; `nil` where it takes something out, or nobody knows where something comes.
    private func adding(to first: [ListPlace], of list: Int32, _ procedure: Int32, _ maker: Int32, _ depth: Int) -> [ListPlace]? {
        var places = first
        for (index, instruction) in flow.procedures[Int(procedure)].instructions.enumerated() {
            switch instruction.kind {
            case .storeElement(let base, _, _) where flow.points(base, in: maker).contains(list): return nil
            case .call(let operands):
                guard operands.call.changesReceiver, let receiver = operands.receiver, flow.points(receiver, in: maker).contains(list)
                else { continue }
                guard let addition = operands.call.addition, let argument = operands.arguments.first else { return nil }
                var added: [ListPlace]?
                switch addition {
                case .element(let value):
                    let point = ProgramPoint(procedure: procedure, instruction: Int32(index))
                    added = [ListPlace(children: flow.points(argument, in: maker), range: value.range, point: point)]
                case .list: added = flow.points(argument, in: maker).onlyElement.flatMap { self.places(in: $0, maker, depth: depth + 1) }
                }
                guard let added else { return nil }
                if let position = operands.call.position {
                    guard case .integer(0) = position.core.kind else { return nil }
                    places = added + places
                } else {
                    places += added
                }
            default: continue
            }
        }
        return places
    }

    /// Calls that give all of a list once more.
    private static let reorderings: Set<String> = ["reversed", "sorted", "shuffled", "init", "arrayWithArray"]

    /// The one instance that makes a list; of the same procedure it is the one that asks.
    private func maker(of list: Int32, at site: ProgramPoint, _ instance: Int32) -> Int32? {
        if flow.instances[Int(instance)].procedure == site.procedure { return instance }
        return flow.instances(of: site.procedure).onlyElement ?? flow.instances(making: flow.objects[Int(list)]).onlyElement
    }

    /// Where the elements of a list stand; the list itself for those of one that is not written as such.
    private func elementRanges(ofListAt site: ProgramPoint, count: Int) -> [SourceRange] {
        let procedure = flow.procedures[Int(site.procedure)]
        guard case .array(let elements)? = procedure.sources[Int(instruction(at: site).result.index)]?.expression.core.kind,
            elements.count == count
        else {
            return Array(repeating: instruction(at: site).range, count: count)
        }
        return elements.map(\.range)
    }
}
