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
    /// Where the activity is handed on.
    let location: Location
    /// It is shown in what the window has for its root.
    private var isInRoot = false
    /// Stacks that something is pushed on, and containers of tabs that another one is chosen in.
    private var stacks: Set<String> = []
    private var tabs: Set<String> = []

    init?(by connecting: Function, _ app: App) {
        let sites = app.sites(in: connecting)
        let handed = sites.filter { site in
            site.call?.arguments.contains { app.mayBeOfSession($0.value, at: Place(site, in: connecting)) } ?? false
        }
        guard let first = handed.first, let call = first.call else { return nil }
        location = connecting.location(call.nameRange)
        for site in handed {
            guard let call = site.call else { continue }
            let place = Place(site, in: connecting)
            isInRoot = isInRoot || app.fillsWindow(call, at: place) || sites.contains { $0.makesRoot(of: call) }
            if let method = app.program.calledFunction(call, at: place), method.type == connecting.type { note(method, app) }
        }
    }

    private mutating func note(_ method: Function, _ app: App) {
        for site in app.sites(in: method) {
            let place = Place(site, in: method)
            switch site.kind {
            case .call(let call) where call.name == "pushViewController":
                if let stack = call.receiver.flatMap({ app.screen($0, at: place) }) { stacks.insert(stack) }
            case .assignment(let target, nil, _):
                guard case .member(let base, let name) = target.core.kind, name.text.hasPrefix("selected"),
                    let tab = app.screen(base, at: place)
                else { continue }
                tabs.insert(tab)
            default: continue
            }
        }
    }

    /// What ends it at some site.
    func end(at site: Site, in function: Function, _ app: App) -> SourceRange? {
        let place = Place(site, in: function)
        switch site.kind {
        case .assignment(let target, nil, let value):
            if target.isRootOfOwnWindow { return isInRoot && app.isFresh(value, at: place) ? target.range : nil }
            guard case .member(let base, let name) = target.core.kind, name.text == "selectedIndex", case .integer = value.core.kind,
                let tab = app.screen(base, at: place), tabs.contains(tab)
            else { return nil }
            return target.range
        case .call(let call):
            guard call.name == "popToRootViewController" || call.name == "popToRootViewControllerAnimated",
                let stack = call.receiver.flatMap({ app.screen($0, at: place) }), stacks.contains(stack)
            else { return nil }
            return call.nameRange
        default:
            return nil
        }
    }
}

extension App {
    /// What the window of a delegate shows, or a property of its own, by its name.
    fileprivate func screen(_ expression: Expression, at place: Place) -> String? {
        for origin in place.origins(of: expression) {
            if origin.value.contains(where: { $0.isRootOfOwnWindow }) { return "rootViewController" }
            if let name = origin.value.core.plainName, place.type?.property(name) != nil { return name }
        }
        return nil
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
