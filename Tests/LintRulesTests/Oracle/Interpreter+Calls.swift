import Syntax

@testable import AppModel

/// Calls, creations and closures.
extension Interpreter {
    // MARK: Calls

    func call(_ operands: CallOperands, _ frame: Frame, _ index: Int) -> ConcreteValue {
        let arguments = operands.arguments.map { value($0, frame) }
        let call = Calling(operands: operands, arguments: arguments, frame: frame, index: index)
        switch operands.callee {
        case .function(let function): return invoke(function, on: nil, call)
        case .named(let name): return framework(name, on: .untold, call)
        case .value(let variable): return apply(value(variable, frame), call)
        case .inherited(let receiver, let name): return inherited(name, on: value(receiver, frame), call)
        case .method(let receiver, let name): return method(name, on: value(receiver, frame), call)
        }
    }

    /// A call that is under way.
    struct Calling {
        let operands: CallOperands
        let arguments: [ConcreteValue]
        let frame: Frame
        let index: Int

        func argument(_ label: String) -> ConcreteValue? {
            operands.call.arguments.firstIndex { $0.label == label }.map { arguments[$0] }
        }
    }

    func invoke(_ function: Function, on receiver: ConcreteValue?, _ call: Calling) -> ConcreteValue {
        guard let positions = ConcreteTypes.positions(of: call.operands.call, in: function.fact) else { return .untold }
        var arguments: [Int: ConcreteValue] = [:]
        for (argument, position) in positions.enumerated() {
            if function.fact.parameters[position].isVariadic {
                let list = arguments[position]?.thing ?? Thing(.list, at: [point(call.frame, call.index)])
                list.elements.append(call.arguments[argument])
                arguments[position] = .thing(list)
            } else {
                arguments[position] = call.arguments[argument]
            }
        }
        given = [:]
        let result = invoke(function, on: receiver, arguments, by: call.frame, at: call.index)
        let changed = given
        for (argument, position) in positions.enumerated() where call.operands.call.arguments[argument].isReference {
            if let value = changed[position] { assign(value, to: call.operands.arguments[argument], call.frame, call.index) }
        }
        return result
    }

    /// What is handed over as `&place` gets what the function leaves in it.
    func assign(_ value: ConcreteValue, to variable: Variable, _ frame: Frame, _ index: Int) {
        set(variable, value, in: frame, at: index)
    }

    func method(_ name: String, on receiver: ConcreteValue, _ call: Calling) -> ConcreteValue {
        switch receiver {
        case .type(let type):
            if name == "init" { return create(type, call) }
            return method(name, of: type, isStatic: true, on: receiver, call)
        case .thing(let thing):
            if thing.isList { return framework(name, onList: thing, call) }
            guard let type = self.type(of: thing) else { return framework(name, on: receiver, call) }
            if case .project(let adopted) = type, adopted.kind == .protocol {
                // One of those that adopt it, each time another one.
                let adopting = program.types.filter { $0.kind != .protocol && ConcreteTypes.adopts($0, adopted, program) }
                guard let chosen = adopting.randomElement(using: &random) else { return .untold }
                return method(name, on: .thing(Thing(.outside(.project(chosen)))), call)
            }
            let result = method(name, of: type, isStatic: false, on: receiver, call)
            return name == "init" ? receiver : result
        default:
            return framework(name, on: receiver, call)
        }
    }

    func method(_ name: String, of type: StaticType, isStatic: Bool, on receiver: ConcreteValue, _ call: Calling) -> ConcreteValue {
        switch found(name, call, of: type, isStatic: isStatic) {
        case .found(let function): return invoke(function, on: receiver, call)
        case .unsure: return .untold
        case .outside: break
        }
        if isStatic, case .project(let owner) = type, owner.declarations.contains(where: { $0.fact.enumCase(name) != nil }) {
            return .thing(Thing(.enumCase(owner, name), at: [point(call.frame, call.index)], elements: call.arguments))
        }
        switch property(name, of: type, isStatic: isStatic, above: nil) {
        case .stored, .computed:
            let held = load(Instruction.Field(name: name), of: receiver, call.frame, call.index)
            // A message of Objective-C without arguments.
            return call.arguments.isEmpty && isObjectiveC(call.frame) ? held : apply(held, call)
        case .method, .unsure: return .untold
        case .outside: return framework(name, on: receiver, call)
        }
    }

    func found(_ name: String, _ call: Calling, of type: StaticType, isStatic: Bool) -> ConcreteTypes.Method {
        let lookUp = ConcreteTypes.LookUp(
            call: call.operands.call, arguments: call.arguments.map(type(of:)), file: solver.procedures[Int(call.frame.procedure)].file)
        return lookUp.method(name, of: type, isStatic: isStatic, in: program)
    }

    func type(of value: ConcreteValue) -> StaticType? {
        switch value {
        case .thing(let thing): thing.isList ? .named("Array") : type(of: thing)
        case .text: .named("String")
        case .number: .named("Int")
        case .boolean: .named("Bool")
        case .type(let type): .metatype(type)
        case .untold, .null, .keyPath, .closure, .method: nil
        }
    }

    func inherited(_ name: String, on receiver: ConcreteValue, _ call: Calling) -> ConcreteValue {
        guard let type = solver.procedures[Int(call.frame.procedure)].place(nil).type else { return .untold }
        guard case .project(let parent) = program.superclass(of: type) else {
            let result = framework(name, on: receiver, call)
            return name == "init" ? receiver : result
        }
        let isStatic = if case .type = receiver { true } else { false }
        switch found(name, call, of: .project(parent), isStatic: isStatic) {
        case .found(let function):
            let result = invoke(function, on: receiver, call)
            return name == "init" ? receiver : result
        case .unsure: return name == "init" ? receiver : .untold
        case .outside:
            let result = framework(name, on: receiver, call)
            return name == "init" ? receiver : result
        }
    }

    func create(_ type: StaticType, _ call: Calling) -> ConcreteValue {
        switch type.unwrapped {
        case .project(let owner):
            if owner.kind == .enumeration || owner.kind == .protocol { return .untold }
            let made = Thing(.made(.project(owner)), at: [point(call.frame, call.index)])
            // The instruction's own set has it before its initializer runs.
            switch found("init", call, of: .project(owner), isStatic: false) {
            case .found(let function) where function.fact.kind == .initializer:
                things[owner.id, default: []].append(made)
                _ = invoke(function, on: .thing(made), call)
            case .found, .unsure: return .untold
            case .outside:
                things[owner.id, default: []].append(made)
                if let root = program.frameworkRoot(of: owner) {
                    created(made, of: root, call)
                } else {
                    for (argument, value) in zip(call.operands.call.arguments, call.arguments) {
                        if let label = argument.label { made.fields[label] = value }
                    }
                }
            }
            return .thing(made)
        case .named(let name, _): return createOfFrameworks(name, type.unwrapped, call)
        case .optional, .metatype: return .untold
        }
    }

    /// Calls what a variable holds.
    func apply(_ value: ConcreteValue, _ call: Calling) -> ConcreteValue {
        switch value {
        case .closure(let home, let region): return run(region, of: home, call.arguments)
        case .method(let function, let receiver): return invoke(function, on: receiver, call)
        case .type(let type): return create(type, call)
        default:
            for argument in call.arguments { runByOthers(argument) }
            return .untold
        }
    }

    /// Calls what frameworks were given, with values that they hand to it.
    func apply(_ value: ConcreteValue, _ arguments: [ConcreteValue], by frame: Frame, at index: Int) -> ConcreteValue {
        switch value {
        case .closure(let home, let region):
            let parameters = solver.procedures[Int(home.procedure)].regions[region].parameters
            if arguments.count == 1, parameters.count > 1 {
                return run(region, of: home, parameters.indices.map { arguments[0].thing?.fields[String($0)] ?? .untold })
            }
            return run(region, of: home, arguments)
        case .method(let function, let receiver):
            guard function.fact.parameters.count == arguments.count else { return .untold }
            return invoke(
                function, on: receiver, Dictionary(uniqueKeysWithValues: arguments.enumerated().map { ($0, $1) }), by: frame, at: index)
        case .keyPath(let path):
            return path.reduce(arguments.first ?? .untold) { loadByPath($1, of: $0) }
        case .type(let type):
            guard case .project(let owner) = type, owner.kind != .enumeration, owner.kind != .protocol else { return .untold }
            return .thing(Thing(.made(type), at: [point(frame, index)]))
        default: return .untold
        }
    }

    /// Of what stands on a key path: the analysis has no instruction that runs a getter for it.
    func loadByPath(_ name: String, of value: ConcreteValue) -> ConcreteValue {
        guard case .thing(let thing) = value else { return .untold }
        return thing.fields[name] ?? .untold
    }

    func run(_ region: Int, of home: Frame, _ arguments: [ConcreteValue]) -> ConcreteValue {
        guard steps > 0, depth < Interpreter.deepest else { return .untold }
        let region = solver.procedures[Int(home.procedure)].regions[region]
        for (parameter, argument) in zip(region.parameters, arguments) { set(parameter, argument, in: home, at: -1) }
        return run(region, home)
    }

    /// Frameworks may call what they are given.
    func runByOthers(_ value: ConcreteValue) {
        guard case .closure(let home, let region) = value, Bool.random(using: &random) else { return }
        let parameters = solver.procedures[Int(home.procedure)].regions[region].parameters
        _ = run(region, of: home, parameters.map { _ in .untold })
    }
}
