import Syntax

/// What a helper reads from a coder and hands back, as the function sees it that calls the helper.
public struct HandedBackRead: Sendable {
    /// The function that was asked about.
    public let function: Function
    /// Of the whole call of the helper.
    public let range: SourceRange
    /// Of the helper's name there.
    public let nameRange: SourceRange
    /// Whether something stands in where there is none.
    public let hasDefault: Bool
}

extension KeyAccess {
    /// `nil` where no helper reads it, or where that does anything else with it.
    public var handedBack: HandedBackRead? {
        guard entry !== site, let caller = entryPlace.function, let call = entry.call, call.name == function.fact.name,
            function.body.count == 1, case .returns(let value?) = function.body[0].kind
        else { return nil }
        guard let hasDefault = hasDefault(value) else { return nil }
        return HandedBackRead(function: caller, range: entry.range, nameRange: call.nameRange, hasDefault: hasDefault)
    }

    /// The same of a helper that hands back what it finds by means of what it reads, and nil where there is none to read.
    public var missed: HandedBackRead? {
        guard entry !== site, let caller = entryPlace.function, let call = entry.call, call.name == function.fact.name,
            function.fact.returnType?.isOptional == true, isMissed(in: function.body)
        else { return nil }
        return HandedBackRead(function: caller, range: entry.range, nameRange: call.nameRange, hasDefault: false)
    }

    /// Whether a body comes to nothing but nil without it.
    private func isMissed(in body: [Statement]) -> Bool {
        for (index, statement) in body.enumerated() {
            switch statement.kind {
            case .guarded(let conditions, let otherwise):
                guard case .returns(let value?)? = otherwise.last?.kind, value.isNil, otherwise.dropLast().allSatisfy(\.isPlain) else {
                    return false
                }
                if conditions.contains(where: isBound) { return true }
            case .branch(let branch):
                guard branch.kind == .test, branch.arms.count == 1, branch.arms[0].conditions.contains(where: isBound),
                    let next = body[(index + 1)...].onlyElement, case .returns(let value?) = next.kind
                else { return false }
                return value.isNil
            case .returns(let value?):
                guard case .call(let call) = value.core.kind, ["map", "flatMap"].contains(call.name), let base = call.receiver else {
                    return false
                }
                return hasDefault(base) == false
            case .expression, .local: continue
            default: return false
            }
        }
        return false
    }

    private func isBound(by condition: Statement.Condition) -> Bool {
        guard case .binding(_, _, let value) = condition else { return false }
        return hasDefault(value) == false
    }

    /// Whether a value is what is read, or else what stands in for it; `nil` where it is anything else.
    private func hasDefault(_ value: Expression) -> Bool? {
        var current = value.core
        var hasDefault = false
        while current.range != site.range {
            switch current.kind {
            case .cast(let base, _, _): current = base.core
            case .tuple(let parts) where parts.count == 1: current = parts[0].value.core
            case .binary(let base, "??", _):
                hasDefault = true
                current = base.core
            default: return nil
            }
        }
        return hasDefault
    }
}

extension Statement {
    fileprivate var isPlain: Bool { if case .expression = kind { true } else { false } }
}
