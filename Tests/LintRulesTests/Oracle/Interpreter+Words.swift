import Syntax

@testable import AppModel

/// What is wrong, for people.
extension Interpreter {
    func name(of procedure: Int32) -> String {
        switch solver.procedures[Int(procedure)].origin {
        case .function(let function): function.symbol
        case .initialValue(let property, _): property.name
        }
    }

    func describe(_ variable: Variable, _ frame: Frame) -> String {
        let procedure = solver.procedures[Int(frame.procedure)]
        if variable == Procedure.receiver { return "self" }
        if let source = procedure.sources[Int(variable.index)], case .name(let name) = source.expression.kind { return "'\(name)'" }
        return "a value"
    }

    func describe(_ value: ConcreteValue) -> String {
        switch value {
        case .untold: "anything"
        case .null: "nil"
        case .boolean(let value): "\(value)"
        case .number(let value): "\(value)"
        case .text(let text): "\"\(text)\""
        case .type(let type): type.description + ".self"
        case .keyPath(let path): "\\" + path.joined(separator: ".")
        case .closure(let frame, let region): "closure \(region) of \(name(of: frame.procedure))"
        case .method(let function, _): "method \(function.symbol)"
        case .thing(let thing): describe(thing) + thing.origins.map { " of \(place(of: $0))" }.joined()
        }
    }

    func describe(_ thing: Thing) -> String {
        switch thing.kind {
        case .made(let type): type.description
        case .outside(let type): "some \(type?.description ?? "thing")"
        case .drawn(let number): "drawn \(number)"
        case .list: "list"
        case .dictionary: "dictionary"
        case .tuple: "tuple"
        case .enumCase(let type, let name): "\(type.name).\(name)"
        }
    }

    func describe(_ said: Set<Int32>) -> String {
        if said.isEmpty { return "nothing" }
        return said.sorted().prefix(8).map { id in
            let object = solver.objects[Int(id)]
            let what =
                switch object.kind {
                case .made(let type): type.description
                case .instance(let type): "every \(type.description)"
                case .string(let value): "\(value)"
                case .unknown(let unknown, let type): "unknown \(type?.description ?? ""), \(unknown.reason.rawValue)"
                case .type(let type): type.description + ".self"
                case .enumCase(let type, let name): "\(type.name).\(name)"
                default: "\(object.kind)"
                }
            return what + (object.site.map { " of \(place(of: $0))" } ?? "")
        }.joined(separator: "; ")
    }

    func place(of point: ProgramPoint) -> String {
        let procedure = solver.procedures[Int(point.procedure)]
        return "\(name(of: point.procedure)) at \(procedure.range(of: point).start)"
    }

    /// Where a disagreement is: the file, and the range of the instruction.
    func location(of disagreement: Disagreement) -> (file: Int, range: SourceRange, function: String, kind: String) {
        let procedure = solver.procedures[Int(disagreement.procedure)]
        let point = ProgramPoint(procedure: disagreement.procedure, instruction: Int32(disagreement.instruction))
        let kind =
            disagreement.instruction < 0
            ? "parameters" : String("\(procedure.instructions[disagreement.instruction].kind)".prefix { $0 != "(" })
        return (procedure.file, procedure.range(of: point), name(of: disagreement.procedure), kind)
    }
}
