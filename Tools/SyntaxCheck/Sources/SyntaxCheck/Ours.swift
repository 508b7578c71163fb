import Syntax

/// What our parser sees in a file.
func ourFacts(_ file: SourceFile) -> Facts {
    let tree = SyntaxTree(parsing: file)
    var reader = TapeReader(tree: tree)
    reader.facts.hasErrors = !tree.errors.isEmpty
    reader.read()
    reader.facts.sort()
    return reader.facts
}

private struct TapeReader {
    let tree: SyntaxTree
    let parents: [Int]
    var facts = Facts()

    init(tree: SyntaxTree) {
        self.tree = tree
        var parents = [Int](repeating: -1, count: tree.nodes.count)
        var open: [Int] = []
        for index in tree.nodes.indices {
            while let last = open.last, Int(tree.nodes[last].end) <= index { open.removeLast() }
            if let last = open.last { parents[index] = last }
            open.append(index)
        }
        self.parents = parents
    }

    mutating func read() {
        var index = 0
        while index < tree.nodes.count {
            index = visit(index) ? index + 1 : Int(tree.nodes[index].end)
        }
    }

    // MARK: Asking the tape

    private func kind(_ index: Int) -> Node.Kind { tree.nodes[index].kind }

    private func children(_ index: Int) -> [Int] {
        var children: [Int] = []
        var child = index + 1
        while child < Int(tree.nodes[index].end) {
            children.append(child)
            child = Int(tree.nodes[child].end)
        }
        return children
    }

    private func children(_ index: Int, _ kind: Node.Kind) -> [Int] {
        children(index).filter { self.kind($0) == kind }
    }

    private func first(_ index: Int, _ kind: Node.Kind) -> Int? {
        children(index).first { self.kind($0) == kind }
    }

    private func parentKind(_ index: Int) -> Node.Kind? {
        parents[index] < 0 ? nil : kind(parents[index])
    }

    private func tokens(_ index: Int) -> ArraySlice<Token> {
        let node = tree.nodes[index]
        return tree.tokens[Int(node.firstToken)..<Int(node.endToken)]
    }

    private func start(_ index: Int) -> Int {
        Int(tree.tokens[Int(tree.nodes[index].firstToken)].start)
    }

    private func end(_ index: Int) -> Int {
        tokens(index).last.map { Int($0.end) } ?? start(index)
    }

    private func text(_ token: Token) -> String { tree.file.text(token.range) }

    /// The tokens in a row, without white space and comments.
    private func spelling(_ index: Int) -> String { tokens(index).map(text).joined() }

    /// Where the first token of a kind stands among a node's own tokens.
    private func offset(of kind: Token.Kind, in index: Int) -> Int? {
        tokens(index).first { $0.kind == kind }.map { Int($0.start) }
    }

    // MARK: Declarations

    private mutating func declare(_ word: String, _ index: Int) {
        guard let name = first(index, .name) else { return }
        facts.add(.declarations, "\(word) \(spelling(name))", at: start(name))
    }

    private mutating func addParameters(_ index: Int) {
        guard let name = first(index, .name), let list = first(index, .parameters) else { return }
        let labels = children(list, .parameter).map { parameter -> String in
            guard let label = first(parameter, .name) else { return "_:" }
            // A lone type, as enum cases have it, has no label.
            return "\(spelling(label)):"
        }
        facts.add(.parameters, "(\(labels.joined()))", at: start(name))
    }

    private func boundNames(_ pattern: Int) -> [Int] {
        children(pattern).flatMap { child -> [Int] in
            switch kind(child) {
            case .name: [child]
            case .pattern: boundNames(child)
            default: []
            }
        }
    }

    private func captureNames(_ closure: Int) -> [String] {
        guard let signature = first(closure, .closureSignature), let list = first(signature, .captureList) else { return [] }
        return children(list, .capture).map { first($0, .name).map(spelling) ?? "" }
    }

    private func closureParameters(_ closure: Int) -> [String] {
        guard let signature = first(closure, .closureSignature), let list = first(signature, .parameters) else { return [] }
        return children(list, .parameter).map { children($0, .name).last.map(spelling) ?? "_" }
    }

    private func labels(_ list: Int) -> String {
        children(list, .argument).map { "\(first($0, .argumentLabel).map(label) ?? "_"):" }.joined()
    }

    private func label(_ index: Int) -> String {
        tokens(index).filter { $0.kind != .colon }.map(text).joined()
    }

    /// The trailing closures right after a link, as the other side spells them.
    private func trailing(after index: Int, first: String = "") -> String {
        var found = first
        var next = Int(tree.nodes[index].end)
        let limit = Int(tree.nodes[parents[index]].end)
        while next < limit, kind(next) == .trailingClosure {
            found += found.isEmpty ? " {}" : "\(self.first(next, .argumentLabel).map(label) ?? "_"):{}"
            next = Int(tree.nodes[next].end)
        }
        return found
    }

    /// Whether the trailing closure at `index` belongs to something before it that speaks for it.
    private func isClaimed(_ index: Int) -> Bool {
        let siblings = children(parents[index])
        guard let place = siblings.firstIndex(of: index), place > 0 else { return false }
        switch kind(siblings[place - 1]) {
        case .arguments, .subscriptArguments, .trailingClosure, .macroExpansion: return true
        default: return false
        }
    }

    // MARK: Visiting

    /// Notes what a node says; false skips its subtree.
    private mutating func visit(_ index: Int) -> Bool {
        if let parent = parentKind(index), holdsStatements(parent, of: index) {
            facts.add(.statements, "to \(end(index))", at: start(index))
        }
        switch kind(index) {
        case .importDecl:
            addImport(index)
            return true
        case .classDecl: declare("class", index)
        case .structDecl: declare("struct", index)
        case .enumDecl: declare("enum", index)
        case .actorDecl: declare("actor", index)
        case .protocolDecl: declare("protocol", index)
        case .extensionDecl:
            if let type = first(index, .type) {
                facts.add(.declarations, "extension \(spelling(type))", at: start(type))
            }
        case .functionDecl:
            declare("func", index)
            addParameters(index)
        case .initDecl:
            declare("init", index)
            addParameters(index)
        case .deinitDecl: declare("deinit", index)
        case .subscriptDecl:
            declare("subscript", index)
            addParameters(index)
        case .macroDecl:
            declare("macro", index)
            addParameters(index)
        case .accessor: declare("accessor", index)
        case .enumElement:
            declare("case", index)
            addParameters(index)
        case .typealiasDecl:
            declare("typealias", index)
            addDirectTypes(index)
        case .associatedtypeDecl:
            declare("associatedtype", index)
            addDirectTypes(index)
        case .operatorDecl: declare("operator", index)
        case .precedenceGroupDecl:
            declare("precedencegroup", index)
            return false
        case .variableDecl:
            let bindings = children(index, .binding)
            guard let first = bindings.first else { return true }
            // Attributes may hold closures with declarations of their own; the keyword stands right before the first name.
            let word = text(tree.tokens[Int(tree.nodes[first].firstToken) - 1])
            for binding in bindings {
                guard let pattern = self.first(binding, .pattern) else { continue }
                for name in boundNames(pattern) {
                    facts.add(.declarations, "\(word) \(spelling(name))", at: start(name))
                }
            }
        default:
            return visitInside(index)
        }
        return true
    }

    private mutating func addImport(_ index: Int) {
        let kinds = ["import", "typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
        let own = tokens(index)
        guard let keyword = own.firstIndex(where: { text($0) == "import" }) else { return }
        var path = own[(keyword + 1)...]
        if let first = path.first, kinds.contains(text(first)), path.count > 1 { path = path.dropFirst() }
        guard let first = path.first else { return }
        facts.add(.declarations, "import \(path.map(text).joined())", at: Int(first.start))
    }

    private mutating func addDirectTypes(_ index: Int) {
        for type in children(index, .type) { addType(type) }
    }

    private mutating func addType(_ index: Int) {
        facts.add(.types, spelling(index), at: start(index))
    }

    private func holdsStatements(_ parent: Node.Kind, of index: Int) -> Bool {
        switch parent {
        case .sourceFile, .block, .members, .caseBody:
            return true
        case .closure:
            return kind(index) != .closureSignature
        case .accessors:
            return false
        case .ifConfigClause:
            switch kind(index) {
            case .condition, .switchCase, .attribute: return false
            default: return holdsCode(parents[index])
            }
        default:
            return false
        }
    }

    /// A clause of `#if` inside a chain holds links, one inside a switch holds cases.
    private func holdsCode(_ clause: Int) -> Bool {
        var index = parents[clause]
        while index >= 0, kind(index) == .ifConfig || kind(index) == .ifConfigClause { index = parents[index] }
        return index >= 0 && kind(index) != .chain && kind(index) != .switchExpression
    }

    private mutating func visitInside(_ index: Int) -> Bool {
        switch kind(index) {
        case .ifConfigClause:
            facts.add(.controlFlow, tokens(index).first.map(text) ?? "", at: start(index))
        case .condition:
            return parentKind(index) != .ifConfigClause
        case .attribute:
            if let type = first(index, .type) {
                facts.add(.attributes, "@\(spelling(type))", at: start(index))
            } else {
                facts.add(.attributes, tokens(index).prefix(2).map(text).joined(), at: start(index))
            }
            return false
        case .modifier, .tokens, .genericParameters, .whereClause, .argumentLabels, .poundDirective:
            return false
        case .type:
            switch parentKind(index) {
            case .typeAnnotation, .returnType, .inheritance, .cast, .typeTest, .pattern, .chain: addType(index)
            default: break
            }
            return false
        case .genericArguments:
            if parentKind(index) == .chain { facts.add(.operators, "generic to \(end(index))", at: start(index)) }
            return false
        default:
            return visitStatement(index)
        }
        return true
    }

    private func count(_ index: Int, _ kinds: Node.Kind...) -> Int {
        children(index).filter { kinds.contains(kind($0)) }.count
    }

    private func conditions(_ index: Int) -> Int {
        count(index, .condition, .optionalBinding, .caseCondition, .availability)
    }

    private mutating func visitStatement(_ index: Int) -> Bool {
        let place = start(index)
        switch kind(index) {
        case .ifExpression:
            let hasElse = first(index, .elseClause) != nil
            facts.add(.controlFlow, "if \(conditions(index))\(hasElse ? " else" : "")", at: place)
        case .guardStatement: facts.add(.controlFlow, "guard \(conditions(index))", at: place)
        case .whileStatement: facts.add(.controlFlow, "while \(conditions(index))", at: place)
        case .forStatement: facts.add(.controlFlow, first(index, .whereGuard) == nil ? "for" : "for where", at: place)
        case .repeatStatement: facts.add(.controlFlow, "repeat", at: place)
        case .switchExpression: facts.add(.controlFlow, "switch", at: place)
        case .switchCase: facts.add(.controlFlow, "case \(count(index, .casePattern))", at: place)
        case .doStatement: facts.add(.controlFlow, "do \(count(index, .catchClause))", at: place)
        case .deferStatement: facts.add(.controlFlow, "defer", at: place)
        case .returnStatement: facts.add(.controlFlow, "return to \(end(index))", at: place)
        case .throwStatement: facts.add(.controlFlow, "throw to \(end(index))", at: place)
        case .breakStatement: facts.add(.controlFlow, "break", at: place)
        case .continueStatement: facts.add(.controlFlow, "continue", at: place)
        case .fallthroughStatement: facts.add(.controlFlow, "fallthrough", at: place)
        case .availability:
            facts.add(.controlFlow, tokens(index).prefix { $0.kind != .leftParen }.map(text).joined(), at: place)
            return false
        case .optionalBinding:
            facts.add(.controlFlow, first(index, .initializer) == nil ? "bind" : "bind =", at: place)
        case .caseCondition: facts.add(.controlFlow, "match", at: place)
        default: return visitExpression(index)
        }
        return true
    }

    private mutating func visitExpression(_ index: Int) -> Bool {
        let place = start(index)
        switch kind(index) {
        case .name:
            if parentKind(index) == .chain || parentKind(index) == .pattern {
                facts.add(.names, spelling(index), at: place)
            }
        case .member, .implicitMember:
            if let period = tokens(index).firstIndex(where: { $0.kind == .period }), period + 1 < tree.nodes[index].endToken {
                let name = tree.tokens[(period + 1)..<Int(tree.nodes[index].endToken)]
                facts.add(.members, name.map(text).joined(), at: Int(name.first!.start))
            }
        case .arguments:
            if parentKind(index) == .chain || parentKind(index) == .ifConfigClause {
                facts.add(.calls, "(\(labels(index)))\(trailing(after: index))", at: place)
            }
        case .trailingClosure:
            if !isClaimed(index) {
                facts.add(.calls, trailing(after: index, first: " {}"), at: place)
            }
        case .subscriptArguments:
            facts.add(.subscripts, "[\(labels(index))]\(trailing(after: index))", at: place)
        case .macroExpansion:
            addMacro(index)
        case .keyPath:
            facts.add(.literals, "key path to \(end(index))", at: place)
            return false
        case .stringLiteral:
            facts.add(.strings, "to \(end(index)), \(count(index, .interpolation))", at: place)
        case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral:
            facts.add(.literals, spelling(index), at: place)
        case .regexLiteral: facts.add(.literals, "regex to \(end(index))", at: place)
        case .array: facts.add(.literals, "array \(count(index, .argument))", at: place)
        case .dictionary: facts.add(.literals, "dictionary \(count(index, .argument) / 2)", at: place)
        case .tuple: facts.add(.literals, "tuple (\(labels(index)))", at: place)
        case .closure:
            let captures = captureNames(index).joined(separator: ",")
            let parameters = closureParameters(index).joined(separator: ",")
            facts.add(.closures, "[\(captures)](\(parameters)) to \(end(index))", at: place)
        default:
            visitOperator(index)
        }
        return true
    }

    private mutating func addMacro(_ index: Int) {
        let name = first(index, .name).map(spelling) ?? ""
        let list = first(index, .arguments).map(labels) ?? ""
        facts.add(.macros, "#\(name)(\(list))\(trailing(after: index))", at: offset(of: .pound, in: index) ?? start(index))
    }

    private mutating func visitOperator(_ index: Int) {
        let place = start(index)
        switch kind(index) {
        case .assignment, .binaryOperator, .prefixOperator, .postfixOperator, .optionalChain, .forceUnwrap, .tryOperator:
            facts.add(.operators, spelling(index), at: place)
        case .keywordOperator:
            if spelling(index) == "await" { facts.add(.operators, "await", at: place) }
        case .ternary: facts.add(.operators, "?", at: place)
        case .cast:
            let end = first(index, .type).map { tree.nodes[$0].firstToken } ?? tree.nodes[index].endToken
            let own = tree.tokens[Int(tree.nodes[index].firstToken)..<Int(end)]
            facts.add(.operators, own.map(text).joined(), at: place)
        case .typeTest: facts.add(.operators, "is", at: place)
        default: break
        }
    }
}
