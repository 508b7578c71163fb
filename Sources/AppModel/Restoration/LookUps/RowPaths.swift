import Syntax

extension Expression {
    /// `path` of `path.row`, `path.section` or `path.item`, where that is a message, too.
    public var pathOfRow: Expression? {
        func base(_ expression: Expression) -> Expression? {
            guard case .member(let base, let name) = expression.core.kind, Self.partsOfPath.contains(name.text) else { return nil }
            return base.core
        }
        if case .call(let call) = core.kind, call.arguments.isEmpty { return base(call.callee) }
        return base(self)
    }

    private static let partsOfPath: Set = ["row", "section", "item"]

    /// Whether a test may tell more of a path than that there is one.
    public func weighsPath(where isPath: (Expression) -> Bool) -> Bool {
        func weighs(_ part: Expression) -> Bool { part.weighsPath(where: isPath) }
        switch core.kind {
        case .prefix("!", let operand): return weighs(operand)
        case .tuple(let parts) where parts.count == 1: return weighs(parts[0].value)
        case .binary(let left, "&&", let right), .binary(let left, "||", let right): return weighs(left) || weighs(right)
        case .binary(let left, "==", let right), .binary(let left, "!=", let right):
            if right.core.isNil { return weighs(left) }
            return left.core.isNil ? weighs(right) : left.contains(where: isPath) || right.contains(where: isPath)
        default: return !isPath(core) && contains(where: isPath)
        }
    }
}

extension Site {
    /// Whether a test on the way here may tell more of the path that has a name than that there is one.
    public func weighsPath(named name: String) -> Bool {
        tests.contains { test in test.weighsPath { $0.isName(name) } }
    }
}

extension Function {
    /// Whether it decides anything by the path that a property or parameter has, besides whether there is one, also by another name.
    func weighsPath(named name: String) -> Bool {
        var names: Set = [name]
        func isPath(_ expression: Expression) -> Bool { expression.core.plainName.map(names.contains) ?? false }
        func note(_ statement: Statement) {
            let conditions: [Statement.Condition]
            switch statement.kind {
            case .guarded(let own, _): conditions = own
            case .branch(let branch): conditions = branch.arms.flatMap(\.conditions)
            case .loop(let loop): conditions = loop.conditions
            default: conditions = []
            }
            for case .binding(let bound, _, let value) in conditions where isPath(value) { names.insert(bound) }
            if case .local(let local) = statement.kind, let value = local.value, isPath(value) { names.insert(local.name) }
            for block in statement.blocks { block.forEach(note) }
        }
        body.forEach(note)
        return names.contains(where: comparesPath)
    }
}
