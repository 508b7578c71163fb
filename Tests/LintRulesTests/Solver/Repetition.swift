@testable import AppModel

/// The analysis of values, and what becomes of it when everything is asked once more.
///
/// The solver hands on only what is new, remembers what calls mean and answers a use when something arrives. The repetition knows no such thrift:
/// each instruction of each instance is looked at again, each edge carries all that stands at its source, each call is bound again. Whatever that
/// adds to a set, the solver had lost.
struct Repetition {
    private(set) var solver: PointsTo

    init(_ program: Program) {
        solver = FlowAnalysis.solve(restorationIn: program, drawings: InterfaceTable(program).drawings(in: program))
    }

    /// The sets that grow, each with what it gains; empty where the analysis had come to its end.
    mutating func growths() -> [String] {
        let before = solver.nodes.map(\.points)
        forget()
        for instance in solver.instances.indices { _ = solver.instantiate(Int32(instance)) }
        for node in before.indices {
            for edge in solver.nodes[node].edges {
                for object in solver.nodes[node].points { carry(object, over: edge) }
            }
            for use in solver.nodes[node].uses {
                for object in solver.nodes[node].points { solver.answer(use, object) }
            }
        }
        solver.solve()
        return before.indices.compactMap { node in
            let gained = Set(solver.nodes[node].points).subtracting(before[node]).filter { !isCoarser($0, than: before[node]) }
            return gained.isEmpty ? nil : "\(place(of: Int32(node))) gains \(gained.sorted().map { solver.objects[Int($0)].kind })"
        }
    }

    /// What was found out on the way and is not part of the answer.
    private mutating func forget() {
        solver.bound = []
        solver.dispatches = [:]
        solver.passes = [:]
        solver.members = [:]
        solver.ownMembers = [:]
        solver.staticTypes = [:]
    }

    private mutating func carry(_ object: Int32, over edge: PointsTo.Edge) {
        let passed = edge.filter < 0 ? object : solver.passed(object, filter: edge.filter)
        if passed >= 0 { solver.add(passed, to: edge.target) }
    }

    /// Whether it only says less than what stands there: where an instruction puts together too many strings, it gives what all of them begin and
    /// end with from then on, and what was put together before stays.
    private func isCoarser(_ gained: Int32, than held: [Int32]) -> Bool {
        guard case .string(let value) = solver.objects[Int(gained)].kind else { return false }
        return held.contains { held in
            switch (value, solver.objects[Int(held)].kind) {
            case (.unknown, .string), (.unknown, .integer): true
            case (.pattern(let pattern), .string(let other)): pattern.meets(other)
            case (.pattern(let pattern), .integer(let number?)): pattern.matches(String(number))
            default: false
            }
        }
    }

    // MARK: Names for what is wrong

    private func place(of node: Int32) -> String {
        if let field = solver.fieldNodes.first(where: { $0.value == node }) {
            let (owner, name) = (Int(field.key >> 32), Int(UInt32(truncatingIfNeeded: field.key)))
            return "field \(solver.names[name]) of \(solver.objects[owner].kind)"
        }
        let instance = solver.instances.firstIndex { $0.base <= node && node < $0.base + Int32(procedure(of: $0).variableCount) }
        guard let instance else { return "node \(node)" }
        let found = procedure(of: solver.instances[instance])
        let variable = node - solver.instances[instance].base
        return "\(found.symbol), \(found.sources[Int(variable)].map { "\($0.expression.kind)" } ?? "variable \(variable)")"
    }

    private func procedure(of instance: PointsTo.Instance) -> Procedure { solver.procedures[Int(instance.procedure)] }
}

extension StringPattern {
    /// Whether some text is meant by both.
    fileprivate func meets(_ other: StringValue) -> Bool {
        switch other {
        case .text(let text): matches(text)
        case .pattern(let pattern): meets(pattern)
        case .constant, .unknown: false
        }
    }
}

extension Procedure {
    fileprivate var symbol: String {
        switch origin {
        case .function(let function): function.symbol
        case .initialValue(let property, _): property.name
        }
    }
}
