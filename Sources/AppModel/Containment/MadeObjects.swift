import Syntax

/// An object that a call gets from a function of the project, which makes it anew each time.
struct MadeObject {
    let function: Function
    /// The object inside of that function.
    let entity: Entity
    let call: Call
    let place: Place
}

extension App {
    /// What the closure behind a property makes is what the property holds: `lazy var feed = { let feed = Feed(); …; return feed }()`.
    func propertyMade(of locals: LocalScope, in function: Function) -> Entity? {
        guard case .local = locals.binding.origin, function.isInitialValue, let type = function.type, let property = function.property,
            property.value?.calledClosure != nil
        else { return nil }
        let returned = sites(in: function).filter { if case .returns = $0.kind { $0.isOfOuterClosure } else { false } }
        guard !returned.isEmpty else { return nil }
        let isReturned = returned.allSatisfy { site in
            guard case .returns(let value) = site.kind, case .name(let name) = value.core.kind else { return false }
            return site.locals?.lookUp(name)?.binding.id == locals.binding.id
        }
        return isReturned ? .property(type: type.id, name: property.name) : nil
    }

    /// The object that a function of the project makes and gives back on every way, where a call certainly means that function.
    func objectMade(by call: Call, at place: Place) -> MadeObject? {
        guard let function = program.calledFunction(call, at: place), function.fact.kind == .method, !program.isOverridden(function) else { return nil }
        var made: Set<Entity?> = []
        for exit in exits(of: function) { made.insert(entity(exit.value, at: Place(exit.site, in: function))) }
        guard made.count == 1, case let entity?? = made.first else { return nil }
        switch entity {
        case .local(_, let binding, _) where binding >= function.fact.parameters.count: break
        case .created: break
        case .local, .property, .owner: return nil
        }
        return MadeObject(function: function, entity: entity, call: call, place: place)
    }

    /// The same for an object by the call that it comes from.
    func maker(of entity: Entity, _ expression: Expression, at place: Place) -> MadeObject? {
        if let maker = objects.makers[entity] { return maker.count == 1 ? objectMade(by: maker[0].call, at: maker[0].place) : nil }
        guard case .call(let call) = expression.core.kind else { return nil }
        return objectMade(by: call, at: place)
    }

    /// What a function or initializer gets from a call for one of its parameters.
    func argument(for value: Expression, at site: Site, in function: Function, of call: Call) -> Expression? {
        guard case .name(let name) = value.core.kind, let locals = site.locals?.lookUp(name), case .parameter = locals.binding.origin,
            Place(site, in: function).isOwnParameter(locals)
        else { return nil }
        return call.arguments.indices.first { function.fact.parameter(for: $0, of: call)?.name == name }.map { call.arguments[$0].value }
    }
}

extension Site {
    /// Inside of one closure, the outermost, and of nothing else that may run later.
    var isOfOuterClosure: Bool {
        steps.filter { step in
            switch step {
            case .closure, .function: true
            default: false
            }
        }.count == 1
    }
}

extension Expression {
    /// The closure that is called on the spot.
    var calledClosure: Closure? {
        guard case .call(let call) = core.kind, call.arguments.isEmpty, case .closure(let closure) = call.callee.kind else { return nil }
        return closure
    }
}

extension App {
    /// The call that stands at a range of a function.
    func call(at range: SourceRange, in function: Function) -> Site? {
        bodies.body(of: function).site(at: range).flatMap { $0.call == nil ? nil : $0 }
    }
}
