extension Call {
    /// What has to hold, lest the app ends. Swift's `assert` is left out, which no build for users has (C19).
    public func assertedCondition(in function: Function) -> Expression? {
        guard receiver == nil else { return nil }
        return (function.isObjectiveC ? Self.assertions : ["precondition"]).contains(name) ? firstUnlabelled : nil
    }

    private static let assertions: Set = ["assert", "NSAssert", "NSCAssert", "NSParameterAssert", "NSCParameterAssert"]
}

extension Expression {
    /// Whether a condition cannot hold where an object is nil: `name != nil`, and in Objective-C `name`, `[name isKindOfClass:…]`.
    public func needsObject(inObjectiveC: Bool, where isObject: (Expression) -> Bool) -> Bool {
        func needs(_ part: Expression) -> Bool { part.needsObject(inObjectiveC: inObjectiveC, where: isObject) }
        switch kind {
        case .tuple(let parts):
            return parts.count == 1 && needs(parts[0].value)
        case .binary(let left, "&&", let right):
            return needs(left) || needs(right)
        case .binary(let left, "!=", let right):
            return right.isNil && isObject(left) || left.isNil && isObject(right)
        case .call(let call) where inObjectiveC && ["isKindOfClass", "isKind"].contains(call.name):
            return call.receiver.map(isObject) ?? false
        default:
            return inObjectiveC && isObject(self)
        }
    }
}
