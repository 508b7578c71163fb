import Syntax

/// An identifier that comes too late: UIKit has looked for the object before its view loads.
public struct LateIdentifier: Sendable {
    public let assignment: IdentifierAssignment
    /// Whose objects get it.
    public let type: Type
    /// The method of the life cycle in which they do, as it is written.
    public let moment: String
}

extension App {
    /// Identifiers that a class gives to its objects only while their view loads or appears, and that nobody is seen to give earlier.
    public var lateIdentifiers: [LateIdentifier] {
        program.functionsMentioningRestoration.flatMap { function -> [LateIdentifier] in
            guard let type = function.type, program.isController(type) || program.overridesViewLifeCycle(type), !program.isTest(function)
            else { return [] }
            let assignments = identifierAssignments(in: function).filter { $0.isForSelf && !$0.isOptOut }
            guard !assignments.isEmpty, let moment = lateMoment(of: function) else { return [] }
            return
                assignments
                .filter { assignment in
                    !assignment.asksForIdentifier && !isGivenEarlier(assignment, to: type)
                        && (!program.hasUnreadInterface(inUnit: type.unit) || isCreatedInCode(type))
                }
                .map { LateIdentifier(assignment: $0, type: type, moment: moment) }
        }
    }

    /// The method of the life cycle that a function is, or the only one that calls it.
    private func lateMoment(of function: Function) -> String? {
        guard function.fact.kind == .method, !function.isStatic else { return nil }
        if UIKit.viewLifeCycle.contains(function.fact.name) { return function.writtenName }
        guard function.fact.modifiers.contains(.isPrivate), let type = function.type else { return nil }
        let callers = program.functions(of: type).filter { $0.names(anyOf: [function.fact.name]) }
        guard !callers.isEmpty, callers.allSatisfy({ UIKit.viewLifeCycle.contains($0.fact.name) }) else { return nil }
        return callers[0].writtenName
    }

    /// Whether something outside of the life cycle of the view gives the object the same identifier, or one that is not known.
    private func isGivenEarlier(_ late: IdentifierAssignment, to type: Type) -> Bool {
        let value = string(late, forInstancesOf: type)
        func isSame(_ early: IdentifierAssignment) -> Bool {
            let given = string(early, forInstancesOf: type)
            return !early.isOptOut && (given == value || !given.isKnown || !value.isKnown)
        }
        let isGivenInside = program.lineage(of: type).flatMap { program.functions(of: $0) }.contains { function in
            if function.property?.name == "restorationIdentifier" { return true }
            guard lateMoment(of: function) == nil else { return false }
            return identifierAssignments(in: function).contains { $0.isForSelf && isSame($0) }
        }
        if isGivenInside || isDrawn(value, of: type) { return true }
        let givers = program.family(of: type).flatMap { places.identifiersForOthers[$0.id] ?? [] }.filter(isSame).map(\.function)
        // A factory gives it only to what was saved before, with an identifier that it had by then.
        return givers.contains { !$0.isFactory } || !givers.isEmpty && !isPutOutOfSight(type)
    }

    /// Whether a storyboard may give an object of a class a certain identifier.
    private func isDrawn(_ identifier: StringValue, of type: Type) -> Bool {
        storyboardControllers(of: type).contains { controller in
            guard let given = controller.fact.restorationIdentifier else { return false }
            return identifier.text.map { $0 == given } ?? true
        }
    }

    /// Tab bar controllers load their view while they are initialized; so does what is the window's root before restoration begins, and
    /// what a storyboard begins with may be that.
    public func loadsViewEarly(_ type: Type) -> Bool {
        if program.inherits(type, from: "UITabBarController") || program.outsideRoot(of: type).map(Conventions.isTabBarController) == true {
            return true
        }
        if storyboardControllers(of: type).contains(where: { mayBeShownFirst($0, depth: 0) }) { return true }
        return earlyRoots.contains(type)
    }

    func makeEarlyRoots() -> Set<Type> {
        let launches = program.functionsMentioningRestoration.filter {
            $0.fact.name == "application" && $0.fact.fullName == "application(_:willFinishLaunchingWithOptions:)"
        }
        return Set(
            launches.flatMap { launch in
                sites(in: launch).flatMap { site -> [Type] in
                    guard case .assignment(let target, nil, let value) = site.kind, case .member(_, let name) = target.kind,
                        name.text == "rootViewController"
                    else { return [] }
                    // A variable of a base class tells less than what is put into it, on one way or the other.
                    let held = (flow.points(of: value, in: launch) ?? []).map { graph.type(of: $0) }
                    return (held + [program.type(of: value, at: Place(site, in: launch))]).compactMap { $0?.projectType }
                }
            })
    }
}

extension IdentifierAssignment {
    /// `if restorationIdentifier == nil`: then somebody else may have given it.
    fileprivate var asksForIdentifier: Bool {
        (site.tests + [value]).contains { test in
            // Whether the system knows of identifiers is another question.
            !test.contains { if case .selector = $0.kind { true } else { false } }
                && test.contains { part in
                    switch part.kind {
                    case .name("restorationIdentifier"): true
                    case .member(let base, let name): name.text == "restorationIdentifier" && (base.isSelf || base.isSuper)
                    default: false
                    }
                }
        }
    }
}
