import Syntax

@testable import AppModel

/// Runs a program along ways taken by chance and holds whatever it sees against what the analysis says.
///
/// It executes the same instructions, and nothing else is shared: which function a call means is looked up for the one object that is there,
/// and what the frameworks do is told once more, for values instead of for sets. Where it does not know what happens, a value is `untold`,
/// and nothing is claimed of it. Branches are taken whatever their conditions are.
final class Interpreter {
    let solver: PointsTo
    let program: Program
    let claims: Claims
    var random: SeededGenerator
    private var blocks: [Int32: [[Int]]] = [:]
    /// How often a way was taken: those that were not come first.
    private var taken: [Way: Int] = [:]
    var globals: [Instruction.Global: ConcreteValue] = [:]
    var statics: [Static: ConcreteValue] = [:]
    /// By class, the objects that were made.
    var things: [Int: [Thing]] = [:]
    /// By what the analysis has for all objects of a class that nobody in sight makes.
    private var standIns: [Int32: Thing] = [:]
    var steps = 0
    var depth = 0
    private var texts = 0
    /// What the parameters of the function that ran last hold at its end.
    var given: [Int: ConcreteValue] = [:]
    var disagreements: [Disagreement] = []
    /// How many values were held against a set.
    var comparisons = 0

    private struct Way: Hashable {
        let procedure: Int32
        let from: Int32
        let to: Int32
    }

    struct Static: Hashable {
        let owner: String
        let name: String
        /// Two apps in one folder each have their own.
        let file: Int
    }

    /// Something that was seen and that the analysis does not say.
    struct Disagreement {
        let procedure: Int32
        let instruction: Int
        let what: String
        let seen: String
        let said: String
    }

    static let deepest = 12

    init(_ solver: PointsTo, _ claims: Claims, random: SeededGenerator) {
        self.solver = solver
        program = solver.program
        self.claims = claims
        self.random = random
    }

    // MARK: Runs

    /// Lets the frameworks call something, and does so again.
    func run(_ roots: [Function], events: Int, stepsEach: Int) {
        guard !roots.isEmpty else { return }
        var left: [Function] = []
        for _ in 0..<events {
            if left.isEmpty { left = roots.shuffled(using: &random) }
            let root = left.removeLast()
            steps = stepsEach
            depth = 0
            callFromOutside(root)
        }
    }

    func callFromOutside(_ function: Function) {
        let procedure = solver.procedureOfFunction[function.id]
        guard procedure >= 0, let receiver = receiver(of: function) else { return }
        let frame = self.frame(procedure, candidates: solver.instancesOfProcedure[Int(procedure)])
        let place = Place(function, nil)
        let region = solver.procedures[Int(procedure)].regions[0]
        for (fact, variable) in zip(function.parametersInBody, region.parameters) {
            frame.variables[Int(variable.index)] = outside(fact.type.flatMap { program.resolve($0, at: place) })
        }
        frame.variables[0] = receiver
        _ = runChecked(frame)
    }

    /// What a function runs on that the frameworks call; `nil` where there is nothing yet. The objects that the analysis has it run on stand for
    /// those that it sees made later.
    func receiver(of function: Function) -> ConcreteValue? {
        if function.isStatic {
            return function.type.map { .type(.project($0)) } ?? function.extendedName.map { .type(.named($0)) } ?? .untold
        }
        guard let type = function.type else { return .untold }
        if type.kind == .protocol { return .untold }
        var found: [Thing] = []
        for owner in [type] + program.descendants(of: type) where runs(function, in: owner) {
            if function.fact.kind != .initializer { found += things[owner.id] ?? [] }
            for id in solver.objectsOfType[owner.id] ?? [] {
                switch solver.objects[Int(id)].kind {
                case .instance: found.append(standIn(id, .outside(.project(owner))))
                case .drawn(let number) where solver.objects[Int(id)].site == nil: found.append(standIn(id, .drawn(number)))
                default: break
                }
            }
        }
        let known = receivers(of: function)
        return found.filter { $0.abstracts.map { !$0.isDisjoint(with: known) } ?? true }.randomElement(using: &random).map { .thing($0) }
    }

    private func receivers(of function: Function) -> Set<Int32> {
        let procedure = solver.procedureOfFunction[function.id]
        guard procedure >= 0 else { return [] }
        return Set(solver.instancesOfProcedure[Int(procedure)].flatMap { claims.points(Procedure.receiver, in: $0) })
    }

    func standIn(_ id: Int32, _ kind: Thing.Kind) -> Thing {
        if let known = standIns[id] { return known }
        let thing = Thing(kind)
        thing.isOfItsClass = true
        standIns[id] = thing
        return thing
    }

    /// Whether an object of a class has this version of a function.
    func runs(_ function: Function, in type: Type) -> Bool {
        for owner in program.lineage(of: type) {
            if owner == function.type { return true }
            let overrides = program.functions(of: owner).contains {
                $0.fact.name == function.fact.name && $0.fact.kind == function.fact.kind && $0.property?.name == function.property?.name
                    && $0.fact.fullName == function.fact.fullName
            }
            if overrides { return false }
        }
        return false
    }

    /// Something that nobody in sight made.
    func outside(_ type: StaticType?) -> ConcreteValue {
        switch type?.unwrapped {
        case .project(let type)?:
            return .thing(Thing(.outside(.project(type))))
        case .named("String", _)?, .named("NSString", _)?:
            texts += 1
            return .text("«\(texts)»")
        case .named(let name, let arguments)?:
            return program.isNumber(name) ? .untold : .thing(Thing(.outside(.named(name, arguments))))
        case .metatype?: return .untold
        case .optional?, nil: return .thing(Thing(.outside(nil)))
        }
    }

    // MARK: Functions

    func frame(_ procedure: Int32, candidates: [Int32]) -> Frame {
        Frame(procedure, variables: solver.procedures[Int(procedure)].variableCount, candidates: candidates)
    }

    /// Runs the function itself, when its receiver and parameters stand.
    func runChecked(_ frame: Frame) -> ConcreteValue {
        let region = solver.procedures[Int(frame.procedure)].regions[0]
        for variable in [Procedure.receiver] + region.parameters {
            set(variable, frame.variables[Int(variable.index)], in: frame, at: -1)
        }
        return run(region, frame)
    }

    func run(_ region: Procedure.Region, _ frame: Frame) -> ConcreteValue {
        guard depth < Interpreter.deepest else { return .untold }
        depth += 1
        defer { depth -= 1 }
        let procedure = solver.procedures[Int(frame.procedure)]
        let instructions = instructionsByBlock(of: frame.procedure)
        frame.variables[Int(region.result.index)] = .untold
        var block = region.entry
        while true {
            for index in instructions[Int(block)] {
                steps -= 1
                if steps < 0 { return .untold }
                execute(procedure.instructions[index], index, frame)
            }
            steps -= 1
            if block == region.exit { return frame.variables[Int(region.result.index)] }
            guard let next = next(procedure.blocks[Int(block)].successors, from: block, frame.procedure), steps > 0 else { return .untold }
            block = next
        }
    }

    func next(_ successors: [Int32], from block: Int32, _ procedure: Int32) -> Int32? {
        guard successors.count > 1 else { return successors.first }
        func count(_ next: Int32) -> Int { taken[Way(procedure: procedure, from: block, to: next), default: 0] }
        let rarest = successors.map(count).min() ?? 0
        let isFair = Int.random(in: 0..<4, using: &random) == 0
        let next = successors.filter { isFair || count($0) == rarest }.randomElement(using: &random)!
        taken[Way(procedure: procedure, from: block, to: next), default: 0] += 1
        return next
    }

    func instructionsByBlock(of procedure: Int32) -> [[Int]] {
        if let known = blocks[procedure] { return known }
        var found = [[Int]](repeating: [], count: solver.procedures[Int(procedure)].blocks.count)
        for (index, instruction) in solver.procedures[Int(procedure)].instructions.enumerated() {
            found[Int(instruction.block)].append(index)
        }
        blocks[procedure] = found
        return found
    }

    /// A call of a function of the program, by an instruction.
    ///
    /// - Parameter arguments: by parameter.
    func invoke(_ function: Function, on receiver: ConcreteValue?, _ arguments: [Int: ConcreteValue], by frame: Frame, at index: Int)
        -> ConcreteValue
    {
        guard solver.isRelevant[function.id], steps > 0, depth < Interpreter.deepest else { return .untold }
        let procedure = solver.procedureOfFunction[function.id]
        var candidates: [Int32] = []
        var callers: [Int32] = []
        for caller in frame.candidates {
            let called = claims.callees(of: caller, at: Int32(index)).filter { solver.instances[Int($0)].procedure == procedure }
            guard procedure >= 0, !called.isEmpty else { continue }
            callers.append(caller)
            for callee in called where !candidates.contains(callee) { candidates.append(callee) }
        }
        comparisons += 1
        guard !candidates.isEmpty else {
            if !frame.candidates.isEmpty {
                let said = frame.candidates.flatMap { claims.callees(of: $0, at: Int32(index)) }.compactMap {
                    name(of: solver.instances[Int($0)].procedure)
                }
                disagree(frame, index, "a call", "runs \(function.symbol)", "calls \(said)")
            }
            return .untold
        }
        frame.candidates = callers
        return run(function, on: receiver, arguments, candidates)
    }

    func run(_ function: Function, on receiver: ConcreteValue?, _ arguments: [Int: ConcreteValue], _ candidates: [Int32]) -> ConcreteValue {
        let procedure = solver.procedureOfFunction[function.id]
        let callee = self.frame(procedure, candidates: candidates)
        let region = solver.procedures[Int(procedure)].regions[0]
        for (position, variable) in region.parameters.enumerated() {
            if let given = arguments[position] {
                callee.variables[Int(variable.index)] = given
            } else if position < region.defaults.count, !region.defaults[position].isNone {
                callee.omitted[variable] = region.defaults[position]
            }
        }
        callee.variables[0] = receiver ?? .untold
        let result = runChecked(callee)
        for position in region.parameters.indices where arguments[position] != nil {
            given[position] = callee.variables[Int(region.parameters[position].index)]
        }
        return result
    }

    /// Runs what a property begins with.
    func initialValue(of property: PropertyFact, inFile file: Int, on receiver: ConcreteValue?) -> ConcreteValue {
        guard !property.isComputed else { return .untold }
        guard property.value != nil else {
            return property.type?.isOptional == true && !property.modifiers.contains(.isOutlet) ? .null : .untold
        }
        guard let procedure = solver.procedureOfValue[PointsTo.ValueKey(file: file, range: property.nameRange)] else { return .untold }
        let frame = frame(procedure, candidates: solver.instancesOfProcedure[Int(procedure)])
        frame.variables[0] = receiver ?? .untold
        return runChecked(frame)
    }

    // MARK: Variables

    func value(_ variable: Variable, _ frame: Frame) -> ConcreteValue {
        guard !variable.isNone else { return .untold }
        if let omitted = frame.omitted.removeValue(forKey: variable) { set(variable, value(omitted, frame), in: frame, at: -1) }
        return frame.variables[Int(variable.index)]
    }

    func set(_ variable: Variable, _ value: ConcreteValue, in frame: Frame, at index: Int) {
        guard !variable.isNone else { return }
        frame.omitted[variable] = nil
        frame.variables[Int(variable.index)] = checked(value, variable, frame, index)
    }

    /// A value as far as the analysis still knows it; `untold` where it denies it.
    func checked(_ value: ConcreteValue, _ variable: Variable, _ frame: Frame, _ index: Int) -> ConcreteValue {
        if case .untold = value { return value }
        guard !frame.candidates.isEmpty else { return value }
        comparisons += 1
        var covering: [Int32] = []
        var told: Set<Int32> = []
        var said: Set<Int32> = []
        for candidate in frame.candidates {
            var isCovered = false
            for id in claims.points(variable, in: candidate) {
                said.insert(id)
                switch claims.relation(of: id, to: value) {
                case .told:
                    told.insert(id)
                    isCovered = true
                case .open: isCovered = true
                case .none: break
                }
            }
            if isCovered { covering.append(candidate) }
        }
        guard !covering.isEmpty else {
            if mayBeLeftOut(value, said) { return value }
            disagree(frame, index, describe(variable, frame), describe(value), describe(said))
            return .untold
        }
        frame.candidates = covering
        return known(value, told)
    }

    /// What is known of a value in a set that tells some abstract objects for it.
    func known(_ value: ConcreteValue, _ told: Set<Int32>) -> ConcreteValue {
        switch value {
        case .thing(let thing):
            // Nobody follows it any more.
            guard !told.isEmpty else { return .untold }
            if case .outside = thing.kind { return value }
            thing.abstracts = told.intersection(thing.abstracts ?? told)
        case .closure(let home, _):
            guard !told.isEmpty else { return .untold }
            let homes = told.compactMap { if case .closure(let home, _) = solver.objects[Int($0)].kind { home } else { nil } }
            home.candidates = home.candidates.filter(homes.contains)
        case .untold, .null, .boolean, .number, .text, .type, .keyPath, .method: break
        }
        return value
    }

    /// Numbers are not followed everywhere, and of what comes from outside no set that says nothing at all is wrong.
    func mayBeLeftOut(_ value: ConcreteValue, _ said: Set<Int32>) -> Bool {
        switch value {
        case .number, .boolean, .null: return said.isEmpty
        case .thing(let thing):
            guard case .outside(let type) = thing.kind else { return false }
            return said.isEmpty || type?.projectType == nil
        default: return false
        }
    }

    /// Holds what was put into an object against what the analysis says of its field.
    func check(_ value: ConcreteValue, in field: String, of thing: Thing, _ frame: Frame, _ index: Int) {
        guard let owners = thing.abstracts, !owners.isEmpty else { return }
        if case .untold = value { return }
        comparisons += 1
        let said = claims.points(field, ofAny: owners)
        var told: Set<Int32> = []
        var isCovered = false
        for id in said {
            switch claims.relation(of: id, to: value) {
            case .told: told.insert(id)
            case .open: isCovered = true
            case .none: break
            }
        }
        if told.isEmpty, !isCovered, !mayBeLeftOut(value, said) {
            disagree(frame, index, "field \(field) of \(describe(.thing(thing)))", describe(value), describe(said))
        }
    }

    func disagree(_ frame: Frame, _ index: Int, _ what: String, _ seen: String, _ said: String) {
        guard !disagreements.contains(where: { $0.procedure == frame.procedure && $0.instruction == index }) else { return }
        disagreements.append(Disagreement(procedure: frame.procedure, instruction: index, what: what, seen: seen, said: said))
    }

    func point(_ frame: Frame, _ index: Int) -> ProgramPoint { ProgramPoint(procedure: frame.procedure, instruction: Int32(index)) }
}
