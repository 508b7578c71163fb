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
}

extension App {
    /// Every value read from an activity that is known to be restored, in path order: the session's own, what the methods that restore
    /// from one are given, and what these hand on to helpers.
    ///
    /// An activity that another device or a search hands over is none, nor is any where no scene saves its state or none is made. A
    /// session is asked while its scene connects: later on the app may have given it what it lacked.
    ///
    /// - Parameter handedOver: whether to count what `restoreUserActivityState` is given, which may come from another device as well.
    public func activityReads(handedOver: Bool = true) -> [ActivityRead] {
        let flow = RestoredActivities(self, handedOver: handedOver)
        let functions = program.functions(mentioningAnyOf: ["userInfo", "stateRestorationActivity"]).filter {
            !program.isTest($0) && flow.reaches($0)
        }
        let idle = Set(functions.map(program.unit)).filter(runsNoScenes)
        return functions.filter { !idle.contains(program.unit(of: $0)) }.flatMap { function in
            sites(in: function).compactMap { site -> ActivityRead? in
                let place = Place(site, in: function)
                switch site.kind {
                case .element(let base, let arguments):
                    let isOfSession = !flow.isUserInfo(base, at: place)
                    guard arguments.count == 1, let key = arguments.first?.value,
                        !isOfSession || flow.isUserInfoOfSession(base, at: place) && !isPrepared("userInfo", before: site, in: function)
                    else { return nil }
                    return ActivityRead(
                        key: string(key, at: place), range: site.range, site: site, function: function, isWhole: false,
                        isOfSession: isOfSession)
                case .forced(let base):
                    return whole(base, at: site, in: function, flow)
                case .local(let local):
                    return local.value.flatMap { whole($0, at: site, in: function, flow) }
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
        let flow = RestoredActivities(self, handedOver: true)
        return functions.filter { flow.reaches($0) && !runsNoScenes(unit: program.unit(of: $0)) }.flatMap { function in
            sites(in: function).compactMap { site -> ActivityRead? in
                guard let call = site.call, call.name == "typedPayload", let activity = call.receiver,
                    flow.isRestored(activity, at: Place(site, in: function))
                else { return nil }
                return ActivityRead(key: .unknown, range: site.range, site: site, function: function, isWhole: false, isOfSession: false)
            }
        }
    }

    /// A property of a session, which is nil until something was saved. The `userInfo` of an activity is there, though it may be empty.
    private func whole(_ value: Expression, at site: Site, in function: Function, _ flow: RestoredActivities) -> ActivityRead? {
        let value = value.core
        guard case .member(_, let name) = value.kind, function.connectsScene,
            name.text == "stateRestorationActivity" || flow.isUserInfoOfSession(value, at: Place(site, in: function)),
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

    fileprivate func isSession(_ expression: Expression, at place: Place) -> Bool {
        guard case .named("UISceneSession", _)? = program.type(of: expression, at: place)?.unwrapped else { return false }
        return true
    }
}

/// Which activities come out of a saved scene.
private struct RestoredActivities {
    private let app: App
    /// Parameters that such an activity is handed to, by function.
    private var parameters: [Int: Set<String>] = [:]
    /// Getters and methods that the project adds to activities, and that such a one is asked for.
    private var members: Set<Int> = []
    private var asking: Set<Int> = []

    init(_ app: App, handedOver: Bool) {
        self.app = app
        let name = "stateRestorationActivity"
        let askers = app.program.functions(mentioningAnyOf: [name])
        asking = Set(askers.map(\.id))
        let units = Set((askers + app.program.functions.filter { $0.fact.name == name }).map(app.program.unit))
        guard !units.isEmpty else { return }
        var open = askers
        for function in app.program.functions where units.contains(app.program.unit(of: function)) {
            guard let parameter = function.restoredActivity, handedOver || function.fact.name == "scene" else { continue }
            parameters[function.id] = [parameter]
            open.append(function)
        }
        let added = Dictionary(grouping: app.program.functions(ofFramework: "NSUserActivity").filter { !$0.isStatic }) {
            $0.property?.name ?? $0.fact.name
        }
        while let function = open.popLast() {
            if !added.isEmpty { open += membersAsked(in: function, among: added) }
            for site in app.sites(in: function) {
                guard let call = site.call else { continue }
                let place = Place(site, in: function)
                for (index, argument) in call.arguments.enumerated() where isRestored(argument.value, at: place) {
                    guard let helper = app.program.calledFunction(call, at: place),
                        let parameter = helper.fact.parameter(for: index, of: call),
                        parameters[helper.id, default: []].insert(parameter.name).inserted
                    else { continue }
                    open.append(helper)
                }
            }
        }
    }

    /// Those of the members added to activities that a function asks a restored one for, each the first time.
    private mutating func membersAsked(in function: Function, among added: [String: [Function]]) -> [Function] {
        let sites = app.sites(in: function)
        var asked: [Function] = []
        for expression in function.body.flatMap(\.expressions) {
            _ = expression.contains { part in
                let owner: Expression?
                let name: String
                switch part.kind {
                case .member(let base, let member): (owner, name) = (base, member.text)
                case .call(let call): (owner, name) = (call.receiver, call.name)
                default: return false
                }
                guard let owner, let meant = added[name] else { return false }
                // What is named by then is named where something happens with it, or where the next thing does.
                let site = sites.last { $0.range.contains(part.range) } ?? sites.first { $0.range.start >= part.range.start } ?? sites.last
                let place = site.map { Place($0, in: function) } ?? Place(function, nil)
                if isRestored(owner.core, at: place) { asked += meant.filter { $0.fact.kind == .getter || $0.fact.kind == .method } }
                return false
            }
        }
        return asked.filter { members.insert($0.id).inserted }
    }

    /// Whether a function may see such an activity.
    func reaches(_ function: Function) -> Bool {
        members.contains(function.id) || asking.contains(function.id) || parameters[function.id] != nil || function.connectsScene
    }

    func isUserInfo(_ expression: Expression, at place: Place) -> Bool {
        place.origins(of: expression).contains { origin in
            switch origin.value.kind {
            case .member(let base, let name): return name.text == "userInfo" && isRestored(base, at: origin.place)
            case .name("userInfo"): return place.function.map { members.contains($0.id) } ?? false
            default: return false
            }
        }
    }

    /// What a session keeps besides, in the method that connects its scene.
    func isUserInfoOfSession(_ expression: Expression, at place: Place) -> Bool {
        guard place.function?.connectsScene == true else { return false }
        return place.origins(of: expression).contains { origin in
            guard case .member(let base, let name) = origin.value.kind else { return false }
            return name.text == "userInfo" && app.isSession(base, at: origin.place)
        }
    }

    func isRestored(_ expression: Expression, at place: Place) -> Bool {
        place.origins(of: expression).contains { origin in
            switch origin.value.kind {
            case .selfReference:
                return place.function.map { members.contains($0.id) } ?? false
            case .member(_, let name):
                return name.text == "stateRestorationActivity"
            case .name(let name):
                guard let locals = origin.place.locals?.lookUp(name), case .parameter = locals.binding.origin, place.isOwnParameter(locals),
                    let function = place.function
                else { return false }
                return parameters[function.id]?.contains(name) ?? false
            default:
                return false
            }
        }
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
        guard fact.name == "scene" else { return false }
        let name = fact.selector ?? fact.fullName
        return name == "scene(_:willConnectTo:options:)" || name == "scene:willConnectToSession:options:"
    }

    /// The parameter of a method that UIKit, or the scene's delegate, hands a restored activity to.
    fileprivate var restoredActivity: String? {
        guard fact.name == "restoreUserActivityState" || fact.name == "scene" else { return nil }
        return switch fact.selector ?? fact.fullName {
        case "restoreUserActivityState(_:)", "restoreUserActivityState:": fact.parameters.first?.name
        case "scene(_:restoreInteractionStateWith:)", "scene:restoreInteractionStateWithUserActivity:": fact.parameters.last?.name
        default: nil
        }
    }
}
