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
    public func loss(of vending: Vending, _ made: StaticType) -> Loss? {
        let unit = program.unit(of: vending.factory)
        guard !vending.holders.contains(where: isHandedToStrangers), !isReachedByStrays(made, inUnit: unit) else { return nil }
        switch identifier(of: vending, made) {
        case .none:
            let elsewhere = program.functionsMentioningRestoration.lazy.filter { self.program.unit(of: $0) == unit }.flatMap { self.identifierAssignments(in: $0) }
                .first { self.gives($0, made) }
            return .identifier(elsewhere: elsewhere?.location)
        case .some where vending.factory.hook == .controllerFactory:
            return classGivenElsewhere(to: made, than: vending).map { .restorationClass(elsewhere: $0.location) }
        default:
            return nil
        }
    }

    private func identifier(of vending: Vending, _ made: StaticType) -> IdentifierState {
        let own = vending.holders.flatMap { ownIdentifiers(of: $0.entity) }
        if !own.isEmpty { return own.contains(where: \.isOptOut) ? .optedOut : .some(own) }
        if case .drawn(let controller) = vending.kind { return identifier(of: controller) }
        switch made.unwrapped {
        case .project(let type): return classIdentifier(of: type)
        case .named(let name, _): return UIKit.isKnownClass(name) ? .none : .unknown
        default: return .unknown
        }
    }

    /// A restoration class that an object of the kind gets somewhere, where this one gets none and no app delegate stands in.
    private func classGivenElsewhere(to made: StaticType, than vending: Vending) -> RestorationClassAssignment? {
        let unit = program.unit(of: vending.factory)
        guard vending.holders.allSatisfy({ ownRestorationClasses(of: $0.entity).isEmpty }), case .project(let type) = made.unwrapped,
            classRestorationClass(of: type).isNone, optsIn(unit: unit) != nil || program.implementations(of: .delegateFactory).isEmpty,
            !hasDelegateFactory(inUnit: unit)
        else { return nil }
        return restorationClassAssignments.first { program.unit(of: $0.function) == unit && gives($0, made) }
    }

    /// Whether an assignment is to an object of exactly that type, from outside.
    private func gives(_ assignment: some ObjectAssignment, _ type: StaticType) -> Bool {
        guard !assignment.isForSelf, !assignment.isOptOut, let object = assignment.object else { return false }
        return program.type(of: object, at: assignment.place)?.unwrapped == type.unwrapped
    }
}
