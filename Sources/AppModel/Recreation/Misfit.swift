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
        /// That of a class above, though the class names itself.
        case inherited(RestorationClassAssignment)
        case foreign(RestorationClassAssignment, owner: String)
        /// The app delegate answers for every identifier.
        case delegate(IdentifierAssignment)
        /// The same for one identifier, which screens of several storyboards have.
        case shared(String, StoryboardController)
    }

    /// Where to speak of it: at the making, or where a class that makes others is named.
    public var location: Location { naming?.location ?? result.location }

    /// The function around `location`.
    public var function: Function { naming?.function ?? result.function }

    private var naming: RestorationClassAssignment? {
        switch cause {
        case .foreign(let assignment, _), .inherited(let assignment): assignment
        case .own, .delegate, .shared: nil
        }
    }
}

extension App {
    /// What the factories make for others, each object once.
    public func misfits(_ silences: inout Silences) -> [Misfit] {
        (misfitsOfRestorationClasses(&silences) + misfitsOfDelegates + misfitsOfSharedIdentifiers).first(ofEach: \.location)
    }

    private func misfitsOfRestorationClasses(_ silences: inout Silences) -> [Misfit] {
        recreations.compactMap { recreation in
            let makers = recreation.results.filter { $0.madeType != nil }
            // Of several the one that is made for any identifier is meant for it.
            guard let result = makers.first(where: { $0.identifiers == nil }) ?? makers.first, let made = result.madeType,
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
                    result: result, made: made, saved: recreation.saved.description,
                    cause: .foreign(assignment, owner: recreation.restorationClass.name))
            }
            // A class between may never have an object of its own.
            guard saved == assignment.function.type || program.descendants(of: saved).isEmpty else { return nil }
            let isInherited = assignment.function.type == saved && result.factory.type != saved
            return Misfit(result: result, made: made, saved: saved.name, cause: isInherited ? .inherited(assignment) : .own(assignment))
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

extension App {
    /// What an app delegate has one storyboard make for an identifier that a screen of another one has, too: it looks at nothing else, and UIKit
    /// asks it before it looks into the storyboard that the screen came from (B1).
    private var misfitsOfSharedIdentifiers: [Misfit] {
        program.implementations(of: .delegateFactory).flatMap { factory -> [Misfit] in
            let unit = program.unit(of: factory)
            guard !program.isTest(factory), mayRestore(unit: unit), asksForLastOnly(factory) else { return [] }
            let results = results(of: factory).filter { !$0.isNothing }
            return results.compactMap { result -> Misfit? in
                for identifier in (result.identifiers ?? []).sorted() {
                    guard let drawn = screen(drawnBy: result, askedFor: identifier), let made = drawn.type,
                        let twin = twin(of: drawn, identifier, unlike: results)
                    else { continue }
                    return Misfit(result: result, made: made, saved: twin.name, cause: .shared(identifier, twin))
                }
                return nil
            }
        }
    }

    /// A screen of another storyboard that nothing the factory makes for its identifier may stand for.
    private func twin(of drawn: StoryboardController, _ identifier: String, unlike results: [FactoryResult]) -> StoryboardController? {
        interface.controllers.first { other in
            guard other.unit == drawn.unit, other.file != drawn.file, other.fact.restorationIdentifier == identifier,
                let saved = other.type, let type = saved.projectType, classRestorationClass(of: type).isNone
            else { return false }
            return results.filter { $0.identifiers?.contains(identifier) ?? true }.allSatisfy { result in
                let made = screen(drawnBy: result, askedFor: identifier)?.type
                return made.map { !mayBe($0.unwrapped, saved.unwrapped) } ?? !mayStandFor(saved, result)
            }
        }
    }

    /// What a storyboard makes: also where the factory asks it by what it was asked for itself.
    private func screen(drawnBy result: FactoryResult, askedFor identifier: String) -> StoryboardController? {
        if case .drawn(let controller) = result.kind { return controller }
        guard result.isUnknown else { return nil }
        let place = Place(result.exit, in: result.factory)
        guard case .returns(let value) = result.exit.kind else { return nil }
        let first = value.core.plainName.flatMap { place.firstValue(of: $0) }
        let (made, madeAt) = first.map { ($0.value.core, $0.place) } ?? (value.core, place)
        guard case .call(let call) = made.kind, let name = instantiated(by: call),
            let site = sites(in: result.factory).first(where: { $0.call?.callee.range == call.callee.range }),
            identifiers(giving: identifier, as: name, madeAt, result.factory) == [identifier]
        else { return nil }
        return interface.controllers.filter { controller in
            controller.fact.storyboardIdentifier == identifier && mayInstantiate(controller, site, in: result.factory)
        }.onlyElement
    }

    /// Whether a factory asks the path for the last identifier alone, and the coder not for the storyboard.
    private func asksForLastOnly(_ factory: Function) -> Bool {
        let parameters = factory.fact.parameters
        guard parameters.count > 1, !factory.names(anyOf: ["decodeObject", "decodeObjectForKey", "decodeObjectOfClass"]) else {
            return false
        }
        let path = parameters[parameters.count - 2].name
        var named = 0
        var last = 0
        _ = factory.contains { part in
            switch part.kind {
            case .name(path): named += 1
            case .member(let base, let name) where base.core.isName(path) && ["last", "lastObject"].contains(name.text): last += 1
            default: break
            }
            return false
        }
        return named > 0 && named == last
    }
}
