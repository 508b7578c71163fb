extension Expression {
    /// Whether the test holds for the expression or any part of it, closures included.
    public func contains(where test: (Expression) -> Bool) -> Bool {
        if test(self) { return true }
        return parts.contains { $0.contains(where: test) }
    }

    /// The expressions it is made of directly; for a closure those of its statements.
    public var parts: [Expression] {
        switch kind {
        case .string, .integer, .float, .boolean, .nilLiteral, .name, .selfReference, .superReference, .implicitMember, .keyPath, .type:
            []
        case .interpolation(let parts), .array(let parts), .dictionary(let parts), .other(let parts): parts
        case .tuple(let arguments): arguments.map(\.value)
        case .closure(let closure): closure.body.flatMap(\.expressions)
        case .member(let base, _), .optional(let base), .forced(let base), .cast(let base, _, _), .test(let base, _), .attempt(_, let base),
            .prefix(_, let base), .selector(let base):
            [base]
        case .call(let call): [call.callee] + call.arguments.map(\.value)
        case .element(let base, let arguments): [base] + arguments.map(\.value)
        case .binary(let left, _, let right): [left, right]
        case .ternary(let condition, let first, let second): [condition, first, second]
        case .assignment(let target, _, let value): [target, value]
        case .conditional(let statement): statement.expressions
        }
    }

    /// The last name of `name` or `base.name`.
    public var memberName: String? {
        switch kind {
        case .name(let name): name
        case .member(_, let name): name.text
        default: nil
        }
    }

    /// The name that the expression itself spells, its parts left out.
    var ownName: String? {
        if case .call(let call) = kind { call.name } else { memberName }
    }

    /// Without casts, forces, optional chaining and `try`: what the value comes from.
    public var core: Expression {
        switch kind {
        case .forced(let base), .optional(let base), .cast(let base, _, _), .attempt(_, let base): base.core
        default: self
        }
    }
}

extension Expression {
    /// What is only called an object of any kind: `page` of `page as Any`; `nil` of everything else.
    public var unmasked: Expression? {
        guard case .cast(let base, .certain, let type) = kind, ["Any", "AnyObject", "NSObject", "NSCoding"].contains(type.unwrapped.name)
        else {
            return nil
        }
        return base.unmasked ?? base
    }
}

extension Expression {
    /// A call of `fatalError` and the like.
    public var neverReturns: Bool {
        guard case .call(let call) = kind, case .name(let name) = call.callee.kind else { return false }
        return ["fatalError", "preconditionFailure", "abort", "exit"].contains(name)
    }
}

extension Statement {
    /// Every expression that stands in it directly, those of inner statements included.
    public var expressions: [Expression] {
        switch kind {
        case .expression(let expression), .throwing(let expression): [expression]
        case .local(let local): local.value.map { [$0] } ?? []
        case .branch(let branch):
            (branch.subject.map { [$0] } ?? [])
                + branch.arms.flatMap(\.expressions)
        case .guarded(let conditions, let otherwise): conditions.flatMap(\.expressions) + otherwise.flatMap(\.expressions)
        case .loop(let loop):
            (loop.sequence.map { [$0] } ?? []) + loop.conditions.flatMap(\.expressions) + loop.body.flatMap(\.expressions)
        case .deferred(let body), .block(let body): body.flatMap(\.expressions)
        case .attempt(let body, let catches): body.flatMap(\.expressions) + catches.flatMap(\.expressions)
        case .function(let function): (function.body ?? []).flatMap(\.expressions)
        case .returns(let value): value.map { [$0] } ?? []
        case .breaks, .continues, .fallsThrough: []
        }
    }
}

extension Statement.Arm {
    fileprivate var expressions: [Expression] { conditions.flatMap(\.expressions) + body.flatMap(\.expressions) }
}

extension Statement.Condition {
    public var expressions: [Expression] {
        switch self {
        case .expression(let expression): [expression]
        case .binding(_, _, let value): [value]
        case .pattern(let patterns, _, let value): patterns + (value.map { [$0] } ?? [])
        case .availability, .compilation: []
        }
    }
}
