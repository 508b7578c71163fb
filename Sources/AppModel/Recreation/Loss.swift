import Syntax

/// What a recreated controller is missing to be saved and restored the next time.
public enum Loss: Sendable {
    /// With a place where others of its kind get one.
    case identifier(elsewhere: Location?)
    case restorationClass(elsewhere: Location)

    public var elsewhere: Location? {
        switch self {
        case .identifier(let elsewhere): elsewhere
        case .restorationClass(let elsewhere): elsewhere
        }
    }
}

extension App {
    /// What an object of a factory is not given; nothing where somebody whom the text does not tell may give it.
    public func loss(of result: FactoryResult, _ silences: inout Silences) -> Loss? {
        guard let object = result.object, let made = result.madeType else { return nil }
        let unit = program.unit(of: result.factory)
        let isUnidentified = graph.isUnidentified(object)
        if isUnidentified.isYes {
            if silences.note(graph.silence(onHandingOver: object)) { return nil }
            let elsewhere = program.functionsMentioningRestoration.lazy.filter { self.program.unit(of: $0) == unit }.flatMap {
                self.identifierAssignments(in: $0)
            }
            .first { self.gives($0, made) }
            if elsewhere == nil, isSavedOnlyBelow(made, but: object, isDynamic: result.made?.isDynamic ?? false) { return nil }
            return .identifier(elsewhere: elsewhere?.location)
        }
        guard graph.identification(of: object) != nil else {
            _ = silences.affirms(isUnidentified)
            return nil
        }
        guard result.factory.hook == .controllerFactory, let elsewhere = classGivenElsewhere(to: made, but: object, inUnit: unit),
            silences.affirms(graph.isWithoutRestorationClass(object)), !silences.note(graph.silence(onHandingOver: object))
        else { return nil }
        return .restorationClass(elsewhere: elsewhere.location)
    }

    /// Whether a base class's factory makes objects of subclasses when it is asked, `[self new]`, since nobody identifies one of its own class, or
    /// nobody makes one.
    private func isSavedOnlyBelow(_ made: StaticType, but object: Int32, isDynamic: Bool) -> Bool {
        guard let type = made.projectType, case let heirs = program.descendants(of: type), !heirs.isEmpty else { return false }
        let made = flow.objects.indices.map(Int32.init).filter { $0 != object && !flow.objects[Int($0)].isUnknown }
        let others = made.filter { graph.type(of: $0)?.projectType == type }
        if others.isEmpty { return isDynamic && made.contains { graph.type(of: $0)?.projectType.map(heirs.contains) ?? false } }
        return others.allSatisfy { graph.isUnidentified($0).isYes }
    }

    /// A restoration class that another object of the kind gets somewhere, by whoever makes it or by its own initializer, where the class gives none
    /// to this one and no app delegate stands in.
    private func classGivenElsewhere(to made: StaticType, but object: Int32, inUnit unit: Int) -> RestorationClassAssignment? {
        guard case .project(let type) = made.unwrapped, classRestorationClass(of: type, for: object).isNone,
            optsIn(unit: unit) != nil || program.implementations(of: .delegateFactory).isEmpty, !hasDelegateFactory(inUnit: unit)
        else { return nil }
        return restorationClassAssignments.first {
            program.unit(of: $0.function) == unit && (gives($0, made) || givesByInitializer($0, type, but: object))
        }
    }

    /// Whether an initializer gives it to others of exactly that class, which are made by it.
    private func givesByInitializer(_ assignment: RestorationClassAssignment, _ type: Type, but object: Int32) -> Bool {
        guard assignment.isForSelf, !assignment.isOptOut, assignment.function.fact.kind == .initializer,
            assignment.function.type.map({ program.lineage(of: type).contains($0) }) == true,
            let procedure = flow.procedure(of: assignment.function)
        else { return false }
        let made = flow.instances(of: procedure).reduce(into: Set<Int32>()) { $0.formUnion(flow.points(Procedure.receiver, in: $1)) }
        return made.contains { other in
            guard other != object, case .made(.project(type)) = flow.objects[Int(other)].kind else { return false }
            return graph.mayGive(assignment, to: other) && !isMadeByFactory(other)
        }
    }

    private func isMadeByFactory(_ object: Int32) -> Bool {
        flow.objects[Int(object)].site.flatMap { graph.function(at: $0) }?.isFactory ?? true
    }

    /// Whether an assignment is to an object of exactly that type, from outside.
    private func gives(_ assignment: some ObjectAssignment, _ type: StaticType) -> Bool {
        guard !assignment.isForSelf, !assignment.isOptOut, let object = assignment.object else { return false }
        return program.type(of: object, at: assignment.place)?.unwrapped == type.unwrapped
    }
}
