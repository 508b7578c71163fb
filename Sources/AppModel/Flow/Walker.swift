import Syntax

/// Flattens a body to its sites, in the order in which the text has them.
struct Walker {
    private var sites: [Site] = []
    private var locals: LocalScope?
    private var circumstance: Circumstance?
    private var nextBinding = 0
    private var nextCircumstance = 0
    private var nextBranch = 0

    static func sites(in function: Function) -> [Site] {
        sites(in: function.fact, function.body, of: function.property)
    }

    /// In a function that is not looked into.
    static func sites(in function: FunctionFact) -> [Site] { sites(in: function, function.body ?? [], of: nil) }

    /// - Parameter property: the one whose accessor or initial value it is.
    private static func sites(in function: FunctionFact, _ body: [Statement], of property: PropertyFact?) -> [Site] {
        var walker = Walker()
        for parameter in function.parameters { walker.bind(parameter.name, .parameter(parameter)) }
        // What a parameter stands for where a call leaves it out.
        for parameter in function.parameters {
            guard let value = parameter.defaultValue else { continue }
            walker.scoped(.fallback(for: Expression(.name(parameter.name), value.range))) { $0.walk(value) }
        }
        // Setters and observers have names of their own for the value.
        if let property, function.kind != .getter {
            let name = function.name == "didSet" ? "oldValue" : "newValue"
            walker.bind(name, .parameter(ParameterFact(label: nil, name: name, type: property.type)))
        }
        walker.walk(body)
        return walker.sites
    }

    private mutating func bind(_ name: String, _ origin: LocalScope.Binding.Origin) {
        locals = LocalScope(LocalScope.Binding(id: nextBinding, name: name, origin: origin), outer: locals)
        nextBinding += 1
    }

    private mutating func add(_ kind: Site.Kind, _ range: SourceRange) {
        sites.append(Site(kind: kind, range: range, locals: locals, circumstance: circumstance))
    }

    /// What is bound and entered inside ends with it.
    private mutating func scoped(_ step: Step? = nil, _ body: (inout Walker) -> Void) {
        let outer = locals
        let around = circumstance
        if let step { enter(step) }
        body(&self)
        locals = outer
        circumstance = around
    }

    /// From here to the end of the scope everything depends on the step.
    private mutating func enter(_ step: Step) {
        circumstance = Circumstance(id: nextCircumstance, step, within: circumstance)
        nextCircumstance += 1
    }

    private mutating func newBranch() -> Int {
        nextBranch += 1
        return nextBranch
    }

    // MARK: Statements

    private mutating func walk(_ statements: [Statement]) {
        scoped { walker in
            for statement in statements { walker.walk(statement) }
        }
    }

    private mutating func walk(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression), .throwing(let expression):
            walk(expression)
        case .local(let local):
            if let value = local.value { walk(value) }
            bind(local.name, .local(local))
            add(.local(local), statement.range)
        case .branch(let branch):
            walk(branch)
        case .guarded(let conditions, let otherwise):
            let branch = newBranch()
            scoped(.arm(branch: branch, index: 0, kind: .guardElse, conditions: conditions)) { $0.walk(otherwise) }
            // Names and the step stay until the enclosing block ends.
            walk(conditions)
            enter(.arm(branch: branch, index: 1, kind: .guardRest, conditions: conditions))
        case .loop(let loop):
            if let sequence = loop.sequence { walk(sequence) }
            scoped(.loop(loop)) { walker in
                for name in loop.names {
                    walker.bind(name, loop.namesElements ? .element(of: loop.sequence!, as: loop.type) : .pattern(nil))
                }
                walker.walk(loop.conditions)
                walker.walk(loop.body)
            }
        case .deferred(let body):
            scoped(.deferred) { $0.walk(body) }
        case .attempt(let body, let catches):
            walk(body)
            let branch = newBranch()
            for (index, handler) in catches.enumerated() {
                scoped(.arm(branch: branch, index: index, kind: .catches, conditions: handler.conditions)) { walker in
                    walker.bind("error", .pattern(nil))
                    walker.walk(handler.conditions)
                    walker.walk(handler.body)
                }
            }
        case .block(let body):
            walk(body)
        case .function(let function):
            bind(function.name, .pattern(nil))
            scoped(.function(function)) { walker in
                for parameter in function.parameters { walker.bind(parameter.name, .parameter(parameter)) }
                walker.walk(function.body ?? [])
            }
        case .returns(let value):
            guard let value else { return }
            walk(value)
            add(.returns(value), statement.range)
        case .breaks, .continues, .fallsThrough:
            break
        }
    }

    private mutating func walk(_ branch: Statement.Branch) {
        if let subject = branch.subject { walk(subject) }
        let id = newBranch()
        let kind: Step.ArmKind =
            switch branch.kind {
            case .test: .test
            case .selection: .selection
            case .compilation: .compilation
            }
        for (index, arm) in branch.arms.enumerated() {
            // What is reached by `fallthrough` too is reached for more values, and what leads there does not exclude it.
            let joined = branch.arms[..<index].lastIndex { !$0.fallsThrough }.map { $0 + 1 } ?? 0
            let arm = arm.fallenInto(from: branch.arms[joined..<index])
            let alternatives = arm.fallsThrough ? newBranch() : id
            scoped { walker in
                // A later arm is reached only when the earlier ones were not taken: its conditions too run under that.
                if index > 0, kind == .test {
                    walker.enter(
                        .arm(branch: alternatives, index: index, kind: .otherwise, conditions: branch.conditions(beforeArm: index)))
                }
                walker.walk(arm.conditions, subject: kind == .selection ? branch.subject : nil)
                let others = kind == .compilation || !arm.conditions.isEmpty ? [] : branch.conditions(besidesArm: index, joinedWith: joined)
                walker.enter(
                    .arm(
                        branch: alternatives, index: index, kind: others.isEmpty ? kind : .otherwise,
                        conditions: others.isEmpty ? arm.conditions : others))
                walker.walk(arm.body)
            }
        }
        let passed = branch.passedArms
        if !passed.isEmpty { enter(.passed(branch: id, arms: passed)) }
    }

    /// - Parameter subject: of a `switch`, which was walked once already.
    private mutating func walk(_ conditions: [Statement.Condition], subject switched: Expression? = nil) {
        let subject = switched?.range
        let around = circumstance
        defer { circumstance = around }
        for condition in conditions {
            switch condition {
            case .expression(let expression):
                if case .test(let base, _) = expression.kind, base.range == subject { continue }
                walk(expression)
                // The conditions behind it are asked only if it holds.
                enter(.shortCircuit(expression))
            case .binding(let name, let type, let value):
                if case .cast(let base, let strength, let target) = value.kind, base.range == subject {
                    add(.cast(base, strength, target), value.range)
                } else if value.range != subject {
                    walk(value)
                }
                bind(name, .unwrapped(type, value))
            case .pattern(let patterns, let names, let value):
                for pattern in patterns { walk(pattern) }
                if let value, value.range != subject { walk(value) }
                let match = (value ?? switched).map { LocalScope.Binding.Match(patterns: patterns, value: $0, locals: locals) }
                for name in names { bind(name, .pattern(match)) }
            case .availability, .compilation:
                break
            }
        }
    }

    // MARK: Expressions

    private mutating func walk(_ expression: Expression) {
        switch expression.kind {
        case .string, .integer, .float, .boolean, .nilLiteral, .name, .selfReference, .superReference, .implicitMember, .keyPath, .type:
            break
        case .interpolation(let parts), .array(let parts), .dictionary(let parts), .other(let parts):
            for part in parts { walk(part) }
        case .tuple(let arguments):
            for argument in arguments { walk(argument.value) }
        case .closure(let closure):
            walk(closure, elementOf: nil, valueOf: nil)
        case .member(let base, _), .optional(let base), .test(let base, _), .prefix(_, let base), .selector(let base):
            walk(base)
        case .call(let call):
            walk(call.callee)
            for argument in call.arguments {
                if case .closure(let closure) = argument.value.kind {
                    walk(closure, elementOf: call.sequenceWalkedOver, valueOf: call.watchedValue, of: call.advertisedValue)
                } else {
                    walk(argument.value)
                }
            }
            add(.call(call), expression.range)
        case .element(let base, let arguments):
            walk(base)
            for argument in arguments { walk(argument.value) }
            add(.element(base, arguments), expression.range)
        case .forced(let base):
            walk(base)
            add(.forced(base), expression.range)
        case .cast(let base, let strength, let type):
            walk(base)
            add(.cast(base, strength, type), expression.range)
        case .attempt(let strength, let base):
            walk(base)
            add(.attempt(strength, base), expression.range)
        case .binary(let left, let operation, let right):
            walk(left)
            switch operation {
            case "??": scoped(.fallback(for: left)) { $0.walk(right) }
            case "&&", "||": scoped(.shortCircuit(left)) { $0.walk(right) }
            case "...", "..<":
                walk(right)
                add(.range(from: left, to: right), expression.range)
            default: walk(right)
            }
        case .ternary(let condition, let first, let second):
            walk(condition)
            let branch = newBranch()
            let conditions = [Statement.Condition.expression(condition)]
            scoped(.arm(branch: branch, index: 0, kind: .ternary, conditions: conditions)) { $0.walk(first) }
            scoped(.arm(branch: branch, index: 1, kind: .ternary, conditions: conditions)) { $0.walk(second) }
        case .assignment(let target, let operation, let value):
            walk(value)
            // The target's own parts may do things: `stack[next()].name = x`.
            walkTarget(target)
            add(.assignment(target: target, operation: operation, value: value), expression.range)
            if operation == nil, case .name(let name) = target.core.kind { locals?.lookUp(name)?.note(value, at: locals) }
        case .conditional(let statement):
            walk(statement)
        }
    }

    /// - Parameters:
    ///   - sequence: what a method such as `forEach` hands to the closure one by one.
    ///   - watched: what it hands to the closure last, as it is then.
    ///   - advertised: what it hands to the closure first, if it is there.
    private mutating func walk(
        _ closure: Closure, elementOf sequence: Expression?, valueOf watched: Expression?, of advertised: Expression? = nil
    ) {
        scoped(.closure) { walker in
            let takesBinding = closure.parameters.first?.name.hasPrefix("$") ?? false
            if let sequence, closure.parameters.count <= 1, !takesBinding {
                walker.bind(closure.parameters.first?.name ?? "$0", .element(of: sequence))
            } else if let watched, let name = closure.parameters.last?.name, closure.parameters.count <= 2 {
                for parameter in closure.parameters.dropLast() { walker.bind(parameter.name, .parameter(parameter)) }
                let value = Statement.Local(name: name, nameRange: watched.range, type: nil, value: watched, isLet: false)
                walker.bind(name, .local(value))
            } else {
                if let advertised, let name = closure.parameters.first?.name { walker.bind(name, .unwrapped(nil, advertised)) }
                for parameter in closure.parameters.dropFirst(advertised == nil ? 0 : 1) {
                    walker.bind(parameter.name, .parameter(parameter))
                    // `$item` of a binding brings `item`, the value, along.
                    if parameter.name.hasPrefix("$"), parameter.name.contains(where: \.isLetter) {
                        walker.bind(String(parameter.name.dropFirst()), .pattern(nil))
                    }
                }
                // Its `$0` is not that of a closure around it.
                if closure.parameters.isEmpty, walker.locals?.lookUp("$0") != nil { walker.bind("$0", .pattern(nil)) }
            }
            walker.walk(closure.body)
        }
    }

    private mutating func walkTarget(_ target: Expression) {
        switch target.kind {
        case .member(let base, _), .optional(let base): walk(base)
        case .forced(let base): walkTarget(base)
        default: walk(target)
        }
    }
}

extension Call {
    /// The receiver of a method that calls its closure for each element in turn, or the list that a view shows row by row.
    fileprivate var sequenceWalkedOver: Expression? {
        if isWalk { return receiver }
        let labels: Set = ["id", "selection", "rowContent", "content"]
        guard receiver == nil, ["List", "ForEach"].contains(name), arguments.count > 1, let list = arguments.first, list.label == nil,
            arguments.dropFirst().allSatisfy({ $0.label.map(labels.contains) ?? true })
        else { return nil }
        if case .closure = list.value.kind { return nil }
        return list.value.plainName?.hasPrefix("$") == true ? nil : list.value
    }

    /// `value` of SwiftUI's `onChange(of: value) { … }`.
    fileprivate var watchedValue: Expression? { name == "onChange" ? argument("of") : nil }

    /// `value` of SwiftUI's `userActivity("type", element: value) { value, activity in … }`.
    fileprivate var advertisedValue: Expression? { name == "userActivity" ? argument("element") : nil }

    /// Whether the method calls its argument for each element of its receiver in turn.
    var isWalk: Bool {
        switch name {
        case "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "allSatisfy": true
        default: false
        }
    }
}

extension Statement.Branch {
    fileprivate func conditions(beforeArm index: Int) -> [Statement.Condition] { arms[..<index].flatMap(\.conditions) }

    /// Those of which none holds where an arm without any is taken: `default` means that no other one was, wherever it stands.
    ///
    /// - Parameter first: from which arm on others fall into it.
    fileprivate func conditions(besidesArm index: Int, joinedWith first: Int) -> [Statement.Condition] {
        conditions(beforeArm: first) + (kind == .selection ? arms[(index + 1)...].flatMap(\.conditions) : [])
    }

    /// Those of its arms after which nothing that follows the branch is reached.
    fileprivate var passedArms: [PassedArm] {
        guard kind != .compilation else { return [] }
        return arms.enumerated().compactMap { index, arm in
            let leavesFunction = arm.body.contains(where: \.leavesFunction)
            guard leavesFunction || arm.body.contains(where: { $0.leavesRound(from: kind) }) else { return nil }
            return PassedArm(index: index, conditions: arm.conditions, leavesFunction: leavesFunction)
        }
    }
}

extension Statement.Arm {
    /// Whether one way through it goes on in the next arm.
    fileprivate var fallsThrough: Bool { body.contains(where: \.fallsThrough) && !body.contains(where: \.leavesFunction) }

    /// The same, taken for what some arms before it are taken for as well.
    fileprivate func fallenInto(from arms: ArraySlice<Statement.Arm>) -> Statement.Arm {
        guard !arms.isEmpty, case .pattern(let own, let names, let subject)? = conditions.onlyElement else { return self }
        var patterns: [Expression] = []
        for arm in arms {
            guard case .pattern(let others, _, _)? = arm.conditions.onlyElement else { return self }
            patterns += others
        }
        return Statement.Arm(conditions: [.pattern(patterns + own, names: names, value: subject)], body: body)
    }
}

extension Statement {
    fileprivate var fallsThrough: Bool {
        switch kind {
        case .fallsThrough: true
        case .branch(let branch): branch.kind != .selection && inner.contains(where: \.fallsThrough)
        case .guarded, .block, .attempt: inner.contains(where: \.fallsThrough)
        default: false
        }
    }

    fileprivate var leavesFunction: Bool {
        switch kind {
        case .returns, .throwing: true
        case .expression(let expression): expression.neverReturns
        case .branch(let branch):
            branch.kind != .compilation && branch.isExhaustive && branch.arms.allSatisfy { $0.body.contains(where: \.leavesFunction) }
        default: false
        }
    }

    /// `break` ends a `switch`, and passes an `if` on its way out of a loop.
    fileprivate func leavesRound(from branch: Branch.Kind) -> Bool {
        switch kind {
        case .continues: true
        case .breaks: branch == .test
        default: false
        }
    }
}
