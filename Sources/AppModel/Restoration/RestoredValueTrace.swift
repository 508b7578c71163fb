import Syntax

/// Where the values that a function reads from restored state get to while they are being restored, found once for all of them.
public struct RestoredValueTraces {
    private let flow: ValueFlow
    private let procedure: Int32
    private let run: RestoringRun
    /// Where the reader reads an element of something.
    private let elements: Set<SourceRange>
    /// The functions that run while the reader does, and the reader, if it ever runs.
    public var functions: [Function] { run.functions }
    /// Those that run later, when a screen appears that a factory has made: which of them do what depends on how it is shown.
    public var showers: Set<Function> { run.showers }
    /// What runs meanwhile, alike for all readers that the same runs for.
    public var instances: RestoringRun.Instances { run.instances }

    /// - Returns: `nil` where the reader was not looked into.
    fileprivate init?(of reader: Function, _ app: App) {
        flow = app.flow
        guard let procedure = flow.procedure(of: reader), !flow.isExhausted else { return nil }
        self.procedure = procedure
        elements = Set(flow.procedures[Int(procedure)].instructions.lazy.filter(\.kind.isElement).map(\.range))
        let reading = Array(flow.instances(runningAround: flow.instances(of: procedure)))
        let showing = reader.isFactory ? app.instancesThatShow(whatIsMadeBy: reader) : []
        let beside = flow.instances(runningIn: reading)
        let instances = RestoringRun.Instances(running: beside.union(flow.instances(runningIn: showing)), beside: beside)
        run = app.memories.restoringRuns.answer(instances) { RestoringRun(instances, app) }
    }

    /// - Parameter range: the whole read.
    /// - Returns: `nil` where the value is a number.
    public func trace(ofValueReadAt range: SourceRange) -> RestoredValueTrace? {
        guard let variable = flow.procedures[Int(procedure)].variable(at: range) else { return nil }
        let value = flow.instances(of: procedure).reduce(into: Set<Int32>()) {
            $0.formUnion(run.values(of: variable, readAt: range, in: $1, isEntry: elements.contains(range)))
        }
        return value.isEmpty ? nil : run.trace(of: value)
    }

    /// What an expression is meanwhile, by identity.
    public func identities(of expression: Expression, in function: Function) -> Set<Int32> {
        flow.identities(of: expression, in: function, during: run.running)
    }

    /// What the parameters of a function are meanwhile, by identity.
    public func identities(ofParametersOf function: Function) -> Set<Int32> {
        flow.identities(ofParametersOf: function, during: run.running).reduce(into: []) { $0.formUnion($1.points) }
    }
}

/// What runs while some values are restored, and what it reads and asks.
public struct RestoringRun: Sendable {
    private let flow: ValueFlow
    fileprivate let instances: Instances
    fileprivate var running: Set<Int32> { instances.running }
    fileprivate let functions: [Function]
    fileprivate let showers: Set<Function>
    /// The identities of all that is read meanwhile by what is asked for: a value that both branches read is restored all the same.
    private var reads: [Source: Set<Int32>] = [:]
    /// By identity, where it is read.
    private var sources: [Int32: [Source]] = [:]
    /// By identity, what is asked about a value on the way, by the function that asks.
    private var questions: [Int32: [Int: Questions]] = [:]

    /// The flow's instances that run, and those of them that do so while the reader does.
    public struct Instances: Hashable, Sendable {
        let running: Set<Int32>
        let beside: Set<Int32>
    }

    private struct Source: Hashable {
        let key: StringValue
        /// The identities of the dictionary that has it; none of a coder, of which only one is read.
        let dictionary: Set<Int32>
    }

    fileprivate struct Questions: OptionSet {
        let rawValue: UInt8
        static let isUnwrapped = Questions(rawValue: 1)
        static let isTested = Questions(rawValue: 2)
        static let isIterated = Questions(rawValue: 4)
        static let isLookedUp = Questions(rawValue: 8)
    }

    fileprivate init(_ instances: Instances, _ app: App) {
        flow = app.flow
        self.instances = instances
        let running = instances.running
        showers = Set(running.subtracting(instances.beside).compactMap(flow.function(ofInstance:)))
        functions = running.sorted().compactMap(flow.function(ofInstance:)).first(ofEach: \.id)
        for function in functions { collectQuestions(in: function, app) }
        for instance in running { collectReads(in: instance) }
        for (source, values) in reads { for id in values { sources[id, default: []].append(source) } }
    }

    private mutating func collectReads(in instance: Int32) {
        for instruction in flow.procedure(ofInstance: instance).instructions {
            guard let source = source(askedBy: instruction, in: instance) else { continue }
            reads[source, default: []].formUnion(
                values(of: instruction.result, readAt: instruction.range, in: instance, isEntry: instruction.kind.isElement))
        }
    }

    private func source(askedBy instruction: Instruction, in instance: Int32) -> Source? {
        let key: Variable
        var dictionary: Set<Int32> = []
        switch instruction.kind {
        case .call(let operands):
            guard CoderMethod(operands.call)?.direction == .read, let written = CoderMethod.key(of: operands.call),
                let position = operands.call.arguments.firstIndex(where: { $0.value.range == written.range })
            else { return nil }
            key = operands.arguments[position]
        case .element(let base, let index):
            key = index
            dictionary = flow.identities(base, in: instance)
        default: return nil
        }
        guard let text = flow.strings(key, in: instance).onlyElement, text != .unknown else { return nil }
        return Source(key: text, dictionary: dictionary)
    }

    /// What a variable holds of that which nothing but the read at a range gives.
    fileprivate func values(of variable: Variable, readAt range: SourceRange, in instance: Int32, isEntry: Bool) -> Set<Int32> {
        let isRead = flow.points(variable, in: instance).contains { id in
            guard let unknown = flow.objects[Int(id)].unknown else { return false }
            return (isEntry || unknown.reason == .result) && unknown.range == range
        }
        return isRead ? flow.identities(variable, in: instance) : []
    }

    /// What conditions and loops on the way ask.
    private mutating func collectQuestions(in function: Function, _ app: App) {
        _ = function.contains { part in
            if case .ternary(let condition, _, _) = part.kind { addTests(in: condition, of: function) }
            if let closure = part.closureThatChooses { addTests(in: closure, of: function, besides: closure.partsSoughtByElements) }
            return false
        }
        // What a search asks about the name of what it looks for decides what it finds, and tells nobody else.
        let sought = app.program.parametersLookedUp(by: function)
        let sites = app.sites(in: function)
        // What fills an empty place asks about what was there before.
        let fillings = Set(sites.filter(\.fillsWhatIsEmpty).compactMap { $0.circumstance?.id })
        var seen: Set<Int> = []
        for site in sites {
            var current = site.circumstance
            while let circumstance = current, seen.insert(circumstance.id).inserted {
                for condition in circumstance.step.conditions where !fillings.contains(circumstance.id) {
                    let question = if case .binding = condition { Questions.isUnwrapped } else { Questions.isTested }
                    for expression in condition.expressions {
                        let filled = expression.rangesAskedWhetherEmpty
                        _ = expression.contains { part in
                            if !part.isOne(of: sought, site.locals) {
                                add(filled.contains(part.range) ? .isUnwrapped : question, about: part, in: function)
                            }
                            return false
                        }
                        let answers = [expression] + (site.locals?.valuesOfNames(in: expression) ?? [])
                        for part in answers.flatMap(\.partsLookedUp) where !part.isOne(of: sought, site.locals) {
                            add(.isLookedUp, about: part, in: function)
                        }
                        if case .expression = condition, let answer = site.locals?.value(of: expression) {
                            addTests(in: answer, of: function)
                        }
                    }
                }
                if case .loop(let loop) = circumstance.step, let sequence = loop.sequence {
                    add(.isIterated, about: sequence, in: function)
                }
                current = circumstance.outer
            }
        }
    }

    private mutating func addTests(in condition: Expression, of function: Function, besides sought: Set<SourceRange> = []) {
        _ = condition.contains { part in
            if !sought.contains(part.range) { add(.isTested, about: part, in: function) }
            return false
        }
    }

    private mutating func add(_ question: Questions, about expression: Expression, in function: Function) {
        guard let procedure = flow.procedure(of: function), let variable = flow.procedures[Int(procedure)].variable(of: expression) else {
            return
        }
        for instance in flow.instances(of: procedure) where running.contains(instance) {
            for id in flow.identities(variable, in: instance) { questions[id, default: [:]][function.id, default: []].insert(question) }
        }
    }

    fileprivate func trace(of value: Set<Int32>) -> RestoredValueTrace {
        let asked = value.reduce(into: [Int: Questions]()) { $0.merge(questions[$1] ?? [:]) { $0.union($1) } }
        let alike = value.reduce(into: Set<Source>()) { $0.formUnion(sources[$1] ?? []) }
        return RestoredValueTrace(
            flow: flow, value: value, alike: alike.reduce(into: []) { $0.formUnion(reads[$1] ?? []) },
            running: running, asked: asked)
    }
}

/// Where one of them gets to, however it travels.
public struct RestoredValueTrace {
    fileprivate let flow: ValueFlow
    /// What the value is in the flow, whatever type a cast gives it.
    public let value: Set<Int32>
    /// All that is read for the same key meanwhile.
    fileprivate let alike: Set<Int32>
    fileprivate let running: Set<Int32>
    /// What is asked about it on the way, by the function that asks.
    fileprivate let asked: [Int: RestoringRun.Questions]

    /// Whether a condition on the way asks whether it is there.
    public var isUnwrapped: Bool { asked.values.contains { $0.contains(.isUnwrapped) } }
    /// Whether a condition on the way asks anything else about it.
    public var isTested: Bool { asked.values.contains { $0.contains(.isTested) } }
    /// Whether a loop on the way goes over it: what travels from there on are its elements, none of which is nil.
    public var isIterated: Bool { asked.values.contains { $0.contains(.isIterated) } }

    /// Whether a condition outside of a function asks more than whether it is there, or asks for something else by it, which may tell whether
    /// what it names is there.
    public func isWeighed(outside function: Function) -> Bool {
        asked.contains { $0.key != function.id && !$0.value.isDisjoint(with: [.isTested, .isLookedUp]) }
    }

    /// What an expression is while the value is restored.
    private func points(of expression: Expression, in function: Function) -> Set<Int32> {
        flow.identities(of: expression, in: function, during: running)
    }

    /// Whether an expression is the value, wherever it is read, and nothing that was put in its place.
    public func isAlone(in expression: Expression, of function: Function) -> Bool {
        let points = points(of: expression, in: function)
        return !points.isDisjoint(with: value)
            && points.allSatisfy { value.contains($0) || alike.contains($0) || flow.objects[Int($0)].kind == .nothing }
    }

    /// Whether an expression is the value, or the empty text where there is none.
    public func isEmptyWithout(_ expression: Expression, of function: Function) -> Bool {
        let points = points(of: expression, in: function)
        return !points.isDisjoint(with: value) && points.contains { flow.objects[Int($0)].kind == .string(.text("")) }
    }
}

extension App {
    /// The instances of view methods that run on nothing but what a factory makes.
    fileprivate func instancesThatShow(whatIsMadeBy factory: Function) -> [Int32] {
        let made = Set(graph.objects(madeIn: factory))
        let types = made.compactMap { graph.type(of: $0)?.unwrapped.projectType }.filter(program.isController).first(ofEach: \.id)
        return types.flatMap(viewMethods).first(ofEach: \.id).compactMap(flow.procedure(of:)).flatMap(flow.instances(of:)).filter {
            instance in
            let objects = flow.points(Procedure.receiver, in: instance)
            return !objects.isEmpty && objects.allSatisfy(made.contains)
        }
    }

    /// Follows what a function reads.
    public func traces(ofValuesReadIn reader: Function) -> RestoredValueTraces? { RestoredValueTraces(of: reader, self) }
}

extension ValueFlow {
    /// What an expression of a function is in some of its instances.
    fileprivate func identities(of expression: Expression, in function: Function, during running: Set<Int32>) -> Set<Int32> {
        guard let procedure = procedure(of: function), let variable = procedures[Int(procedure)].variable(of: expression) else { return [] }
        return Set(instances(of: procedure).filter(running.contains).flatMap { identities(variable, in: $0) })
    }

    /// What each parameter of a function is in some of its instances, in their order.
    fileprivate func identities(
        ofParametersOf function: Function, during running: Set<Int32>
    ) -> [(parameter: ParameterFact, points: Set<Int32>)] {
        guard let procedure = procedure(of: function) else { return [] }
        let own = instances(of: procedure).filter(running.contains)
        return zip(function.fact.parameters, procedures[Int(procedure)].regions[0].parameters).map { fact, variable in
            (fact, own.reduce(into: []) { $0.formUnion(identities(variable, in: $1)) })
        }
    }
}

extension Instruction.Kind {
    fileprivate var isElement: Bool { if case .element = self { true } else { false } }
}

extension LocalScope {
    /// What the locals were made with that an expression names: `items.first { $0.id == id }` of `guard let item`, `item != nil`.
    fileprivate func valuesOfNames(in expression: Expression) -> [Expression] {
        var values: [Expression] = []
        _ = expression.contains { part in
            guard case .name(let name) = part.kind else { return false }
            var found = lookUp(name)
            while let current = found, case .unwrapped(_, let value) = current.binding.origin, value.isName(name) {
                found = current.outer?.lookUp(name)
            }
            switch found?.binding.origin {
            case .local(let local): if let value = local.value { values.append(value) }
            case .unwrapped(_, let value): values.append(value)
            case .parameter, .element, .pattern, nil: break
            }
            return false
        }
        return values
    }

    /// What a local that a condition asks for was made with: `let isKnown = pages.contains(page)`.
    fileprivate func value(of expression: Expression) -> Expression? {
        guard case .name(let name) = expression.core.kind, case .local(let local)? = lookUp(name)?.binding.origin else { return nil }
        return local.value
    }
}

extension Site {
    /// `if (!_page) { _page = …; }`
    fileprivate var fillsWhatIsEmpty: Bool {
        guard case .assignment(let target, nil, _) = kind, let name = target.memberName,
            case .expression(let test)? = circumstance?.step.conditions.onlyElement
        else { return false }
        switch test.core.kind {
        case .prefix("!", let asked): return asked.core.memberName == name
        case .binary(let asked, "==", let other): return other.isNil && asked.core.memberName == name
        default: return false
        }
    }
}

extension Expression {
    /// The closure of `models.filter { … }`, which lets through what it likes.
    public var closureThatChooses: Expression? {
        let names = ["filter", "first", "last", "drop", "prefix", "removeAll"]
        guard case .call(let call) = kind, names.contains(call.name) else { return nil }
        return call.arguments.lazy.map(\.value).first { if case .closure = $0.kind { true } else { false } }
    }

    /// Where a closure that chooses has something that it compares with what it is given: `id` of `{ $0.id == id }`, and all parts of that.
    fileprivate var partsSoughtByElements: Set<SourceRange> {
        guard case .closure(let closure) = kind else { return [] }
        let elements = closure.parameters.isEmpty ? ["$0", "$1"] : Set(closure.parameters.map(\.name))
        func isOfElement(_ expression: Expression) -> Bool {
            expression.contains { if case .name(let name) = $0.kind { elements.contains(name) } else { false } }
        }
        var sought: Set<SourceRange> = []
        _ = contains { part in
            guard case .binary(let left, "==", let right) = part.kind, isOfElement(left) != isOfElement(right) else { return false }
            _ = (isOfElement(left) ? right : left).contains { part in
                sought.insert(part.range)
                return false
            }
            return false
        }
        return sought
    }

    /// Of what is asked whether it is empty, which tells that it is there, and nothing of what it names.
    fileprivate var rangesAskedWhetherEmpty: Set<SourceRange> {
        var ranges: Set<SourceRange> = []
        _ = contains { part in
            if case .member(let base, let name) = part.kind, name.text == "isEmpty" { ranges.formUnion([base.range, base.core.range]) }
            return false
        }
        return ranges
    }

    /// Whether it is one of a function's own parameters.
    fileprivate func isOne(of parameters: Set<String>, _ locals: LocalScope?) -> Bool {
        guard case .name(let name) = core.kind, parameters.contains(name), let binding = locals?.lookUp(name)?.binding else { return false }
        if case .parameter = binding.origin { return true }
        return false
    }

    /// What stands inside of calls and subscripts, plain conversions apart, and what closures there compare elements with.
    fileprivate var partsLookedUp: [Expression] {
        var found: [Expression] = []
        _ = contains { part in
            if let closure = part.closureThatChooses {
                let sought = closure.partsSoughtByElements
                _ = closure.contains { part in
                    if sought.contains(part.range) { found.append(part) }
                    return false
                }
            }
            switch part.kind {
            case .call(let call): if call.converted == nil { found += call.arguments.map(\.value) }
            case .element(_, let arguments): found += arguments.map(\.value)
            default: break
            }
            return false
        }
        return found
    }
}

extension Step {
    /// What decided that the site behind it happens, what is asked on the way to the right side of an operator left out.
    fileprivate var conditions: [Statement.Condition] {
        switch self {
        case .arm(_, _, _, let conditions): conditions
        case .passed(_, let arms): arms.flatMap(\.conditions)
        case .loop(let loop): loop.conditions
        case .closure, .function, .deferred, .fallback, .shortCircuit: []
        }
    }
}
