import Syntax

extension Lowering {
    mutating func lower(_ statements: [Statement]) {
        scoped { lowering in
            // A nested function may be called before it stands.
            for statement in statements {
                if case .function(let function) = statement.kind, function.kind == .method { lowering.bind(function.name, .pattern(nil)) }
            }
            var index = 0
            while index < statements.count {
                index += lowering.lower(statements, at: index)
            }
        }
    }

    /// Lowers a statement, and what belongs to it; returns how many.
    private mutating func lower(_ statements: [Statement], at index: Int) -> Int {
        guard case .expression(let value) = statements[index].kind else {
            lower(statements[index])
            return 1
        }
        // `let (a, b) = value` is that value, and a local without one for each name.
        let range = statements[index].range
        var names: [Statement.Local] = []
        while index + 1 + names.count < statements.count, case .local(let local) = statements[index + 1 + names.count].kind,
            !local.path.isEmpty, statements[index + 1 + names.count].range == range
        {
            names.append(local)
        }
        let whole = lower(value)
        for local in names { take(local.path, of: whole, into: bind(local.name, .local(local)), range) }
        if value.neverReturns { stop() }
        return 1 + names.count
    }

    private mutating func lower(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression):
            _ = lower(expression)
            if expression.neverReturns { stop() }
        case .local(let local):
            let type = local.type.flatMap { program.resolve($0, at: place) }
            let value = local.value.map { lower($0, expecting: type) } ?? .none
            if let type = local.type { bindTypeArguments(of: type, to: value, statement.range) }
            let variable = bind(local.name, .local(local))
            copy(value, to: variable, statement.range)
            if local.isStatic, value.isNone { keep(variable, local.nameRange) }
        case .branch(let branch):
            lower(branch, into: .none)
        case .guarded(let conditions, let otherwise):
            let failures = lower(conditions, narrowing: false)
            let rest = block
            let failed = newBlock()
            for failure in failures { connect(failure, to: failed) }
            block = failed
            scoped { lowering in
                if let test = conditions.onlyTest { lowering.narrow(by: test, isMet: false) }
                lowering.lower(otherwise)
            }
            for case .expression(let test) in conditions { narrow(by: test) }
            // It leaves the block; where the text does not show how, it has left the function.
            connect(block, to: regions[region].exit)
            block = rest
        case .loop(let loop):
            lower(loop, statement.range)
        case .block(let body):
            lower(body)
        case .deferred(let body):
            let outer = isDeferred
            isDeferred = true
            lower(body)
            isDeferred = outer
        case .attempt(let body, let catches):
            lower(body, catches: catches)
        case .function(let function):
            lower(nested: function, statement.range)
        case .returns(let value):
            leave(returning: value.map { lower($0, expecting: returnType) } ?? .none, statement.range)
        case .throwing(let expression):
            _ = lower(expression)
            stop()
        case .breaks:
            connect(block, to: breaks.last ?? regions[region].exit)
            stop()
        case .continues:
            connect(block, to: loops.last?.next ?? regions[region].exit)
            stop()
        case .fallsThrough:
            break
        }
    }

    /// A local that all calls share is a variable outside of them, under a name that no other has.
    private mutating func keep(_ variable: Variable, _ range: SourceRange) {
        keepsLocals = true
        let global = Instruction.Global(file: outside.file, name: "@\(range.start)")
        add(.storeGlobal(global, variable), range)
        add(.loadGlobal(global), to: variable, range)
    }

    private var returnType: StaticType? {
        guard region == 0, case .function(let function) = origin else { return nil }
        return (function.fact.returnType ?? function.property?.type).flatMap { program.resolve($0, at: place) }
    }

    private mutating func lower(nested function: FunctionFact, _ range: SourceRange) {
        let body = function.body ?? []
        guard function.kind == .method else {
            // The getter of a local: whoever names the local gets what it returns.
            let region = lowerRegion([], labels: [], body)
            if function.kind == .getter, let scope, let local = locals[scope.binding.name] {
                copy(regions[region].result, to: local, range)
            }
            return
        }
        let region = lowerRegion(function.parameters, labels: function.parameters.map(\.label), body)
        guard let variable = locals[function.name] else { return }
        add(.closure(region), to: variable, range)
    }

    private mutating func lower(_ body: [Statement], catches: [Statement.Arm]) {
        let before = block
        let end = newBlock()
        lower(body)
        let after = block
        connect(after, to: end)
        for handler in catches {
            // Any step of the body may lead there; the first and the last stand for all.
            let start = newBlock()
            connect(before, to: start)
            connect(after, to: start)
            block = start
            scoped { lowering in
                lowering.bind("error", .pattern(nil))
                _ = lowering.lower(handler.conditions)
                lowering.lower(handler.body)
            }
            connect(block, to: end)
        }
        block = end
    }

    private mutating func lower(_ loop: Statement.Loop, _ range: SourceRange) {
        scoped { lowering in
            let sequence = loop.sequence.map { lowering.lower($0) } ?? .none
            let head = lowering.newBlock()
            let end = lowering.newBlock()
            lowering.go(to: head)
            if !sequence.isNone { lowering.bindElements(of: sequence, loop, range) }
            // `for case let name as Type in …` takes the element for its pattern.
            let element = loop.names.count == 1 && !sequence.isNone ? lowering.local(loop.names[0]) : nil
            let failures = lowering.lower(loop.conditions, subject: element ?? .none)
            if loop.runsAtLeastOnce {
                lowering.run(loop.body, next: head, end: end)
                lowering.connect(lowering.block, to: end)
            } else {
                if !loop.isEndless { lowering.connect(head, to: end) }
                let start = lowering.newBlock()
                lowering.go(to: start)
                lowering.run(loop.body, next: head, end: end)
            }
            for failure in failures where !loop.isEndless { lowering.connect(failure, to: loop.sequence == nil ? end : head) }
            lowering.connect(lowering.block, to: head)
            lowering.block = end
        }
    }

    private mutating func run(_ body: [Statement], next: Int32, end: Int32) {
        loops.append((next, end))
        breaks.append(end)
        lower(body)
        loops.removeLast()
        breaks.removeLast()
    }

    private mutating func bindElements(of sequence: Variable, _ loop: Statement.Loop, _ range: SourceRange) {
        if loop.namesElements, loop.paths.isEmpty, let whole = loop.sequence {
            let name = bind(loop.names[0], .element(of: whole, as: loop.type))
            add(.element(sequence, index: .none), to: name, range)
            return
        }
        let pair = variable()
        add(.pair(of: sequence), to: pair, range)
        for (position, name) in loop.names.enumerated() {
            let variable = bind(name, loop.namesElements ? .element(of: loop.sequence!, as: loop.type) : .pattern(nil))
            take(loop.paths.isEmpty ? [position] : loop.paths[position], of: pair, into: variable, range)
        }
    }

    /// Takes the part of a tuple whose position in each one is in the path, from the outermost in.
    private mutating func take(_ path: [Int], of value: Variable, into target: Variable, _ range: SourceRange) {
        let holder = path.dropLast().reduce(value) { part(.load($0, Instruction.Field(name: String($1))), range) }
        add(.load(holder, Instruction.Field(name: String(path.last ?? 0))), to: target, range)
    }

    // MARK: Branches

    /// - Parameter result: gets what each arm gives, where the branch is an expression.
    mutating func lower(_ branch: Statement.Branch, into result: Variable) {
        let subject = branch.subject.map { lower($0) } ?? .none
        let end = newBlock()
        let isSwitch = branch.kind == .selection
        if isSwitch { breaks.append(end) }
        defer { if isSwitch { breaks.removeLast() } }
        var fallen: Int32 = -1
        let start = block
        for (position, arm) in branch.arms.enumerated() {
            scoped { lowering in
                if isSwitch || branch.kind == .compilation {
                    let body = lowering.newBlock()
                    lowering.connect(start, to: body)
                    lowering.connect(fallen, to: body)
                    lowering.block = body
                }
                let earlier = branch.arms[..<position]
                if branch.kind == .test {
                    for test in earlier.compactMap(\.conditions.onlyTest) { lowering.narrow(by: test, isMet: false) }
                }
                let failures = lowering.lower(arm.conditions, subject: subject, of: branch.subject)
                if isSwitch, fallen < 0 { lowering.narrow(branch.subject, in: arm, behind: Array(earlier)) }
                lowering.lower(arm.body, valueInto: result)
                fallen = arm.body.last.map { if case .fallsThrough = $0.kind { true } else { false } } == true ? lowering.block : -1
                lowering.connect(lowering.block, to: end)
                guard !isSwitch, branch.kind != .compilation else { return }
                let next = lowering.newBlock()
                for failure in failures { lowering.connect(failure, to: next) }
                lowering.block = next
            }
        }
        if branch.kind == .test || !branch.isExhaustive {
            connect(isSwitch || branch.kind == .compilation ? start : block, to: end)
        }
        block = end
    }

    private mutating func lower(_ body: [Statement], valueInto result: Variable) {
        guard !result.isNone, let last = body.last else { return lower(body) }
        scoped { lowering in
            lowering.lower(Array(body.dropLast()))
            switch last.kind {
            case .expression(let value): lowering.copy(lowering.lower(value), to: result, last.range)
            case .returns(let value?): lowering.copy(lowering.lower(value), to: result, last.range)
            case .branch(let branch): lowering.lower(branch, into: result)
            default: lowering.lower([last])
            }
        }
    }

    /// Lowers conditions one behind the other; control goes on where all hold.
    ///
    /// - Parameters:
    ///   - subject: what a `switch` looks at.
    ///   - switched: how that is written.
    ///   - narrowing: whether what they say of names holds from here on.
    /// - Returns: the blocks from which it goes elsewhere because one of them did not.
    mutating func lower(
        _ conditions: [Statement.Condition], subject: Variable = .none, of switched: Expression? = nil, narrowing: Bool = true
    ) -> [Int32] {
        var failures: [Int32] = []
        for condition in conditions {
            switch condition {
            case .expression(let expression):
                _ = lower(expression)
                // `if (self)` behind `self = [super init]` is no condition, but a habit.
                if case .selfReference = expression.core.kind { continue }
                if narrowing { narrow(by: expression) }
            case .binding(let name, let type, let value):
                let source = lower(value)
                if name == "self" { continue }
                let variable = bind(name, .unwrapped(type, value))
                copy(source, to: variable, value.range)
            case .pattern(let patterns, let names, let value):
                for pattern in patterns { lower(pattern: pattern) }
                let matched = value.flatMap { $0.range == switched?.range ? nil : lower($0) } ?? subject
                let match = (value ?? switched).map { LocalScope.Binding.Match(patterns: patterns, value: $0, locals: scope) }
                bind(names.first(ofEach: \.self), by: patterns, of: matched, match)
            case .availability, .compilation:
                break
            }
            failures.append(block)
            let next = newBlock()
            go(to: next)
        }
        return failures
    }

    /// Of a pattern only what it computes is lowered, not the cases it names.
    private mutating func lower(pattern: Expression) {
        switch pattern.kind {
        case .call(let call): for argument in call.arguments { lower(pattern: argument.value) }
        case .tuple(let parts): for part in parts { lower(pattern: part.value) }
        case .cast(let base, _, _), .optional(let base): lower(pattern: base)
        case .implicitMember, .name, .other, .nilLiteral: break
        default: _ = lower(pattern)
        }
    }

    private mutating func bind(_ names: [String], by patterns: [Expression], of subject: Variable, _ match: LocalScope.Binding.Match?) {
        for name in names {
            let variable = bind(name, .pattern(match))
            guard !subject.isNone else { continue }
            // A lone name is all that there is of the pattern.
            if !patterns.contains(where: { $0.binds(name) }) {
                copy(subject, to: variable, patterns.first?.range ?? match?.value.range ?? SourceRange(start: 0, end: 0))
            }
            for pattern in patterns { take(name, into: variable, outOf: subject, by: pattern) }
        }
    }

    /// Takes a value apart until there is what a pattern binds.
    private mutating func take(_ name: String, into target: Variable, outOf value: Variable, by pattern: Expression) {
        guard pattern.binds(name) else { return }
        switch pattern.kind {
        case .cast(let base, _, let type):
            take(name, into: target, outOf: part(.cast(value, type), pattern.range), by: base)
        case .optional(let base):
            take(name, into: target, outOf: value, by: base)
        case .call(let call):
            guard let position = call.arguments.firstIndex(where: { $0.value.binds(name) }) else { return }
            let payload = part(.payload(value, case: call.name, at: call.arguments.count == 1 ? nil : position), pattern.range)
            take(name, into: target, outOf: payload, by: call.arguments[position].value)
        case .tuple(let parts) where parts.count > 1:
            guard let position = parts.firstIndex(where: { $0.value.binds(name) }) else { return }
            let part = part(.load(value, Instruction.Field(name: String(position))), pattern.range)
            take(name, into: target, outOf: part, by: parts[position].value)
        case .tuple(let parts):
            for part in parts { take(name, into: target, outOf: value, by: part.value) }
        default:
            copy(value, to: target, pattern.range)
        }
    }

    private mutating func part(_ kind: Instruction.Kind, _ range: SourceRange) -> Variable {
        let part = variable()
        add(kind, to: part, range)
        return part
    }
}
