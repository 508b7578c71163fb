import Syntax

/// A body as instructions over variables, with the ways through it.
///
/// Closures and nested functions are regions of the procedure around them, so that what they capture is simply named.
/// A class, for it is asked about at every step of the analysis and never copied.
final class Procedure: Sendable {
    /// Where its code stands: a function, or a property whose initial value it computes.
    enum Origin: Sendable {
        case function(Function)
        case initialValue(PropertyFact, Place)
    }

    /// The function itself is the first one; each closure or nested function is one more.
    struct Region: Sendable {
        var parameters: [Variable]
        /// By parameter, what holds its default value; none where it has none.
        var defaults: [Variable] = []
        /// As the caller writes them.
        var labels: [String?] = []
        var result: Variable
        /// The blocks where it begins, and where all its `return`s lead.
        var entry: Int32
        var exit: Int32
    }

    struct Block: Sendable {
        var successors: [Int32] = []
        let region: Int32
    }

    /// What a variable stands for in the text.
    struct Source: Sendable {
        let expression: Expression
        let scope: LocalScope?
    }

    let origin: Origin
    let instructions: [Instruction]
    let blocks: [Block]
    let regions: [Region]
    /// By variable; `nil` for those that no expression names first.
    let sources: [Source?]
    /// By the range of an expression, the variable that holds it.
    private let variables: [SourceRange: Variable]
    private let reads: [Bool]
    private let outside: Place
    /// Holds the class that a call is expected to give, where nothing but that tells a type parameter.
    let expectedType: Variable?
    /// Does little else than call another function, so that who calls it tells what that one is called for.
    let forwards: Bool
    /// Has something that all its calls share, so that they are one.
    let keepsLocals: Bool
    /// A getter that gives an object which it makes and does not keep, so that it is another one for each who asks.
    let givesAnew: Bool

    var variableCount: Int { sources.count }

    /// `self`, whatever the procedure belongs to.
    static let receiver = Variable(index: 0)

    init(
        origin: Origin, outside: Place, instructions: [Instruction], blocks: [Block], regions: [Region], sources: [Source?],
        variables: [SourceRange: Variable],
        expectedType: Variable?, keepsLocals: Bool
    ) {
        self.origin = origin
        self.outside = outside
        self.instructions = instructions
        self.blocks = blocks
        self.regions = regions
        self.sources = sources
        self.variables = sources.enumerated().reduce(into: variables) { all, next in
            guard let range = next.element?.expression.range, all[range] == nil else { return }
            all[range] = Variable(index: Int32(next.offset))
        }
        self.expectedType = expectedType
        self.keepsLocals = keepsLocals
        var reads = [Bool](repeating: false, count: sources.count)
        for region in regions { reads[Int(region.result.index)] = true }
        for instruction in instructions {
            for operand in instruction.kind.operands where !operand.isNone { reads[Int(operand.index)] = true }
        }
        self.reads = reads
        let calls = instructions.lazy.filter { if case .call = $0.kind { true } else { false } }
        forwards = calls.prefix(Procedure.fewCalls + 1).count <= Procedure.fewCalls
        givesAnew = origin.isGetter && instructions.makeObject(for: regions[0].result)
    }

    private static let fewCalls = 2

    /// Whether anything is done with what a variable holds.
    func isRead(_ variable: Variable) -> Bool { !variable.isNone && reads[Int(variable.index)] }

    /// What holds the value of an expression of the body; `nil` for one that was not lowered, or has no value that is followed.
    func variable(of expression: Expression) -> Variable? {
        if case .selfReference = expression.kind { return Procedure.receiver }
        return variable(at: expression.range)
    }

    /// The same for the expression that stands there.
    func variable(at range: SourceRange) -> Variable? { variables[range] }

    /// The property that a call is asked on, where that is read right there: `stack.viewControllers` in `stack.viewControllers.append(page)`.
    func propertyAsked(by operands: CallOperands) -> (base: Variable, field: Instruction.Field)? {
        guard let value = operands.receiver, case .member? = operands.call.receiver?.core.kind,
            case .load(let base, let field)? = instructions.first(where: { $0.result == value })?.kind
        else { return nil }
        return (base, field)
    }

    /// What the text calls the result of an instruction: the local or own property that it is assigned to, if there is one.
    func name(ofResultOf instruction: Int) -> String? {
        guard instructions.indices.contains(instruction) else { return nil }
        let result = instructions[instruction].result
        for next in instructions[(instruction + 1)...] {
            switch next.kind {
            case .copy(result): return sources[Int(next.result.index)]?.expression.plainName
            case .store(Procedure.receiver, let field, result): return field.name
            case .storeGlobal(let global, result): return global.name
            default: continue
            }
        }
        return nil
    }

    /// Where names are looked up.
    func place(_ scope: LocalScope?) -> Place {
        var place = outside
        place.locals = scope
        return place
    }

    var file: Int {
        switch origin {
        case .function(let function): function.file
        case .initialValue(_, let place): place.file
        }
    }
}

extension Procedure.Origin {
    fileprivate var isGetter: Bool {
        if case .function(let function) = self { function.fact.kind == .getter } else { false }
    }
}

extension [Instruction] {
    /// Whether a variable gets an object of a class that they make, and nothing is kept.
    fileprivate func makeObject(for result: Variable) -> Bool {
        var given: Set<Variable> = [result]
        var classes: Set<Variable> = []
        for instruction in reversed() {
            switch instruction.kind {
            case .store(Procedure.receiver, _, _), .storeGlobal:
                return false
            case .copy(let source), .cast(let source, _), .narrowed(let source, _):
                if given.contains(instruction.result) { given.insert(source) }
            case .call(let operands):
                if operands.name == "init", given.contains(instruction.result), let made = operands.receiver { classes.insert(made) }
            default:
                continue
            }
        }
        return contains { instruction in
            guard case .constant(.type(let made)) = instruction.kind, classes.contains(instruction.result) else { return false }
            return made.projectType.map { $0.kind == .class } ?? true
        }
    }
}
