import Syntax

/// Methods, C functions and blocks.
extension ObjectiveCExtractor {
    private struct Piece {
        var name: String
        var parameter: String?
        var type: TypeReference?
        var range: SourceRange
    }

    private func pieces(of node: Int) -> [Piece] {
        tree.children(of: node).filter { tree.nodes[$0].kind == .methodPiece }.map { piece in
            let names = tree.children(of: piece).filter { tree.nodes[$0].kind == .name }
            let type = tree.child(of: piece, .type)
            let hasColon = tree.tokens(ofNode: piece).contains { tree.tokens[$0].kind == .colon }
            guard hasColon else {
                return Piece(name: names.first.map(tree.text(ofNode:)) ?? "", range: tree.range(ofNode: piece))
            }
            let isNamed = tree.tokens[Int(tree.nodes[piece].firstToken)].kind == .identifier
            let name = isNamed ? tree.text(ofToken: Int(tree.nodes[piece].firstToken)) : ""
            let start = tree.tokens[Int(tree.nodes[piece].firstToken)].range
            return Piece(
                name: name, parameter: (isNamed ? names.dropFirst() : names[...]).last.map(tree.text(ofNode:)) ?? "",
                type: type.map { typeReference($0, pointer: false) }, range: start)
        }
    }

    /// A method with a body, or any of a protocol; a getter becomes a computed property.
    mutating func method(_ node: Int, in type: inout TypeDraft) {
        guard keepsBodies || type.kind == .protocol && mentionsCoder(node), let first = pieces(of: node).first else { return }
        let block = tree.child(of: node, .block)
        guard block != nil || type.kind == .protocol else {
            if returnsAction(node) { type.actions.append(first.name) }
            return
        }
        let pieces = pieces(of: node)
        let isStatic = tree.bytes[Int(tree.tokens[Int(tree.nodes[node].firstToken)].start)] == UInt8(ascii: "+")
        isClassMethod = isStatic
        let written = tree.child(of: node, .returnType).flatMap { tree.child(of: $0, .type) }
        let isVoid =
            written.map {
                tree.nodes[$0].endToken == tree.nodes[$0].firstToken + 1 && tree.tokens[Int(tree.nodes[$0].firstToken)].word == .void
            } ?? false
        let result = isVoid ? nil : written.map { typeReference($0, pointer: false) }
        let selector = first.parameter == nil ? first.name : pieces.map { $0.name + ":" }.joined()
        var modifiers: Modifiers = [.isObjectiveC]
        if isStatic { modifiers.insert(.isStatic) }

        var parameters: [ParameterFact] = []
        for (index, piece) in pieces.enumerated() {
            guard let parameter = piece.parameter else { continue }
            parameters.append(ParameterFact(label: index == 0 ? nil : piece.name, name: parameter, type: piece.type))
        }
        var kind = FunctionFact.Kind.method
        var name = first.name
        // An initializer gives an object back: `- (void)initViews` is a method like any other. Its calls tell that only without arguments.
        let isInitializer = !isStatic && !(isVoid && parameters.isEmpty)
        if isInitializer, let label = ObjectiveCName.initializerLabel(of: name, hasArguments: first.parameter != nil) {
            kind = .initializer
            name = "init"
            if !parameters.isEmpty {
                parameters[0].label = label
            } else if !label.isEmpty {
                parameters = [ParameterFact(label: label, name: "", type: TypeReference("Void"))]
            }
        } else if name == "dealloc" {
            kind = .deinitializer
        }
        let function = FunctionFact(
            kind: kind, name: name, nameRange: first.range, range: tree.range(ofNode: node), modifiers: modifiers, parameters: parameters,
            returnType: result, selector: selector, content: block.flatMap(body), bodyRange: block.map(tree.insideOfBraces),
            bodyIndentation: block.flatMap(tree.indentation), words: block.map(words) ?? .any)
        isClassMethod = false
        if kind == .method, first.parameter == nil, !isVoid, Hook(function) == nil {
            type.properties.removeAll { $0.name == name && $0.value == nil && $0.accessors.isEmpty && type.kind == .extension }
            type.properties.append(
                PropertyFact(
                    name: name, nameRange: first.range, modifiers: modifiers.union(.isComputed), type: result, value: nil,
                    accessors: [function.asGetter]))
            return
        }
        type.methods.append(function)
    }

    /// `- (IBAction)save:(id)sender`
    private func returnsAction(_ node: Int) -> Bool {
        guard let type = tree.child(of: node, .returnType).flatMap({ tree.child(of: $0, .type) }) else { return false }
        return tree.bytes(of: tree.tokens[Int(tree.nodes[type].firstToken)]).elementsEqual("IBAction".utf8)
    }

    /// What a protocol asks for is no slip, wherever the protocol stands.
    private func mentionsCoder(_ node: Int) -> Bool {
        tree.tokens(ofNode: node).contains { tree.bytes(of: tree.tokens[$0]).elementsEqual("NSCoder".utf8) }
    }

    func freeFunction(_ node: Int) -> FunctionFact {
        let name = tree.child(of: node, .name)
        let block = tree.child(of: node, .block)
        let parameters = tree.child(of: node, .parameters).map(parameters) ?? []
        return FunctionFact(
            kind: .method, name: name.map(tree.text(ofNode:)) ?? "", nameRange: name.map(tree.range(ofNode:)) ?? tree.range(ofNode: node),
            range: tree.range(ofNode: node), modifiers: [.isObjectiveC], parameters: parameters,
            returnType: tree.child(of: node, .type).map { typeReference($0, pointer: false) }, content: block.flatMap(body),
            bodyRange: block.map(tree.insideOfBraces), bodyIndentation: block.flatMap(tree.indentation), words: block.map(words) ?? .any)
    }

    /// The names among a node's tokens, and those that reading them gives: properties behind setters and variables, `init`.
    func words(_ node: Int) -> Words {
        tree.words([node], inMentioningFile: mentionsRestoration) { name, names in
            switch name.first {
            case UInt8(ascii: "_"):
                names.insert(name.dropFirst())
            case UInt8(ascii: "s") where name.count > 3 && name.starts(with: "set".utf8):
                if let property = ObjectiveCName.property(ofSetter: String(decoding: name, as: UTF8.self)) { names.insert(property.utf8) }
            case UInt8(ascii: "i") where name.starts(with: "init".utf8), UInt8(ascii: "n") where name.elementsEqual("new".utf8):
                names.insert("init".utf8)
            default:
                break
            }
        }
    }

    /// Parameters without labels, as C functions and blocks have them.
    func parameters(_ node: Int) -> [ParameterFact] {
        tree.children(of: node).compactMap { parameter in
            guard let name = tree.child(of: parameter, .name) else { return nil }
            return ParameterFact(
                label: nil, name: tree.text(ofNode: name), type: tree.child(of: parameter, .type).map { typeReference($0, pointer: false) })
        }
    }

    func body(_ block: Int) -> Body? {
        guard keepsBodies else { return nil }
        let isUnread = tree.nodes[block].flags.contains(.skipped)
        return isUnread
            ? tree.unreadBody(block, path: path, isClassMethod: isClassMethod, underscoredGlobals: underscoredGlobals)
            : .read(statements(in: block))
    }
}

/// How Swift names what Objective-C does.
enum ObjectiveCName {
    /// The label of `initWithTitle:`'s first argument, empty for a bare `init`; nil for what is no initializer.
    static func initializerLabel(of piece: String, hasArguments: Bool) -> String? {
        guard piece.hasPrefix("init") else { return nil }
        let rest = piece.dropFirst(4)
        guard let next = rest.first else { return "" }
        guard next.isUppercase else { return nil }
        return hasArguments
            ? lowered(rest.hasPrefix("With") && rest.count > 4 ? String(rest.dropFirst(4)) : String(rest)) : lowered(String(rest))
    }

    /// What `initShort` takes in Swift, `init(short: ())`, which tells it from the initializers of other names.
    static func voidArgument(of piece: String, _ range: SourceRange) -> Argument? {
        guard let label = initializerLabel(of: piece, hasArguments: false), !label.isEmpty else { return nil }
        return Argument(label: label, value: Expression(.tuple([]), range))
    }

    /// The property that `setTitle:` sets.
    static func property(ofSetter piece: String) -> String? {
        guard piece.hasPrefix("set"), let first = piece.dropFirst(3).first, first.isUppercase else { return nil }
        return lowered(String(piece.dropFirst(3)))
    }

    /// `Title` becomes `title`, but `URL` stays.
    static func lowered(_ name: String) -> String {
        guard let first = name.first else { return name }
        let rest = name.dropFirst()
        if let second = rest.first, second.isUppercase { return name }
        return first.lowercased() + rest
    }
}

extension FunctionFact {
    /// A method that reads a property, as Swift has it.
    fileprivate var asGetter: FunctionFact {
        FunctionFact(
            kind: .getter, name: "get", nameRange: nameRange, range: range, modifiers: modifiers, parameters: parameters,
            returnType: returnType,
            selector: selector, content: content, bodyRange: bodyRange, bodyIndentation: bodyIndentation,
            genericParameters: genericParameters,
            words: words)
    }
}
