import Syntax

/// Where the values that a function reads from restored state get to while they are being restored, found once for all of them.
public struct RestoredValueTraces {
    private let flow: ValueFlow
    private let procedure: Int32
    /// The instances that run while the reader does.
    private let running: Set<Int32>
    /// The functions that these are of, the reader first.
    public let functions: [Function]
    /// By identity, what is asked about a value on the way.
    private var questions: [Int32: Questions] = [:]

    fileprivate struct Questions: OptionSet {
        let rawValue: UInt8
        static let isUnwrapped = Questions(rawValue: 1)
        static let isTested = Questions(rawValue: 2)
        static let isIterated = Questions(rawValue: 4)
    }

    /// - Returns: `nil` where the reader was not looked into.
    fileprivate init?(of reader: Function, _ app: App) {
        flow = app.flow
        guard let procedure = flow.procedure(of: reader), !flow.isExhausted else { return nil }
        self.procedure = procedure
        running = flow.instances(runningIn: Array(flow.instances(runningAround: flow.instances(of: procedure))))
        functions = RestoredValueTraces.functions(of: running, reader, flow)
        for function in functions { collectQuestions(in: function, app) }
    }

    private static func functions(of running: Set<Int32>, _ reader: Function, _ flow: ValueFlow) -> [Function] {
        let called = running.sorted().compactMap { instance -> Function? in
            if case .function(let function) = flow.procedure(ofInstance: instance).origin { function } else { nil }
        }
        return ([reader] + called).first(ofEach: \.id)
    }

    /// What conditions and loops on the way ask.
    private mutating func collectQuestions(in function: Function, _ app: App) {
        var seen: Set<Int> = []
        for site in app.sites(in: function) {
            var current = site.circumstance
            while let circumstance = current, seen.insert(circumstance.id).inserted {
                for condition in circumstance.step.conditions {
                    let question = if case .binding = condition { Questions.isUnwrapped } else { Questions.isTested }
                    for expression in condition.expressions {
                        _ = expression.contains { part in
                            add(question, about: part, in: function)
                            return false
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

    private mutating func add(_ question: Questions, about expression: Expression, in function: Function) {
        guard let procedure = flow.procedure(of: function), let variable = flow.procedures[Int(procedure)].variable(of: expression) else {
            return
        }
        for instance in flow.instances(of: procedure) where running.contains(instance) {
            for id in flow.identities(variable, in: instance) { questions[id, default: []].insert(question) }
        }
    }

    /// - Parameter range: the whole read.
    /// - Returns: `nil` where the value is a number.
    public func trace(ofValueReadAt range: SourceRange) -> RestoredValueTrace? {
        guard let variable = flow.procedures[Int(procedure)].variable(at: range) else { return nil }
        var value: Set<Int32> = []
        for instance in flow.instances(of: procedure) {
            for id in flow.points(variable, in: instance) {
                guard case .unknown(let unknown, _) = flow.objects[Int(id)].kind, unknown.reason == .result, unknown.range == range else {
                    continue
                }
                value.formUnion(flow.identities(variable, in: instance))
            }
        }
        guard !value.isEmpty else { return nil }
        let asked = value.reduce(into: Questions()) { $0.formUnion(questions[$1] ?? []) }
        return RestoredValueTrace(
            flow: flow, value: value, running: running, isUnwrapped: asked.contains(.isUnwrapped), isTested: asked.contains(.isTested),
            isIterated: asked.contains(.isIterated))
    }
}

/// Where one of them gets to, however it travels.
public struct RestoredValueTrace {
    fileprivate let flow: ValueFlow
    /// What the value is in the flow, whatever type a cast gives it.
    fileprivate let value: Set<Int32>
    fileprivate let running: Set<Int32>
    /// Whether a condition on the way asks whether it is there.
    public let isUnwrapped: Bool
    /// Whether a condition on the way asks anything else about it.
    public let isTested: Bool
    /// Whether a loop on the way goes over it: what travels from there on are its elements, none of which is nil.
    public let isIterated: Bool

    /// What an expression is while the value is restored.
    private func points(of expression: Expression, in function: Function) -> Set<Int32> {
        guard let procedure = flow.procedure(of: function), let variable = flow.procedures[Int(procedure)].variable(of: expression) else {
            return []
        }
        return Set(flow.instances(of: procedure).filter(running.contains).flatMap { flow.identities(variable, in: $0) })
    }

    /// Whether an expression is the value and nothing that was put in its place.
    public func isAlone(in expression: Expression, of function: Function) -> Bool {
        let points = points(of: expression, in: function)
        return !points.isDisjoint(with: value) && points.allSatisfy { value.contains($0) || flow.objects[Int($0)].kind == .nothing }
    }

    /// Whether an expression is the value, or the empty text where there is none.
    public func isEmptyWithout(_ expression: Expression, of function: Function) -> Bool {
        let points = points(of: expression, in: function)
        return !points.isDisjoint(with: value) && points.contains { flow.objects[Int($0)].kind == .string(.text("")) }
    }
}

extension App {
    /// Follows what a function reads.
    public func traces(ofValuesReadIn reader: Function) -> RestoredValueTraces? { RestoredValueTraces(of: reader, self) }
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
