import Syntax

/// A window that the app opens with an activity, and that comes back without one.
public struct OpenedWindow: Sendable {
    /// What connects it.
    public let connecting: Function
    /// Where that asks what the window was opened with.
    public let asked: SourceRange
    /// Where the app opens one.
    public let opened: Location
    /// Whether something else is shown where there is none.
    public let hasOtherWay: Bool
}

extension SceneHalves {
    /// Delegates that ask with what their window was opened, and neither hand out an activity nor ask for a restored one, while the app opens
    /// windows so. Left alone are those that give up their sessions themselves, whose windows are not meant to come back, and those that keep something else
    /// with the session or in SwiftUI's views.
    func openedInVain(_ app: App, _ silences: inout Silences) -> [OpenedWindow] {
        let openings = app.openingsOfWindows()
        guard !openings.isEmpty else { return [] }
        let destruction: Set = ["requestSceneSessionDestruction"]
        let destroyers = destruction.union(
            app.program.functions(mentioningAnyOf: destruction).filter { $0.fact.name != "application" && $0.names(anyOf: destruction) }
                .map(\.fact.name))
        let unitsThatStore = Set(app.sceneStorageProperties().map(\.property.owner.unit))
        return app.program.functions.filter { $0.connectsScene && !app.program.isTest($0) }.compactMap { connecting -> OpenedWindow? in
            let unit = app.program.unit(of: connecting)
            guard let delegate = connecting.type, app.isSceneDelegate(delegate), apps.contains(unit),
                let asked = app.placeThatAsksForOptions(connecting),
                let opened = openings.first(where: { app.program.unit(of: $0.function) == unit })
            else { return nil }
            let family = app.program.family(of: delegate)
            func mayBeOfWindow(_ function: Function) -> Bool {
                function.type.map { family.contains($0) || !app.isSceneDelegate($0) } ?? true
            }
            let isRestored =
                mayMeet(connecting, anySavers, app, where: { !isOfOtherScene($0, than: connecting, app) })
                || mayMeet(connecting, otherReaders + reads.map(\.function), app, where: mayBeOfWindow)
            let isLeftAlone = family.flatMap { app.program.functions(of: $0) }.contains { $0.names(anyOf: destroyers) }
            guard !isRestored, !isLeftAlone, !unitsThatStore.contains(unit), !app.asksForInformation(ofSessionIn: connecting),
                !silences.note(silence(onUnit: unit, app) ?? app.silence(onStateKeptBySessionsOf: unit))
            else { return nil }
            return OpenedWindow(
                connecting: connecting, asked: asked, opened: opened.function.location(opened.range),
                hasOtherWay: connecting.hasOtherWay(without: asked))
        }
    }
}

extension App {
    /// Where the app opens windows with an activity, or asks for one in a request.
    fileprivate func openingsOfWindows() -> [(function: Function, range: SourceRange)] {
        let names = ["requestSceneSessionActivation", "UISceneSessionActivationRequest"]
        return program.functions(mentioningAnyOf: names).filter { !program.isTest($0) }.flatMap { function in
            sites(in: function).compactMap { site -> (function: Function, range: SourceRange)? in
                guard let call = site.call, names.contains(call.name), let activity = call.argument("userActivity"), !activity.isNil,
                    // A window that is there is brought to the front.
                    call.name != names[0] || call.firstUnlabelled?.isNil == true
                else { return nil }
                return (function, call.nameRange)
            }
        }
    }

    /// Why what a window shows may be kept beside its activity: something goes by the session's identifier.
    fileprivate func silence(onStateKeptBySessionsOf unit: Int) -> Silence? {
        let keeper = program.functions(mentioningAnyOf: ["persistentIdentifier"]).first { function in
            !program.isTest(function) && program.unit(of: function) == unit && function.names(anyOf: ["persistentIdentifier"])
        }
        return keeper.map { Silence(.keptBySession, at: $0.location, about: $0.symbol) }
    }

    /// `session.userInfo`, which is kept with the session.
    fileprivate func asksForInformation(ofSessionIn connecting: Function) -> Bool {
        let names = connecting.fact.parameters.map(\.name)
        guard names.count > 1 else { return false }
        return connecting.contains { part in
            guard case .member(let base, let name) = part.kind else { return false }
            return name.text == "userInfo" && [names[1], "session"].contains(base.core.memberName)
        }
    }

    /// `options.userActivities` of the options that a scene connects with.
    fileprivate func placeThatAsksForOptions(_ connecting: Function) -> SourceRange? {
        guard let options = connecting.fact.parameters.last?.name else { return nil }
        var found: SourceRange?
        _ = connecting.contains { part in
            guard case .member(let base, let name) = part.kind, name.text == "userActivities", base.core.plainName == options else {
                return false
            }
            found = found ?? name.range
            return true
        }
        return found
    }
}

extension Function {
    /// Whether something is done where what is asked for at a range is not there.
    fileprivate func hasOtherWay(without asked: SourceRange) -> Bool {
        func isAsked(_ conditions: [Statement.Condition]) -> Bool {
            conditions.flatMap(\.expressions).contains { $0.range.contains(asked) }
        }
        return body.contains { statement in
            switch statement.kind {
            case .guarded(let conditions, let otherwise): isAsked(conditions) && otherwise.count > 1
            case .branch(let branch): branch.arms.count > 1 && branch.arms.contains { isAsked($0.conditions) }
            default: false
            }
        }
    }
}

extension Silence.Reason {
    static let keptBySession = Silence.Reason("state that is kept by the identifier of a session")
}
