/// Looks in a body for a use of a value that no follower knows.
///
/// Calls that the value is asked or handed to, other names that it gets, and comparisons are known; whoever follows the value looks at
/// those. Anything else counts as a way out of sight, whether or not somebody has thought of it.
struct StrayUse {
    enum Kind {
        /// A coder: each copy may write.
        case coder
        /// A controller, whose members are its own affair, and which lists may hold.
        case object
    }

    let kind: Kind
    /// What locals call it, from where they stand to the end of their block.
    private var names: Set<String>
    /// What it is called as a member of something.
    private let member: String?
    /// Where the call ends that makes it.
    private let creation: UInt32?
    private let isSelf: Bool

    init(of kind: Kind, named names: Set<String> = [], member: String? = nil, madeBefore creation: UInt32? = nil, isSelf: Bool = false) {
        self.kind = kind
        self.names = names
        self.member = member
        self.creation = creation
        self.isSelf = isSelf
    }

    /// A copy looks at each block, so that names end with it.
    func isIn(_ body: [Statement]) -> Bool {
        var scope = self
        return body.contains { scope.take($0) }
    }

    private func isMeant(_ expression: Expression) -> Bool {
        switch expression.core.kind {
        case .name(let name): names.contains(name)
        case .member(_, let name): name.text == member
        case .call: expression.core.range.end == creation
        case .selfReference: isSelf
        default: false
        }
    }

    // MARK: Statements

    private mutating func take(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .expression(let expression):
            return isUnknown(expression, unlessAlone: true)
        case .throwing(let expression):
            return isUnknown(expression)
        case .local(let local):
            guard let value = local.value else { return false }
            if isMeant(value) { names.insert(local.name) }
            return isUnknownWhenTaken(value)
        case .branch(let branch):
            return isIn(branch)
        case .guarded(let conditions, let otherwise):
            return take(conditions) || isIn(otherwise)
        case .loop(let loop):
            if let sequence = loop.sequence, isUnknown(sequence) { return true }
            var inner = self
            return inner.take(loop.conditions) || inner.isIn(loop.body)
        case .deferred(let body), .block(let body):
            return isIn(body)
        case .attempt(let body, let catches):
            return isIn(body) || catches.contains(where: isIn)
        case .function(let function):
            return without(function.parameters).isIn(function.body ?? [])
        case .returns(let value):
            guard let value else { return false }
            return kind == .coder ? isUnknown(value) : isUnknownWhenTaken(value)
        case .breaks, .continues, .fallsThrough:
            return false
        }
    }

    /// - Parameter isValue: whether the last expressions of its arms go somewhere.
    private func isIn(_ branch: Statement.Branch, isValue: Bool = false) -> Bool {
        if let subject = branch.subject, isUnknown(subject, unlessAlone: true) { return true }
        return branch.arms.contains { arm in
            var inner = self
            if inner.take(arm.conditions) || inner.isIn(arm.body) { return true }
            guard isValue, case .expression(let value)? = arm.body.last?.kind else { return false }
            return inner.isMeant(value)
        }
    }

    private mutating func take(_ conditions: [Statement.Condition]) -> Bool {
        conditions.contains { condition in
            switch condition {
            case .expression(let expression):
                return isUnknown(expression, unlessAlone: true)
            case .binding(let name, _, let value):
                guard isMeant(value) else { return isUnknown(value) }
                names.insert(name)
                return false
            case .pattern(let patterns, let names, let value):
                if patterns.contains(where: { isUnknown($0) }) { return true }
                guard let value else { return false }
                // `let archive as NSKeyedArchiver` is an expression, whose names are not told apart.
                return isUnknown(value, unlessAlone: names.isEmpty && patterns.allSatisfy(\.isNil))
            case .availability, .compilation:
                return false
            }
        }
    }

    private func without(_ parameters: [ParameterFact]) -> StrayUse {
        var inner = self
        inner.names.subtract(parameters.map(\.name))
        return inner
    }

    // MARK: Expressions

    /// - Parameter unlessAlone: whether it may be the value itself, which then is only looked at.
    private func isUnknown(_ expression: Expression, unlessAlone: Bool = false) -> Bool {
        let expression = expression.core
        if isMeant(expression) { return !unlessAlone }
        switch expression.kind {
        case .interpolation(let parts):
            return parts.contains { isUnknown($0, unlessAlone: true) }
        case .test(let base, _), .prefix("!", let base):
            return isUnknown(base, unlessAlone: true)
        case .member(let base, let name):
            return isMeant(base) ? isUnknown(member: name.text) : isUnknown(base)
        case .call(let call):
            if case .member(let receiver, _) = call.callee.kind {
                if isUnknown(receiver, unlessAlone: true) { return true }
            } else if isUnknown(call.callee) {
                return true
            }
            return call.arguments.contains { isUnknownWhenTaken($0.value) }
        case .binary(let left, let operation, let right):
            let isLookedAt = ["==", "!=", "===", "!==", "&&", "||"].contains(operation)
            return isUnknown(left, unlessAlone: isLookedAt) || isUnknown(right, unlessAlone: isLookedAt)
        case .ternary(let condition, let first, let second):
            return isUnknown(condition, unlessAlone: true) || isUnknown(first) || isUnknown(second)
        case .assignment(let target, _, let value):
            if case .other = target.kind { return isUnknown(value, unlessAlone: true) }
            return isUnknown(target: target) || (kind == .coder ? isUnknown(value) : isUnknownWhenTaken(value))
        case .closure(let closure):
            return without(closure.parameters).isIn(closure.body)
        case .conditional(let statement):
            guard case .branch(let branch) = statement.kind else { return statement.expressions.contains { isUnknown($0) } }
            return isIn(branch, isValue: true)
        default:
            return expression.parts.contains { isUnknown($0) }
        }
    }

    /// Where the followers look: the value itself, and what they know to hold it.
    private func isUnknownWhenTaken(_ expression: Expression) -> Bool {
        let expression = expression.core
        if isMeant(expression) { return false }
        guard kind == .object else { return isUnknown(expression) }
        switch expression.kind {
        case .array(let elements): return elements.contains(where: isUnknownWhenTaken)
        case .ternary(let condition, let first, let second):
            return isUnknown(condition, unlessAlone: true) || isUnknownWhenTaken(first) || isUnknownWhenTaken(second)
        default: return isUnknown(expression)
        }
    }

    private func isUnknown(target: Expression) -> Bool {
        let target = target.core
        // A coder that becomes another one is no longer followed.
        if isMeant(target) { return kind == .coder }
        if case .member(let base, let name) = target.kind, isMeant(base) { return isUnknown(member: name.text) }
        return isUnknown(target)
    }

    private func isUnknown(member name: String) -> Bool { kind == .coder && !Self.plainMembers.contains(name) }

    /// Members of coders that neither write nor hand the coder on.
    private static let plainMembers: Set<String> = [
        "allowsKeyedCoding", "requiresSecureCoding", "decodingFailurePolicy", "error", "allowedClasses", "systemVersion", "outputFormat",
        "encodedData", "finishEncoding", "finishDecoding", "description", "debugDescription",
    ]
}
