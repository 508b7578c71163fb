import Syntax

/// Where a value that is read from restored state gets to while it is being restored, however it travels.
public struct RestoredValueTrace {
    private let flow: ValueFlow
    /// What the value is in the flow, whatever type a cast gives it.
    private let value: Set<Int32>
    /// The instances that run while the reader does.
    private let running: Set<Int32>
    /// The functions that these are of, the reader first.
    public let functions: [Function]
    /// Whether a condition on the way asks whether it is there.
    public private(set) var isUnwrapped = false
    /// Whether a condition on the way asks anything else about it.
    public private(set) var isTested = false
    /// Whether a loop on the way goes over it: what travels from there on are its elements, none of which is nil.
    public private(set) var isIterated = false

    /// - Parameter range: the whole read.
    /// - Returns: `nil` where the reader was not looked into, or the value is a number.
    init?(of range: SourceRange, in reader: Function, _ app: App) {
        flow = app.flow
        guard let procedure = flow.procedure(of: reader), !flow.isExhausted, let variable = flow.procedures[Int(procedure)].variable(at: range) else { return nil }
        let instances = flow.instances(of: procedure)
        var value: Set<Int32> = []
        for instance in instances {
            for id in flow.points(variable, in: instance) {
                guard case .unknown(let unknown, _) = flow.objects[Int(id)].kind, unknown.reason == .result, unknown.range == range else { continue }
                value.formUnion(flow.identities(variable, in: instance))
            }
        }
        guard !value.isEmpty else { return nil }
        self.value = value
        running = flow.instances(runningIn: Array(flow.instances(runningAround: instances)))
        functions = RestoredValueTrace.functions(of: running, reader, flow)
        for function in functions { lookForTests(in: function, app) }
    }

    private static func functions(of running: Set<Int32>, _ reader: Function, _ flow: ValueFlow) -> [Function] {
        let called = running.sorted().compactMap { instance -> Function? in
            if case .function(let function) = flow.procedure(ofInstance: instance).origin { function } else { nil }
        }
        return ([reader] + called).first(ofEach: \.id)
    }

    private mutating func lookForTests(in function: Function, _ app: App) {
        isIterated = isIterated || app.sites(in: function).contains { site in
            site.steps.contains { step in
                guard case .loop(let loop) = step, let sequence = loop.sequence else { return false }
                return isHeld(by: sequence, in: function)
            }
        }
        for condition in app.sites(in: function).flatMap(\.allConditions) {
            for expression in condition.expressions where expression.contains(where: { isHeld(by: $0, in: function) }) {
                if case .binding = condition { isUnwrapped = true } else { isTested = true }
            }
        }
    }

    private func isHeld(by expression: Expression, in function: Function) -> Bool { !points(of: expression, in: function).isDisjoint(with: value) }

    /// What an expression is while the value is restored.
    private func points(of expression: Expression, in function: Function) -> Set<Int32> {
        guard let procedure = flow.procedure(of: function), let variable = flow.procedures[Int(procedure)].variable(of: expression) else { return [] }
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
    /// Follows what is read at a range of a function.
    public func trace(ofValueReadAt range: SourceRange, in reader: Function) -> RestoredValueTrace? { RestoredValueTrace(of: range, in: reader, self) }
}

extension Site {
    /// The conditions that decided that it happens, guards before it among them.
    fileprivate var allConditions: [Statement.Condition] {
        steps.flatMap { step -> [Statement.Condition] in
            switch step {
            case .arm(_, _, _, let conditions): conditions
            case .passed(_, let arms): arms.flatMap(\.conditions)
            case .loop(let loop): loop.conditions
            case .closure, .function, .deferred, .fallback, .shortCircuit: []
            }
        }
    }
}
