import Syntax

extension App {
    /// Where all rows of an outline view are expanded that keeps which of them the user has: right after it was told to, and given them.
    func expansionsReplaced() -> [EarlyRestoration] {
        program.functions(mentioningAnyOf: Self.wordsOfExpandedRows).filter { !program.isTest($0) }.flatMap { function in
            expansionsReplaced(in: function.body, of: function)
        }
    }

    private func expansionsReplaced(in statements: [Statement], of function: Function) -> [EarlyRestoration] {
        var found = statements.flatMap { statement in statement.blocks.flatMap { expansionsReplaced(in: $0, of: function) } }
        for (index, statement) in statements.enumerated() {
            guard case .expression(let expression) = statement.kind, let outline = expression.outlineKeepingRows?.core.windowName else {
                continue
            }
            let rest = statements[(index + 1)...]
            guard let expanding = rest.firstIndex(where: { $0.expandsAll == outline }), rest[..<expanding].allSatisfy(\.goesOn),
                statements[..<expanding].contains(where: { $0.reloads == outline }),
                !rest.contains(where: { statement in
                    statement.expressions.contains { $0.contains { $0.ownName.map(\.collapsesRows) ?? false } }
                })
            else { continue }
            found.append(
                EarlyRestoration(
                    kind: .rowsExpanded(kept: function.location(statement.range)), function: function, range: statements[expanding].range))
        }
        return found
    }
}

extension Statement {
    private var ownCall: Call? {
        guard case .expression(let expression) = kind, case .call(let call) = expression.core.kind else { return nil }
        return call
    }

    /// The outline view all of whose rows it expands.
    fileprivate var expandsAll: String? {
        guard let call = ownCall, call.name == "expandItem", call.firstUnlabelled?.isNil ?? false,
            call.argument("expandChildren")?.isBoolean(true) ?? false
        else { return nil }
        return call.receiver?.core.windowName
    }

    /// The view that it has ask its data source anew.
    fileprivate var reloads: String? {
        if let call = ownCall { return call.name == "reloadData" ? call.receiver?.core.windowName : nil }
        guard case .expression(let expression) = kind, case .member(let view, let name) = expression.core.kind, name.text == "reloadData"
        else { return nil }
        return view.core.windowName
    }
}

extension String {
    /// What puts rows back to how they were.
    fileprivate var collapsesRows: Bool { hasPrefix("collapseItem") }
}
