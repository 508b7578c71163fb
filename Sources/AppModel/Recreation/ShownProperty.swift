import Syntax

/// A property of a screen whose value is looked for in what the screen shows.
struct ShownProperty {
    private let names: Set<String>

    init(_ name: String) { names = [name, "_" + name] }

    /// Whether an expression is the property, by its name or by a local that is it.
    func isMeant(by expression: Expression, at place: Place) -> Bool {
        guard case .name(let name) = expression.core.kind, let locals = place.locals?.lookUp(name) else {
            return expression.core.plainName.map(names.contains) == true
        }
        guard locals.binding.origin.isMade, let first = place.firstValue(of: name) else { return false }
        return isMeant(by: first.value, at: first.place)
    }

    /// Where something of the property is asked for: `item.name`, `rooms["a"].count`.
    func use(in value: Expression, at place: Place) -> SourceRange? {
        var found: SourceRange?
        _ = value.contains { part in
            switch part.kind {
            case .member(let base, _): if isMeant(by: base.withoutElements, at: place) { found = part.range }
            case .call(let call): if let receiver = call.receiver, isMeant(by: receiver.withoutElements, at: place) { found = part.range }
            default: break
            }
            return found != nil
        }
        return found
    }

    /// Whether the property, or a local that is made of it, is part of an expression.
    func isPart(of value: Expression, at place: Place, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        return value.contains { part in
            if isMeant(by: part, at: place) { return true }
            guard case .name(let name) = part.kind, let first = place.firstValue(of: name) else { return false }
            return isPart(of: first.value, at: first.place, depth: depth + 1)
        }
    }
}

extension LocalScope.Binding.Origin {
    /// Whether it begins with a value that is written beside it.
    fileprivate var isMade: Bool {
        switch self {
        case .local, .unwrapped: true
        case .parameter, .element, .pattern: false
        }
    }
}
