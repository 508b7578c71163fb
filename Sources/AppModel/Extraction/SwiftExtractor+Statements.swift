import Syntax

extension SwiftExtractor {
    func statements(in node: Int) -> [Statement] {
        var statements: [Statement] = []
        for child in tree.children(of: node) where tree.nodes[child].kind != .closureSignature { statements += statement(child) }
        return statements.reached
    }

    /// - Parameter givesValue: whether an expression that is all of the body is what it returns.
    func statements(in body: Int, givesValue: Bool) -> [Statement] {
        let statements = statements(in: body)
        return givesValue ? statements.returningOnlyValue : statements
    }

    /// Usually one; several for `let a = 1, b = 2`, none for what has no bearing.
    func statement(_ node: Int) -> [Statement] {
        let range = tree.range(ofNode: node)
        func one(_ kind: Statement.Kind) -> [Statement] { [Statement(kind, range)] }
        switch tree.nodes[node].kind {
        case .expressionStatement:
            return one(expressionStatement(node))
        case .variableDecl:
            return locals(node)
        case .ifExpression:
            return one(.branch(ifBranch(node)))
        case .switchExpression:
            return one(.branch(switchBranch(node)))
        case .guardStatement:
            let otherwise = tree.child(of: node, .block).map(statements(in:)) ?? []
            return one(.guarded(conditions(of: node), otherwise: otherwise))
        case .forStatement, .whileStatement, .repeatStatement:
            return one(.loop(loop(node)))
        case .deferStatement:
            return one(.deferred(tree.child(of: node, .block).map(statements(in:)) ?? []))
        case .doStatement:
            let catches = tree.children(of: node).filter { tree.nodes[$0].kind == .catchClause }.map { arm($0, .block, subject: nil) }
            let body = tree.child(of: node, .block).map(statements(in:)) ?? []
            return one(catches.isEmpty ? .block(body) : .attempt(body, catches: catches))
        case .returnStatement:
            return one(returnStatement(node))
        case .throwStatement:
            return one(.throwing(expression(in: node)))
        case .yieldStatement, .thenStatement, .discardStatement:
            return one(.expression(expression(in: node)))
        case .breakStatement:
            return one(.breaks)
        case .continueStatement:
            return one(.continues)
        case .fallthroughStatement:
            return one(.fallsThrough)
        case .labeledStatement:
            return tree.children(of: node).filter { tree.nodes[$0].kind != .name }.flatMap(statement)
        case .functionDecl:
            return one(.function(function(node)))
        case .ifConfig:
            let branch = compilationBranch(node)
            return branch.arms.isEmpty ? [] : one(.branch(branch))
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .typealiasDecl:
            // What a local type can do is not followed, but it hides others of its name.
            guard let name = tree.child(of: node, .name) else { return [] }
            let local = Statement.Local(
                name: tree.name(ofNode: name), nameRange: tree.range(ofNode: name), type: nil, value: nil, isLet: true)
            return one(.local(local))
        default:
            return []
        }
    }

    private func expressionStatement(_ node: Int) -> Statement.Kind {
        let expression = expression(in: node)
        // An `if` or `switch` that stands alone is a statement, however the tape holds it.
        if case .conditional(let statement) = expression.kind { return statement.kind }
        return .expression(expression)
    }

    /// `return if …` returns in each arm.
    private func returnStatement(_ node: Int) -> Statement.Kind {
        guard hasExpression(node) else { return .returns(nil) }
        let value = expression(in: node)
        if case .conditional(let statement) = value.kind, case .branch(let branch) = statement.kind, let returning = branch.returning {
            return .branch(returning)
        }
        return .returns(value)
    }

    private func locals(_ node: Int) -> [Statement] {
        let isLet = declaresConstant(node)
        var statements: [Statement] = []
        for binding in tree.children(of: node) where tree.nodes[binding].kind == .binding {
            guard let pattern = tree.child(of: binding, .pattern) else { continue }
            let range = tree.range(ofNode: binding)
            let typeNode = tree.child(of: binding, .typeAnnotation).flatMap { tree.child(of: $0, .type) }
            let type = typeNode.map(typeReference)
            let value = tree.child(of: binding, .initializer).map(expression(in:))
            let names = names(in: pattern)
            let isWhole = names.count == 1 && names[0].path.isEmpty
            if !isWhole, let value { statements.append(Statement(.expression(value), range)) }
            for name in names {
                var local = Statement.Local(name: name.text, nameRange: name.range, type: nil, value: nil, isLet: isLet)
                if isWhole {
                    local.type = type
                    local.value = value
                } else {
                    local.path = name.path
                }
                statements.append(Statement(.local(local), range))
            }
            // A local with accessors keeps what they say.
            for accessor in tree.child(of: binding, .accessors).map({ accessors($0, givingValue: givesValue(type: typeNode)) }) ?? [] {
                statements.append(Statement(.function(accessor), range))
            }
        }
        return statements
    }

    // MARK: Branches

    func switchBranch(_ node: Int) -> Statement.Branch {
        let subject = tree.child(of: node, .condition).map(expression(in:))
        var arms: [Statement.Arm] = []
        func collect(_ parent: Int) {
            for child in tree.children(of: parent) {
                switch tree.nodes[child].kind {
                case .switchCase: arms.append(arm(child, .caseBody, subject: subject))
                case .ifConfig: compiledClauses(of: child).forEach(collect)
                default: break
                }
            }
        }
        collect(node)
        return Statement.Branch(kind: .selection, subject: subject, arms: arms, isExhaustive: true)
    }

    private func arm(_ node: Int, _ body: Node.Kind, subject: Expression?) -> Statement.Arm {
        Statement.Arm(conditions: patterns(of: node, subject: subject), body: tree.child(of: node, body).map(statements(in:)) ?? [])
    }

    /// What the patterns of a `case` or `catch` ask for, none for `default`. Each pattern may have a `where` of its own: only that of
    /// the one pattern holds wherever the body runs; of several it is merely asked.
    private func patterns(of node: Int, subject: Expression?) -> [Statement.Condition] {
        let items = tree.children(of: node).filter { tree.nodes[$0].kind == .casePattern }
        let patterns = items.compactMap { tree.child(of: $0, .pattern) }
        let tests = items.compactMap { tree.child(of: $0, .whereGuard) }.map(expression(in:))
        guard patterns.count != 1 else { return [condition(matching: patterns[0], subject)] + tests.map(Statement.Condition.expression) }
        guard !patterns.isEmpty else { return [] }
        let parts = patterns.map { (pattern: $0, expressions: expressions(inPattern: $0)) }
        let met = Statement.Condition.pattern(
            parts.flatMap(\.expressions), names: parts.flatMap { boundNames(in: $0.pattern, of: $0.expressions) }, value: subject)
        return [met] + (tests.first.map { [.expression(Expression(.other(tests), $0.range))] } ?? [])
    }

    private func compilationBranch(_ node: Int) -> Statement.Branch {
        var arms: [Statement.Arm] = []
        var isExhaustive = false
        for clause in compiledClauses(of: node) {
            let condition = tree.child(of: clause, .condition).map(tree.text(ofNode:))
            let tested = condition == "true" ? nil : condition
            if tested == nil { isExhaustive = true }
            let body = tree.children(of: clause).filter { tree.nodes[$0].kind != .condition }.flatMap(statement)
            arms.append(Statement.Arm(conditions: tested.map { [.compilation($0)] } ?? [], body: body))
        }
        return Statement.Branch(kind: .compilation, subject: nil, arms: arms, isExhaustive: isExhaustive)
    }

    private func loop(_ node: Int) -> Statement.Loop {
        let pattern = tree.child(of: node, .pattern)
        let names = pattern.map { boundNames(in: $0, of: expressions(inPattern: $0)) } ?? []
        let bound = pattern.map { self.names(in: $0) } ?? []
        return Statement.Loop(
            names: names,
            paths: bound.map(\.text) == names && bound.contains { !$0.path.isEmpty } ? bound.map(\.path) : [],
            sequence: tree.nodes[node].kind == .forStatement ? tree.child(of: node, .initializer).map(expression(in:)) : nil,
            conditions: conditions(of: node) + casePattern(of: node, names)
                + (tree.child(of: node, .whereGuard).map { [.expression(expression(in: $0))] } ?? []),
            body: tree.child(of: node, .block).map(statements(in:)) ?? [], runsAtLeastOnce: tree.nodes[node].kind == .repeatStatement)
    }

    /// `for case let name as Type in …` skips what does not fit.
    private func casePattern(of node: Int, _ names: [String]) -> [Statement.Condition] {
        guard let pattern = tree.child(of: node, .pattern), tree.nodes[pattern].firstToken > 0,
            tree.text(ofToken: Int(tree.nodes[pattern].firstToken) - 1) == "case"
        else { return [] }
        // The loop has bound the name to each element; the pattern looks at it once more.
        return [condition(matching: pattern, names.count == 1 ? Expression(.name(names[0]), tree.range(ofNode: pattern)) : nil)]
    }

    // MARK: Conditions and patterns

    func conditions(of node: Int) -> [Statement.Condition] {
        tree.children(of: node).compactMap { child in
            switch tree.nodes[child].kind {
            case .condition:
                return .expression(expression(in: child))
            case .availability:
                return .availability
            case .optionalBinding:
                guard let pattern = tree.child(of: child, .pattern) else { return nil }
                let names = names(in: pattern)
                let type = tree.child(of: child, .typeAnnotation).flatMap { tree.child(of: $0, .type) }.map(typeReference)
                let value = tree.child(of: child, .initializer).map(expression(in:))
                guard let name = names.first else { return value.map { .expression($0) } }
                if !name.path.isEmpty {
                    let whole = Expression(.optional(tuple(in: pattern)), tree.range(ofNode: pattern))
                    return .pattern([whole], names: names.map(\.text), value: value)
                }
                return .binding(name: name.text, type: type, value: value ?? Expression(.name(name.text), name.range))
            case .caseCondition:
                guard let pattern = tree.child(of: child, .pattern) else { return nil }
                return condition(matching: pattern, tree.child(of: child, .initializer).map(expression(in:)))
            default:
                return nil
            }
        }
    }

    /// A pattern that binds the parts of a tuple, as an expression.
    private func tuple(in pattern: Int) -> Expression {
        let range = tree.range(ofNode: pattern)
        if let name = tree.child(of: pattern, .name) { return Expression(.name(tree.name(ofNode: name)), range) }
        let parts = tree.children(of: pattern).filter { tree.nodes[$0].kind == .pattern }.map(tuple)
        return Expression(parts.isEmpty ? .name("_") : .tuple(parts.map { Argument(label: nil, value: $0) }), range)
    }

    /// What one pattern asks of a value, in the words of `if let` and `is` where these say the same: `case let reader as Reader`,
    /// `case let page?`, `case is Reader`.
    private func condition(matching pattern: Int, _ value: Expression?) -> Statement.Condition {
        let test = tree.child(of: pattern, .typeTest)
        if let value, let test, tree.children(of: pattern).allSatisfy({ $0 == test }), let type = tree.child(of: test, .type) {
            return .expression(Expression(.test(value, typeReference(type)), tree.range(ofNode: pattern)))
        }
        let expressions = expressions(inPattern: pattern)
        let names = boundNames(in: pattern, of: expressions)
        if let value, names.count == 1, expressions.count == 1 {
            switch expressions[0].kind {
            case .cast(let base, _, let type) where base.isName(names[0]):
                return .binding(name: names[0], type: nil, value: Expression(.cast(value, .conditional, type), expressions[0].range))
            case .optional(let base) where base.isName(names[0]):
                return .binding(name: names[0], type: nil, value: value)
            default: break
            }
        }
        return .pattern(expressions, names: names, value: value)
    }

    private func expressions(inPattern pattern: Int) -> [Expression] {
        if hasExpression(pattern) { return [expression(in: pattern)] }
        return tree.children(of: pattern).filter { tree.nodes[$0].kind == .pattern }.flatMap(expressions(inPattern:))
    }

    /// Names that a pattern may bind, those inside of expression patterns included: `case .some(let x)`.
    ///
    /// - Parameter expressions: what `expressions(inPattern:)` says of it. Extracted anew, patterns that nest would take twice as long a level.
    private func boundNames(in pattern: Int, of expressions: [Expression]) -> [String] {
        var names: [String] = []
        func collect(_ node: Int, binds: Bool) {
            for child in tree.children(of: node) {
                switch tree.nodes[child].kind {
                case .pattern: collect(child, binds: true)
                case .name: if binds { names.append(tree.name(ofNode: child)) }
                default: collect(child, binds: false)
                }
            }
        }
        collect(pattern, binds: true)
        // `let reader as Reader`, `let .page(number)`: the word in front makes every name within one that is bound.
        let first = tree.tokens[Int(tree.nodes[pattern].firstToken)].word
        if names.isEmpty, first == .let || first == .var, hasExpression(pattern) { names = expressions.flatMap(\.namesBound) }
        return names
    }
}

extension Expression {
    /// The names that it binds where it is a pattern behind `let`.
    fileprivate var namesBound: [String] {
        switch kind {
        case .name(let name): name == "_" ? [] : [name]
        case .cast(let base, _, _), .optional(let base): base.namesBound
        case .call(let call): call.arguments.flatMap(\.value.namesBound)
        case .tuple(let parts): parts.flatMap(\.value.namesBound)
        default: []
        }
    }
}
