import Syntax

/// What the extractors of both languages share: what the two grammars write to the tape in one way.
protocol TapeExtractor {
    var tree: SyntaxTree.View { get }
    var found: FoundFacts { get }

    func statements(in node: Int) -> [Statement]
    func conditions(of node: Int) -> [Statement.Condition]
    /// The first piece of a chain.
    func primaryKind(_ node: Int, _ range: SourceRange) -> Expression.Kind
    /// What one more link makes of a chain.
    func link(_ node: Int, on base: Expression) -> Expression.Kind
}

extension SyntaxTree.View {
    /// What stands before the name that a binding gives: stars, qualifiers, parentheses.
    func tokens(ofBinding binding: Int, before pattern: Int) -> Range<Int> {
        tokens(from: Int(nodes[binding].firstToken), before: Int(nodes[pattern].firstToken))
    }
}

extension TapeExtractor {
    func hasExpression(_ node: Int) -> Bool {
        tree.children(of: node).contains { tree.nodes[$0].kind == .chain }
    }

    func chain(_ node: Int) -> Expression {
        nested(node) { isTooDeep in
            if isTooDeep { return pieces(ofChain: node) }
            var result: Expression?
            add(partsOf: node, to: &result, from: tree.range(ofNode: node).start)
            return result ?? Expression(.other([]), tree.range(ofNode: node))
        }
    }

    /// Of a `#if` between links those of all branches follow one another, as if a build could have them all: which platform's modifiers a
    /// view gets makes no difference to what they are given.
    private func add(partsOf node: Int, to chain: inout Expression?, from start: UInt32, under conditions: [String] = []) {
        for child in tree.children(of: node) {
            guard let base = chain else {
                chain = primary(child)
                continue
            }
            switch tree.nodes[child].kind {
            case .ifConfig:
                for clause in compiledClauses(of: child) {
                    add(partsOf: clause, to: &chain, from: start, under: conditions + self.conditions(ofClause: clause, in: child))
                }
            case .condition: continue
            default:
                var kind = link(child, on: base)
                if !conditions.isEmpty, case .call(var call) = kind {
                    call.conditions = conditions
                    kind = .call(call)
                }
                chain = Expression(kind, SourceRange(start: start, end: tree.range(ofNode: child).end))
            }
        }
    }

    /// What a build that has a branch of a `#if` says to the branches before it, and to its own condition.
    func conditions(ofClause clause: Int, in node: Int) -> [String] {
        let conditions = tree.children(of: node).filter { $0 <= clause }.map { tree.child(of: $0, .condition).map(tree.text(ofNode:)) }
        return conditions.dropLast().compactMap { $0.map { "!(\($0))" } } + conditions.suffix(1).compactMap(\.self)
    }

    /// The branches of a `#if` that some build may hold: text under `#if false` is a comment, and so is what follows `#if true`.
    func compiledClauses(of node: Int) -> [Int] {
        var compiled: [Int] = []
        for clause in tree.children(of: node) where tree.nodes[clause].kind == .ifConfigClause {
            let condition = tree.child(of: clause, .condition).map(tree.text(ofNode:))
            if condition != "false" { compiled.append(clause) }
            if condition == "true" { break }
        }
        return compiled
    }

    /// What a chain begins with and what its links are given, side by side.
    private func pieces(ofChain node: Int) -> Expression {
        var pieces: [Expression] = []
        for child in tree.children(of: node) {
            guard !pieces.isEmpty else {
                pieces.append(primary(child))
                continue
            }
            if tree.nodes[child].kind == .ifConfig {
                var chain: Expression? = Expression(.other([]), tree.range(ofNode: child))
                for clause in compiledClauses(of: child) { add(partsOf: clause, to: &chain, from: tree.range(ofNode: child).start) }
                if let chain { pieces.append(chain) }
                continue
            }
            switch link(child, on: Expression(.other([]), tree.range(ofNode: child))) {
            case .call(let call): pieces += call.arguments.map(\.value)
            case .element(_, let arguments): pieces += arguments.map(\.value)
            default: break
            }
        }
        return Expression(.other(pieces), tree.range(ofNode: node))
    }

    /// Reads what may have a level for each of a node's children.
    ///
    /// Whoever walks an expression needs some of the stack for each level. Brackets nest as far as the parser lets them; links and operators
    /// are counted here, with those around them.
    /// - Parameter read: is told whether its parts have to lie side by side, since no hand writes as many levels.
    func nested(_ node: Int, _ read: (_ isTooDeep: Bool) -> Expression) -> Expression {
        // What has few tokens has few levels, whatever it holds.
        let isShort = tree.nodes[node].endToken - tree.nodes[node].firstToken <= 64
        let levels = isShort ? 0 : tree.children(of: node).reduce(0) { count, _ in count + 1 }
        let isTooDeep = found.levels + levels > FoundFacts.mostLevels
        let added = isTooDeep ? 1 : levels
        found.levels += added
        defer { found.levels -= added }
        return read(isTooDeep)
    }

    func primary(_ node: Int) -> Expression {
        let range = tree.range(ofNode: node)
        return Expression(primaryKind(node, range), range)
    }

    /// An `if` with all its `else if`.
    func ifBranch(_ node: Int) -> Statement.Branch {
        var arms: [Statement.Arm] = []
        var current = node
        while true {
            let body = tree.child(of: current, .block).map(statements(in:)) ?? []
            arms.append(Statement.Arm(conditions: conditions(of: current), body: body))
            guard let clause = tree.child(of: current, .elseClause) else {
                return Statement.Branch(kind: .test, subject: nil, arms: arms, isExhaustive: false)
            }
            guard let next = tree.child(of: clause, .ifExpression) else {
                arms.append(Statement.Arm(conditions: [], body: tree.child(of: clause, .block).map(statements(in:)) ?? []))
                return Statement.Branch(kind: .test, subject: nil, arms: arms, isExhaustive: true)
            }
            current = next
        }
    }
}
