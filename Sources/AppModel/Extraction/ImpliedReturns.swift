/// Swift leaves out `return` where all of a body is one expression. From here on nobody needs to know that.
extension [Statement] {
    /// The body of something that gives a value: its only expression is returned, and so is that of each arm of an `if` or a `switch`
    /// which is all of the body.
    var returningOnlyValue: [Statement] {
        guard count == 1, let returning = self[0].returning else { return self }
        return [returning]
    }

    /// The arm of an `if` or a `switch` that stands for a value, or `nil` where it cannot.
    fileprivate var returningOnlyValueOfArm: [Statement]? {
        guard count == 1 else { return nil }
        switch self[0].kind {
        case .throwing: return self
        case .expression(let value) where value.neverReturns: return self
        default: return self[0].returning.map { [$0] }
        }
    }
}

extension Statement {
    fileprivate var returning: Statement? {
        switch kind {
        case .expression(let value): value.isValue ? Statement(.returns(value), range) : nil
        case .branch(let branch): branch.returning.map { Statement(.branch($0), range) }
        default: nil
        }
    }
}

extension Statement.Branch {
    /// The branch with a return in each arm.
    var returning: Statement.Branch? {
        var returning = self
        for index in arms.indices {
            let arm = arms[index].body
            // Which of them is compiled the text cannot tell; the others may hold anything.
            if kind == .compilation {
                returning.arms[index].body = arm.returningOnlyValue
            } else {
                guard isExhaustive, let body = arm.returningOnlyValueOfArm else { return nil }
                returning.arms[index].body = body
            }
        }
        return returning
    }
}

extension Expression {
    /// An assignment gives nothing, and what never comes back gives nothing either.
    fileprivate var isValue: Bool {
        if case .assignment = kind { return false }
        return !neverReturns
    }
}
