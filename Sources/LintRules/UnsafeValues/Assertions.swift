import AppModel
import Syntax

extension RestoringBody {
    /// `precondition(name != nil)`, `NSAssert(name, @"no name")`.
    func assertion(of value: RestoredValue) -> Force? {
        guard value.isObject else { return nil }
        let locals = localsHolding(value)
        for (site, condition) in assertions {
            let needs = condition.needsObject(inObjectiveC: value.function.isObjectiveC) { part in
                if part.core.range == value.range { return true }
                return locals.contains { part.core.names($0, at: site) }
            }
            guard needs, let call = site.call else { continue }
            // Who asks about it as well has another way where it is missing.
            if locals.contains(where: { askedBesideAssertions.contains($0.name) }) { continue }
            if call.name == "precondition" { return Force("is taken for granted", elsewhere: call.nameRange) }
            return Force(
                "is taken for granted by an assertion", elsewhere: call.nameRange, severity: .note,
                help: "Begin afresh where it is missing: an assertion is no test, and ends the app in each build that has it.")
        }
        return nil
    }
}

extension Call {
    /// What has to hold, lest the app ends. Swift's `assert` is left out, which no build for users has (C19).
    func assertedCondition(in function: Function) -> Expression? {
        guard receiver == nil else { return nil }
        return (function.isObjectiveC ? Self.assertions : ["precondition"]).contains(name) ? firstUnlabelled : nil
    }

    private static let assertions: Set = ["assert", "NSAssert", "NSCAssert", "NSParameterAssert", "NSCParameterAssert"]
}

extension Expression {
    /// Whether a condition cannot hold where an object is nil: `name != nil`, and in Objective-C `name`, `[name isKindOfClass:…]`.
    fileprivate func needsObject(inObjectiveC: Bool, where isObject: (Expression) -> Bool) -> Bool {
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
