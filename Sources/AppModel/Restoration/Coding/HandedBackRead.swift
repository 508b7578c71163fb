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
        return HandedBackRead(function: caller, range: entry.range, nameRange: call.nameRange, hasDefault: hasDefault)
    }
}
