import Syntax

extension ObjectiveCExtractor {
    func statements(in node: Int) -> [Statement] {
        var statements: [Statement] = []
        var hasLabel = false
        for child in tree.children(of: node) where tree.nodes[child].kind != .closureSignature && tree.nodes[child].kind != .condition {
            statements += statement(child)
            hasLabel = hasLabel || tree.nodes[child].kind == .labeledStatement
        }
        // A `goto` may lead behind a return.
        return hasLabel ? statements : statements.reached
    }

    /// Usually one; several for `int a = 1, b = 2;`, none for what has no bearing.
    func statement(_ node: Int) -> [Statement] {
        let range = tree.range(ofNode: node)
        func one(_ kind: Statement.Kind) -> [Statement] { [Statement(kind, range)] }
        switch tree.nodes[node].kind {
        case .expressionStatement:
            return one(.expression(standing(expression(in: node))))
        case .variableDecl:
            return locals(node)
        case .ifExpression:
            return one(.branch(ifBranch(node)))
        case .switchExpression:
            return one(.branch(switchBranch(node)))
        case .forStatement, .whileStatement, .repeatStatement:
            return one(.loop(loop(node)))
        case .forClauses:
            return clauses(node)
        case .block:
            return one(.block(statements(in: node)))
        case .synchronizedStatement:
            let subject = tree.child(of: node, .condition).map { [Statement(.expression(expression(in: $0)), range)] } ?? []
            return subject + one(.block(tree.child(of: node, .block).map(statements(in:)) ?? []))
        case .doStatement:
            return attempt(node)
        case .returnStatement:
            return one(.returns(hasExpression(node) ? initialization(expression(in: node)) : nil))
        case .throwStatement:
            return one(.throwing(expression(in: node)))
        case .breakStatement:
            return one(.breaks)
        case .continueStatement:
            return one(.continues)
        case .ifConfig:
            return one(.branch(compilationBranch(node)))
        default:
            return []
        }
    }

    /// A message without arguments that stands alone is sent, not read.
    private func standing(_ expression: Expression) -> Expression {
        guard case .member = expression.kind, tree.bytes[Int(expression.range.start)] == UInt8(ascii: "[") else { return expression }
        return Expression(.call(Call(callee: expression, arguments: [])), expression.range)
    }

    private func attempt(_ node: Int) -> [Statement] {
        let range = tree.range(ofNode: node)
        func bodies(_ kind: Node.Kind) -> [[Statement]] {
            tree.children(of: node).filter { tree.nodes[$0].kind == kind }.map { tree.child(of: $0, .block).map(statements(in:)) ?? [] }
        }
        let body = tree.child(of: node, .block).map(statements(in:)) ?? []
        let catches = bodies(.catchClause).map { Statement.Arm(conditions: [], body: $0) }
        let always = bodies(.finallyClause).map { Statement(.block($0), range) }
        return [Statement(catches.isEmpty ? .block(body) : .attempt(body, catches: catches), range)] + always
    }

    private func locals(_ node: Int) -> [Statement] {
        let written = tree.child(of: node, .type)
        let modifiers = tree.children(of: node).filter { tree.nodes[$0].kind == .modifier }.map { tree.word(ofNode: $0) }
        let isStatic = modifiers.contains(.static)
        let isConstant = isStatic || modifiers.contains(.const)
        var statements: [Statement] = []
        for binding in tree.children(of: node) where tree.nodes[binding].kind == .binding {
            guard let pattern = tree.child(of: binding, .pattern), let name = tree.child(of: pattern, .name) else { continue }
            let text = tree.text(ofNode: name)
            let before = tree.tokens(ofBinding: binding, before: pattern)
            let value = tree.child(of: binding, .initializer).map(expression(in:))
            var isLet = isConstant || before.contains { tree.tokens[$0].word == .const }
            // Nobody writes `const` for a key that is used twice.
            if !isLet, case .string? = value?.kind {
                isLet = !isAssigned(tree.range(ofNode: name), after: Int(tree.nodes[binding].endToken))
            }
            statements.append(
                Statement(
                    .local(
                        Statement.Local(
                            name: text, nameRange: tree.range(ofNode: name), type: written.flatMap { type($0, ofBinding: binding) },
                            value: value,
                            isLet: isLet, isStatic: isStatic)),
                    tree.range(ofNode: binding)))
        }
        return statements
    }

    /// Whether a name gets another value between a token and the end of its block, or is handed out to get one.
    private func isAssigned(_ name: SourceRange, after start: Int) -> Bool {
        let bytes = tree.bytes[name]
        var depth = 0
        for index in tree.tokens(from: start, before: tree.tokens.count - 1) {
            switch tree.tokens[index].kind {
            case .leftBrace: depth += 1
            case .rightBrace:
                depth -= 1
                if depth < 0 { return false }
            case .identifier where tree.bytes(of: tree.tokens[index]).elementsEqual(bytes):
                if tree.tokens[index - 1].kind == .ampersand { return true }
                if tree.tokens[index + 1].kind == .equal, tree.tokens[index - 1].kind != .period { return true }
            default: break
            }
        }
        return true
    }

    // MARK: Branches

    func conditions(of node: Int) -> [Statement.Condition] {
        guard let condition = tree.child(of: node, .condition) else { return [] }
        if let chain = tree.child(of: condition, .chain), tree.child(of: chain, .availability) != nil,
            tree.nodes[chain].end == tree.nodes[condition].end
        {
            return [.availability]
        }
        if let declaration = tree.child(of: condition, .variableDecl) {
            guard case .local(let local)? = locals(declaration).first?.kind, let value = local.value else { return [] }
            return [.binding(name: local.name, type: local.type, value: value)]
        }
        return [.expression(expression(in: condition))]
    }

    private func switchBranch(_ node: Int) -> Statement.Branch {
        let subject = tree.child(of: node, .condition).map(expression(in:))
        var arms: [Statement.Arm] = []
        var isExhaustive = false
        for child in tree.children(of: node) where tree.nodes[child].kind == .switchCase {
            var patterns: [Expression] = []
            for item in tree.children(of: child) where tree.nodes[item].kind == .casePattern {
                if let pattern = tree.child(of: item, .pattern) { patterns.append(expression(in: pattern)) }
            }
            let isDefault = tree.tokens(ofNode: child).contains {
                tree.tokens[$0].word == .default && tree.tokens[$0 + 1].kind == .colon
            }
            var body = tree.child(of: child, .caseBody).map(statements(in:)) ?? []
            body = leavingSwitch(body)
            if isDefault { isExhaustive = true }
            arms.append(Statement.Arm(conditions: isDefault ? [] : [.pattern(patterns, names: [], value: subject)], body: body))
        }
        return Statement.Branch(kind: .selection, subject: subject, arms: arms, isExhaustive: isExhaustive)
    }

    /// In C an arm goes on into the next one unless it says otherwise.
    private func leavingSwitch(_ body: [Statement]) -> [Statement] {
        guard let last = body.last else { return body }
        switch last.kind {
        case .breaks: return Array(body.dropLast())
        case .returns, .throwing, .continues: return body
        case .block(let inner): return body.dropLast() + [Statement(.block(leavingSwitch(inner)), last.range)]
        default: return body + [Statement(.fallsThrough, last.range)]
        }
    }

    private func compilationBranch(_ node: Int) -> Statement.Branch {
        var arms: [Statement.Arm] = []
        var isExhaustive = false
        for clause in tree.children(of: node) where tree.nodes[clause].kind == .ifConfigClause {
            let tested = tree.child(of: clause, .condition).map(tree.text(ofNode:))
            if tested == nil { isExhaustive = true }
            arms.append(Statement.Arm(conditions: tested.map { [.compilation($0)] } ?? [], body: statements(in: clause)))
        }
        return Statement.Branch(kind: .compilation, subject: nil, arms: arms, isExhaustive: isExhaustive)
    }

    // MARK: Loops

    private func loop(_ node: Int) -> Statement.Loop {
        var names: [String] = []
        var type: TypeReference?
        if let declaration = tree.child(of: node, .variableDecl) {
            if case .local(let local)? = locals(declaration).first?.kind { type = local.type }
            for binding in tree.children(of: declaration) where tree.nodes[binding].kind == .binding {
                if let pattern = tree.child(of: binding, .pattern), let name = tree.child(of: pattern, .name) {
                    names.append(tree.text(ofNode: name))
                }
            }
        } else if let statement = tree.child(of: node, .expressionStatement), case .name(let name) = expression(in: statement).kind {
            names.append(name)
        }
        return Statement.Loop(
            names: names, type: type, sequence: tree.child(of: node, .initializer).map(expression(in:)),
            conditions: tree.nodes[node].kind == .forStatement ? [] : conditions(of: node),
            body: tree.child(of: node, .block).map(statements(in:)) ?? [], runsAtLeastOnce: tree.nodes[node].kind == .repeatStatement)
    }

    /// What a loop with two semicolons begins with, then the loop, whose last statement is its step.
    private func clauses(_ node: Int) -> [Statement] {
        var before: [Statement] = []
        var after: [Statement] = []
        var body: [Statement] = []
        var hasCondition = false
        for child in tree.children(of: node) {
            switch tree.nodes[child].kind {
            case .condition: hasCondition = true
            case .block: body = statements(in: child)
            case .variableDecl: before += statement(child)
            case .expressionStatement:
                if hasCondition || child > Int(tree.nodes[node].firstToken) && !before.isEmpty {
                    after += statement(child)
                } else {
                    before += statement(child)
                }
            default: break
            }
        }
        let loop = Statement.Loop(names: [], sequence: nil, conditions: conditions(of: node), body: body + after, runsAtLeastOnce: false)
        return before + [Statement(.loop(loop), tree.range(ofNode: node))]
    }
}
