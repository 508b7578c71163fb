import Syntax

@testable import AppModel

/// What the analysis says, in the form in which a run asks for it.
struct Claims {
    let solver: PointsTo
    /// By instance and instruction, the instances that it calls.
    private let callees: [UInt64: [Int32]]
    private let representatives: [AbstractObject: Int32]
    private let names: [String: Int32]

    init(_ solver: PointsTo) {
        self.solver = solver
        names = Dictionary(uniqueKeysWithValues: solver.names.enumerated().map { ($1, Int32($0)) })
        callees = solver.bound.reduce(into: [:]) { all, binding in
            all[PointsTo.pair(binding.instance, binding.instruction), default: []].append(binding.callee)
        }
        representatives = solver.objects.enumerated().reduce(into: [:]) { all, next in
            if case .instance = next.element.kind { all[next.element] = Int32(next.offset) }
        }
    }

    enum Relation {
        /// The set says that it holds just this.
        case told
        /// It says that it may hold what nobody knows.
        case open
        case none
    }

    func callees(of instance: Int32, at instruction: Int32) -> [Int32] { callees[PointsTo.pair(instance, instruction)] ?? [] }

    func points(_ variable: Variable, in instance: Int32) -> [Int32] {
        solver.nodes[Int(solver.instances[Int(instance)].base + variable.index)].points
    }

    /// What a field of one of some objects may hold.
    func points(_ field: String, ofAny objects: Set<Int32>) -> Set<Int32> {
        guard let name = names[field] else { return [] }
        var points: Set<Int32> = []
        for object in objects {
            for owner in [object, representative(of: object)] {
                if let node = solver.fieldNodes[PointsTo.pair(owner, name)] { points.formUnion(solver.nodes[Int(node)].points) }
            }
        }
        return points
    }

    /// Objects of a class that come from out of sight share their fields.
    private func representative(of object: Int32) -> Int32 {
        guard case .unknown(_, let type?) = solver.objects[Int(object)].kind else { return object }
        let bare: StaticType = if case .named(let name, _) = type { .named(name, []) } else { type }
        return representatives[AbstractObject(kind: .instance(bare))] ?? object
    }

    // MARK: Is it covered?

    /// How an abstract object of a set stands to a value.
    func relation(of id: Int32, to value: ConcreteValue) -> Relation {
        let object = solver.objects[Int(id)]
        if case .unknown(_, let type) = object.kind { return relation(ofUnknown: type, to: value) }
        switch value {
        case .untold: return .open
        case .null: return object.kind == .nothing ? .told : .none
        case .boolean(let value): return object.kind == .boolean(value) ? .told : .none
        case .number(let value):
            if case .integer(let known) = object.kind { return known.map { $0 == value } ?? true ? .told : .none }
            return .none
        case .text(let text): return relation(of: object.kind, toText: text)
        case .type(let type):
            if case .type(let known) = object.kind { return known.unwrapped == type.unwrapped ? .told : .none }
            return .none
        case .keyPath(let path): return object.kind == .keyPath(path) ? .told : .none
        case .closure(let frame, let region):
            guard case .closure(let home, Int32(region)) = object.kind else { return .none }
            return solver.instances[Int(home)].procedure == frame.procedure && frame.candidates.contains(home) ? .told : .none
        case .method(let function, _):
            guard case .method(let id, _) = object.kind else { return .none }
            return Int(id) == function.id ? .told : .none
        case .thing(let thing):
            if let known = thing.abstracts, !known.contains(id), !isOutside(thing) { return .none }
            return relation(of: object, to: thing)
        }
    }

    private func relation(of kind: AbstractObject.Kind, toText text: String) -> Relation {
        switch kind {
        case .string(.text(let known)): text == known ? .told : .none
        case .string(.constant(let name)): text == ConcreteValue.text(ofConstant: name) ? .told : .none
        case .string(.pattern(let pattern)): pattern.matches(text) ? .told : .none
        case .string(.unknown): .told
        // `String(x)` is an object of which nothing more is known.
        case .made(.named("String", _)), .made(.named("NSString", _)), .made(.named("NSMutableString", _)): .told
        default: .none
        }
    }

    private func relation(ofUnknown type: StaticType?, to value: ConcreteValue) -> Relation {
        guard let type, let thing = value.thing, let own = thing.type else { return .open }
        guard isRelated(own, type) else { return .none }
        return isOutside(thing) ? .told : .open
    }

    private func isOutside(_ thing: Thing) -> Bool {
        if case .outside = thing.kind { true } else { false }
    }

    private func relation(of object: AbstractObject, to thing: Thing) -> Relation {
        switch (thing.kind, object.kind) {
        case (.made(let type), .made(let known)):
            return type.unwrapped.name == known.unwrapped.name && isSite(object, of: thing) ? .told : .none
        case (.drawn(let number), .drawn(let known)): return number == known ? .told : .none
        case (.list, .list), (.dictionary, .dictionary), (.dictionary, .list), (.tuple, .tuple):
            return isSite(object, of: thing) ? .told : .none
        case (.enumCase(let type, let name), .enumCase(let knownType, let known)):
            return type == knownType && name == known && (object.site == nil || isSite(object, of: thing)) ? .told : .none
        case (.outside(let type?), .instance(let known)): return isRelated(type, known) ? .told : .none
        case (.outside(let type?), .drawn(let number)):
            return solver.drawings.types[number].map { isRelated(type, $0) } ?? true ? .told : .none
        case (.outside, .string), (.outside, .type), (.outside, .boolean), (.outside, .integer): return .open
        default: return .none
        }
    }

    private func isSite(_ object: AbstractObject, of thing: Thing) -> Bool { object.site.map(thing.origins.contains) ?? false }

    /// Whether an object of one type may be declared as the other, as far as the names tell.
    private func isRelated(_ own: StaticType, _ other: StaticType) -> Bool {
        guard case .project(let first) = own.unwrapped, case .project(let second) = other.unwrapped, first.kind == .class,
            second.kind == .class
        else { return true }
        return solver.program.areRelated(first, second) || solver.program.hasUnknownAncestor(first)
            || solver.program.hasUnknownAncestor(second)
    }
}

extension ConcreteValue {
    /// What stands for a constant's text, which nobody sees.
    static func text(ofConstant name: String) -> String { "‹\(name)›" }
}
