import Syntax

extension ObjectiveCExtractor {
    /// The expression that lies flat among a node's children, folded by precedences that C and Swift share.
    func expression(in node: Int) -> Expression {
        nested(node) { isTooDeep in
            let empty = Expression(.other([]), tree.range(ofNode: node))
            let values = items(in: node).map { items in
                var folder = Folder(items: items, empty: empty)
                return isTooDeep ? folder.operands() : withInitializer(folder.fold())
            }
            return values.count == 1 ? values[0] : Expression(.other(values), tree.range(ofNode: node))
        }
    }

    /// `self = [self initShort]` runs an initializer.
    private func withInitializer(_ expression: Expression) -> Expression {
        guard case .assignment(let target, nil, let value) = expression.kind, target.isSelf else { return expression }
        return Expression(.assignment(target: target, operation: nil, value: initialization(value)), expression.range)
    }

    /// A message without arguments to `self` or `super`, whose value is taken, as the initializer that its name says it is.
    func initialization(_ value: Expression) -> Expression {
        guard case .member(let base, let name) = value.kind, base.isSelf || base.isSuper,
            let argument = ObjectiveCName.voidArgument(of: name.text, name.range)
        else { return value }
        let callee = Expression(.member(base, Expression.Name(text: "init", range: name.range)), value.range)
        return Expression(.call(Call(callee: callee, arguments: [argument])), value.range)
    }

    /// What lies between the commas.
    private func items(in node: Int) -> [[Folder.Item]] {
        var groups: [[Folder.Item]] = [[]]
        for child in tree.children(of: node) {
            let range = tree.range(ofNode: child)
            switch tree.nodes[child].kind {
            case .chain:
                groups[groups.count - 1].append(.operand(chain(child)))
            case .prefixOperator:
                groups[groups.count - 1].append(.prefix(tree.text(ofNode: child), range))
            case .binaryOperator:
                let text = tree.text(ofNode: child)
                if text == "," { groups.append([]) } else { groups[groups.count - 1].append(.binary(text)) }
            case .assignment:
                groups[groups.count - 1].append(.assignment)
            case .ternary:
                // `a ?: b`
                let isShort = !hasExpression(child)
                groups[groups.count - 1].append(isShort ? .binary("??") : .ternary(expression(in: child)))
            case .cast:
                let type = tree.child(of: child, .type).map { typeReference($0, pointer: false) } ?? TypeReference("")
                if !type.name.isEmpty { groups[groups.count - 1].append(.prefixCast(type, range)) }
            case .initializerList:
                groups[groups.count - 1].append(.operand(Expression(.other(arguments(child).map(\.value)), range)))
            default:
                break
            }
        }
        return groups
    }

    // MARK: Chains

    func link(_ node: Int, on base: Expression) -> Expression.Kind {
        switch tree.nodes[node].kind {
        case .member:
            let token = Int(tree.nodes[node].endToken) - 1
            var text = tree.text(ofToken: token)
            if tree.tokens[Int(tree.nodes[node].firstToken)].kind == .arrow, text.hasPrefix("_"), text.utf8.count > 1 { text.removeFirst() }
            return member(text, tree.tokens[token].range, of: base)
        case .arguments: return .call(Call(callee: base, arguments: arguments(node)))
        case .subscriptArguments: return .element(base, arguments(node))
        case .postfixOperator: return .prefix(tree.text(ofNode: node), base)
        case .genericArguments, .tokens: return base.kind
        default: return .other([base])
        }
    }

    /// A property, or a message without arguments: `class` names the type.
    private func member(_ name: String, _ range: SourceRange, of base: Expression) -> Expression.Kind {
        guard name == "class" else { return .member(base, Expression.Name(text: name, range: range)) }
        switch base.kind {
        case .selfReference where isClassMethod: return .selfReference
        case .name(let type) where type.first?.isUppercase == true: return .member(base, Expression.Name(text: "self", range: range))
        default: return .call(Call(callee: Expression(.name("type"), range), arguments: [Argument(label: "of", value: base)]))
        }
    }

    func arguments(_ node: Int) -> [Argument] {
        tree.children(of: node).compactMap { child in
            guard tree.nodes[child].kind == .argument else { return nil }
            return Argument(label: nil, value: expression(in: child), isReference: tree.isReference(child))
        }
    }

    func primaryKind(_ node: Int, _ range: SourceRange) -> Expression.Kind {
        switch tree.nodes[node].kind {
        case .name: return name(tree.text(ofNode: node), range)
        case .stringLiteral: return .string(ObjectiveCStringLiteral.value(of: node, in: tree))
        case .integerLiteral: return .integer(Int(tree.text(ofNode: node)))
        case .floatLiteral: return .float(Double(tree.text(ofNode: node)))
        case .booleanLiteral: return .boolean(tree.word(ofNode: node) == .true)
        case .nilLiteral: return .nilLiteral
        case .tuple:
            if let block = tree.child(of: node, .block) { return statementExpression(statements(in: block), range) }
            let arguments = arguments(node)
            return arguments.count == 1 ? arguments[0].value.kind : .other(arguments.map(\.value))
        case .array: return .array(arguments(node).map(\.value))
        case .dictionary: return .dictionary(arguments(node).map(\.value))
        case .initializerList: return .other(arguments(node).map(\.value))
        case .closure: return .closure(closure(node))
        case .messageSend: return message(node, range)
        case .boxedExpression:
            let value = expression(in: node)
            if case .string = value.kind { return value.kind }
            return .call(Call(callee: Expression(.name("NSNumber"), range), arguments: [Argument(label: "value", value: value)]))
        case .selectorLiteral:
            return .selector(Expression(.name(selectorText(node)), range))
        default: return .other([])
        }
    }

    /// `({ UILabel *label = [[UILabel alloc] init]; label; })` is a closure that is called where it stands, and gives its last expression.
    private func statementExpression(_ statements: [Statement], _ range: SourceRange) -> Expression.Kind {
        guard let last = statements.last, case .expression(let value) = last.kind else { return .other(statements.flatMap(\.expressions)) }
        let body = statements.dropLast() + [Statement(.returns(value), last.range)]
        return .call(Call(callee: Expression(.closure(Closure(parameters: [], body: Array(body))), range), arguments: []))
    }

    private func name(_ text: String, _ range: SourceRange) -> Expression.Kind {
        switch text {
        case "self": return .selfReference
        case "super": return .superReference
        default: break
        }
        // `_page` is the variable behind the property; a global keeps its name.
        guard text.utf8.count > 1, text.hasPrefix("_"), !text.hasPrefix("__"), text != "_cmd",
            !underscoredGlobals.contains(text)
        else { return .name(text) }
        return .member(Expression(.selfReference, range), Expression.Name(text: String(text.dropFirst()), range: range))
    }

    private func selectorText(_ node: Int) -> String {
        // `@`, `selector`, `(`, and the closing one, which an unfinished one has not.
        let inside = tree.tokens(ofNode: node).dropFirst(3)
        let isClosed = inside.last.map { tree.tokens[$0].kind == .rightParen } ?? false
        return inside.dropLast(isClosed ? 1 : 0).map(tree.text(ofToken:)).joined()
    }

    private func closure(_ node: Int) -> Closure {
        let signature = tree.child(of: node, .closureSignature)
        let parameters = signature.flatMap { tree.child(of: $0, .parameters) }.map(parameters) ?? []
        return Closure(parameters: parameters, body: statements(in: node))
    }

    // MARK: Messages

    private func message(_ node: Int, _ range: SourceRange) -> Expression.Kind {
        let receiver = tree.child(of: node, .receiver).map(expression(in:)) ?? Expression(.other([]), range)
        var pieces: [(name: String, range: SourceRange)] = []
        var arguments: [Argument] = []
        var isLabelled = false
        for child in tree.children(of: node) {
            switch tree.nodes[child].kind {
            case .selectorPiece:
                let token = Int(tree.nodes[child].firstToken)
                let text = tree.tokens[token].kind == .colon ? "" : tree.text(ofToken: token)
                pieces.append((text, tree.tokens[token].range))
                isLabelled = pieces.count > 1
            case .argument:
                let label = isLabelled ? pieces.last?.name : nil
                arguments.append(
                    Argument(
                        label: label?.isEmpty == true ? nil : label, value: expression(in: child), isReference: tree.isReference(child)))
            default:
                break
            }
        }
        guard let first = pieces.first else { return .other([receiver] + arguments.map(\.value)) }
        return message(first.name, first.range, to: receiver, pieces: pieces.count, arguments, range)
    }

    private func message(
        _ name: String, _ nameRange: SourceRange, to receiver: Expression, pieces: Int, _ arguments: [Argument], _ range: SourceRange
    ) -> Expression.Kind {
        if arguments.isEmpty {
            if name == "new" { return creation(of: receiver, [], nameRange, range, isNew: true) }
            if let type = allocated(receiver), ObjectiveCName.initializerLabel(of: name, hasArguments: false) != nil {
                let argument = ObjectiveCName.voidArgument(of: name, nameRange)
                return creation(of: type, argument.map { [$0] } ?? [], nameRange, range)
            }
            if Self.actions.contains(name) {
                return .call(
                    Call(callee: Expression(.member(receiver, Expression.Name(text: name, range: nameRange)), range), arguments: []))
            }
            return member(name, nameRange, of: receiver)
        }
        if let label = ObjectiveCName.initializerLabel(of: name, hasArguments: true) {
            var labelled = arguments
            labelled[0].label = label
            if let type = allocated(receiver) { return creation(of: type, labelled, nameRange, range) }
            let callee = Expression(.member(receiver, Expression.Name(text: "init", range: nameRange)), range)
            return .call(Call(callee: callee, arguments: labelled))
        }
        if pieces == 1, arguments.count == 1, let property = ObjectiveCName.property(ofSetter: name) {
            let target = Expression(
                .member(receiver, Expression.Name(text: property, range: nameRange)),
                SourceRange(start: receiver.range.start, end: nameRange.end))
            return .assignment(target: target, operation: nil, value: arguments[0].value)
        }
        let callee = Expression(
            .member(receiver, Expression.Name(text: name, range: nameRange)), SourceRange(start: receiver.range.start, end: nameRange.end))
        return .call(Call(callee: callee, arguments: arguments))
    }

    /// Messages without arguments that do something rather than ask for a property.
    private static let actions: Set<String> = [
        "init", "dealloc", "applicationFinishedRestoringState", "extendStateRestoration", "completeStateRestoration",
    ]

    /// The class in `[Class alloc]`.
    private func allocated(_ expression: Expression) -> Expression? {
        guard case .member(let base, let name) = expression.kind, name.text == "alloc" else { return nil }
        return base
    }

    private func creation(
        of type: Expression, _ arguments: [Argument], _ nameRange: SourceRange, _ range: SourceRange, isNew: Bool = false
    ) -> Expression.Kind {
        if case .name(let name) = type.kind, name.first?.isUppercase == true {
            return .call(Call(callee: type, arguments: arguments, isNew: isNew))
        }
        let callee = Expression(.member(type, Expression.Name(text: "init", range: nameRange)), range)
        return .call(Call(callee: callee, arguments: arguments, isNew: isNew))
    }
}

/// What adjacent literals of C or Objective-C stand for together.
enum ObjectiveCStringLiteral {
    static func value(of node: Int, in tree: SyntaxTree.View) -> String {
        var bytes: [UInt8] = []
        for token in tree.tokens(ofNode: node) where tree.tokens[token].kind == .string {
            append(tree.tokens[token].range, of: tree, to: &bytes)
        }
        return String(keeping: bytes)
    }

    private static func append(_ range: SourceRange, of file: SyntaxTree.View, to result: inout [UInt8]) {
        var index = Int(range.start)
        var end = Int(range.end)
        while index < end, file.bytes[index] != UInt8(ascii: "\"") { index += 1 }
        index += 1
        if end > index, file.bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
        while index < end {
            guard file.bytes[index] == UInt8(ascii: "\\"), index + 1 < end else {
                result.append(file.bytes[index])
                index += 1
                continue
            }
            index += 1
            switch file.bytes[index] {
            case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
            case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "0"): result.append(0)
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
                // The line goes on.
                if file.bytes[index] == UInt8(ascii: "\r"), index + 1 < end, file.bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"):
                let length = file.bytes[index] == UInt8(ascii: "U") ? 8 : file.bytes[index] == UInt8(ascii: "u") ? 4 : 2
                let last = min(end, index + 1 + length)
                let digits = file.text(SourceRange(start: UInt32(index + 1), end: UInt32(last)))
                if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
                    if length == 2 { result.append(UInt8(value)) } else { result += Array(String(Character(scalar)).utf8) }
                    index = last - 1
                }
            default: result.append(file.bytes[index])
            }
            index += 1
        }
    }
}
