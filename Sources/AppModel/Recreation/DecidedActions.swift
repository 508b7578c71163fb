import Syntax

/// What an action of a screen does to what the screen shows, and does to something new where that is missing.
extension App {
    /// Where an action goes one way if the property is there and another if not, and does something on both: a screen that changes an item, or
    /// adds one.
    func decidedAction(of property: ShownProperty, in type: Type) -> Location? {
        let own = program.lineage(of: type).flatMap { program.functions(of: $0) }
        guard own.contains(where: property.isNamed) else { return nil }
        let selectors = actionSelectors(of: type)
        for function in own where property.isNamed(in: function) && function.hook == nil && function.isAction(by: selectors) {
            if let range = function.body.firstDecision({ tested(by: $0, property, in: function) }) { return function.location(range) }
        }
        return nil
    }

    /// The place that asks whether the property is there.
    private func tested(by condition: Statement.Condition, _ property: ShownProperty, in function: Function) -> SourceRange? {
        let place = Place(function, nil)
        switch condition {
        case .binding(_, _, let value): return property.isMeant(by: value, at: place) ? value.range : nil
        case .expression(let test):
            let asked: Expression? =
                switch test.core.kind {
                case .binary(let left, "==", let right), .binary(let left, "!=", let right): left.isNil ? right : right.isNil ? left : nil
                case .prefix("!", let operand): function.isObjectiveC ? operand : nil
                default: function.isObjectiveC ? test : nil
                }
            return asked.flatMap { property.isMeant(by: $0, at: place) ? $0.range : nil }
        case .pattern, .availability, .compilation: return nil
        }
    }
}

extension [Statement] {
    /// What decides, in them or in a branch of them, between two ways that both do something.
    fileprivate func firstDecision(_ test: (Statement.Condition) -> SourceRange?) -> SourceRange? {
        for (index, statement) in enumerated() {
            switch statement.kind {
            case .guarded(let conditions, let otherwise):
                if let range = conditions.onlyElement.flatMap(test), otherwise.acts, Array(self[(index + 1)...]).acts { return range }
            case .branch(let branch):
                guard branch.subject == nil, let arm = branch.arms.first else { continue }
                let others: [Statement]? =
                    branch.arms.count > 1 ? branch.arms[1].body : arm.body.last?.isReturn == true ? Array(self[(index + 1)...]) : nil
                if let range = arm.conditions.onlyElement.flatMap(test), arm.body.acts, others?.acts ?? false { return range }
                for arm in branch.arms { if let range = arm.body.firstDecision(test) { return range } }
            case .block(let inner): if let range = inner.firstDecision(test) { return range }
            default: continue
            }
        }
        return nil
    }

    /// Whether they call something, and not only to write it down or to go back.
    private var acts: Bool {
        flatMap(\.expressions).contains { expression in
            expression.contains { part in
                guard case .call(let call) = part.kind, !part.neverReturns else { return false }
                return !call.logs && !UIKit.waysBack.contains(call.name) && call.name.first?.isUppercase != true
            }
        }
    }
}
