import Syntax

/// What something out of sight may be: unknown belongs to one object.
extension ObjectGraph {
    /// Whether something that the flow does not know may be an object: it is of its type and in its unit, and either the object went out of sight,
    /// or it is asked for by a name under which somebody keeps the object, or of somebody who keeps it.
    func mayBe(_ stray: Stray, _ object: Int32, _ type: StaticType) -> Bool {
        if let known = stray.type, !app.program.mayBe(known, type) { return false }
        return mayBe(stray, object)
    }

    private func mayBe(_ stray: Stray, _ object: Int32) -> Bool { mayBe(stray, SoughtObject(object, self)) }

    private func mayBe(_ stray: Stray, _ sought: SoughtObject) -> Bool {
        isOfUnit(stray, sought.id) && (isOutOfSight(sought, for: stray.unknown) || isKept(sought, where: stray))
    }

    /// An object that many strays may be, with what each of them asks about it.
    private final class SoughtObject {
        let id: Int32
        private let graph: ObjectGraph
        lazy var containers = graph.containers(of: id)
        lazy var isHandedOut = graph.isHandedOut(id)

        init(_ id: Int32, _ graph: ObjectGraph) {
            self.id = id
            self.graph = graph
        }
    }

    private func isOfUnit(_ stray: Stray, _ object: Int32) -> Bool {
        // One that stands for many is of any.
        guard let site = flow.objects[Int(object)].site, stray.unknown.reason != .merged else { return true }
        let file = flow.procedures[Int(site.procedure)].file
        return app.program.unitOfFile[file] == app.program.unitOfFile[Int(stray.unknown.file)]
    }

    /// Whether somebody has an object where something unknown was asked for.
    private func isKept(_ sought: SoughtObject, where stray: Stray) -> Bool {
        // A parameter is what somebody hands over, and this object nobody does out of sight.
        guard stray.unknown.reason != .parameter else { return false }
        guard let origin = origins[stray.unknown] else { return true }
        // What an initializer gives is new.
        if origin.names == ["init"] { return false }
        if origin.names == ["navigationController"] { return mayBeAround(origin.asked, sought.id) }
        let held = sought.containers
        // A property of another name gives none of those around a controller.
        let others = origin.names.isDisjoint(with: UIKit.relations) ? UIKit.relations : []
        if origin.asked.contains(where: { flow.holds($0, anyOf: held, except: others) && !isSeenThrough(origin.names, of: $0) }) {
            return true
        }
        let fields = origin.names.flatMap { isOwn($0, of: origin) ? [$0] : EffectTable.frameworks.fields(readBy: $0) }
        return fields.contains { flow.isHeld(anyOf: held, inFieldNamed: $0) }
    }

    /// Whether a stack may be the one around some controllers: one of their kind is put on it, or goes where that is not told.
    private func mayBeAround(_ asked: Set<Int32>, _ stack: Int32) -> Bool {
        asked.isEmpty || asked.contains { mayBeAround($0, stack) }
    }

    private func mayBeAround(_ asked: Int32, _ stack: Int32) -> Bool {
        // Segues put what is drawn on any stack.
        guard case .project(let kind)? = type(of: asked)?.unwrapped, app.storyboardControllers(of: kind).isEmpty else { return true }
        func isOfKind(_ object: Int32) -> Bool { type(of: object).map { app.program.mayBe($0, .project(kind)) } ?? true }
        return holdings.contains { ($0.parent == stack || $0.kind != .navigation) && isOfKind($0.child) }
            || strayHoldings.contains { isOfKind($0.child) }
            || flow.held(inFieldsNamed: EffectTable.shownField).contains(where: isOfKind)
    }

    /// The lists that an object is in, those that these are in, and the object itself.
    private func containers(of object: Int32) -> Set<Int32> {
        var found: Set<Int32> = [object]
        var open = [object]
        while let next = open.popLast() {
            for list in lists[next] ?? [] where found.insert(list).inserted { open.append(list) }
        }
        return found
    }

    /// Whether it is known what an object gives under names: its class keeps properties of these in sight, or the table of effects has them.
    private func isSeenThrough(_ names: Set<String>, of owner: Int32) -> Bool {
        let lineage = type(of: owner)?.projectType.map(app.program.lineage) ?? []
        return names.allSatisfy { name in
            EffectTable.frameworks.has(name) || lineage.contains { $0.property(name)?.fact.isComputed == false }
        }
    }

    /// Whether it goes where nothing follows it and something unknown comes from, but for what the object itself hands out, to observe
    /// something, say. What a hook returns UIKit has, who gives it back by what is around a controller.
    private func isOutOfSight(_ sought: SoughtObject, for unknown: Unknown) -> Bool {
        guard flow.objects[Int(sought.id)].site != nil else { return true }
        // What an initializer gives is new.
        if origins[unknown]?.names == ["init"] { return false }
        if sought.isHandedOut { return true }
        return flow.escapes(of: sought.id).contains { $0.instruction < 0 } && comesFromAround(unknown)
    }

    /// Whether a place is in a method that hands out the very object that it runs on.
    func isOwn(_ point: ProgramPoint, _ object: Int32) -> Bool {
        guard let function = function(at: point), !function.isStatic, function.fact.kind != .initializer else { return false }
        let operands = instruction(at: point).kind.operands
        let instances = flow.instances(of: point.procedure).filter { instance in
            operands.contains { $0 != Procedure.receiver && flow.points($0, in: instance).contains(object) }
        }
        if instances.isEmpty {
            return flow.instances(of: point.procedure).contains { flow.points(Procedure.receiver, in: $0).contains(object) }
        }
        return instances.allSatisfy { flow.points(Procedure.receiver, in: $0).contains(object) }
    }

    /// Whether some coder of restoration may get an object.
    ///
    /// - Parameters:
    ///   - types: those in whose code a value of unknown type may be it, if it went out of sight.
    ///   - isChild: whether it may be one of a controller's children.
    ///   - counts: whether an object that encodes others does so for anything.
    func mayBeEncoded(_ object: Int32, atHand types: Set<Type>, isChild: Bool = true, by counts: (Int32) -> Bool) -> Bool {
        !isEncoded(object, atHand: types, isChild: isChild, by: counts).isNo
    }

    /// The same, with what may be it.
    func isEncoded(_ object: Int32, atHand types: Set<Type>, isChild: Bool = true, by counts: (Int32) -> Bool) -> Answer {
        if let encoders = encoders[object], encoders.isEmpty || encoders.contains(where: counts) { return .yes }
        guard let type = type(of: object) else { return silence(onClassOf: object).map(Answer.unknown) ?? .yes }
        let sought = SoughtObject(object, self)
        let unknown = encodedUnknowns.first { unknown in
            (isChild || origins[unknown.unknown]?.names.contains(where: UIKit.listsOfChildren.contains) != true)
                && mayBe(encoded: unknown, sought, type, types) && (unknown.runners.isEmpty || unknown.runners.contains(where: counts))
        }
        return unknown.map { .unknown(silence(on: $0, being: object)) } ?? .no
    }

    /// That the class of an object is not known.
    func silence(onClassOf object: Int32) -> Silence? {
        switch flow.objects[Int(object)].kind {
        case .drawn(let number): app.interface.controllers[number].silenceOnClass
        case .unknown(let unknown, _): app.program.silence(on: unknown, about: name(of: object))
        default: nil
        }
    }

    /// Whether some coder of restoration may get what a storyboard draws.
    ///
    /// - Parameter counts: whether an object that encodes others does so for anything.
    func isEncoded(_ drawn: StoryboardController, atHand types: Set<Type>, by counts: (Int32) -> Bool) -> Answer {
        guard !flow.isExhausted else { return .yes }
        guard let object = drawnObjects[drawn.id] else {
            return .unknown(Silence(.madeOutOfSight, at: drawn.location, about: drawn.name))
        }
        return isEncoded(object, atHand: types, by: counts)
    }

    /// Whether it is what a coder gave, which somebody gave to a coder before, or a copy of what is neither a controller nor a list of them,
    /// or a new value of the frameworks, such as `[NSDate date]`.
    func isNoObjectOfTheApp(_ unknown: Unknown) -> Bool {
        guard let origin = origins[unknown], !origin.names.isEmpty else { return false }
        if unknown.reason == .result, origin.names.allSatisfy({ $0.hasPrefix("decode") }) { return true }
        guard !origin.asked.isEmpty else { return false }
        if origin.names.isSubset(of: ["copy", "mutableCopy"]) { return origin.asked.allSatisfy(isPlain) }
        return unknown.reason == .result
            && origin.asked.allSatisfy { asked in
                if case .type(.named(let name, _)) = flow.objects[Int(asked)].kind { UIKit.isInert(name) } else { false }
            }
    }

    private func isPlain(_ object: Int32) -> Bool {
        switch type(of: object)?.unwrapped {
        case .project(let type)?: !app.isControllerType(.project(type))
        case .named(let name, _)?: UIKit.isInert(name)
        case .metatype?, .optional?, nil: false
        }
    }

    /// Whether it stands for what UIKit makes of a storyboard, rather than for what somebody out of sight makes.
    private func isDrawnByFrameworks(_ object: Int32) -> Bool {
        guard case .drawn = flow.objects[Int(object)].kind else { return false }
        return flow.objects[Int(object)].site == nil
    }

    /// Whether a value may be what UIKit has around a controller: its children, its parent, what it presents, where a segue leads.
    private func comesFromAround(_ unknown: Unknown) -> Bool {
        guard let origin = origins[unknown], !origin.names.isEmpty else { return true }
        return origin.names.contains { name in
            (UIKit.relations.contains(name) || UIKit.waysToControllers.contains(name))
                && !isOwn(name, of: origin)
        }
    }

    /// Whether a name, be it one of UIKit's, is that of a property which those who are asked for it have of their own classes, and of which
    /// UIKit knows nothing.
    private func isOwn(_ name: String, of origin: UnknownOrigin) -> Bool {
        !origin.asked.isEmpty && origin.asked.allSatisfy { keepsItsOwn(name, $0) }
    }

    private func keepsItsOwn(_ name: String, _ owner: Int32) -> Bool {
        guard let type = type(of: owner)?.projectType, let root = app.program.frameworkRoot(of: type),
            !UIKit.ownContainers.contains(where: { UIKit.inherits(root, from: $0) })
        else { return false }
        return app.program.lineage(of: type).contains { $0.property(name)?.fact.isComputed == false }
    }

    private func mayBe(encoded unknown: Stray, _ sought: SoughtObject, _ type: StaticType, _ types: Set<Type>) -> Bool {
        switch unknown.type?.unwrapped {
        case nil, .named("NSObject", _)?: return mayBe(untyped: unknown, sought, types)
        case .named(let name, _)? where UIKit.isCollection(name): return mayBe(untyped: unknown, sought, types)
        case .named(let name, _)? where UIKit.isInert(name): return false
        case let known?: return app.program.mayBe(known, type) && mayBe(unknown, sought)
        }
    }

    private func mayBe(untyped unknown: Stray, _ sought: SoughtObject, _ types: Set<Type>) -> Bool {
        guard isOfUnit(unknown, sought.id) else { return false }
        // What is drawn nobody has but UIKit, and whoever is handed it.
        let isLost =
            isDrawnByFrameworks(sought.id)
            ? sought.isHandedOut || comesFromAround(unknown.unknown) : isOutOfSight(sought, for: unknown.unknown)
        return isLost && unknown.function?.isAtHand(of: types) != false || isKept(sought, where: unknown)
    }
}
