import Syntax

/// What something out of sight may be: unknown belongs to one object.
extension ObjectGraph {
    /// Whether something that the flow does not know may be an object: it is of its type and in its unit, and either the object went out of sight,
    /// or it is asked for by a name under which somebody keeps the object, or of somebody who keeps it.
    func mayBe(_ stray: Stray, _ object: Int32, _ type: StaticType) -> Bool {
        if let known = stray.type, !app.program.mayBe(known, type) { return false }
        return mayBe(stray, object)
    }

    private func mayBe(_ stray: Stray, _ object: Int32) -> Bool {
        guard let site = flow.objects[Int(object)].site else { return true }
        let file = flow.procedures[Int(site.procedure)].file
        guard app.program.unitOfFile[file] == app.program.unitOfFile[Int(stray.unknown.file)] else { return false }
        if isOutOfSight(object) { return true }
        // A parameter is what somebody hands over, and this object nobody does out of sight.
        guard stray.unknown.reason != .parameter else { return false }
        guard let origin = origins[stray.unknown] else { return true }
        if origin.asked.contains(where: { flow.holds($0, object) && !isSeenThrough(origin.names, of: $0) }) { return true }
        let fields = origin.names.flatMap(EffectTable.frameworks.fields)
        return flow.containers(of: object).contains { held in fields.contains { flow.isHeld(held, inFieldNamed: $0) } }
    }

    /// Whether names are those of properties that an object's class keeps in sight, so that what is in there is known.
    private func isSeenThrough(_ names: Set<String>, of owner: Int32) -> Bool {
        guard let type = type(of: owner)?.projectType else { return false }
        return names.allSatisfy { name in app.program.lineage(of: type).contains { $0.property(name)?.fact.isComputed == false } }
    }

    /// Whether it goes where nothing follows it, but for what the object itself hands out, to observe something, say.
    private func isOutOfSight(_ object: Int32) -> Bool { flow.escapes(of: object).contains { $0.instruction < 0 || !isOwn($0, object) } }

    /// Whether a place is in a method that runs on the object.
    func isOwn(_ point: ProgramPoint, _ object: Int32) -> Bool {
        guard let function = function(at: point), !function.isStatic, function.fact.kind != .initializer else { return false }
        return flow.instances(of: point.procedure).contains { flow.points(Procedure.receiver, in: $0).contains(object) }
    }

    /// Whether some coder of restoration may get an object.
    ///
    /// - Parameter types: those in whose code a value of unknown type may be it, if it went out of sight.
    func mayBeEncoded(_ object: Int32, atHand types: Set<Type>) -> Bool {
        if encoded.contains(object) { return true }
        guard let type = type(of: object) else { return true }
        return encodedUnknowns.contains { unknown in
            switch unknown.type?.unwrapped {
            case nil: break
            case .named(let name, _)? where UIKit.isCollection(name): break
            case .named(let name, _)? where UIKit.isPlainValue(name): return false
            case let known?: return app.program.mayBe(known, type) && mayBe(unknown, object)
            }
            return unknown.function?.isAtHand(of: types) != false && mayBe(unknown, object)
        }
    }
}
