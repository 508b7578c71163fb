import Syntax

/// How often the names of a body stand in it.
struct NameCounts {
    private(set) var named: [String: Int] = [:]
    /// To be given a value.
    private(set) var given: [String: Int] = [:]
    /// To be written down, to be asked whether something is to be written down, of which nothing comes, or to be handed to a function that
    /// does no more with it.
    private(set) var logged: [String: Int] = [:]
    /// The calls that write down what they are given and do nothing else.
    private let logs: Set<SourceRange>

    init(in function: Function, _ idle: inout IdleUses) {
        logs = idle.logs(in: function)
        _ = function.contains { part in
            // `self.page` and `other.page` are no local.
            if case .name(let name) = part.kind { named[name, default: 0] += 1 }
            if case .assignment(let target, nil, _) = part.kind, case .name(let name) = target.kind { given[name, default: 0] += 1 }
            return false
        }
        // Behind the last thing that is done, it makes no difference how the function ends.
        let end = function.body.lastIndex { !$0.onlyLogsOrLeaves(by: logs) }.map { $0 + 1 } ?? 0
        countLogged(in: Array(function.body[..<end]))
        for expression in function.body[end...].flatMap(\.expressions) { countLogged(in: expression) }
        for (value, _) in idle.arguments(in: function) where !value.mayAct { countLogged(in: value) }
    }

    private mutating func countLogged(in statements: [Statement]) {
        for statement in statements {
            if statement.onlyLogs(by: logs) {
                for expression in statement.expressions { countLogged(in: expression) }
            } else {
                countLogged(in: statement.inner)
            }
        }
    }

    private mutating func countLogged(in expression: Expression) {
        _ = expression.contains { part in
            if case .name(let name) = part.kind { logged[name, default: 0] += 1 }
            return false
        }
    }
}

extension Statement {
    /// `print(page)`, and what decides whether that is said.
    fileprivate func onlyLogs(by logs: Set<SourceRange>) -> Bool {
        switch kind {
        case .expression(let expression): expression.isLogging(by: logs)
        case .branch(let branch): branch.onlyLogs { $0.onlyLogs(by: logs) }
        default: false
        }
    }

    /// The same, or the end of the function, or what is made to be written down.
    func onlyLogsOrLeaves(by logs: Set<SourceRange>) -> Bool {
        switch kind {
        case .returns(nil): true
        case .guarded(let conditions, let otherwise):
            otherwise.allSatisfy { $0.onlyLogsOrLeaves(by: logs) } && !conditions.flatMap(\.expressions).contains(where: \.mayAct)
        case .local(let local): local.value.map { !$0.mayAct } ?? true
        case .branch(let branch): branch.onlyLogs { $0.onlyLogsOrLeaves(by: logs) }
        default: onlyLogs(by: logs)
        }
    }
}

extension Statement.Branch {
    fileprivate func onlyLogs(_ isLog: (Statement) -> Bool) -> Bool {
        subject == nil
            && arms.allSatisfy { arm in arm.body.allSatisfy(isLog) && !arm.conditions.flatMap(\.expressions).contains(where: \.mayAct) }
    }
}

extension Expression {
    /// `print(page)`, `NSLog(@"%@", page)`, with nothing in it that does more than to be written down.
    fileprivate func isLogging(by logs: Set<SourceRange>) -> Bool {
        guard case .call(let call) = core.kind, logs.contains(core.range) else { return false }
        return !call.arguments.contains { $0.label == "to" || $0.value.mayAct }
    }

    /// Whether it may do more than to be looked at. An operator may be one of the project's own.
    fileprivate var mayAct: Bool {
        contains { part in
            switch part.kind {
            case .call, .assignment, .closure, .attempt, .element: true
            case .prefix(let operation, _): operation != "!" && operation != "-"
            case .binary(_, let operation, _): !["==", "!=", "<", ">", "<=", ">=", "&&", "||", "??"].contains(operation)
            default: false
            }
        }
    }
}
