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
    var locals: [String: Variable] = [:]
    /// What names meant before they were bound, to undo it where a scope ends.
    private var hidden: [(name: String, variable: Variable?)] = []
    private var nextBinding = 0
    var loops: [(next: Int32, end: Int32)] = []
    /// Where `break` leads in a `switch`.
    var breaks: [Int32] = []
    /// What holds the classes that the function's own type parameters stand for, by name, as far as its calls tell them.
    var typeParameters: [String: Variable] = [:]
    private var expectedType: Variable?
    /// What is given another value somewhere in the body.
    private(set) lazy var assignedNames = body.assignedNames
    private var body: [Statement] = []
    var keepsLocals = false
    /// Whether it stands in what a scope does as it is left.
    var isDeferred = false

    static func procedure(of function: Function, in program: Program) -> Procedure {
        var lowering = Lowering(program: program, origin: .function(function), outside: Place(function, nil))
        lowering.body = function.body
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
        let defaults = parameters.map { parameter in
            parameter.defaultValue.map { lower($0, expecting: parameter.type.flatMap { program.resolve($0, at: place) }) } ?? .none
        }
        regions[0].parameters = parameters.map { bind($0.name, .parameter($0)) }
        regions[0].defaults = defaults
        openTypeParameters()
    }

    mutating func setExpectedType(_ variable: Variable) { expectedType = variable }

    private mutating func finished() -> Procedure {
        connect(block, to: regions[0].exit)
        return Procedure(
            origin: origin, outside: outside, instructions: instructions, blocks: blocks, regions: regions, sources: sources,
            variables: variables,
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

    /// Makes a local's name stand for another variable until the scope ends; for whoever reads the text it is the same local.
    mutating func rename(_ name: String, to variable: Variable) { hidden.append((name, locals.updateValue(variable, forKey: name))) }

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
                lowering.regions[id].parameters = (0..<body.anonymousParameters).map { lowering.bind("$\($0)", .pattern(nil)) }
                lowering.regions[id].labels = Array(repeating: nil, count: lowering.regions[id].parameters.count)
            }
            lowering.lower(body)
        }
        connect(block, to: regions[id].exit)
        (block, region, loops, breaks) = (outerBlock, outerRegion, outerLoops, outerBreaks)
        return id
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
    /// The names that are assigned to, or handed over to be.
    fileprivate var assignedNames: Set<String> {
        var names: Set<String> = []
        for expression in flatMap(\.expressions) {
            _ = expression.contains { part in
                switch part.kind {
                case .assignment(let target, _, _): if let name = target.core.memberName { names.insert(name) }
                case .prefix("&", let target), .prefix("++", let target), .prefix("--", let target):
                    if let name = target.core.memberName { names.insert(name) }
                case .call(let call):
                    names.formUnion(call.arguments.filter(\.isReference).compactMap(\.value.core.memberName))
                default: break
                }
                return false
            }
        }
        return names
    }

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
