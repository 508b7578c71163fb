import Syntax

// What a factory asks the path for, told by the text that it compares.

extension App {
    /// The identifiers for which a value that comes out of the path, which a factory is asked for, is some text; `nil` where that is not told:
    /// of its beginning, which many objects share, and of what is made of it in other ways.
    func identifiers(
        giving text: String, as expression: Expression, _ place: Place, _ factory: Function, depth: Int = 0
    ) -> Set<String>? {
        guard depth < 8, !expression.core.isFirstOfList else { return nil }
        func identifiers(giving text: String, _ part: Expression) -> Set<String>? {
            self.identifiers(giving: text, as: part, place, factory, depth: depth + 1)
        }
        switch expression.core.kind {
        case .name(let name):
            guard let locals = place.locals?.lookUp(name) else { return nil }
            func origin(_ value: Expression) -> Set<String>? {
                self.identifiers(giving: text, as: value, place.before(locals), factory, depth: depth + 1)
            }
            switch locals.binding.origin {
            case .parameter:
                let parameters = factory.fact.parameters
                return parameters.count > 1 && locals.binding.id == parameters.count - 2 ? [text] : nil
            case .local(let local):
                return isReassigned(name, in: factory) ? nil : local.value.flatMap(origin)
            case .unwrapped(_, let value): return isReassigned(name, in: factory) ? nil : origin(value)
            case .element, .pattern: return nil
            }
        case .member(let base, _): return expression.core.isAnotherText ? nil : identifiers(giving: text, base)
        case .tuple(let parts): return parts.onlyElement.flatMap { identifiers(giving: text, $0.value) }
        case .interpolation(let pieces): return pieces.onlyElement.flatMap { identifiers(giving: text, $0) }
        case .binary(let first, "??", let second):
            guard let identifiers = identifiers(giving: text, first) else { return nil }
            if let fallback = string(second, at: place).text { return fallback == text ? nil : identifiers }
            // `aliases[last] ?? last`; what else there may be is no identifier.
            return identifiers.union(self.identifiers(giving: text, as: second, place, factory, depth: depth + 1) ?? [])
        case .element(let base, let arguments):
            guard let key = arguments.first?.value else { return nil }
            guard let table = table(base, at: place) else { return isOfPath(base, place, factory) ? identifiers(giving: text, base) : nil }
            var found: Set<String> = []
            for entry in table where entry.value == text {
                guard let identifiers = identifiers(giving: entry.key, key) else { return nil }
                found.formUnion(identifiers)
            }
            if let fallback = arguments.first(where: { $0.label == "default" })?.value {
                guard let others = identifiers(giving: text, fallback) else { return nil }
                found.formUnion(others)
            }
            return found
        case .call(let call): return self.identifiers(giving: text, by: call, place, factory, depth: depth + 1)
        default: return nil
        }
    }

    private func identifiers(giving text: String, by call: Call, _ place: Place, _ factory: Function, depth: Int) -> Set<String>? {
        func identifiers(giving text: String, _ part: Expression) -> Set<String>? {
            self.identifiers(giving: text, as: part, place, factory, depth: depth + 1)
        }
        if let list = call.receiver, isOfPath(list, place, factory) {
            if ["joined", "componentsJoinedByString"].contains(call.name) {
                guard let separator = call.arguments.onlyElement.flatMap({ string($0.value, at: place).text }), !separator.isEmpty else {
                    return nil
                }
                return identifiers(giving: text.behind(last: separator), list)
            }
            let isSame = call.arguments.allSatisfy { argument in
                !argument.value.contains { part in
                    switch part.kind {
                    case .element, .interpolation: true
                    case .call(let call): call.receiver != nil || !["String", "NSString"].contains(call.name)
                    default: false
                    }
                } || ["objectAtIndex", "object"].contains(call.name)
            }
            return Expression(.call(call), call.nameRange).isAnotherText || !isSame ? nil : identifiers(giving: text, list)
        }
        guard call.receiver == nil || call.name == "init" || call.name == "stringWithString", let value = call.arguments.onlyElement else {
            return nil
        }
        let isText = ["String", "NSString", "init", "stringWithString", "Optional"].contains(call.name)
        return isText ? identifiers(giving: text, value.value) : nil
    }

    /// Whether the path that a factory is asked for is named in an expression, as it is or as a local.
    private func isOfPath(_ expression: Expression, _ place: Place, _ factory: Function, depth: Int = 0) -> Bool {
        let parameters = factory.fact.parameters
        guard depth < 4, parameters.count > 1 else { return false }
        return expression.contains { part in
            guard case .name(let name) = part.kind, let locals = place.locals?.lookUp(name) else { return false }
            switch locals.binding.origin {
            case .parameter: return locals.binding.id == parameters.count - 2
            case .local(let local): return local.value.map { isOfPath($0, place.before(locals), factory, depth: depth + 1) } ?? false
            case .unwrapped(_, let value): return isOfPath(value, place.before(locals), factory, depth: depth + 1)
            case .element, .pattern: return false
            }
        }
    }

    /// The texts of a dictionary that is spelt out and never changes.
    private func table(_ expression: Expression, at place: Place) -> [(key: String, value: String)]? {
        var elements: [Expression] = []
        var origin = place
        if case .dictionary(let spelt) = expression.core.kind {
            elements = spelt
        } else {
            switch program.reference(expression.core, at: place) {
            case .property(let declaration, let property, let owner)? where property.modifiers.contains(.isLet) && !property.isComputed:
                guard case .dictionary(let spelt)? = property.value?.core.kind else { return nil }
                (elements, origin) = (spelt, Place(in: declaration, of: owner, isStatic: true))
            case .global(let property, let file)? where property.modifiers.contains(.isLet):
                guard case .dictionary(let spelt)? = property.value?.core.kind else { return nil }
                (elements, origin) = (spelt, Place(file: file))
            case .local(let locals)?:
                guard case .local(let local) = locals.binding.origin, local.isLet, case .dictionary(let spelt)? = local.value?.core.kind
                else { return nil }
                (elements, origin) = (spelt, place.before(locals))
            default: return nil
            }
        }
        guard !elements.isEmpty, elements.count.isMultiple(of: 2) else { return nil }
        var entries: [(key: String, value: String)] = []
        for index in stride(from: 0, to: elements.count, by: 2) {
            guard let key = string(elements[index], at: origin).text, let value = string(elements[index + 1], at: origin).text else {
                return nil
            }
            entries.append((key, value))
        }
        return entries
    }
}

extension Expression {
    /// `path.first`, `[path firstObject]`, `path[0]`, `path[path.count - 2]`.
    fileprivate var isFirstOfList: Bool {
        switch kind {
        case .member(_, let name): name.text == "first" || name.text == "firstObject"
        case .element(_, let arguments):
            switch arguments.onlyElement?.value.core.kind {
            case .integer(0?): true
            case .binary(_, "-", let distance): if case .integer(1?) = distance.core.kind { false } else { true }
            default: false
            }
        default: false
        }
    }

    /// With what names of methods begin that make a text of another one.
    private static let beginningsOfTextMakers = [
        "lowercase", "uppercase", "prefix", "suffix", "dropFirst", "dropLast", "split", "components", "replacing", "trimming", "substring",
        "stringBy",
    ]

    /// Whether a text is made of another, `last.lowercased()`, `[last substringFromIndex:4]`: what it is compared with is no identifier then.
    fileprivate var isAnotherText: Bool {
        switch kind {
        case .member(_, let name): ["lowercaseString", "uppercaseString", "capitalizedString", "capitalized"].contains(name.text)
        case .call(let call):
            call.receiver != nil && Self.beginningsOfTextMakers.contains(where: call.name.hasPrefix)
        default: false
        }
    }
}

extension String {
    /// What follows the last occurrence of another text; all of it where there is none.
    fileprivate func behind(last separator: String) -> String {
        let (text, mark) = (Array(utf8), Array(separator.utf8))
        guard !mark.isEmpty, text.count >= mark.count else { return self }
        for start in (0...(text.count - mark.count)).reversed() where text[start..<(start + mark.count)].elementsEqual(mark) {
            return String(decoding: text[(start + mark.count)...], as: UTF8.self)
        }
        return self
    }
}
