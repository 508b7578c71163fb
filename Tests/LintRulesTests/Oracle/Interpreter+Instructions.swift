import Syntax

@testable import AppModel

extension Interpreter {
    // MARK: Instructions

    func execute(_ instruction: Instruction, _ index: Int, _ frame: Frame) {
        func read(_ variable: Variable) -> ConcreteValue { value(variable, frame) }
        func define(_ value: ConcreteValue) { set(instruction.result, value, in: frame, at: index) }
        func made(_ kind: Thing.Kind, _ elements: [ConcreteValue] = []) -> Thing {
            Thing(kind, at: [point(frame, index)], elements: elements)
        }
        switch instruction.kind {
        case .constant(let constant): define(constant.concrete)
        case .copy(let source): define(read(source))
        case .cast(let source, let type): define(cast(read(source), to: resolve(type, instruction, frame)))
        case .narrowed(let source, let narrowing): define(narrowed(read(source), by: narrowing))
        case .declared(let type): define(outside(resolve(type, instruction, frame)))
        case .load(let base, let field): define(load(field, of: read(base), frame, index))
        case .store(let base, let field, let value): store(read(value), in: field, of: read(base), frame, index)
        case .loadGlobal(let global): define(load(global, frame, index))
        case .storeGlobal(let global, let value):
            // A local that all calls share keeps what it has.
            if case .untold = read(value), global.name.hasPrefix("@") { return }
            globals[global] = read(value)
        case .element(let base, let key): define(element(of: read(base), read(key), frame, index))
        case .storeElement(let base, let key, let value): storeElement(read(value), in: read(base), read(key), frame, index)
        case .pair(let base):
            guard case .thing(let thing) = read(base), thing.isList else { return define(.untold) }
            define(rounds(of: thing, frame, index).randomElement(using: &random) ?? .untold)
        case .list(let parts): define(.thing(made(.list, parts.map(read))))
        case .dictionary(let keys, let values):
            let dictionary = made(.dictionary, values.map(read))
            dictionary.keys = keys.map(read)
            define(.thing(dictionary))
        case .tuple(let parts, let labels):
            let tuple = made(.tuple)
            for (position, part) in parts.enumerated() {
                tuple.fields[String(position)] = read(part)
                if let label = labels[position] { tuple.fields[label] = read(part) }
            }
            define(.thing(tuple))
        case .concatenation(let parts, let isSum): define(joined(parts.map(read), isSum, frame, index))
        case .closure(let region): define(.closure(frame, region: region))
        case .payload(let base, let name, let position): define(payload(of: read(base), case: name, at: position))
        case .call(let operands): define(call(operands, frame, index))
        case .escape(let parts): for part in parts { runByOthers(read(part)) }
        }
    }

    func resolve(_ type: TypeReference, _ instruction: Instruction, _ frame: Frame) -> StaticType? {
        program.resolve(type, at: solver.procedures[Int(frame.procedure)].place(instruction.scope))
    }

    func cast(_ value: ConcreteValue, to type: StaticType?) -> ConcreteValue {
        guard let type = type?.unwrapped else { return value }
        guard case .thing(let thing) = value else { return value }
        if case .outside(nil) = thing.kind { return outside(type) }
        guard let own = thing.type else { return thing.isList && !UIKit.isPlainValue(type.name) ? value : .untold }
        if case .outside = thing.kind, !thing.isOfItsClass, !ConcreteTypes.isA(own, type, program) { return outside(type) }
        return ConcreteTypes.isA(own, type, program) ? value : .untold
    }

    /// On a way that the test does not leave open nothing is known any more.
    private func narrowed(_ value: ConcreteValue, by narrowing: Narrowing) -> ConcreteValue {
        switch value {
        case .text(let text): return narrowing.mayPass(.string(.text(text))) ? value : .untold
        case .thing(let thing):
            guard case .enumCase(let owner, let name) = thing.kind else { return value }
            return narrowing.mayPass(.enumCase(owner, name)) ? value : .untold
        case .untold, .null, .boolean, .number, .type, .keyPath, .closure, .method: return value
        }
    }

    func payload(of value: ConcreteValue, case name: String, at position: Int?) -> ConcreteValue {
        guard case .thing(let thing) = value else { return .untold }
        guard case .enumCase(_, let found) = thing.kind else { return name == "some" ? value : .untold }
        guard name == found else { return name == "some" ? value : .untold }
        // Where defaults were left out, the positions are others.
        guard let position else { return thing.elements.randomElement(using: &random) ?? .untold }
        let count = thing.type?.projectType?.declarations.lazy.compactMap { $0.fact.enumCase(name) }.first?.payload.count
        return thing.elements.count == count && thing.elements.indices.contains(position) ? thing.elements[position] : .untold
    }

    private func joined(_ parts: [ConcreteValue], _ isSum: Bool, _ frame: Frame, _ index: Int) -> ConcreteValue {
        let lists = parts.compactMap { $0.thing?.isList == true ? $0.thing : nil }
        if isSum, !lists.isEmpty {
            return .thing(Thing(.list, at: [point(frame, index)], elements: lists.flatMap(\.elements)))
        }
        let texts = parts.map { $0.printed }
        // The sum of two numbers is one.
        if parts.count == 2, case .number(let first) = parts[0], case .number(let second) = parts[1] { return .number(first &+ second) }
        return texts.contains(nil) ? .untold : .text(texts.compactMap(\.self).joined())
    }

    // MARK: Globals

    func load(_ global: Instruction.Global, _ frame: Frame, _ index: Int) -> ConcreteValue {
        if let known = globals[global] { return known }
        guard let fact = program.globals[global.name]?.first(where: { $0.file == global.file })?.fact else { return .untold }
        if fact.isComputed {
            let getter = program.functions.first {
                $0.type == nil && $0.extendedName == nil && $0.file == global.file && $0.property?.name == global.name
                    && $0.fact.kind == .getter
            }
            return getter.map { invoke($0, on: nil, [:], by: frame, at: index) } ?? .untold
        }
        globals[global] = .untold
        let begun = initialValue(of: fact, inFile: global.file, on: nil)
        globals[global] = begun
        return begun
    }
}

extension Constant {
    fileprivate var concrete: ConcreteValue {
        switch self {
        case .string(.text(let text)): .text(text)
        case .string(.constant(let name)): .text(ConcreteValue.text(ofConstant: name))
        case .string: .untold
        case .boolean(let value): .boolean(value)
        case .integer(let value): value.map { .number($0) } ?? .untold
        case .nothing: .null
        case .type(let type): .type(type)
        case .enumCase(let type, let name): .thing(Thing(.enumCase(type, name)))
        case .keyPath(let path): .keyPath(path)
        }
    }
}

extension ConcreteValue {
    /// What a string has where it stands in one; `nil` where that is not known.
    var printed: String? {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        case .boolean(let value): value ? "true" : "false"
        case .type(let type): ConcreteTypes.printed(type)
        case .thing(let thing):
            if case .enumCase(_, let name) = thing.kind, thing.elements.isEmpty { name } else { nil }
        case .untold, .null, .keyPath, .closure, .method: nil
        }
    }

    /// Whether two keys are equal for certain.
    func isSame(_ other: ConcreteValue) -> Bool {
        switch (self, other) {
        case (.text(let first), .text(let second)): first == second
        case (.number(let first), .number(let second)): first == second
        case (.thing(let first), .thing(let second)): first === second
        default: false
        }
    }
}
