import Syntax

extension SwiftExtractor {
    /// A `type` node as the rules see it: the name and arguments of what it boils down to.
    func typeReference(_ node: Int) -> TypeReference {
        let range = tree.range(ofNode: node)
        var first = Int(tree.nodes[node].firstToken)
        var end = Int(tree.nodes[node].endToken)
        while end > first, tree.tokens[end - 1].kind == .postfixQuestion || tree.tokens[end - 1].kind == .postfixExclamation { end -= 1 }
        let marks = tree.tokens(from: end, before: Int(tree.nodes[node].endToken))
        // Each would be a level of its own; nobody means so many.
        guard marks.count <= 16 else { return TypeReference("", range: range) }
        first = skippingSpecifiers(from: first, to: end)
        var type = first < end ? core(node, from: first, to: end) : TypeReference("")
        // The mark behind a function's result belongs to the result.
        guard !type.name.isEmpty || tree.tokens[max(first, end - 1)].kind == .rightParen else { return TypeReference("", range: range) }
        type.range = range
        for mark in marks {
            type = TypeReference(
                "Optional", arguments: [type], isImplicitlyUnwrapped: tree.tokens[mark].kind == .postfixExclamation, range: range)
        }
        return type
    }

    /// Past `@escaping`, `inout`, `any`, `some` and the like.
    private func skippingSpecifiers(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end - 1 {
            let token = tree.tokens[index]
            if token.kind == .at {
                index += 2
                if index < end, tree.tokens[index].kind == .leftParen, !tree.tokens[index].flags.contains(.spaceBefore) {
                    index = pastBrackets(from: index, to: end)
                }
                continue
            }
            guard token.kind == .identifier,
                tree.tokens[index + 1].kind == .identifier || tree.tokens[index + 1].kind == .leftParen
                    || tree.tokens[index + 1].kind == .leftBracket || tree.tokens[index + 1].kind == .at
            else { return index }
            switch tree.tokens[index].word {
            case .inout, .any, .some, .borrowing, .consuming, .sending, .isolated, .__owned, .__shared, .each, .repeat, .nonisolated:
                index += 1
            default:
                return index
            }
        }
        return index
    }

    private func core(_ node: Int, from first: Int, to end: Int) -> TypeReference {
        // Most types are one word.
        if first + 1 == end, tree.tokens[first].kind == .identifier { return TypeReference(tree.name(ofToken: first)) }
        let children = tree.children(of: node).filter { tree.nodes[$0].kind == .type }
        switch tree.tokens[first].kind {
        case .leftBracket:
            guard pastBrackets(from: first, to: end) == end else { return TypeReference("") }
            switch children.count {
            case 1: return TypeReference("Array", arguments: [typeReference(children[0])])
            case 2: return TypeReference("Dictionary", arguments: children.map(typeReference))
            default: return TypeReference("")
            }
        case .leftParen:
            // A lone type in parentheses is that type; anything else is a tuple or a function.
            guard pastBrackets(from: first, to: end) == end, children.count == 1,
                tree.range(ofNode: children[0]).start == tree.tokens[first + 1].start
            else { return TypeReference("") }
            return typeReference(children[0])
        case .identifier:
            return named(from: first, to: end, children: children)
        default:
            return TypeReference("")
        }
    }

    /// A dotted name; of a composition `A & B` the first, which is where a superclass stands.
    private func named(from first: Int, to end: Int, children: [Int]) -> TypeReference {
        var name = ""
        var lastArguments: (from: UInt32, to: UInt32)?
        var index = first
        while index < end {
            switch tree.tokens[index].kind {
            case .identifier:
                name += name.isEmpty ? tree.name(ofToken: index) : "." + tree.name(ofToken: index)
                lastArguments = nil
                index += 1
            case .period:
                index += 1
            case .leftAngle:
                let past = pastBrackets(from: index, to: end)
                lastArguments = (tree.tokens[index].start, tree.tokens[past - 1].end)
                index = past
            case .arrow:
                return TypeReference("")
            default:
                index = end
            }
        }
        let arguments = children.filter { child in
            guard let lastArguments else { return false }
            let range = tree.range(ofNode: child)
            return lastArguments.from <= range.start && range.end <= lastArguments.to
        }
        return TypeReference(withoutModule(name), arguments: arguments.map(typeReference))
    }

    private func withoutModule(_ name: String) -> String {
        for module in ["UIKit.", "Foundation.", "Swift.", "AppKit.", "SwiftUI.", "SwiftData.", "Observation.", "Combine."]
        where name.hasPrefix(module) {
            return String(name.dropFirst(module.count))
        }
        return name
    }

    /// Index past the bracket that closes the one at `index`, or `end`.
    private func pastBrackets(from index: Int, to end: Int) -> Int {
        var depth = 0
        var index = index
        while index < end {
            switch tree.tokens[index].kind {
            case .leftParen, .leftBracket, .leftBrace, .leftAngle: depth += 1
            case .rightParen, .rightBracket, .rightBrace, .rightAngle: depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return index }
        }
        return end
    }
}
