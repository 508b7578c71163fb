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
    public func loss(of result: FactoryResult) -> Loss? {
        guard let object = result.object, let made = result.madeType, !graph.mayBeSeenTo(object) else { return nil }
        let unit = program.unit(of: result.factory)
        if graph.isSurelyUnidentified(object) {
            let elsewhere = program.functionsMentioningRestoration.lazy.filter { self.program.unit(of: $0) == unit }.flatMap {
                self.identifierAssignments(in: $0)
            }
            .first { self.gives($0, made) }
            return .identifier(elsewhere: elsewhere?.location)
        }
        guard result.factory.hook == .controllerFactory, graph.identification(of: object) != nil,
            graph.isSurelyWithoutRestorationClass(object)
        else {
            return nil
        }
        return classGivenElsewhere(to: made, inUnit: unit).map { .restorationClass(elsewhere: $0.location) }
    }

    /// A restoration class that an object of the kind gets somewhere, where its class gives none and no app delegate stands in.
    private func classGivenElsewhere(to made: StaticType, inUnit unit: Int) -> RestorationClassAssignment? {
        guard case .project(let type) = made.unwrapped, classRestorationClass(of: type).isNone,
            optsIn(unit: unit) != nil || program.implementations(of: .delegateFactory).isEmpty, !hasDelegateFactory(inUnit: unit)
        else { return nil }
        return restorationClassAssignments.first { program.unit(of: $0.function) == unit && gives($0, made) }
    }

    /// Whether an assignment is to an object of exactly that type, from outside.
    private func gives(_ assignment: some ObjectAssignment, _ type: StaticType) -> Bool {
        guard !assignment.isForSelf, !assignment.isOptOut, let object = assignment.object else { return false }
        return program.type(of: object, at: assignment.place)?.unwrapped == type.unwrapped
    }
}
