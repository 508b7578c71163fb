import Syntax

/// An identifier that comes too late: UIKit has looked for the object before its view loads.
public struct LateIdentifier: Sendable {
    public let assignment: IdentifierAssignment
    /// Whose objects get it.
    public let type: Type
    /// The method of the life cycle in which they do, as it is written.
    public let moment: String
    /// Whether that is as soon as the view is there, and not only once it appears.
    public let isWithView: Bool
}

extension App {
    /// Identifiers that a class gives to its objects only while their view loads or appears, and that nobody is seen to give earlier; not where
    /// an app is seen to restore nothing, so that they serve something else (G9).
    public func lateIdentifiers(_ silences: inout Silences) -> [LateIdentifier] {
        lazy var outOfSight = OutOfSight(self)
        return program.functionsMentioningRestoration.flatMap { function -> [LateIdentifier] in
            guard let type = function.type, program.isController(type) || program.overridesViewLifeCycle(type), !program.isTest(function),
                mayRestore(unit: type.unit)
            else { return [] }
            let assignments = identifierAssignments(in: function).filter { $0.isForSelf && !$0.isOptOut }
            guard !assignments.isEmpty, let moment = lateMoment(of: function) else { return [] }
            return
                assignments
                .filter { assignment in
                    guard !assignment.asksForIdentifier, !isShownBeforeRestoration(type),
                        silences.denies(isGivenEarlier(assignment, to: type, isOutOfSight: outOfSight.holds(type)))
                    else { return false }
                    guard let silence = program.silence(onInterfacesOf: type.unit), !isCreatedInCode(type) else { return true }
                    return !silences.note(silence)
                }
                .map {
                    LateIdentifier(
                        assignment: $0, type: type, moment: moment.writtenName,
                        isWithView: ["viewDidLoad", "loadView"].contains(moment.fact.name))
                }
        }
    }

    /// The method of the life cycle that a function is, or the only one that calls it.
    private func lateMoment(of function: Function) -> Function? {
        guard function.fact.kind == .method, !function.isStatic else { return nil }
        if UIKit.viewLifeCycle.contains(function.fact.name) { return function }
        guard function.fact.modifiers.contains(.isPrivate), let type = function.type else { return nil }
        let callers = program.functions(of: type).filter { $0.names(anyOf: [function.fact.name]) }
        guard !callers.isEmpty, callers.allSatisfy({ UIKit.viewLifeCycle.contains($0.fact.name) }) else { return nil }
        return callers[0]
    }

    /// Whether something outside of the life cycle of the view gives the object the same identifier.
    private func isGivenEarlier(_ late: IdentifierAssignment, to type: Type, isOutOfSight: @autoclosure () -> Bool) -> Answer {
        let value = string(late, forInstancesOf: type)
        let inside = program.lineage(of: type).flatMap { program.functions(of: $0) }
        if inside.contains(where: { $0.property?.name == "restorationIdentifier" }) { return .yes }
        let own = inside.filter { lateMoment(of: $0) == nil }.flatMap { identifierAssignments(in: $0).filter(\.isForSelf) }
        let isGivenInside = isGiven(value, by: own, to: type)
        if isGivenInside.isYes { return .yes }
        let isDrawn = isDrawn(late, value, of: type)
        if isDrawn.isYes { return .yes }
        let others = program.family(of: type).flatMap { places.identifiersForOthers[$0.id] ?? [] }
        // A factory gives it only to what was saved before, with an identifier that it had by then.
        let isOutOfSight = !others.isEmpty && isOutOfSight()
        let isGivenOutside = isGiven(value, by: others.filter { !$0.function.isFactory || !isOutOfSight }, to: type)
        if isGivenOutside.isYes { return .yes }
        return [isGivenInside, isDrawn, isGivenOutside].first { !$0.isNo } ?? .no
    }

    /// Whether one of some assignments gives an object of a class a certain identifier.
    private func isGiven(_ identifier: StringValue, by assignments: [IdentifierAssignment], to type: Type) -> Answer {
        var unknown: IdentifierAssignment?
        for early in assignments where !early.isOptOut {
            let given = string(early, forInstancesOf: type)
            if !given.isKnown || !identifier.isKnown { unknown = unknown ?? early } else if given == identifier { return .yes }
        }
        return unknown.map { .unknown(Silence(.builtIdentifier, at: $0.location, about: type.name)) } ?? .no
    }

    /// Whether a storyboard gives an object of a class a certain identifier.
    private func isDrawn(_ late: IdentifierAssignment, _ identifier: StringValue, of type: Type) -> Answer {
        let drawn = storyboardControllers(of: type).compactMap(\.fact.restorationIdentifier)
        guard !drawn.isEmpty else { return .no }
        guard let text = identifier.text else { return .unknown(Silence(.builtIdentifier, at: late.location, about: type.name)) }
        return Answer(drawn.contains(text))
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

    /// Whether no object of a class waits with its view not loaded: somebody is seen to show one, each is shown for itself, in a stack of its own
    /// at most, and shows nothing that would lie over it when both come back.
    public func isShownAtOnce(_ type: Type, in screens: ScreensOfClasses) -> Bool {
        let places = ([type] + program.descendants(of: type)).flatMap { screens.places[$0.id] ?? [] }
        let isAlone = places.allSatisfy { app, index in
            let all = screens.graph.apps[app].screens
            return all[index].links.isEmpty && (all[index].kind == nil || isShownAtOnce(all[index], in: all))
        }
        return isAlone && places.contains { app, index in screens.graph.apps[app].screens[index].kind != nil }
    }

    private func isShownAtOnce(_ screen: Screen, in screens: [Screen]) -> Bool {
        switch screen.kind {
        case .pushed, .presented, .shown, .segue: true
        case .navigation: screen.parent.map { screens[$0].links.count == 1 && isShownAtOnce(screens[$0], in: screens) } ?? false
        case .root, .initial, .tabs, .split, .page, .child, .embedded, .handed, nil: false
        }
    }

    /// Whether the window shows the only object of a class before UIKit restores anything, and so loads its view.
    private func isShownBeforeRestoration(_ type: Type) -> Bool {
        earlyRoots.contains(type) && creatingCalls(of: type).count == 1
            && functionsBeforeRestoration.contains { launch in
                sites(in: launch).contains { $0.call?.name == "makeKeyAndVisible" && $0.conditions.isEmpty && !$0.mayRunLater }
            }
    }

    /// What runs while the app has not finished launching.
    private var functionsBeforeRestoration: [Function] {
        let launches = program.functionsMentioningRestoration.filter {
            $0.fact.name == "application" && $0.fact.fullName == "application(_:willFinishLaunchingWithOptions:)"
        }
        return launches.isEmpty ? [] : RunningAtOnce(from: launches, flow, bodies).functions
    }

    func makeEarlyRoots() -> Set<Type> {
        Set(
            functionsBeforeRestoration.flatMap { launch in
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

/// The screens of an app by the classes that the project declares.
public struct ScreensOfClasses {
    fileprivate let graph: ScreenGraph
    /// By type, where its screens stand in which of the graph's apps.
    fileprivate let places: [Int: [(app: Int, screen: Int)]]

    public init(_ graph: ScreenGraph) {
        self.graph = graph
        var places: [Int: [(app: Int, screen: Int)]] = [:]
        for app in graph.apps.indices {
            for screen in graph.apps[app].screens.indices {
                guard let type = graph.apps[app].screens[screen].type?.projectType else { continue }
                places[type.id, default: []].append((app, screen))
            }
        }
        self.places = places
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
