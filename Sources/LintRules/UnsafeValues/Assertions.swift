import AppModel

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
