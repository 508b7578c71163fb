import Syntax

/// A property of a view or another object that holds the model which a class keeps and saves.
private struct Taker: Hashable {
    let type: Type
    let property: String
}

extension App {
    /// Where the user changes what is saved of the object in a property in another object that was handed it: a view that it is shown by, and
    /// those further on. Nothing of values, which are copied.
    func firstChange(ofHanded property: StateProperty, _ scope: ChangeScope) -> Location? {
        guard let holder = property.holder, let model = heldClass(of: holder, in: scope.type) else { return nil }
        for taker in takers(of: holder, in: scope.type, model) {
            let held = StateProperty(name: property.name, holder: taker.property)
            for function in program.lineage(of: taker.type).flatMap({ program.functions(of: $0) }) where held.mayBeChanged(in: function) {
                if let change = change(of: held, by: function, taker.type), !tells(function, scope.announcements) {
                    return function.location(change)
                }
            }
        }
        return nil
    }

    private func heldClass(of holder: String, in type: Type) -> Type? {
        guard
            let (declaration, fact) = program.lineage(of: type).lazy.compactMap({ $0.property(holder) }).first.map({
                ($0.declaration, $0.fact)
            }),
            !fact.modifiers.contains(.isStatic)
        else { return nil }
        let place = Place(in: declaration, of: type, isStatic: false)
        let declared = fact.type.flatMap { program.resolve($0.unwrapped, at: place)?.projectType }
        let held = declared ?? fact.value.flatMap { program.type(of: $0, at: place)?.unwrapped.projectType }
        return held.flatMap { $0.kind == .class ? $0 : nil }
    }

    /// What a function changes of it, because of the user as far as it shows.
    private func change(of held: StateProperty, by function: Function, _ owner: Type) -> SourceRange? {
        let reach = owner.kind == .structure ? ViewReach(of: owner, in: self) : nil
        if reach == nil, function.fact.kind != .method || function.hook != nil || Conventions.setsUp(function.fact.name) { return nil }
        if let bound = held.binding(in: function), reach != nil { return bound }
        return sites(in: function).lazy.compactMap { site -> SourceRange? in
            guard let target = self.changed(by: site, in: function) ?? self.changed(ofHeld: held, by: site, in: function),
                held.isNamed(by: target, at: Place(site, in: function)), reach?.holds(site, in: function) ?? true
            else { return nil }
            return target.range
        }.first { _ in reach != nil || !isPartOfBeginning(function, depth: 0) }
    }

    /// Who is handed the object in a property of a class, in the order they are found.
    private func takers(of holder: String, in type: Type, _ model: Type) -> [Taker] {
        var found: [Taker] = []
        var open = [Taker(type: type, property: holder)]
        var seen = Set(open)
        while let next = open.popLast(), seen.count < 30 {
            let functions = program.lineage(of: next.type).flatMap { program.functions(of: $0) }
            for function in functions where !function.isStatic && function.fact.words.mayHold(next.property) {
                for taker in sites(in: function).flatMap({ takers(handed: next.property, by: $0, in: function, model) }) {
                    guard taker.type != type, seen.insert(taker).inserted else { continue }
                    found.append(taker)
                    open.append(taker)
                }
            }
        }
        return found
    }

    private func takers(handed property: String, by site: Site, in function: Function, _ model: Type) -> [Taker] {
        let place = Place(site, in: function)
        func isMeant(_ value: Expression) -> Bool {
            guard value.isOwn(property) else { return false }
            // What an initializer is given under the name it keeps.
            return !value.isLocal(at: place)
                || function.fact.kind == .initializer && function.fact.parameters.contains { $0.name == property }
        }
        switch site.kind {
        case .assignment(let target, nil, let value):
            guard isMeant(value), case .member(let base, let name) = target.core.kind, !base.isSelf,
                let other = program.type(of: base, at: place)?.unwrapped.projectType
            else { return [] }
            return [Taker(type: other, property: name.text)].filter { keeps($0, model) }
        case .call(let call):
            if ["environmentObject", "environment"].contains(call.name), call.arguments.onlyElement.map({ isMeant($0.value) }) ?? false {
                return takersFromEnvironment(of: model)
            }
            guard call.arguments.contains(where: { isMeant($0.value) }), let made = createdType(call, at: place)?.projectType else {
                return []
            }
            return call.arguments.filter { isMeant($0.value) }.compactMap { self.property(of: made, givenBy: $0, of: call, at: place) }
                .map { Taker(type: made, property: $0) }.filter { keeps($0, model) }
        default: return []
        }
    }

    /// The property that an initializer puts an argument into: the one of its name where nobody wrote one.
    private func property(of made: Type, givenBy argument: Argument, of call: Call, at place: Place) -> String? {
        guard let initializer = program.calledFunction(call, at: place), initializer.fact.kind == .initializer else {
            return argument.label
        }
        guard let index = call.arguments.firstIndex(where: { $0.value.range == argument.value.range }),
            let parameter = initializer.fact.parameter(for: index, of: call)?.name
        else { return nil }
        return sites(in: initializer).lazy.compactMap { site -> String? in
            guard case .assignment(let target, nil, let value) = site.kind, let name = target.core.memberName,
                value.contains(where: { $0.core.isName(parameter) })
            else { return nil }
            return made.property(name) == nil ? name.withoutUnderscore : name
        }.first
    }

    private func keeps(_ taker: Taker, _ model: Type) -> Bool {
        program.lineage(of: taker.type).contains { owner in
            guard let declared = owner.property(taker.property) else { return false }
            let place = Place(in: declared.declaration, of: owner, isStatic: false)
            return declared.fact.type.flatMap { program.resolve($0.unwrapped, at: place)?.projectType } == model
        }
    }

    private func takersFromEnvironment(of model: Type) -> [Taker] {
        program.types.filter { $0.kind == .structure && $0.unit == model.unit }.flatMap { view in
            view.declarations.flatMap(\.fact.ownProperties).filter { property in
                ["EnvironmentObject", "Environment"].contains(where: property.attributes.contains)
            }.map { Taker(type: view, property: $0.name) }
        }.filter { keeps($0, model) || environmentNames($0, model) }
    }

    /// `@Environment(Model.self) var model`
    private func environmentNames(_ taker: Taker, _ model: Type) -> Bool {
        guard let fact = taker.type.property(taker.property)?.fact, fact.type == nil, fact.attributes.contains("Environment") else {
            return false
        }
        return fact.words.mayHold(model.shortName)
    }
}

/// What of a view's code runs because the user does something.
private struct ViewReach {
    let app: App
    /// What such code names.
    private let named: Set<String>

    init(of view: Type, in app: App) {
        self.app = app
        let arguments = app.program.functions(of: view).flatMap { Self.callsForUser(in: $0, app) }.flatMap(\.arguments)
        var names: Set<String> = []
        for argument in arguments {
            _ = argument.value.contains { part in
                if let name = part.ownName { names.insert(name) }
                return false
            }
        }
        named = names
    }

    private static func callsForUser(in function: Function, _ app: App) -> [Call] {
        app.sites(in: function).compactMap(\.call).filter { UIKit.callsForUser.contains($0.name) }
    }

    func holds(_ site: Site, in function: Function) -> Bool {
        if function.fact.kind == .method, named.contains(function.fact.name) { return true }
        return Self.callsForUser(in: function, app).flatMap(\.arguments).contains { argument in
            argument.value.core.isClosure && argument.value.range.contains(site.range)
        }
    }
}

extension StateProperty {
    fileprivate func mayBeChanged(in function: Function) -> Bool {
        !function.isStatic && (isNamed(in: function) || holder.map { function.fact.words.mayHold("$" + $0) } ?? false)
    }

    /// Where a control is bound to it: `$model.text`.
    fileprivate func binding(in function: Function) -> SourceRange? {
        guard let holder else { return nil }
        var found: SourceRange?
        _ = function.contains { part in
            guard case .member(let base, let member) = part.kind, member.text == name, base.core.isName("$" + holder) else { return false }
            found = part.range
            return true
        }
        return found
    }
}
