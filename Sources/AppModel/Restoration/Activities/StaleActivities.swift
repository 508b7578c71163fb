import Syntax

/// An activity that a screen gives to its scene and that stays there when the screen has gone (F16).
public struct StaleActivity: Sendable {
    /// The class of the screen.
    public let screen: Type
    /// Where the scene gets the activity.
    public let function: Function
    public let range: SourceRange
    /// The method that hands out whatever the scene holds.
    public let saver: Function
    /// The property of the app's own that holds it instead.
    public var keeper: String?
    /// Whoever opens the screen gives it, and not the screen itself.
    public var isGivenByOpener = false

    public var location: Location { function.location(range) }
}

extension App {
    /// One for each app, in path order. Only where the app gives its scenes an activity for one screen and never another nor nil, apart
    /// from what it restores, and where that screen is seen to be pushed or presented, so that it goes again.
    public func staleActivities(_ silences: inout Silences) -> [StaleActivity] {
        let savers = program.functions.filter { $0.savesScene && !program.isTest($0) }
        let units = savers.map(program.unit).first(ofEach: \.self).filter(program.unitsWithApp.contains)
        return units.compactMap { unit in
            let own = savers.filter { program.unit(of: $0) == unit }
            let delegates = own.compactMap(\.type)
            var doubt: Silence?
            guard delegates.count == own.count, let stale = staleActivity(of: own, inUnit: unit, &doubt), !silences.note(doubt),
                !silences.note(program.silence(onCodeOf: unit)),
                delegates.allSatisfy({ !silences.note(program.silence(onAncestorsOf: $0)) }),
                !silences.note(program.silence(onAncestorsOf: stale.screen))
            else { return nil }
            return stale
        }
    }

    private func staleActivity(of savers: [Function], inUnit unit: Int, _ doubt: inout Silence?) -> StaleActivity? {
        if savers.allSatisfy(handsOutActivityOfScene) { return staleActivity(inUnit: unit, savers[0], &doubt) }
        return savers.onlyElement.flatMap { staleKeptActivity(inUnit: unit, $0, &doubt) }
    }

    /// - Parameter doubt: where the scene may be given another activity.
    private func staleActivity(inUnit unit: Int, _ saver: Function, _ doubt: inout Silence?) -> StaleActivity? {
        let functions = program.functions(mentioningAnyOf: ["userActivity", "setUserActivity"]).filter { function in
            let other = program.unit(of: function)
            return (other == unit || !program.unitsWithApp.contains(other)) && !program.isTest(function)
                && (givesSceneAnActivity(function) || !program.isCalledByNobody(function))
        }
        // What comes before there is a window stays nowhere.
        let inVain = viewsWithoutWindow()
        var given: [GiftOfScreen] = []
        for function in functions where !function.connectsScene {
            let sites = sites(in: function)
            var handsOn = false
            for site in sites {
                switch site.kind {
                case .assignment(let target, _, let value):
                    switch activityOwner(target, at: Place(site, in: function)) {
                    case .scene where function.asksLostWindow(target): continue
                    case .scene where inVain.contains(where: { $0.function == function && $0.range == target.range }): continue
                    case .scene:
                        let gift = GiftOfScreen(
                            site: site, target: target, function: function, isActivity: isActivity(value, at: Place(site, in: function)))
                        guard isHelperOfScreens(function), let giver = giver(of: value, at: site, in: function) else {
                            given.append(gift)
                            continue
                        }
                        handsOn = true
                        if let handed = gifts(by: function, giver, gift.isActivity) {
                            given += handed
                        } else {
                            doubt = doubt ?? Silence(.unknownType, at: function.location(target.range), about: function.symbol)
                        }
                    case .other: continue
                    case .unknown:
                        doubt = doubt ?? Silence(.unknownType, at: function.location(target.range), about: function.symbol)
                    }
                case .call(let call):
                    let isOfOther = call.receiver.map { !$0.isSelf && !$0.isSuper } ?? false
                    if isOfOther, isMessageThatGivesActivity(call, at: Place(site, in: function)) { return nil }
                case .local, .returns, .forced, .cast, .attempt, .element, .range:
                    continue
                }
            }
            let isGiver = given.last.map { $0.function == function } ?? false
            if !isGiver, !handsOn, mayChange(function) { return nil }
            if function.contains(where: { if case .keyPath(let names) = $0.kind { names.contains("userActivity") } else { false } }) {
                return nil
            }
        }
        guard let first = given.first, let screen = first.function.type, given.allSatisfy({ $0.function.type == screen }),
            given.allSatisfy({ !UIKit.leavingMethods.contains($0.function.fact.name) && $0.isActivity })
        else { return nil }
        guard isRestoredFromSession(inUnit: unit) else { return nil }
        if program.isController(screen) {
            guard isShownByCode(screen, unit) else { return nil }
        } else if program.adopts(screen, "UIWindowSceneDelegate") {
            guard given.count == 1, dependsOnTopScreen(first.site, in: first.function) else { return nil }
        } else {
            guard given.count == 1, let opened = screenOpened(beside: first.function) else { return nil }
            return StaleActivity(screen: opened, function: first.function, range: first.target.range, saver: saver, isGivenByOpener: true)
        }
        return StaleActivity(screen: screen, function: first.function, range: first.target.range, saver: saver)
    }

    /// What gives a scene its activity where a screen runs it.
    private struct GiftOfScreen {
        let site: Site
        let target: Expression
        let function: Function
        /// For sure, rather than maybe nil.
        let isActivity: Bool
    }

    /// Where a helper has the activity from that it gives to the scene.
    private enum Giver {
        case parameter(ParameterFact)
        case itself
    }

    /// The one screen that code pushes or presents where it gives its scene an activity, or calls the only function that does.
    private func screenOpened(beside giver: Function) -> Type? {
        let openers = giver.names(anyOf: UIKit.openingMethods) ? [giver] : callsInSight(of: giver)?.map(\.function) ?? []
        guard !openers.isEmpty else { return nil }
        let opened = openers.first(ofEach: \.id).map { opener -> Type? in
            sites(in: opener).compactMap { site -> Type? in
                guard let call = site.call, UIKit.openingMethods.contains(call.name), let shown = call.firstUnlabelled,
                    let type = program.type(of: shown, at: Place(site, in: opener))?.unwrapped.projectType, program.isController(type)
                else { return nil }
                return type
            }.onlyElement
        }
        guard let screen = opened.first ?? nil, opened.allSatisfy({ $0 == screen }) else { return nil }
        return screen
    }

    /// Whether no screen owns it: `donate(_:)` in an extension of UIKit's class, or of a protocol.
    private func isHelperOfScreens(_ function: Function) -> Bool {
        function.fact.kind == .method && (function.type.map { $0.kind == .protocol } ?? (function.extendedName != nil))
    }

    private func giver(of value: Expression, at site: Site, in function: Function) -> Giver? {
        guard case .name(let name) = value.core.kind, let locals = site.locals?.lookUp(name) else { return nil }
        if Place(site, in: function).isOwnParameter(locals) { return .parameter(function.fact.parameters[locals.binding.id]) }
        // What it makes each time is as good as if its callers did.
        guard let objects = flow.points(of: value, in: function), !objects.isEmpty,
            objects.allSatisfy({ flow.objects[Int($0)].kind == .made(.named("NSUserActivity", [])) })
        else { return nil }
        return .itself
    }

    /// What screens hand to a helper, or have it make, once they are in a window; `nil` where something else may call it.
    private func gifts(by helper: Function, _ giver: Giver, _ isActivityItself: Bool) -> [GiftOfScreen]? {
        var gifts: [GiftOfScreen] = []
        for caller in program.functions(mentioningAnyOf: [helper.fact.name])
        where caller != helper && !program.isTest(caller) && caller.names(anyOf: [helper.fact.name]) {
            var calls = 0
            for site in sites(in: caller) {
                guard let call = site.call, call.name == helper.fact.name else { continue }
                let place = Place(site, in: caller)
                guard (program.calledFunction(call, at: place) ?? program.methodAddedToFramework(call, at: place)) == helper else {
                    return nil
                }
                let isActivity: Bool
                switch giver {
                case .itself: isActivity = isActivityItself
                case .parameter(let parameter):
                    let argument = call.arguments.indices.first { helper.fact.parameter(for: $0, of: call)?.name == parameter.name }
                    guard let argument else { return nil }
                    isActivity = self.isActivity(call.arguments[argument].value, at: place)
                }
                calls += 1
                // Until its view is in a window, a screen has no scene.
                if UIKit.loadingMethods.contains(caller.fact.name) || caller.fact.name == "viewDidDisappear" { continue }
                let target = Expression(call.callee.kind, call.nameRange)
                gifts.append(GiftOfScreen(site: site, target: target, function: caller, isActivity: isActivity))
            }
            // What is handed on itself may run at any time.
            var mentions = 0
            _ = caller.contains { part in
                if part.memberName == helper.fact.name { mentions += 1 }
                return false
            }
            if mentions > calls { return nil }
        }
        return gifts
    }

    /// Whether what connects a scene asks its session for what was saved, or UIKit hands that to its delegate (F7).
    func isRestoredFromSession(inUnit unit: Int) -> Bool {
        program.functions(mentioningAnyOf: ["stateRestorationActivity"]).contains { $0.connectsScene && program.unit(of: $0) == unit }
            || program.functions.contains { function in
                function.restoresScene && program.unit(of: function) == unit && !program.isTest(function)
                    && function.fact.parameters.last.map { function.names(anyOf: [$0.name]) } ?? false
            }
    }

    enum ActivityOwner { case scene, other, unknown }

    /// Whose activity an assignment sets, if any.
    func activityOwner(_ target: Expression, at place: Place) -> ActivityOwner {
        guard target.memberName == "userActivity" else { return .other }
        if isActivityOfScene(target, at: place) { return .scene }
        guard case .member(let base, _) = target.core.kind else {
            return place.locals?.lookUp("userActivity") == nil ? ownerAround(place) : .other
        }
        if base.isSelf { return ownerAround(place) }
        guard let type = program.type(of: base, at: place)?.unwrapped else { return .unknown }
        if ["UIResponder", "NSObject", "Any", "AnyObject", "id"].contains(type.name) { return .unknown }
        return type.projectType.map { $0.kind == .protocol || program.hasUnknownAncestor($0) } ?? false ? .unknown : .other
    }

    /// Who it is whose own activity code sets: in an extension of a responder that is no scene, itself.
    private func ownerAround(_ place: Place) -> ActivityOwner {
        if place.type != nil { return .other }
        guard let extended = place.extendedName else { return .unknown }
        let mayBeScene = UIKit.inherits("UIWindowScene", from: extended) || UIKit.inherits(extended, from: "UIScene")
        return UIKit.inherits(extended, from: "UIResponder") && !mayBeScene ? .other : .unknown
    }

    /// Whether a function that gives the scene no activity may change the one that it has, or is there to do so when a screen goes.
    private func mayChange(_ function: Function) -> Bool {
        if UIKit.leavingMethods.contains(function.fact.name), !leavesActivityOfSceneAlone(function) { return true }
        if function.names(anyOf: ["addUserInfoEntries", "addUserInfoEntriesFromDictionary", "invalidate"]) {
            return mentionsActivityOfScene(function)
        }
        return mentionsActivityOfScene(function)
            && sites(in: function).contains { site in
                switch site.kind {
                case .assignment(let target, _, _): target.contains { $0.memberName == "userInfo" }
                case .call(let call): call.name.hasPrefix("remove") || call.name == "updateValue"
                case .local, .returns, .forced, .cast, .attempt, .element, .range: false
                }
            }
    }

    /// Whether a method gives up nothing but the screen's own activity: the scene goes on holding the object, filled as it was.
    private func leavesActivityOfSceneAlone(_ function: Function) -> Bool {
        let changing: Set = ["addUserInfoEntries", "addUserInfoEntriesFromDictionary", "invalidate", "userInfo", "setUserInfo"]
        guard !mentionsActivityOfScene(function), !function.names(anyOf: changing) else { return false }
        return sites(in: function).contains { site in
            guard case .assignment(let target, nil, let value) = site.kind, value.isNil, target.memberName == "userActivity" else {
                return false
            }
            return activityOwner(target, at: Place(site, in: function)) == .other || function.asksLostWindow(target)
        }
    }

    private func mentionsActivityOfScene(_ function: Function) -> Bool {
        sites(in: function).contains { site in
            let place = Place(site, in: function)
            let parts: [Expression] =
                switch site.kind {
                case .call(let call): [call.callee] + call.arguments.map(\.value)
                case .assignment(let target, _, let value): [target, value]
                case .local(let local): local.value.map { [$0] } ?? []
                case .returns(let value), .forced(let value), .cast(let value, _, _), .attempt(_, let value), .element(let value, _):
                    [value]
                case .range(let first, let last): [first, last]
                }
            return (parts + site.tests).contains { $0.contains { isActivityOfScene($0, at: place) && !function.asksLostWindow($0) } }
        }
    }

    /// Whether a value is an activity for sure, rather than maybe nil.
    func isActivity(_ value: Expression, at place: Place) -> Bool {
        if let type = program.type(of: value, at: place) { if case .named("NSUserActivity", _) = type { return true } }
        guard let function = place.function else { return false }
        if let objects = flow.points(of: value, in: function), !objects.isEmpty,
            objects.allSatisfy({ flow.objects[Int($0)].kind == .made(.named("NSUserActivity", [])) })
        {
            return true
        }
        guard let name = value.core.plainName else { return false }
        let values = sites(in: function).compactMap { site -> Expression? in
            switch site.kind {
            case .assignment(let target, nil, let value): target.plainName == name ? value : nil
            case .local(let local): local.name == name ? local.value : nil
            default: nil
            }
        }
        return values.contains { value in
            if case .call(let call) = value.core.kind { createdType(call, at: place) == .named("NSUserActivity") } else { false }
        }
    }

    func isShownByCode(_ screen: Type, _ unit: Int) -> Bool {
        let family = program.family(of: screen)
        return program.functions(mentioningAnyOf: UIKit.showingMethods).filter { program.unit(of: $0) == unit && !program.isTest($0) }
            .contains { function in
                sites(in: function).contains { site in
                    guard let call = site.call, UIKit.showingMethods.contains(call.name), let shown = call.firstUnlabelled,
                        let type = program.type(of: shown, at: Place(site, in: function))?.projectType
                    else { return false }
                    return family.contains(type)
                }
            }
    }

    /// `if let editor = navigationController.topViewController as? Editor`: once another screen is on top, nothing happens.
    private func dependsOnTopScreen(_ site: Site, in function: Function) -> Bool {
        site.steps.contains { step in
            guard case .arm(_, _, let kind, let conditions) = step, [.test, .otherwise, .guardRest].contains(kind) else {
                return false
            }
            return conditions.contains { condition in
                guard case .binding(_, _, let value) = condition, case .cast(let base, .conditional, let type) = value.kind,
                    let screen = program.resolve(type, at: Place(site, in: function))?.projectType,
                    program.isController(screen) || isOfSomeScreens(screen, program.unit(of: function))
                else { return false }
                return base.contains { $0.memberName.map(UIKit.topScreens.contains) ?? false }
            }
        }
    }

    /// Whether a type is a protocol that some controllers of an app adopt and some do not.
    private func isOfSomeScreens(_ type: Type, _ unit: Int) -> Bool {
        guard type.kind == .protocol else { return false }
        let screens = program.types.filter { $0.unit == unit && $0.kind == .class && program.isController($0) }
        return screens.contains { program.adopts($0, type.name) }
            && screens.contains { !program.adopts($0, type.name) && !program.hasUnknownAncestor($0) }
    }
}

extension Function {
    /// Whether it reaches for a scene's activity through its own view, of a screen that has gone: that view is in no window any more.
    fileprivate func asksLostWindow(_ activity: Expression) -> Bool { fact.name == "viewDidDisappear" && activity.isActivityThroughView }
}
