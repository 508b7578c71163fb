import Syntax

/// Walks through a body as an activity of one type would: what a test of the type rules out is skipped.
///
/// What the text cannot tell counts as possible, so that what is skipped cannot happen.
struct ActivityTypeWalk {
    /// The names of the project that the walk asks about.
    struct Questions {
        let isActivity: (Expression) -> Bool
        /// Of which enum a call makes a case, if it does.
        let enumeration: (Call) -> Type?
        let program: Program
        let string: (Expression) -> StringValue
    }

    enum Truth { case yes, no, maybe }

    /// What an expression is that tells the type.
    enum Told {
        case type
        /// The case of an enum whose raw value it is.
        case enumeration(Type)
    }

    /// The type that the activity has; `nil` for any.
    let type: String?
    let questions: Questions

    /// What does not happen.
    var skipped: [SourceRange] = []
    /// Where the type or the content of the activity is asked for, and that is all accounted for.
    var understood: Set<SourceRange> = []
    /// Where a local that holds content is named.
    var reads: [SourceRange] = []
    /// What the type is compared with.
    var asked: [(type: StringValue, range: SourceRange)] = []
    /// A comparison holds: this type is meant.
    var isMet = false
    /// Where the type goes so that nothing follows it.
    var leak: SourceRange?
    /// What ends the app because the type is not one of those that are asked for.
    var crashes: [SourceRange] = []
    /// How many answers about the type led to where the walk is.
    private var answers = 0

    /// Locals that hold content, and those that tell the type.
    var contents: Set<String> = []
    var tellers: [String: Told] = [:]
    /// Those that hold something else.
    var others: Set<String> = []

    init(_ body: [Statement], of type: String?, _ questions: Questions) {
        self.type = type
        self.questions = questions
        _ = run(body)
    }

    // MARK: Statements

    /// How a run of statements may end.
    private struct End: OptionSet {
        let rawValue: UInt8
        static let through = End(rawValue: 1)
        static let broken = End(rawValue: 2)
        static let fallen = End(rawValue: 4)
    }

    private mutating func run(_ statements: [Statement]) -> End {
        var end: End = []
        for (index, statement) in statements.enumerated() {
            let next = run(statement)
            end.formUnion(next.subtracting(.through))
            if next.contains(.through) { continue }
            if index + 1 < statements.count, let last = statements.last {
                skipped.append(SourceRange(start: statements[index + 1].range.start, end: last.range.end))
            }
            return end
        }
        return end.union(.through)
    }

    private mutating func run(_ statement: Statement) -> End {
        switch statement.kind {
        case .expression(let expression):
            if case .conditional(let inner) = expression.kind { return run(inner) }
            visit(expression)
            guard expression.neverReturns else { return .through }
            if answers > 0 { crashes.append(expression.range) }
            return []
        case .local(let local):
            if let value = local.value { bind(local.name, to: value) }
            return .through
        case .returns(let value):
            if let value { visit(value) }
            return []
        case .throwing(let value):
            visit(value)
            return []
        case .breaks, .continues:
            return .broken
        case .fallsThrough:
            return .fallen
        case .branch(let branch):
            return branch.kind == .selection ? select(branch) : test(branch)
        case .guarded(let conditions, let otherwise):
            let truth = truth(of: conditions)
            if truth == .yes {
                skip(otherwise)
                return .through
            }
            let end = run(otherwise, because: truth == .no && asksForType(conditions))
            return truth == .no ? end.subtracting(.through) : end.union(.through)
        case .loop(let loop):
            if let sequence = loop.sequence { visit(sequence) }
            _ = truth(of: loop.conditions)
            _ = run(loop.body)
            return .through
        case .deferred(let body):
            _ = run(body)
            return .through
        case .block(let body):
            return run(body)
        case .attempt(let body, let catches):
            var end = run(body)
            for handler in catches {
                _ = truth(of: handler.conditions)
                end.formUnion(run(handler.body))
            }
            return end
        case .function(let function):
            _ = run(function.body ?? [])
            return .through
        }
    }

    /// `if` and `#if`: the first arm whose conditions hold.
    private mutating func test(_ branch: Statement.Branch) -> End {
        var end: End = []
        var isDecided = false
        var isAsked = false
        for arm in branch.arms {
            if isDecided {
                skip(arm)
                continue
            }
            let truth = branch.kind == .test ? truth(of: arm.conditions) : .maybe
            if truth == .no { skip(arm.body) } else { end.formUnion(run(arm.body, because: isAsked && arm.conditions.isEmpty)) }
            isAsked = truth == .no && arm.conditions.count == 1 && asksForType(arm.conditions)
            isDecided = truth == .yes
        }
        return isDecided || branch.isExhaustive && branch.kind == .test ? end : end.union(.through)
    }

    /// `switch`: the first arm one of whose patterns is met.
    private mutating func select(_ branch: Statement.Branch) -> End {
        let subject = branch.subject.flatMap { told(by: $0) }
        if subject == nil, let subject = branch.subject { visit(subject) }
        var end: End = branch.isExhaustive ? [] : .through
        var isDecided = false
        var hasFallen = false
        for arm in branch.arms {
            let truth = isDecided ? .no : self.truth(of: arm.conditions, matching: subject)
            if truth == .no, !hasFallen {
                skip(arm.body)
                continue
            }
            let inner = run(arm.body, because: subject != nil && (arm.conditions.isEmpty || truth == .yes && arm.isForNoCase))
            hasFallen = inner.contains(.fallen)
            if !inner.isDisjoint(with: [.through, .broken]) { end.formUnion(.through) }
            if truth == .yes { isDecided = true }
        }
        return end
    }

    /// - Parameter isAnswer: whether it runs since the type is none of those that were asked for.
    private mutating func run(_ body: [Statement], because isAnswer: Bool) -> End {
        if isAnswer { answers += 1 }
        defer { if isAnswer { answers -= 1 } }
        return run(body)
    }

    /// Whether conditions ask for the type and for nothing else.
    private mutating func asksForType(_ conditions: [Statement.Condition]) -> Bool {
        let known = crashes
        defer { crashes = known }
        return conditions.allSatisfy { condition in
            switch condition {
            case .expression(let expression): expression.contains { told(by: $0) != nil }
            case .binding(_, _, let value): told(by: value) != nil
            case .pattern(_, _, let value): value.map { told(by: $0) != nil } ?? false
            case .availability, .compilation: false
            }
        }
    }

    private mutating func skip(_ body: [Statement]) {
        if let first = body.first, let last = body.last { skipped.append(SourceRange(start: first.range.start, end: last.range.end)) }
    }

    private mutating func skip(_ arm: Statement.Arm) {
        for expression in arm.conditions.flatMap(\.expressions) { skipped.append(expression.range) }
        skip(arm.body)
    }

    // MARK: Expressions

    mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .name(let name):
            if contents.contains(name) { reads.append(expression.range) }
            if tellers[name] != nil { leak = leak ?? expression.range }
        case .closure(let closure):
            _ = run(closure.body)
        case .conditional(let statement):
            _ = run(statement)
        case .binary(_, "&&", _), .binary(_, "||", _), .prefix("!", _):
            _ = truth(of: expression)
        case .binary(let left, let operation, let right) where operation == "==" || operation == "!=":
            if truth(of: left, equals: right) == nil { [left, right].forEach { visit($0) } }
        case .ternary(let condition, let first, let second):
            let truth = truth(of: condition)
            if truth == .no { skipped.append(first.range) } else { visit(first) }
            if truth == .yes { skipped.append(second.range) } else { visit(second) }
        case .call(let call):
            visit(call)
        case .forced(let base):
            _ = told(by: expression)
            visit(base)
        default:
            expression.parts.forEach { visit($0) }
        }
    }

    private mutating func visit(_ call: Call) {
        if UIKit.loggingCalls.contains(call.name) {
            for part in call.arguments { noteLogged(part.value) }
        } else if truth(of: call) == nil {
            visit(call.callee)
            for argument in call.arguments { visit(argument.value) }
        }
    }

    /// What is written to a log is no use.
    private mutating func noteLogged(_ expression: Expression) {
        var ranges: [SourceRange] = []
        _ = expression.contains { part in
            ranges.append(part.range)
            return false
        }
        understood.formUnion(ranges)
    }
}

extension Statement.Arm {
    /// `case nil`: what is asked about has no case.
    fileprivate var isForNoCase: Bool {
        !conditions.isEmpty
            && conditions.allSatisfy { condition in
                guard case .pattern(let patterns, _, _) = condition else { return false }
                return !patterns.isEmpty && patterns.allSatisfy(\.isNil)
            }
    }
}
