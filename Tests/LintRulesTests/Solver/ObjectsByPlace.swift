import Syntax

@testable import AppModel

/// What the analysis says of a program in words of its text: by expression, the objects and values that it may be, whatever the context.
///
/// What is not in sight, and what stands for objects that nobody in sight makes, is left out: it is there because something else is not.
struct ObjectsByPlace {
    /// An expression, by the path of its file and where it stands there.
    struct Place: Hashable {
        let path: String
        let range: SourceRange
    }

    private(set) var objects: [Place: Set<String>] = [:]
    /// The functions that some call means.
    let called: Set<String>
    /// Those that run, whoever calls them.
    let run: Set<String>
    let isExhausted: Bool

    /// - Parameter pathsBeginAt: how many characters of each path are no part of its name here.
    init(_ program: Program, pathsBeginAt start: Int = 0) {
        let solver = FlowAnalysis.solve(restorationIn: program, drawings: InterfaceTable(program).drawings(in: program))
        isExhausted = solver.isExhausted
        called = Set(program.functions.filter { solver.isCalled[$0.id] }.map { "\(program.files[$0.file].path) \($0.fact.nameRange)" })
        run = Set(
            solver.instances.compactMap { instance in
                guard case .function(let function) = solver.procedures[Int(instance.procedure)].origin else { return nil }
                return "\(function.path) \(function.fact.nameRange)"
            })
        for instance in solver.instances {
            let procedure = solver.procedures[Int(instance.procedure)]
            for (variable, source) in procedure.sources.enumerated() {
                guard let source else { continue }
                let points = solver.nodes[Int(instance.base) + variable].points
                let place = Place(path: String(program.files[procedure.file].path.dropFirst(start)), range: source.expression.range)
                objects[place, default: []].formUnion(points.compactMap { ObjectsByPlace.name(of: solver.objects[Int($0)], in: solver, start) })
            }
        }
    }

    private static func name(of object: AbstractObject, in solver: PointsTo, _ start: Int) -> String? {
        switch object.kind {
        case .unknown, .instance, .closure, .method, .nothing: return nil
        case .string(let value): return value.text
        case .integer(let value): return value.map(String.init)
        case .enumCase(let type, let name): return "\(type.name).\(name)"
        case .type(let type): return "\(type.rendered).Type"
        case .made(let type): return type.rendered + site(of: object, in: solver, start)
        // Drawings are numbered in the order of their files.
        case .drawn(let number): return "drawn " + (solver.drawings.types[number]?.rendered ?? "") + site(of: object, in: solver, start)
        case .list, .dictionary, .tuple: return "\(object.kind)" + site(of: object, in: solver, start)
        case .boolean, .keyPath: return "\(object.kind)"
        }
    }

    private static func site(of object: AbstractObject, in solver: PointsTo, _ start: Int) -> String {
        guard let site = object.site else { return "" }
        let procedure = solver.procedures[Int(site.procedure)]
        return " of \(procedure.instructions[Int(site.instruction)].range) in \(solver.program.files[procedure.file].path.dropFirst(start))"
    }
}

extension StaticType {
    fileprivate var rendered: String { if case .project(let type) = self { type.name } else { "\(self)" } }
}
