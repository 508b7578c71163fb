import Syntax

/// A value that is read from what a scene saved: from the `userInfo` of an activity which brings state back, or of the scene's session.
public struct ActivityRead: Sendable {
    public let key: StringValue
    /// Of the element that is asked for, or of the property that holds them all.
    public let range: SourceRange
    /// The element, or what becomes of the property.
    public let site: Site
    public let function: Function
    /// It is the session's activity or its `userInfo`, by the key that is the property's name.
    public let isWhole: Bool
    /// It comes from what the session keeps by itself, beside its activity.
    public let isOfSession: Bool
    /// No activity but what was saved is asked there, such as one that came with a link or from another device.
    var isOfSavedAlone = false
}

extension App {
    /// Every value read from an activity that may be restored, in path order: from the session's own, from what the methods that restore from
    /// one are given, and from these wherever they go.
    ///
    /// An activity that another device or a search hands over is none, nor is any where no scene saves its state or none is made. A
    /// session is asked while its scene connects: later on the app may have given it what it lacked.
    ///
    /// - Parameters:
    ///   - handedOver: whether to count what `restoreUserActivityState` is given, which may come from another device as well.
    ///   - kept: whether to count what scenes and responders have as theirs, which the app may have filled by then.
    public func activityReads(handedOver: Bool = true, kept: Bool = false) -> [ActivityRead] {
        let restored = RestoredActivities(self, .init(handedOver: handedOver, kept: kept))
        let functions = (restored.functionsAskingForEntries() + program.functions.filter(\.connectsScene)).first(ofEach: \.id)
            .filter { !program.isTest($0) }.sorted { $0.id < $1.id }
        let idle = Set(functions.map(program.unit)).filter(runsNoScenes)
        return functions.filter { !idle.contains(program.unit(of: $0)) }.flatMap { function in
            sites(in: function).compactMap { site -> ActivityRead? in
                switch site.kind {
                case .element(let base, let arguments):
                    let isOfSession = !restored.isUserInfo(base, at: site, in: function)
                    guard arguments.count == 1, let key = arguments.first?.value,
                        !isOfSession
                            || isUserInfoOfSession(base, at: Place(site, in: function))
                                && !isPrepared("userInfo", before: site, in: function)
                    else { return nil }
                    return ActivityRead(
                        key: string(key, at: Place(site, in: function)), range: site.range, site: site, function: function, isWhole: false,
                        isOfSession: isOfSession, isOfSavedAlone: restored.isOfSavedAlone(base, in: function))
                case .forced(let base):
                    return whole(base, at: site, in: function)
                case .local(let local):
                    return local.value.flatMap { whole($0, at: site, in: function) }
                default:
                    return nil
                }
            }
        }
    }

    /// Every `typedPayload` that a restored activity is asked for, in path order.
    public func activityPayloads() -> [ActivityRead] {
        let functions = program.functions(mentioningAnyOf: ["typedPayload"]).filter { !program.isTest($0) }
        guard !functions.isEmpty else { return [] }
        let restored = RestoredActivities(self, .init(handedOver: true, kept: false))
        return functions.filter { !runsNoScenes(unit: program.unit(of: $0)) }.flatMap { function in
            sites(in: function).compactMap { site -> ActivityRead? in
                guard let call = site.call, call.name == "typedPayload", let activity = call.receiver,
                    restored.isActivity(activity, in: function)
                else { return nil }
                return ActivityRead(key: .unknown, range: site.range, site: site, function: function, isWhole: false, isOfSession: false)
            }
        }
    }

    /// A property of a session, which is nil until something was saved. The `userInfo` of an activity is there, though it may be empty.
    private func whole(_ value: Expression, at site: Site, in function: Function) -> ActivityRead? {
        let value = value.core
        guard case .member(_, let name) = value.kind, function.connectsScene,
            name.text == "stateRestorationActivity" || isUserInfoOfSession(value, at: Place(site, in: function)),
            !mayDepend(site, on: value, in: function), !isPrepared(name.text, before: site, in: function)
        else { return nil }
        return ActivityRead(key: .text(name.text), range: value.range, site: site, function: function, isWhole: true, isOfSession: true)
    }

    /// Whether a test comes before a read, in whatever words: a helper's answer or a local may tell that the property is there.
    private func mayDepend(_ site: Site, on value: Expression, in function: Function) -> Bool {
        site.tests.contains { !$0.range.contains(value.range) }
            || function.body.contains { $0.range.end <= site.range.start && $0.leavesSomething }
    }

    /// Whether something may have given a session that property by then: the body itself, a call that is handed the session, or the method of
    /// the app delegate that is asked for its configuration.
    private func isPrepared(_ property: String, before read: Site, in function: Function) -> Bool {
        func sets(_ function: Function) -> Bool { sites(in: function).contains { $0.assigned?.memberName == property } }
        let isSetHere = sites(in: function).contains { site in
            guard site.range.end <= read.range.start else { return false }
            if site.assigned?.memberName == property { return site.isOnTheWay(to: read) }
            guard let call = site.call else { return false }
            let place = Place(site, in: function)
            guard call.asksSuper || call.arguments.contains(where: { isSession($0.value, at: place) }) else { return false }
            return program.calledFunction(call, at: place).map(sets) ?? true
        }
        return isSetHere
            || program.functions(mentioningAnyOf: [property]).contains {
                $0.fact.name == "application" && program.unit(of: $0) == program.unit(of: function) && sets($0)
            }
    }

    /// What a session keeps besides, in the method that connects its scene.
    private func isUserInfoOfSession(_ expression: Expression, at place: Place) -> Bool {
        guard place.function?.connectsScene == true else { return false }
        return place.origins(of: expression).contains { origin in
            guard case .member(let base, let name) = origin.value.kind else { return false }
            return name.text == "userInfo" && isSession(base, at: origin.place)
        }
    }

    private func isSession(_ expression: Expression, at place: Place) -> Bool {
        guard case .named("UISceneSession", _)? = program.type(of: expression, at: place)?.unwrapped else { return false }
        return true
    }
}

extension Site {
    /// What an assignment gives a value to.
    fileprivate var assigned: Expression? {
        if case .assignment(let target, nil, _) = kind { return target }
        return nil
    }
}

extension Function {
    /// Implements the method by which UIKit connects a scene.
    var connectsScene: Bool {
        guard fact.name == "scene", fact.parameters.count == 3 else { return false }
        let name = fact.selector ?? fact.fullName
        return name == "scene(_:willConnectTo:options:)" || name == "scene:willConnectToSession:options:"
    }
}
