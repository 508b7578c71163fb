import Syntax

/// The one property of its own into which a function puts what it makes or finds with a value, and for which alone it looks at the value.
struct FilledProperty {
    /// Locals that hold the value, or what was made of it.
    private var carriers: Set<String> = []
    private var targets: [Expression] = []
    /// Locals that are nothing where a property is nothing: `NSPersistentStoreCoordinator *coordinator = self.context.coordinator;`.
    private var parts: [String: Expression] = [:]
    /// Locals that hold what these give for the value.
    private var findings: Set<String> = []
    /// The properties that are handed it if they are there.
    private var receivers: [Expression] = []
    /// Whether something else is done with it.
    private var isLost = false
    private let value: SourceRange
    private let isObjectiveC: Bool
    private let names: NamePlaces
    private let mayAct: (Call) -> Bool

    /// - Parameters:
    ///   - value: where the function gets it.
    ///   - names: those of the function.
    ///   - mayAct: whether a call that is handed it may do more than answer.
    init(_ value: SourceRange, in function: Function, _ names: NamePlaces, mayAct: @escaping (Call) -> Bool) {
        self.value = value
        self.names = names
        self.mayAct = mayAct
        isObjectiveC = function.isObjectiveC
        collectParts(in: function.body)
        walk(function.body, isChosen: false)
    }

    var target: Expression? {
        guard !isLost, receivers.isEmpty, let first = targets.first, targets.allSatisfy({ $0.plainName == first.plainName }) else {
            return nil
        }
        return first
    }

    /// The one property of which objects alone are handed the value, and nothing is done where none is there: `player?.seek(to: time)`, in
    /// Objective-C `[self.player seekTo:time]`.
    var receiver: Expression? {
        guard !isLost, targets.isEmpty, let first = receivers.first, receivers.allSatisfy({ $0.plainName == first.plainName }) else {
            return nil
        }
        return first
    }

    private mutating func collectParts(in statements: [Statement]) {
        for statement in statements {
            if case .local(let local) = statement.kind, let property = local.value?.optionalReceiver(inObjectiveC: isObjectiveC) {
                parts[local.name] = property
            }
            collectParts(in: statement.inner)
        }
    }

    /// The property of which an expression asks something, and does nothing where there is none.
    private func receiver(of expression: Expression) -> Expression? {
        if let property = expression.optionalReceiver(inObjectiveC: isObjectiveC) { return property }
        guard isObjectiveC, case .call(let call) = expression.core.kind, case .name(let local)? = call.receiver?.core.kind else {
            return nil
        }
        return parts[local]
    }

    /// - Parameter isChosen: whether the value decides if they run, which must change nothing but the property.
    private mutating func walk(_ statements: [Statement], isChosen: Bool) {
        for index in statements.indices where !isLost && (isChosen || concerns(statements[index].range)) {
            walk(statements[index], isChosen: isChosen)
        }
    }

    /// Whether the value stands there, or something that carries it on.
    private func concerns(_ range: SourceRange) -> Bool { range.contains(value) || names.hold(anyOf: carriers, within: range) }

    private mutating func walk(_ statement: Statement, isChosen: Bool) {
        switch statement.kind {
        case .expression(let expression): put(expression, isChosen: isChosen)
        case .local(let local):
            if let value = local.value { bind(local.name, to: value) }
        case .branch(let branch):
            let isOverValue = ask([branch.subject].compactMap { $0 })
            let isAsked = branch.arms.map { bind($0.conditions, isOverValue: isOverValue) }.contains(true)
            for arm in branch.arms { walk(arm.body, isChosen: isChosen || isOverValue || isAsked) }
        case .guarded(let conditions, let otherwise):
            _ = bind(conditions)
            walk(otherwise, isChosen: isChosen)
        case .loop(let loop):
            if let sequence = loop.sequence { refuse(sequence) }
            let isAsked = bind(loop.conditions)
            walk(loop.body, isChosen: isChosen || isAsked)
        case .block(let body), .deferred(let body): walk(body, isChosen: isChosen)
        case .attempt(let body, let catches): walk(body + catches.flatMap(\.body), isChosen: isChosen)
        case .returns(let value): if let value { refuse(value) }
        case .throwing(let value): refuse(value)
        case .function: isLost = isLost || statement.expressions.contains(where: mentions)
        case .breaks, .continues, .fallsThrough: break
        }
    }

    private mutating func put(_ expression: Expression, isChosen: Bool) {
        let isWritten = if case .call(let call) = expression.core.kind { UIKit.loggingCalls.contains(call.name) } else { false }
        if isWritten { return }
        if mentions(expression), let receiver = receiver(of: expression) {
            receivers.append(receiver)
            return
        }
        guard case .assignment(let target, nil, let value) = expression.core.kind, let name = target.plainName else {
            isLost = isLost || isChosen || mentions(expression)
            return
        }
        if value.contains(where: { $0.plainName.map(findings.contains) ?? false }) { return }
        if target.core.isName(name) && carriers.contains(name) || !isChosen && !mentions(value) { return refuse(target) }
        isLost = isLost || acts(value)
        targets.append(target)
    }

    /// What is made of the value carries it on.
    private mutating func bind(_ name: String, to value: Expression) {
        guard mentions(value) else { return }
        // What is found by one that is not there is nothing.
        if isObjectiveC, let receiver = receiver(of: value) {
            receivers.append(receiver)
            findings.insert(name)
            return
        }
        isLost = isLost || acts(value)
        carriers.insert(name)
    }

    /// Whether any of some conditions looks at the value.
    ///
    /// - Parameter isOverValue: whether they are the patterns of a `switch` over it.
    private mutating func bind(_ conditions: [Statement.Condition], isOverValue: Bool = false) -> Bool {
        var isAsked = false
        for condition in conditions {
            switch condition {
            case .binding(let name, _, let value): bind(name, to: value)
            case .pattern(_, let names, let value):
                if value.map(mentions) ?? isOverValue { carriers.formUnion(names) }
            case .expression, .availability, .compilation: break
            }
            isAsked = ask(condition.expressions) || isAsked
        }
        return isAsked
    }

    private mutating func ask(_ expressions: [Expression]) -> Bool {
        isLost = isLost || expressions.contains(where: acts)
        return expressions.contains(where: mentions)
    }

    private mutating func refuse(_ expression: Expression) { isLost = isLost || mentions(expression) }

    private func mentions(_ expression: Expression) -> Bool {
        expression.range.contains(value)
            || expression.contains { part in if case .name(let name) = part.kind { carriers.contains(name) } else { false } }
    }

    /// Whether a call gets the value that may do something with it.
    private func acts(_ expression: Expression) -> Bool {
        expression.contains { part in
            guard case .call(let call) = part.kind, call.arguments.contains(where: { mentions($0.value) }) else { return false }
            return mayAct(call)
        }
    }
}

extension Expression {
    /// `self.player`, and `_player` of Objective-C.
    fileprivate var isOfOwnObject: Bool { if case .member(let base, _) = kind { base.isSelf } else { false } }

    /// What a call or an assignment asks first, and does nothing without: `player` of `player?.item.time = time`.
    fileprivate func optionalReceiver(inObjectiveC isObjectiveC: Bool) -> Expression? {
        var part: Expression
        switch core.kind {
        case .assignment(let target, _, _): part = target
        case .call(let call): part = call.callee
        case .member where isObjectiveC: part = core
        default: return nil
        }
        while true {
            switch part.kind {
            case .optional(let base) where base.plainName != nil: return base
            case .member(let base, _) where isObjectiveC && base.isOfOwnObject: return base
            case .member(let base, _), .optional(let base), .element(let base, _): part = base
            case .call(let call): part = call.callee
            default: return nil
            }
        }
    }
}
