import Syntax

/// The locals of a body, and in Objective-C its parameters, of which nothing comes: they are asked whether there is anything in them, asserted
/// and written down, and what is made of them goes to others of the kind alone.
struct VainLocals {
    private(set) var names: Set<String>
    private let app: App
    private let function: Function
    private let logs: Set<SourceRange>

    /// - Parameter named: how often each name stands in the function.
    init(in function: Function, of app: App, named: [String: Int], logs: Set<SourceRange>) {
        self.app = app
        self.function = function
        self.logs = logs
        names = function.isObjectiveC ? Set(function.fact.parameters.map(\.name)) : []
        declare(function.body, named)
        var used: Set<String>
        repeat {
            used = names.intersection(self.used(in: function.body))
            names.subtract(used)
        } while !used.isEmpty
    }

    /// Behind the braces a local's name may be a property's again: then it is left alone.
    private mutating func declare(_ statements: [Statement], _ named: [String: Int]) {
        for statement in statements {
            if case .local(let local) = statement.kind, !local.isStatic {
                let own = statements.flatMap(\.expressions).map { $0.count(of: local.name) }.reduce(0, +)
                if own == named[local.name, default: 0] { names.insert(local.name) }
            }
            for block in statement.blocks { declare(block, named) }
        }
    }

    /// Those that more is done with.
    private func used(in statements: [Statement]) -> Set<String> {
        statements.reduce(into: []) { used, statement in
            if isVain(statement) { return }
            switch statement.kind {
            case .branch(let branch):
                let asked = [branch.subject].compactMap(\.self) + branch.arms.flatMap(\.conditions).flatMap(\.expressions)
                for expression in asked { used.formUnion(expression.allNames) }
                for arm in branch.arms { used.formUnion(self.used(in: arm.body)) }
            case .block(let body):
                used.formUnion(self.used(in: body))
            default:
                for expression in statement.expressions { used.formUnion(expression.allNames) }
            }
        }
    }

    /// Whether a statement only gives a value to one of them, asserts something or writes something down.
    private func isVain(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .expression(let expression):
            if case .assignment(let target, nil, let value) = expression.kind, case .name(let name) = target.kind {
                return names.contains(name) && isMade(value)
            }
            guard case .call(let call) = expression.core.kind, call.arguments.allSatisfy({ isAsked($0.value) }) else { return false }
            return logs.contains(expression.core.range) || call.receiver == nil && UIKit.assertions.contains(call.name)
        case .local(let local):
            return names.contains(local.name) && local.value.map(isMade) ?? true
        case .branch(let branch):
            return branch.kind == .test
                && branch.arms.allSatisfy { arm in
                    arm.conditions.allSatisfy { if case .expression(let test) = $0 { isAsked(test) } else { false } }
                        && arm.body.allSatisfy(isVain)
                }
        case .block(let body):
            return body.allSatisfy(isVain)
        default:
            return false
        }
    }

    /// Whether an expression looks at something and changes nothing.
    private func isAsked(_ expression: Expression) -> Bool {
        switch expression.core.kind {
        case .name, .string, .integer, .float, .boolean, .nilLiteral, .selfReference: true
        case .prefix("!", let operand): isAsked(operand)
        case .binary(let left, let operation, let right):
            ["==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains(operation) && isAsked(left) && isAsked(right)
        case .tuple(let parts): parts.allSatisfy { isAsked($0.value) }
        default: false
        }
    }

    /// Whether a value is read, or made of another by what does nothing else.
    private func isMade(_ value: Expression) -> Bool {
        switch value.core.kind {
        case .call(let call):
            CoderMethod(call)?.direction == .read
                || call.arguments.allSatisfy { !$0.isReference && isMade($0.value) } && !app.mayAct(call, in: function)
        case .cast(let base, let strength, _): strength != .forced && isMade(base)
        default: isAsked(value)
        }
    }
}

extension Expression {
    fileprivate var allNames: Set<String> {
        var names: Set<String> = []
        _ = contains { part in
            if case .name(let name) = part.kind { names.insert(name) }
            return false
        }
        return names
    }

    fileprivate func count(of name: String) -> Int {
        var count = 0
        _ = contains { part in
            if part.isName(name) { count += 1 }
            return false
        }
        return count
    }
}
