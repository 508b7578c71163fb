import Syntax

extension App {
    /// Where a launch destroys the sessions that have no activity, as all have whose file cannot be read yet (F8): under that condition alone.
    public func sessionsDestroyedUnread() -> [(function: Function, range: SourceRange)] {
        let destroyers = program.functions(mentioningAnyOf: ["requestSceneSessionDestruction"]).filter { !program.isTest($0) }
        guard !destroyers.isEmpty else { return [] }
        let launching = functionsOfLaunches()
        return destroyers.filter { launching.contains($0.id) }.flatMap { function in
            sites(in: function).compactMap { site in
                guard let call = site.call, call.name == "requestSceneSessionDestruction", let session = call.firstUnlabelled?.plainName,
                    let (list, isAsked) = site.listAndWhetherMissingActivityIsAsked(of: session)
                else { return nil }
                let lists = Place(site, in: function).origins(of: list).map(\.value)
                guard lists.allSatisfy({ isAsked ? $0.isOpenSessions : $0.filtersMissingActivities }) else { return nil }
                return (function, call.nameRange)
            }
        }
    }

    /// What the application's delegates run as the app is launched, and their own methods that this calls.
    private func functionsOfLaunches() -> Set<Int> {
        let launches = program.functions.filter { function in
            ["willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions"].contains(where: function.isLaunch)
                && !program.isTest(function)
        }
        let called = launches.flatMap { launch in launch.type.map { bodies.ownMethods(calledBy: launch, in: $0) { _ in true } } ?? [] }
        return Set((launches + called).map(\.id))
    }
}

extension Site {
    /// The list whose objects it happens for, and whether it asks if one has no activity; `nil` where anything else decides that it happens.
    fileprivate func listAndWhetherMissingActivityIsAsked(of session: String) -> (list: Expression, isAsked: Bool)? {
        guard case .element(let list, _)? = locals?.lookUp(session)?.binding.origin else { return nil }
        var isAsked = false
        // The list is walked over by a loop, or by a method that is handed the closure.
        var walks = 0
        for step in steps {
            switch step {
            case .arm(_, _, .test, let conditions):
                guard conditions.allSatisfy({ $0.isOpen || $0.asks(whetherMissing: true, session) }) else { return nil }
                isAsked = isAsked || conditions.contains { $0.asks(whetherMissing: true, session) }
            case .arm(_, _, .guardElse, let conditions):
                guard conditions.count == 1, conditions.allSatisfy({ $0.asks(whetherMissing: false, session) }) else { return nil }
                isAsked = true
            case .passed(_, let arms):
                let conditions = arms.flatMap(\.conditions)
                // What has ended the launch before says nothing of the session.
                guard conditions.flatMap(\.expressions).contains(where: { $0.contains { $0.plainName == session } }) else { continue }
                guard arms.count == 1, conditions.count == 1, conditions.allSatisfy({ $0.asks(whetherMissing: false, session) }) else {
                    return nil
                }
                isAsked = true
            case .loop(let loop):
                guard loop.conditions.allSatisfy({ $0.asks(whetherMissing: true, session) }) else { return nil }
                isAsked = isAsked || !loop.conditions.isEmpty
                walks += 1
            case .closure: walks += 1
            case .arm(_, _, .compilation, _): continue
            case .arm, .function, .deferred, .fallback, .shortCircuit: return nil
            }
        }
        return walks == 1 ? (list, isAsked) : nil
    }
}

extension Statement.Condition {
    /// `#available`, `#if`
    fileprivate var isOpen: Bool {
        switch self {
        case .availability, .compilation: true
        case .expression, .binding, .pattern: false
        }
    }

    /// `session.stateRestorationActivity == nil`, or the opposite.
    fileprivate func asks(whetherMissing: Bool, _ session: String) -> Bool {
        switch self {
        case .expression(let test): test.asks(whetherMissing: whetherMissing) { $0.plainName == session }
        case .binding(_, _, let value): !whetherMissing && value.core.isActivity { $0.plainName == session }
        case .pattern, .availability, .compilation: false
        }
    }
}

extension Expression {
    fileprivate func isActivity(where isSession: (Expression) -> Bool) -> Bool {
        guard case .member(let base, let name) = kind else { return false }
        return name.text == "stateRestorationActivity" && isSession(base.core)
    }

    fileprivate func asks(whetherMissing: Bool, where isSession: (Expression) -> Bool) -> Bool {
        switch kind {
        case .tuple(let parts) where parts.count == 1: parts[0].value.asks(whetherMissing: whetherMissing, where: isSession)
        case .binary(let left, whetherMissing ? "==" : "!=", let right):
            left.isNil && right.core.isActivity(where: isSession) || right.isNil && left.core.isActivity(where: isSession)
        case .prefix("!", let base): base.core.asks(whetherMissing: !whetherMissing, where: isSession)
        // `if (!session.stateRestorationActivity)`
        default: !whetherMissing && isActivity(where: isSession)
        }
    }

    /// `UIApplication.shared.openSessions`
    fileprivate var isOpenSessions: Bool { core.memberName == "openSessions" }

    /// `openSessions.filter { $0.stateRestorationActivity == nil }`
    fileprivate var filtersMissingActivities: Bool {
        guard case .call(let call) = core.kind, call.name == "filter", call.receiver?.isOpenSessions == true,
            case .closure(let closure)? = call.arguments.first?.value.kind, let value = closure.body.onlyReturn
        else { return false }
        let parameter = closure.parameters.first?.name ?? "$0"
        return value.asks(whetherMissing: true) { $0.plainName == parameter }
    }
}
