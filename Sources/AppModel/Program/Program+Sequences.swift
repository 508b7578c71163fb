import Syntax

extension Program {
    /// What a method of a collection makes of its elements: `files.map(\.id)`, `tabs.filter { $0.isOpen }`.
    func type(ofElementsOf base: Expression, _ method: String, _ call: Call, at place: Place, depth: Int) -> StaticType? {
        guard let whole = type(of: base, at: place, depth: depth + 1) else { return nil }
        let list = whole.unwrapped
        switch method {
        case "objectAtIndex", "firstObject", "lastObject", "anyObject": return list.listElement.map(StaticType.optional)
        case "objectForKey", "objectForKeyedSubscript": return list.elementType.map(StaticType.optional)
        case "copy", "mutableCopy": return list.elementType.map { _ in list }
        default: break
        }
        if case .optional = whole, list.elementType == nil, method == "map" || method == "flatMap" {
            return transformed(call, over: base, at: place, depth: depth).map { .optional($0.unwrapped) }
        }
        guard case .named(let collection, let elements) = list, collection == "Array" || collection == "Set", elements.count == 1 else {
            return nil
        }
        switch method {
        case "map":
            return transformed(call, over: base, at: place, depth: depth).map { .named("Array", [$0]) }
        case "compactMap":
            return transformed(call, over: base, at: place, depth: depth).map { .named("Array", [$0.unwrapped]) }
        case "filter":
            return .named(collection, elements)
        case "sorted", "reversed", "shuffled":
            return .named("Array", elements)
        case "removeFirst", "removeLast":
            return elements[0]
        case "popLast", "popFirst", "randomElement":
            return .optional(elements[0])
        default:
            return nil
        }
    }

    /// The type that a closure that is one return, or a key path, makes of an element.
    private func transformed(_ call: Call, over base: Expression, at place: Place, depth: Int) -> StaticType? {
        guard call.arguments.count == 1, let transform = call.arguments.first?.value else { return nil }
        let name: String
        let result: Expression
        switch transform.kind {
        case .closure(let closure):
            guard closure.parameters.count <= 1, let value = closure.body.onlyReturn else { return nil }
            result = value
            name = closure.parameters.first?.name ?? "$0"
        case .keyPath(let components):
            name = "$0"
            result = components.reduce(Expression(.name(name), transform.range)) { base, component in
                Expression(.member(base, Expression.Name(text: component, range: transform.range)), transform.range)
            }
        default:
            return nil
        }
        // No binding of the function's own has this number.
        let element = LocalScope.Binding(id: -1, name: name, origin: .element(of: base))
        return type(of: result, at: place.with(LocalScope(element, outer: place.locals)), depth: depth + 1)
    }
}
