import Syntax

/// An object that is made for the state of another class.
public struct Misfit: Sendable {
    public let result: FactoryResult
    public let made: StaticType
    public let saved: String
    /// What names the class for the factory, or identifies an object that has none.
    public let cause: Cause

    public enum Cause: Sendable {
        /// The class's own factory.
        case own(RestorationClassAssignment)
        case foreign(RestorationClassAssignment, owner: String)
        /// The app delegate answers for every identifier.
        case delegate(IdentifierAssignment)
    }

    /// Where to speak of it: at the making, or where a class that makes others is named.
    public var location: Location {
        if case .foreign(let assignment, _) = cause { return assignment.location }
        return result.location
    }

    /// The function around `location`.
    public var function: Function {
        if case .foreign(let assignment, _) = cause { return assignment.function }
        return result.function
    }
}

extension App {
    /// What the factories make for others, each object once.
    public func misfits(_ silences: inout Silences) -> [Misfit] {
        (misfitsOfRestorationClasses(&silences) + misfitsOfDelegates).first(ofEach: \.location)
    }

    private func misfitsOfRestorationClasses(_ silences: inout Silences) -> [Misfit] {
        recreations.compactMap { recreation in
            let makers = recreation.results.filter { $0.made != nil }
            // Of several the one that is made for any identifier is meant for it.
            guard let result = makers.first(where: { $0.identifiers == nil }) ?? makers.first, let made = result.made,
                case let fitting = recreation.results.filter({ mayStandFor(recreation.saved, asked(recreation, $0)) }),
                fitting.allSatisfy(\.isUnknown)
            else { return nil }
            let assignment = recreation.assignment
            if let unknown = fitting.first {
                silences.note(Silence(.unknownResult, at: unknown.location, about: recreation.saved.description))
                return nil
            }
            guard assignment.isForSelf, let saved = recreation.saved.projectType, program.isWithin(saved, recreation.restorationClass)
            else {
                return Misfit(
                    result: result, made: made.type, saved: recreation.saved.description,
                    cause: .foreign(assignment, owner: recreation.restorationClass.name))
            }
            // A class between may never have an object of its own.
            guard saved == assignment.function.type || program.descendants(of: saved).isEmpty else { return nil }
            return Misfit(result: result, made: made.type, saved: saved.name, cause: .own(assignment))
        }
    }

    /// `Self()` makes what the factory is asked as.
    private func asked(_ recreation: Recreation, _ result: FactoryResult) -> FactoryResult {
        guard case .made(_, let call, isDynamic: true) = result.kind, result.function.isStatic,
            result.function.type == recreation.factory.type
        else {
            return result
        }
        return result.with(.made(.project(recreation.restorationClass), call, isDynamic: true))
    }

    var misfitsOfDelegates: [Misfit] {
        program.implementations(of: .delegateFactory).compactMap { factory in
            let results = results(of: factory)
            guard !program.isTest(factory), results.count == 1, let result = results.first, let made = result.made,
                result.exit.tests.isEmpty, !isFoundByName(result),
                let orphan = orphan(unlike: result, inUnit: program.unit(of: factory))
            else { return nil }
            return Misfit(result: result, made: made.type, saved: orphan.type.name, cause: .delegate(orphan.assignment))
        }
    }

    /// A class whose objects have an identifier, but no restoration class: of those the delegate is asked.
    private func orphan(unlike result: FactoryResult, inUnit unit: Int) -> (type: Type, assignment: IdentifierAssignment)? {
        for type in program.types where type.unit == unit && program.isController(type) && program.descendants(of: type).isEmpty {
            guard case .some(let assignments) = classIdentifier(of: type), let assignment = assignments.first, assignment.isCertain,
                classRestorationClass(of: type).isNone, !mayStandFor(.project(type), result),
                !restorationClassAssignments.contains(where: { !$0.isForSelf })
            else { continue }
            return (type, assignment)
        }
        return nil
    }
}
