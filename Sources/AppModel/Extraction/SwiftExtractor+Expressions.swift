import Syntax

extension SwiftExtractor {
    /// The expression that lies flat among a node's children, folded by Swift's standard precedences.
    func expression(in node: Int) -> Expression {
        if let operand = onlyOperand(in: node) { return chain(operand) }
        return nested(node) { isTooDeep in
            var folder = Folder(items: items(in: node), empty: Expression(.other([]), tree.range(ofNode: node)))
            return isTooDeep ? folder.operands() : folder.fold()
        }
    }

    /// The chain that most expressions consist of.
    private func onlyOperand(in node: Int) -> Int? {
        var operand: Int?
        for child in tree.children(of: node) {
            switch tree.nodes[child].kind {
            case .chain where operand == nil: operand = child
            case .argumentLabel: continue
            default: return nil
            }
        }
        return operand
    }

    private func items(in node: Int) -> [Folder.Item] {
        var items: [Folder.Item] = []
        for child in tree.children(of: node) {
            let range = tree.range(ofNode: child)
            switch tree.nodes[child].kind {
            case .chain:
                items.append(.operand(chain(child)))
            case .prefixOperator:
                items.append(.prefix(tree.text(ofNode: child), range))
            case .tryOperator:
                let last = tree.bytes[Int(range.end) - 1]
                items.append(.attempt(last == UInt8(ascii: "!") ? .forced : last == UInt8(ascii: "?") ? .optional : .propagating, range))
            case .binaryOperator:
                items.append(.binary(tree.text(ofNode: child)))
            case .assignment:
                items.append(.assignment)
            case .ternary:
                items.append(.ternary(expression(in: child)))
            case .cast:
                let text = tree.text(ofToken: Int(tree.nodes[child].firstToken) + 1)
                let strength: Expression.CastStrength = text == "?" ? .conditional : text == "!" ? .forced : .certain
                items.append(.cast(strength, tree.child(of: child, .type).map(typeReference) ?? TypeReference(""), range))
            case .typeTest:
                items.append(.test(tree.child(of: child, .type).map(typeReference) ?? TypeReference(""), range))
            case .pattern:
                // `let x` inside of an expression pattern binds, it has no value.
                let name = tree.child(of: child, .name).map { Expression(.name(tree.name(ofNode: $0)), tree.range(ofNode: $0)) }
                items.append(.operand(Expression(.other(name.map { [$0] } ?? []), range)))
            default:
                break
            }
        }
        return items
    }

    // MARK: Chains

    func link(_ node: Int, on base: Expression) -> Expression.Kind {
        switch tree.nodes[node].kind {
        case .member:
            // The name is the token behind the period.
            let token = Int(tree.nodes[node].firstToken) + 1
            guard token < tree.nodes[node].endToken else { return base.kind }
            let name = Expression.Name(text: tree.name(ofToken: token), range: tree.tokens[token].range)
            return .member(base, name)
        case .arguments:
            return .call(Call(callee: callee(base), arguments: arguments(node)))
        case .trailingClosure:
            let argument = Argument(
                label: tree.child(of: node, .argumentLabel).map(label),
                value: tree.child(of: node, .closure).map(primary) ?? Expression(.other([]), base.range))
            // It joins the call whose parentheses or closure it follows.
            if case .call(var call) = base.kind {
                call.arguments.append(argument)
                return .call(call)
            }
            return .call(Call(callee: base, arguments: [argument]))
        case .subscriptArguments:
            return .element(base, arguments(node))
        case .optionalChain:
            return .optional(base)
        case .forceUnwrap:
            return .forced(base)
        case .genericArguments:
            guard case .name(let name) = base.kind else { return base.kind }
            return .type(
                TypeReference(
                    name, arguments: tree.children(of: node).filter { tree.nodes[$0].kind == .type }.map(typeReference), range: base.range))
        case .argumentLabels:
            return initializerHandedOver(base, tree.text(ofNode: node), tree.range(ofNode: node)) ?? base.kind
        case .postfixOperator:
            return .prefix(tree.text(ofNode: node), base)
        default:
            return .other([base])
        }
    }

    /// `State.init(activity:)`, which is a closure that calls it: `{ State.init(activity: $0) }`.
    private func initializerHandedOver(_ base: Expression, _ labels: String, _ range: SourceRange) -> Expression.Kind? {
        guard case .member(_, let name) = base.kind, name.text == "init" else { return nil }
        let labels = labels.dropFirst().dropLast().split(separator: ":").map { $0.filter { !$0.isWhitespace } }
        let arguments = labels.enumerated().map { position, label in
            Argument(label: label == "_" ? nil : label, value: Expression(.name("$\(position)"), range))
        }
        let whole = SourceRange(start: base.range.start, end: range.end)
        let call = Expression(.call(Call(callee: base, arguments: arguments)), whole)
        return .closure(Closure(parameters: [], body: [Statement(.returns(call), whole)]))
    }

    /// `self(page: 1)` in a class method, as Swift 1 wrote `self.init(page: 1)`.
    private func callee(_ base: Expression) -> Expression {
        guard case .selfReference = base.kind else { return base }
        return Expression(.member(base, Expression.Name(text: "init", range: base.range)), base.range)
    }

    func arguments(_ node: Int) -> [Argument] {
        tree.children(of: node).compactMap { child in
            guard tree.nodes[child].kind == .argument else { return nil }
            return Argument(
                label: tree.child(of: child, .argumentLabel).map(label), value: expression(in: child), isReference: tree.isReference(child))
        }
    }

    private func label(_ node: Int) -> String {
        tree.name(ofToken: Int(tree.nodes[node].firstToken))
    }

    func primaryKind(_ node: Int, _ range: SourceRange) -> Expression.Kind {
        switch tree.nodes[node].kind {
        case .name:
            let text = tree.name(ofToken: Int(tree.nodes[node].firstToken))
            switch text {
            case "self": return .selfReference
            case "super": return .superReference
            default: return .name(text)
            }
        case .stringLiteral: return stringLiteral(node)
        case .integerLiteral: return .integer(Int(tree.text(ofNode: node)))
        case .floatLiteral: return .float(Double(tree.text(ofNode: node)))
        case .booleanLiteral: return .boolean(tree.tokens[Int(tree.nodes[node].firstToken)].word == .true)
        case .nilLiteral: return .nilLiteral
        case .implicitMember:
            let token = Int(tree.nodes[node].firstToken) + 1
            return .implicitMember(token < tree.nodes[node].endToken ? tree.name(ofToken: token) : "")
        case .tuple:
            let arguments = arguments(node)
            if arguments.count == 1, arguments[0].label == nil { return arguments[0].value.kind }
            return .tuple(arguments)
        case .array: return .array(arguments(node).map(\.value))
        case .dictionary: return .dictionary(arguments(node).map(\.value))
        case .closure: return .closure(closure(node))
        case .ifExpression: return .conditional(Statement(.branch(ifBranch(node)), range))
        case .switchExpression: return .conditional(Statement(.branch(switchBranch(node)), range))
        case .type: return .type(typeReference(node))
        case .macroExpansion: return macro(node)
        case .keyPath: return .keyPath(keyPathComponents(node))
        default: return .other([])
        }
    }

    private func closure(_ node: Int) -> Closure {
        guard keepsBodies else { return Closure(parameters: [], body: []) }
        let signature = tree.child(of: node, .closureSignature)
        let parameters = signature.flatMap { tree.child(of: $0, .parameters) }.map(parameters) ?? []
        let returnType = signature.flatMap { tree.child(of: $0, .returnType) }.flatMap { tree.child(of: $0, .type) }
        let givesValue = givesValue(type: returnType)
        var body: [Statement] = []
        // What a capture list computes happens before the body.
        for capture in signature.flatMap({ tree.child(of: $0, .captureList) }).map({ Array(tree.children(of: $0)) }) ?? [] {
            guard let name = tree.child(of: capture, .name), let value = tree.child(of: capture, .initializer) else { continue }
            body.append(
                Statement(
                    .local(
                        Statement.Local(
                            name: tree.name(ofNode: name), nameRange: tree.range(ofNode: name), type: nil,
                            value: expression(in: value), isLet: true)), tree.range(ofNode: capture)))
        }
        return Closure(parameters: parameters, body: body + statements(in: node, givesValue: givesValue))
    }

    private func macro(_ node: Int) -> Expression.Kind {
        let name = tree.child(of: node, .name).map(tree.text(ofNode:)) ?? ""
        let arguments = tree.child(of: node, .arguments).map(arguments) ?? []
        switch name {
        case "keyPath":
            guard let path = arguments.first?.value else { return .other([]) }
            let components = components(of: path)
            return components.isEmpty ? .other([]) : .string(components.joined(separator: "."))
        case "selector":
            guard let target = arguments.first?.value else { return .other([]) }
            return .selector(target)
        default:
            return .other(arguments.map(\.value))
        }
    }

    /// `Reader.page.title` gives `page`, `title`: a capitalised head is the root type, which the string leaves out.
    private func components(of expression: Expression) -> [String] {
        switch expression.kind {
        case .name(let name): name.first?.isUppercase == true ? [] : [name]
        case .member(let base, let name): components(of: base) + (name.text.first?.isUppercase == true ? [] : [name.text])
        case .optional(let base), .forced(let base): components(of: base)
        default: []
        }
    }

    private func keyPathComponents(_ node: Int) -> [String] {
        tree.children(of: node).filter { tree.nodes[$0].kind == .member }.map { member in
            tree.name(ofToken: Int(tree.nodes[member].endToken) - 1)
        }
    }

    // MARK: Strings

    /// What stands between the quotes of a literal that has nothing to undo.
    private func plainInside(ofToken token: Int) -> SourceRange? {
        let range = tree.tokens[token].range
        let text = tree.bytes[range]
        guard text.count >= 2, text.first == UInt8(ascii: "\""), text.count == 2 || text[text.startIndex + 1] != UInt8(ascii: "\""),
            !text.contains(UInt8(ascii: "\\"))
        else { return nil }
        return SourceRange(start: range.start + 1, end: range.end - 1)
    }

    private func stringLiteral(_ node: Int) -> Expression.Kind {
        let first = Int(tree.nodes[node].firstToken)
        if tree.tokens[first].kind == .string {
            if let inside = plainInside(ofToken: first) { return .string(tree.text(inside)) }
            return .string(SwiftStringLiteral.value(of: Array(tree.bytes[tree.tokens[first].range])))
        }
        let opening = tree.text(tree.tokens[first].range)
        // The indentation is not taken off piece by piece.
        let isMultiLine = opening.hasSuffix("\"\"\"")
        var pieces: [Expression] = []
        var index = first + 1
        let interpolations = tree.children(of: node).filter { tree.nodes[$0].kind == .interpolation }
        var next = 0
        while index < Int(tree.nodes[node].endToken) {
            let token = tree.tokens[index]
            if token.kind == .stringSegment {
                let text = SwiftStringLiteral.segment(Array(tree.bytes[token.range]), opening: opening)
                pieces.append(Expression(isMultiLine ? .other([]) : .string(text), token.range))
                index += 1
            } else if token.kind == .interpolationStart, next < interpolations.count {
                let node = interpolations[next]
                next += 1
                let values = arguments(node).map(\.value)
                pieces.append(values.count == 1 ? values[0] : Expression(.other(values), tree.range(ofNode: node)))
                index = max(index + 1, Int(tree.nodes[node].endToken))
            } else {
                index += 1
            }
        }
        return .interpolation(pieces)
    }
}
