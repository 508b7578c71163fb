import Syntax

/// What the extractors of both languages share: what the two grammars write to the tape in one way.
protocol TapeExtractor {
    var tree: SyntaxTree.View { get }

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
        var result: Expression?
        let start = tree.range(ofNode: node).start
        for (count, child) in tree.children(of: node).enumerated() {
            guard count <= Folder.longest else { return Expression(.other([]), tree.range(ofNode: node)) }
            guard let base = result else {
                result = primary(child)
                continue
            }
            result = Expression(link(child, on: base), SourceRange(start: start, end: tree.range(ofNode: child).end))
        }
        return result ?? Expression(.other([]), tree.range(ofNode: node))
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
