import Syntax

extension App {
    /// Where a scene's delegate takes back what it restored while the scene connected: when the scene comes to the foreground, which it does
    /// right after, and each time again. Only what happens under no condition.
    func undoneRestorations() -> [EarlyRestoration] {
        program.functions.filter { $0.connectsScene && !program.isTest($0) }.flatMap { connecting -> [EarlyRestoration] in
            guard let delegate = connecting.type else { return [] }
            let later = program.functions(of: delegate).filter { UIKit.foregroundMethods.contains($0.fact.name) }
            guard !later.isEmpty, let restored = RestoredScreen(by: connecting, self) else { return [] }
            return later.compactMap { function in
                sites(in: function).lazy.compactMap { site -> EarlyRestoration? in
                    guard self.isAlwaysReached(site), let range = restored.end(at: site, in: function, self) else { return nil }
                    return EarlyRestoration(kind: .takenBack(restored: restored.location), function: function, range: range)
                }.first
            }
        }
    }

    /// Whether nothing but the type of what is in the window decides that something happens.
    func isAlwaysReached(_ site: Site) -> Bool {
        site.steps.allSatisfy { step in
            guard case .arm(_, let index, let kind, let conditions) = step, kind == .test && index == 0 || kind == .guardRest else {
                return false
            }
            return conditions.allSatisfy { condition in
                guard case .binding(_, _, let value) = condition else { return false }
                return value.memberName == "window" || value.contains { $0.isRootOfOwnWindow } || value.isCastOfScene
            }
        }
    }
}

/// What a scene that connects shows of the restored activity.
private struct RestoredScreen {
    /// Where the activity is handed on, or decides that something is shown.
    let location: Location
    /// What the window has for its root is handed the activity, or is one of the others.
    private var isInRoot = false
    /// The objects that something is pushed on, and those in which another tab is chosen.
    private var stacks: Set<Int32> = []
    private var tabs: Set<Int32> = []

    init?(by connecting: Function, _ app: App) {
        let sites = app.sites(in: connecting)
        let restoring = sites.filter { app.isOfSession($0, in: connecting) }
        guard let first = restoring.first(where: { $0.call != nil }), let call = first.call else { return nil }
        location = connecting.location(call.nameRange)
        for site in restoring { note(site, in: connecting, app) }
        let called = restoring.compactMap { site in site.call.flatMap { app.program.calledFunction($0, at: Place(site, in: connecting)) } }
        for function in RunningAtOnce(from: called, app.flow, app.bodies).functions where function.type == connecting.type {
            for site in app.sites(in: function) { note(site, in: function, app) }
        }
        for site in restoring {
            guard let call = site.call, !isInRoot else { continue }
            isInRoot = app.fillsWindow(call, at: Place(site, in: connecting)) || sites.contains { $0.makesRoot(of: call) }
        }
        for case .assignment(let target, nil, let value) in sites.map(\.kind) where target.memberName == "rootViewController" {
            let roots = app.flow.points(of: value, in: connecting) ?? []
            isInRoot = isInRoot || !roots.isDisjoint(with: stacks.union(tabs))
        }
    }

    private mutating func note(_ site: Site, in function: Function, _ app: App) {
        switch site.kind {
        case .call(let call) where call.name == "pushViewController":
            stacks.formUnion(call.receiver.flatMap { app.flow.points(of: $0, in: function) } ?? [])
        case .assignment(let target, nil, _):
            guard let name = target.memberName, name.hasPrefix("selected") else { return }
            tabs.formUnion(app.flow.owners(of: name, assignedBy: function))
        default:
            return
        }
    }

    /// What ends it at some site.
    func end(at site: Site, in function: Function, _ app: App) -> SourceRange? {
        func areAll(_ found: Set<Int32>, of objects: Set<Int32>) -> Bool { !found.isEmpty && found.isSubset(of: objects) }
        switch site.kind {
        case .assignment(let target, nil, let value):
            if target.isRootOfOwnWindow { return isInRoot && app.isFresh(value, at: Place(site, in: function)) ? target.range : nil }
            guard target.memberName == "selectedIndex", case .integer = value.core.kind,
                areAll(app.flow.owners(of: "selectedIndex", assignedBy: function), of: tabs)
            else { return nil }
            return target.range
        case .call(let call):
            guard call.name == "popToRootViewController" || call.name == "popToRootViewControllerAnimated",
                let found = call.receiver.flatMap({ app.flow.points(of: $0, in: function) }), areAll(found, of: stacks)
            else { return nil }
            return call.nameRange
        default:
            return nil
        }
    }
}

extension App {
    /// Whether something happens with what the session kept, or only because it kept something.
    func isOfSession(_ site: Site, in function: Function) -> Bool {
        let place = Place(site, in: function)
        func isOfSession(_ value: Expression) -> Bool {
            value.contains { part in
                part.memberName == "stateRestorationActivity" || part.plainName != nil && mayBeOfSession(part, at: place)
            }
        }
        if site.call?.arguments.contains(where: { mayBeOfSession($0.value, at: place) }) ?? false { return true }
        return site.steps.contains { step in
            guard case .arm(_, _, let kind, let conditions) = step, kind == .test || kind == .guardRest else { return false }
            return conditions.contains { if case .binding(_, _, let value) = $0 { isOfSession(value) } else { false } }
        }
    }

    /// Whether a controller is made here, of nothing that the app holds.
    fileprivate func isFresh(_ value: Expression, at place: Place) -> Bool {
        place.origins(of: value).allSatisfy { origin in
            guard case .call = origin.value.core.kind else { return false }
            return !origin.value.contains { part in
                switch part.kind {
                case .selfReference, .closure: true
                case .name(let name): name.first?.isLowercase ?? true
                case .member(_, let name): ["shared", "default", "standard", "current"].contains(name.text)
                default: false
                }
            }
        }
    }
}

extension ValueFlow {
    /// The objects of which a function assigns some property.
    fileprivate func owners(of property: String, assignedBy function: Function) -> Set<Int32> {
        guard let procedure = procedure(of: function) else { return [] }
        var owners: Set<Int32> = []
        for point in stores(in: property) where point.procedure == procedure {
            guard case .store(let base, _, _) = procedures[Int(procedure)].instructions[Int(point.instruction)].kind else { continue }
            for instance in instances(of: procedure) { owners.formUnion(points(base, in: instance)) }
        }
        return owners
    }
}

extension Site {
    /// Whether it puts into a window what a call fills, or makes.
    fileprivate func makesRoot(of call: Call) -> Bool {
        guard case .assignment(let target, nil, let value) = kind, target.memberName == "rootViewController" else { return false }
        if value.core.range.contains(call.callee.range) { return true }
        guard let name = value.core.plainName else { return false }
        return call.receiver?.core.plainName == name
    }
}

extension Expression {
    /// `scene as? UIWindowScene`.
    fileprivate var isCastOfScene: Bool {
        if case .cast(_, .conditional, let type) = kind { type.name == "UIWindowScene" } else { false }
    }
}
