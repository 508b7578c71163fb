import Syntax

/// Turns a body into a procedure: every expression a variable, every step an instruction, every branch an edge between blocks.
struct Lowering {
    let program: Program
    let origin: Procedure.Origin
    /// Where names are looked up that are not local.
    private(set) var outside: Place
    private var instructions: [Instruction] = []
    private var blocks: [Procedure.Block] = []
    private(set) var regions: [Procedure.Region] = []
    private var sources: [Procedure.Source?] = []
    private var variables: [SourceRange: Variable] = [:]

    // Where lowering stands.
    var block: Int32 = 0
    private(set) var region = 0
    private(set) var scope: LocalScope?
    private var locals: [String: Variable] = [:]
    /// What names meant before they were bound, to undo it where a scope ends.
    private var hidden: [(name: String, variable: Variable?)] = []
    private var nextBinding = 0
    private var loops: [(next: Int32, end: Int32)] = []
    /// Where `break` leads in a `switch`.
    private var breaks: [Int32] = []
    /// What holds the classes that the function's own type parameters stand for, by name, as far as its calls tell them.
    var typeParameters: [String: Variable] = [:]
    private var expectedType: Variable?
    private var keepsLocals = false

    static func procedure(of function: Function, in program: Program) -> Procedure {
        var lowering = Lowering(program: program, origin: .function(function), outside: Place(function, nil))
        lowering.open(parameters: function.parametersInBody, labels: function.fact.parameters.map(\.label))
        Whereabouts.at(.file(function.path)) { lowering.lower(function.body) }
        return lowering.finished()
    }

    /// A procedure that returns what a property begins with.
    static func procedure(ofInitialValue value: Expression, of property: PropertyFact, at place: Place, in program: Program) -> Procedure {
        var lowering = Lowering(program: program, origin: .initialValue(property, place), outside: place)
        lowering.open(parameters: [], labels: [])
        let type = property.type.flatMap { program.resolve($0, at: place) }
        let begun = lowering.lower(value, expecting: type)
        if let type = property.type { lowering.bindTypeArguments(of: type, to: begun, property.nameRange) }
        lowering.leave(returning: begun)
        return lowering.finished()
    }

    private init(program: Program, origin: Procedure.Origin, outside: Place) {
        self.program = program
        self.origin = origin
        self.outside = outside
        self.outside.memo = TypeMemo()
    }

    private mutating func open(parameters: [ParameterFact], labels: [String?]) {
        _ = variable()
        let result = variable()
        let entry = newBlock(in: 0)
        let exit = newBlock(in: 0)
        regions.append(Procedure.Region(parameters: [], labels: labels, result: result, entry: entry, exit: exit))
        block = entry
        // A default value sees the members around, and no other parameter.
        let defaults = parameters.map { parameter in parameter.defaultValue.map { lower($0, expecting: parameter.type.flatMap { program.resolve($0, at: place) }) } ?? .none }
        regions[0].parameters = parameters.map { bind($0.name, .parameter($0)) }
        regions[0].defaults = defaults
        openTypeParameters()
    }

    mutating func setExpectedType(_ variable: Variable) { expectedType = variable }

    private mutating func finished() -> Procedure {
        connect(block, to: regions[0].exit)
        return Procedure(
            origin: origin, outside: outside, instructions: instructions, blocks: blocks, regions: regions, sources: sources, variables: variables,
            expectedType: expectedType, keepsLocals: keepsLocals)
    }

    // MARK: Variables

    mutating func variable(for expression: Expression? = nil) -> Variable {
        sources.append(expression.map { Procedure.Source(expression: $0, scope: scope) })
        return Variable(index: Int32(sources.count - 1))
    }

    /// Remembers which variable holds an expression, for whoever asks by the text.
    mutating func note(_ expression: Expression, _ variable: Variable) -> Variable {
        guard !variable.isNone else { return variable }
        variables[expression.range] = variable
        if sources[Int(variable.index)] == nil { sources[Int(variable.index)] = Procedure.Source(expression: expression, scope: scope) }
        return variable
    }

    func local(_ name: String) -> Variable? { locals[name] }

    /// Makes a name mean a new variable until the scope ends.
    @discardableResult
    mutating func bind(_ name: String, _ origin: LocalScope.Binding.Origin) -> Variable {
        scope = LocalScope(LocalScope.Binding(id: nextBinding, name: name, origin: origin), outer: scope)
        nextBinding += 1
        let variable = variable(for: Expression(.name(name), SourceRange(start: 0, end: 0)))
        hidden.append((name, locals.updateValue(variable, forKey: name)))
        return variable
    }

    mutating func scoped<Result>(_ body: (inout Lowering) -> Result) -> Result {
        let (outer, depth) = (scope, hidden.count)
        defer {
            scope = outer
            while hidden.count > depth {
                let last = hidden.removeLast()
                locals[last.name] = last.variable
            }
        }
        return body(&self)
    }

    var place: Place {
        var place = outside
        place.locals = scope
        return place
    }

    // MARK: Instructions and blocks

    mutating func add(_ kind: Instruction.Kind, to result: Variable = .none, _ range: SourceRange) {
        instructions.append(Instruction(kind: kind, result: result, range: range, block: block, scope: scope))
    }

    /// An instruction whose result is the value of an expression.
    mutating func define(_ expression: Expression, _ kind: Instruction.Kind) -> Variable {
        let result = variable(for: expression)
        add(kind, to: result, expression.range)
        return result
    }

    mutating func copy(_ source: Variable, to target: Variable, _ range: SourceRange) {
        guard !source.isNone, !target.isNone, source != target else { return }
        add(.copy(source), to: target, range)
    }

    mutating func newBlock(in region: Int? = nil) -> Int32 {
        blocks.append(Procedure.Block(region: Int32(region ?? self.region)))
        return Int32(blocks.count - 1)
    }

    mutating func connect(_ from: Int32, to: Int32) {
        guard from >= 0, !blocks[Int(from)].successors.contains(to) else { return }
        blocks[Int(from)].successors.append(to)
    }

    mutating func go(to next: Int32) {
        connect(block, to: next)
        block = next
    }

    /// What follows is not reached.
    mutating func stop() { block = newBlock() }

    mutating func leave(returning value: Variable, _ range: SourceRange = SourceRange(start: 0, end: 0)) {
        copy(value, to: regions[region].result, range)
        connect(block, to: regions[region].exit)
        stop()
    }

    // MARK: Regions

    /// A closure's or nested function's body; what it captures it names.
    mutating func lowerRegion(
        _ parameters: [ParameterFact], labels: [String?], _ body: [Statement], anonymous: Bool = false
    ) -> Int {
        let id = regions.count
        let (outerBlock, outerRegion, outerLoops, outerBreaks) = (block, region, loops, breaks)
        regions.append(Procedure.Region(parameters: [], labels: labels, result: variable(), entry: 0, exit: 0))
        region = id
        regions[id].entry = newBlock()
        regions[id].exit = newBlock()
        block = regions[id].entry
        (loops, breaks) = ([], [])
        scoped { lowering in
            lowering.regions[id].parameters = parameters.map { lowering.bind($0.name, .parameter($0)) }
            if anonymous {
                lowering.regions[id].parameters = (0..<body.anonymousParameters).map { lowering.bind("$\($0)", .pattern) }
                lowering.regions[id].labels = Array(repeating: nil, count: lowering.regions[id].parameters.count)
            }
            lowering.lower(body)
        }
        connect(block, to: regions[id].exit)
        (block, region, loops, breaks) = (outerBlock, outerRegion, outerLoops, outerBreaks)
        return id
    }
}

// MARK: Statements

extension Lowering {
    mutating func lower(_ statements: [Statement]) {
        scoped { lowering in
            // A nested function may be called before it stands.
            for statement in statements {
                if case .function(let function) = statement.kind, function.kind == .method { lowering.bind(function.name, .pattern) }
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
        while index + 1 + names.count < statements.count, case .local(let local) = statements[index + 1 + names.count].kind, local.value == nil,
            local.type == nil, statements[index + 1 + names.count].range == range
        {
            names.append(local)
        }
        let whole = lower(value)
        for (position, local) in names.enumerated() {
            let variable = bind(local.name, .local(local))
            add(.load(whole, Instruction.Field(name: String(position))), to: variable, range)
        }
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
            let failures = lower(conditions)
            let rest = block
            let failed = newBlock()
            for failure in failures { connect(failure, to: failed) }
            block = failed
            lower(otherwise)
            // It leaves the block; where the text does not show how, it has left the function.
            connect(block, to: regions[region].exit)
            block = rest
        case .loop(let loop):
            lower(loop, statement.range)
        case .deferred(let body), .block(let body):
            lower(body)
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
            if function.kind == .getter, let scope, let local = locals[scope.binding.name] { copy(regions[region].result, to: local, range) }
            return
        }
        let region = lowerRegion(function.parameters, labels: function.parameters.map(\.label), body)
        guard let variable = locals[function.name] else { return }
        add(.closure(region), to: variable, range)
    }

    private mutating func lower(_ body: [Statement], catches: [[Statement]]) {
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
                lowering.bind("error", .pattern)
                lowering.lower(handler)
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
        if loop.names.count == 1, let whole = loop.sequence {
            let name = bind(loop.names[0], .element(of: whole))
            add(.element(sequence, index: .none), to: name, range)
            return
        }
        let pair = variable()
        add(.pair(of: sequence), to: pair, range)
        for (position, name) in loop.names.enumerated() {
            let variable = bind(name, .pattern)
            add(.load(pair, Instruction.Field(name: String(position))), to: variable, range)
        }
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
        for arm in branch.arms {
            scoped { lowering in
                if isSwitch || branch.kind == .compilation {
                    let body = lowering.newBlock()
                    lowering.connect(start, to: body)
                    lowering.connect(fallen, to: body)
                    lowering.block = body
                }
                let failures = lowering.lower(arm.conditions, subject: subject)
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
    /// - Returns: the blocks from which it goes elsewhere because one of them did not.
    mutating func lower(_ conditions: [Statement.Condition], subject: Variable = .none) -> [Int32] {
        var failures: [Int32] = []
        for condition in conditions {
            switch condition {
            case .expression(let expression):
                _ = lower(expression)
                // `if (self)` behind `self = [super init]` is no condition, but a habit.
                if case .selfReference = expression.core.kind { continue }
            case .binding(let name, let type, let value):
                let source = lower(value)
                if name == "self" { continue }
                let variable = bind(name, .unwrapped(type, value))
                copy(source, to: variable, value.range)
            case .pattern(let patterns, let names, let value):
                for pattern in patterns { lower(pattern: pattern) }
                bind(names, by: patterns, of: value.map { lower($0) } ?? subject)
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

    private mutating func bind(_ names: [String], by patterns: [Expression], of subject: Variable) {
        for name in names {
            let variable = bind(name, .pattern)
            guard !subject.isNone else { continue }
            let range = patterns.first?.range ?? SourceRange(start: 0, end: 0)
            if patterns.isEmpty { copy(subject, to: variable, range) }
            for pattern in patterns {
                switch pattern.kind {
                case .cast(_, _, let type): add(.cast(subject, type), to: variable, pattern.range)
                case .call(let call): add(.payload(subject, case: call.name), to: variable, pattern.range)
                case .tuple(let parts):
                    guard let position = parts.firstIndex(where: { $0.value.isName(name) }) else { continue }
                    add(.load(subject, Instruction.Field(name: String(position))), to: variable, pattern.range)
                default: copy(subject, to: variable, pattern.range)
                }
            }
        }
    }
}

extension Function {
    /// With the names that setters and observers have for the value.
    var parametersInBody: [ParameterFact] {
        guard let property, fact.kind == .setter || fact.kind == .observer, fact.parameters.isEmpty else { return fact.parameters }
        let name = fact.name == "didSet" ? "oldValue" : "newValue"
        return [ParameterFact(label: nil, name: name, type: property.type)]
    }
}

extension [Statement] {
    /// How many of `$0`, `$1`, `$2` a closure's body names, up to the last one.
    fileprivate var anonymousParameters: Int {
        var count = 0
        for expression in flatMap(\.expressions) {
            _ = expression.contains { part in
                if case .name(let name) = part.kind, name.utf8.first == UInt8(ascii: "$"), let index = Int(name.dropFirst()), index < 9 {
                    count = Swift.max(count, index + 1)
                }
                return false
            }
        }
        return count
    }
}
