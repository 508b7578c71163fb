import Syntax

/// What a screen asks others for by way of a property, and what it takes from it by force, as its view is shown.
extension App {
    /// Where what UIKit calls to show the view asks another object for something with the property, or with what is made of it: the answer comes
    /// to a closure, or to the screen as a delegate.
    func requestedUse(of property: ShownProperty, in type: Type) -> Location? {
        functionsThatShow(type).lazy.compactMap { self.requested(by: property, in: $0, of: type) }.first
    }

    private func requested(by property: ShownProperty, in function: Function, of type: Type, depth: Int = 0) -> Location? {
        for site in sites(in: function) where !site.mayRunLater {
            guard let call = site.call else { continue }
            let place = Place(site, in: function)
            guard let receiver = call.receiver?.core, !receiver.isSelf, !receiver.isSuper else {
                if depth < 3, let found = requested(by: property, calling: call, at: place, of: type, depth) { return found }
                continue
            }
            guard call.arguments.contains(where: { $0.takesAnswer }) else { continue }
            // An alert, an animation.
            if program.type(of: receiver, at: place)?.name.hasPrefix("UI") == true { continue }
            if property.finds(receiver, at: place) { return function.location(receiver.range) }
            guard !UIKit.observations.contains(where: call.name.hasPrefix),
                let argument = call.arguments.first(where: { !$0.takesAnswer && property.isPart(of: $0.value, at: place) })
            else { continue }
            return function.location(argument.value.range)
        }
        return nil
    }

    /// The same in a method of the screen's own that is called with something made of the property.
    private func requested(by property: ShownProperty, calling call: Call, at place: Place, of type: Type, _ depth: Int) -> Location? {
        guard call.receiver?.core.isSuper != true, let name = call.callee.plainName, let method = program.method(name, call, of: type),
            method.hook == nil, !method.isStatic, method != place.function
        else { return nil }
        for (index, argument) in call.arguments.enumerated() where property.isPart(of: argument.value, at: place) {
            guard let name = method.fact.parameter(for: index, of: call)?.name,
                let parameter = method.fact.parameters.firstIndex(where: { $0.name == name }),
                let found = requested(by: property.given(to: method, as: parameter), in: method, of: type, depth: depth + 1)
            else { continue }
            return found
        }
        return nil
    }

    /// Where what UIKit calls to show the view takes an element of the property by force, whatever happens: `data["name"] as! String`.
    func forcedElement(of property: ShownProperty, in type: Type) -> Location? {
        var open = viewMethods(of: type)
        var next = 0
        while next < open.count, next < 30 {
            let function = open[next]
            next += 1
            guard property.isNamed(in: function) else { continue }
            for site in sites(in: function) where site.circumstance == nil {
                let forced: Expression? =
                    switch site.kind {
                    case .forced(let value), .cast(let value, .forced, _): value
                    default: nil
                    }
                guard case .element(let list, _)? = forced?.core.kind,
                    property.isMeant(by: list.withoutElements, at: Place(site, in: function))
                else { continue }
                return function.location(site.range)
            }
            open += bodies.ownMethods(calledBy: function, in: type) { $0.circumstance == nil }.filter { !open.contains($0) }
        }
        return nil
    }
}

extension ShownProperty {
    /// Whether an object is what another one gives for the property, or for what is made of it: `database.child("towns/" + name)`. What the
    /// property does itself, `names.sorted()`, is no such thing.
    fileprivate func finds(_ object: Expression, at place: Place, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        switch object.core.kind {
        case .name(let name):
            guard let first = place.firstValue(of: name) else { return false }
            return finds(first.value, at: first.place, depth: depth + 1)
        case .member(let base, _), .optional(let base), .forced(let base): return finds(base, at: place, depth: depth + 1)
        case .call(let call):
            guard let receiver = call.receiver, !isPart(of: receiver, at: place) else {
                return call.receiver.map { finds($0, at: place, depth: depth + 1) } ?? false
            }
            return call.arguments.contains { !$0.value.core.isClosure && isPart(of: $0.value, at: place) }
        default: return false
        }
    }
}

extension Argument {
    /// A closure, or the object itself as a delegate.
    fileprivate var takesAnswer: Bool {
        if case .closure = value.core.kind { return true }
        return value.core.isSelf && (label.map(Conventions.takesListener) ?? false)
    }
}
