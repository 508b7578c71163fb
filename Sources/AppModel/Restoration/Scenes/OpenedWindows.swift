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

/// A window that the app opens with an activity, and whose delegate asks the session alone what to show.
public struct UnaskedOpening: Sendable {
    /// What connects it.
    public let connecting: Function
    /// Where that asks the session.
    public let asked: SourceRange
    /// Where the app opens one.
    public let opened: Location
}

extension SceneHalves {
    /// The only delegate of an app's scenes, if it asks what was saved, and nobody asks what the window was opened with (F24).
    func openedUnasked(_ app: App, _ silences: inout Silences) -> [UnaskedOpening] {
        let openings = app.openingsOfWindows()
        guard !openings.isEmpty else { return [] }
        let connecting = app.program.functions.filter { $0.connectsScene && !app.program.isTest($0) }
        return reads.compactMap { read -> UnaskedOpening? in
            let unit = app.program.unit(of: read.function)
            guard read.function.connectsScene, apps.contains(unit), connecting.filter({ app.program.unit(of: $0) == unit }).count == 1,
                let opened = openings.first(where: { app.program.unit(of: $0.function) == unit }),
                !app.mayAskForOptions(unit), !app.handsOn(optionsOf: read.function),
                !silences.note(silence(onUnit: unit, app))
            else { return nil }
            return UnaskedOpening(
                connecting: read.function, asked: read.range, opened: opened.function.location(opened.range))
        }
    }

    /// Delegates that ask with what their window was opened, and neither hand out an activity nor ask for a restored one, while the app opens
    /// windows so. Left alone are those that destroy sessions, whose windows are not meant to come back, and those that read what is kept with
    /// the session; doubtful are those whose app may keep something by the session or in SwiftUI's views, or have a helper destroy it.
    func openedInVain(_ app: App, _ silences: inout Silences) -> [OpenedWindow] {
        let openings = app.openingsOfWindows()
        guard !openings.isEmpty else { return [] }
        let destruction: Set = ["requestSceneSessionDestruction"]
        let destroyers = app.program.functions(mentioningAnyOf: destruction).filter {
            $0.fact.name != "application" && $0.names(anyOf: destruction)
        }
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
                maySave(forScenesOf: connecting, app)
                || mayMeet(connecting, (otherReaders + reads.map(\.function)).filter(mayBeOfWindow), app)
            let own = family.flatMap { app.program.functions(of: $0) }
            guard !isRestored, !own.contains(where: { $0.names(anyOf: destruction) }), !app.asksForInformation(ofSessionIn: connecting)
            else { return nil }
            let names = Set(destroyers.map(\.fact.name))
            let closing = own.first { $0.names(anyOf: names) }.map { Silence(.destroyedByHelper, at: $0.location, about: $0.symbol) }
            guard !silences.note(silence(onUnit: unit, app) ?? closing ?? app.silence(onStateKeptBesideActivitiesOf: unit)) else {
                return nil
            }
            return OpenedWindow(
                connecting: connecting, asked: asked, opened: opened.function.location(opened.range),
                hasOtherWay: connecting.hasOtherWay(without: asked))
        }
    }
}

extension App {
    /// Where the app opens windows with an activity, or asks for one in a request.
    fileprivate func openingsOfWindows() -> [(function: Function, range: SourceRange)] {
        let names = [
            "requestSceneSessionActivation", "UISceneSessionActivationRequest", "ActivationConfiguration",
            "UIWindowSceneActivationConfiguration",
        ]
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

    /// Why what a window shows may be kept beside its activity: something goes by the session's identifier, or a view has scene storage.
    fileprivate func silence(onStateKeptBesideActivitiesOf unit: Int) -> Silence? {
        if let stored = sceneStorageProperties().first(where: { $0.property.owner.unit == unit })?.property {
            return Silence(.keptBySession, at: stored.location, about: stored.owner.name)
        }
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

    /// Whether something in a unit, or in what belongs to no app, asks any options for activities.
    fileprivate func mayAskForOptions(_ unit: Int) -> Bool {
        program.functions(mentioningAnyOf: ["userActivities"]).contains { function in
            let other = program.unit(of: function)
            return (other == unit || !program.unitsWithApp.contains(other)) && function.names(anyOf: ["userActivities"])
        } || program.isSaidInOutlines("userActivities", ofUnit: unit)
    }

    /// Whether what connects a scene hands its options to something that the sources do not have.
    fileprivate func handsOn(optionsOf connecting: Function) -> Bool {
        guard let options = connecting.fact.parameters.last?.name else { return true }
        return sites(in: connecting).contains { site in
            guard let call = site.call, call.arguments.contains(where: { $0.value.core.plainName == options }) else { return false }
            return call.asksSuper || program.calledFunction(call, at: Place(site, in: connecting)) == nil
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
    static let keptBySession = Silence.Reason("state that may be kept with the session, by its identifier or in a view")
    static let destroyedByHelper = Silence.Reason("helper that may destroy the session of a window that goes")
}
