import Syntax

/// An activity whose entries a controller or view gives it once, and which UIKit empties each time it is to be saved, because that responder
/// holds it (F3, F4).
public struct EmptiedActivity: Sendable {
    /// The class of the responder.
    public let owner: Type
    /// Where the responder takes the activity.
    public let function: Function
    public let range: SourceRange
    /// Where it is given entries.
    public let entries: Location
    /// Where it is handed out to be saved.
    public let saved: Location

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such activity, in path order, where nobody in sight or out of it may fill it again.
    public func emptiedActivities() -> [EmptiedActivity] {
        let savers = program.functions.filter { $0.savesScene && !program.isTest($0) }
        let isKept = program.functions(mentioningAnyOf: ["stateRestorationActivity"]).contains { !program.isTest($0) }
        guard !savers.isEmpty || isKept else { return [] }
        let handedOut = savers.map { HandedOutActivities(by: $0, in: self) }
        return program.functions(mentioningAnyOf: ["userActivity", "setUserActivity"]).filter { !program.isTest($0) && !$0.isStatic }.flatMap { function -> [EmptiedActivity] in
            guard let owner = function.type, program.isController(owner) || program.isView(owner), !program.hasUnknownAncestor(owner) else { return [] }
            return sites(in: function).compactMap { site -> EmptiedActivity? in
                guard case .assignment(let target, nil, let value) = site.kind, isOwnActivity(target, at: Place(site, in: function)) else { return nil }
                let taken = TakenActivity(value: value, site: site, function: function, owner: owner)
                guard let entries = entries(of: taken), let saved = use(of: taken, handedOut), !mayBeRefilled(taken, saved.isOfScene) else { return nil }
                return EmptiedActivity(owner: owner, function: function, range: target.range, entries: entries, saved: saved.location)
            }
        }.first(ofEach: \.owner.id)
    }

    /// `userActivity` of the object whose method this is.
    fileprivate func isOwnActivity(_ expression: Expression, at place: Place) -> Bool {
        guard expression.core.plainName == "userActivity", let type = place.type, !place.isStatic, program.isController(type) || program.isView(type) else { return false }
        if case .name = expression.core.kind, place.locals?.lookUp("userActivity") != nil { return false }
        // One that is overridden to be observed is still UIKit's.
        return !program.lineage(of: type).contains { owner in
            owner.property("userActivity").map { !$0.fact.modifiers.contains(.overrides) || $0.fact.isComputed } ?? false
        }
    }

    /// `windowScene.userActivity`.
    func isActivityOfScene(_ expression: Expression, at place: Place) -> Bool {
        guard case .member(let base, let name) = expression.core.kind, name.text == "userActivity" else { return false }
        if let type = program.type(of: base, at: place)?.unwrapped { return ["UIScene", "UIWindowScene"].contains(type.name) }
        return ["scene", "windowScene"].contains(base.core.memberName)
    }

    // MARK: Entries

    /// Where an activity is given entries: by the class that takes it, by a helper of it, or by the function that made it.
    private func entries(of taken: TakenActivity) -> Location? {
        let others = program.family(of: taken.owner).flatMap { program.functions(of: $0) }.filter { $0 != taken.function && $0.fact.words.mayHold("userActivity") }
        if let location = ([taken.function] + others).lazy.compactMap({ self.entries(of: taken, givenBy: $0) }).first { return location }
        if let maker = maker(of: taken.value, at: taken.place) { return entries(givenBy: maker, depth: 0) }
        // An activity that is shared with the scene got what it has elsewhere.
        guard isActivityOfScene(taken.value, at: taken.place) else { return nil }
        let entry = activityEntries.first { program.unit(of: $0.function) == program.unit(of: taken.function) && givesToScene($0.function) }
        return entry.map { $0.function.location($0.key.range) }
    }

    /// Whether a body gives an activity to a scene, or something to the scene's.
    private func givesToScene(_ function: Function) -> Bool {
        sites(in: function).contains { site in
            let place = Place(site, in: function)
            return switch site.kind {
            case .assignment(let target, _, _): isActivityOfScene(target, at: place)
            case .call(let call): call.receiver.map { isActivityOfScene($0, at: place) } ?? false
            case .local, .returns, .forced, .cast, .attempt, .element: false
            }
        }
    }

    private func entries(of taken: TakenActivity, givenBy function: Function) -> Location? {
        func isMeant(_ expression: Expression, at place: Place) -> Bool {
            isOwnActivity(expression, at: place) || entity(expression, at: place).map { $0 == taken.entity(in: self) } ?? false
        }
        for site in sites(in: function) where !site.mayRunLater {
            let place = Place(site, in: function)
            func isUserInfo(_ expression: Expression) -> Bool {
                guard case .member(let base, let name) = expression.core.kind, name.text == "userInfo" else { return false }
                return isMeant(base, at: place)
            }
            switch site.kind {
            case .assignment(let target, _, let value):
                if isUserInfo(target), !value.isEmptyDictionary { return function.location(target.range) }
                if case .element(let base, _) = target.core.kind, isUserInfo(base) { return function.location(target.range) }
            case .call(let call):
                if call.name.hasPrefix("addUserInfoEntries"), let receiver = call.receiver, isMeant(receiver, at: place) {
                    return function.location(call.nameRange)
                }
                guard call.arguments.contains(where: { isMeant($0.value, at: place) }), let helper = program.calledFunction(call, at: place) else { continue }
                if let entry = activityEntries.first(where: { $0.function == helper }) { return helper.location(entry.key.range) }
            default:
                continue
            }
        }
        return nil
    }

    /// Where a function fills an activity that it makes, itself or through another one.
    private func entries(givenBy maker: Function, depth: Int) -> Location? {
        if let entry = activityEntries.first(where: { $0.function == maker }) { return maker.location(entry.key.range) }
        for site in sites(in: maker) where !site.mayRunLater {
            if let call = site.call, call.name.hasPrefix("addUserInfoEntries"), call.firstUnlabelled.map({ !$0.isEmptyDictionary }) ?? !call.arguments.isEmpty,
                call.receiver.map({ program.type(of: $0, at: Place(site, in: maker))?.unwrapped.name == "NSUserActivity" }) ?? false
            {
                return maker.location(call.nameRange)
            }
            guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let name) = target.kind, name.text == "userInfo",
                !value.isEmptyDictionary, program.type(of: base, at: Place(site, in: maker))?.unwrapped.name == "NSUserActivity"
            else { continue }
            return maker.location(name.range)
        }
        guard depth < 4 else { return nil }
        return exits(of: maker).lazy.compactMap { exit in
            self.maker(of: exit.value, at: Place(exit.site, in: maker)).flatMap { $0 == maker ? nil : self.entries(givenBy: $0, depth: depth + 1) }
        }.first
    }

    /// The function of the project that a value comes from.
    private func maker(of value: Expression, at place: Place) -> Function? {
        place.origins(of: value).lazy.compactMap { origin -> Function? in
            guard case .call(let call) = origin.value.kind else { return nil }
            // `.main()`: an activity is expected.
            if call.callee.mayBeImplicit { return self.program.method(call, addedTo: "NSUserActivity") }
            return self.program.calledFunction(call, at: origin.place)
        }.first
    }

    // MARK: Restoration

    /// Where the activity is handed out to be saved, and whether as that of the scene, which other responders may share.
    private func use(of taken: TakenActivity, _ handedOut: [HandedOutActivities]) -> (location: Location, isOfScene: Bool)? {
        let family = program.family(of: taken.owner)
        if let saver = handedOut.first(where: { !$0.addsEntries && !$0.owners.isDisjoint(with: family) }) { return (saver.function.location, false) }
        let ofScene = handedOut.first { !$0.addsEntries && $0.isOfScene && program.unit(of: $0.function) == program.unit(of: taken.function) }
        if let ofScene, isActivityOfScene(taken.value, at: taken.place) { return (ofScene.function.location, true) }
        for function in program.functions(mentioningAnyOf: ["userActivity"]) where function.type.map(family.contains) ?? false {
            for site in sites(in: function) {
                guard case .assignment(let target, nil, let value) = site.kind else { continue }
                let place = Place(site, in: function)
                guard isOwnActivity(value, at: place) || entity(value, at: place).map({ $0 == taken.entity(in: self) }) ?? false else { continue }
                if target.memberName == "stateRestorationActivity" { return (function.location(target.range), false) }
                // Kept somewhere, from where it is handed out.
                if let property = entity(target, at: place), let saver = handedOut.first(where: { !$0.addsEntries && $0.properties.contains(property) }) {
                    return (saver.function.location, false)
                }
                if let ofScene, isActivityOfScene(target, at: place) { return (ofScene.function.location, true) }
            }
        }
        return nil
    }

    /// Whether an override, or the activity's delegate, may add the entries again.
    private func mayBeRefilled(_ taken: TakenActivity, _ isOfScene: Bool) -> Bool {
        let unit = program.unit(of: taken.function)
        let family = program.family(of: taken.owner)
        let refills = program.functions.contains { function in
            switch function.fact.name {
            case "updateUserActivityState":
                (function.type.map(family.contains) ?? true || isOfScene && program.unit(of: function) == unit) && !fillsTooLate(function)
            case "userActivityWillSave": !fillsTooLate(function)
            default: false
            }
        }
        return refills || program.hasUnreadCode(inUnit: unit) || sites(in: taken.function).contains { site in
            guard case .assignment(let target, nil, _) = site.kind, case .member(let base, let name) = target.kind, name.text == "delegate" else { return false }
            let place = Place(site, in: taken.function)
            return isOwnActivity(base, at: place) || entity(base, at: place).map { $0 == taken.entity(in: self) } ?? false
        }
    }
}

extension App {
    /// Whether a method that is to fill an activity does so on another turn of the run loop alone, when it has been saved.
    fileprivate func fillsTooLate(_ function: Function) -> Bool {
        guard let activity = function.fact.parameters.first?.name else { return false }
        let sites = sites(in: function)
        let later = sites.compactMap(\.call).filter { ["async", "asyncAfter", "Task", "dispatch_async", "dispatch_after"].contains($0.name) }
            .flatMap { $0.arguments.compactMap { if case .closure = $0.value.kind { $0.value.range } else { nil } } }
        guard !later.isEmpty else { return false }
        // Whatever has the activity in hand may fill it.
        let uses = sites.filter { site in
            switch site.kind {
            case .assignment(let target, _, let value): target.mentions(activity) || value.mentions(activity)
            case .call(let call): call.arguments.contains { $0.value.core.isName(activity) } || call.receiver?.mentions(activity) ?? false || call.asksSuper
            case .local(let local): local.value?.mentions(activity) ?? false
            case .returns, .forced, .cast, .attempt, .element: false
            }
        }
        return uses.allSatisfy { use in later.contains { $0.contains(use.range) } }
    }
}

extension Expression {
    fileprivate func mentions(_ name: String) -> Bool { contains { $0.isName(name) } }
}

/// An activity at the place where a responder takes it for its own.
private struct TakenActivity {
    let value: Expression
    let site: Site
    let function: Function
    let owner: Type

    var place: Place { Place(site, in: function) }

    /// The local that holds it.
    func entity(in app: App) -> Entity? {
        guard case .name = value.core.kind else { return nil }
        return app.entity(value, at: place)
    }
}

/// Whose activity a scene's delegate hands out.
private struct HandedOutActivities {
    let function: Function
    /// The classes of the responders whose activity it is.
    private(set) var owners: Set<Type> = []
    private(set) var isOfScene = false
    /// The properties that it may be taken out of.
    private(set) var properties: Set<Entity> = []
    /// Somebody on the way gives it entries, whatever becomes of these.
    private(set) var addsEntries = false
    private let app: App

    init(by function: Function, in app: App) {
        self.function = function
        self.app = app
        follow(function, depth: 0)
    }

    private mutating func follow(_ function: Function, depth: Int) {
        guard depth < 6 else { return }
        if app.activityEntries.contains(where: { $0.function == function }) { addsEntries = true }
        for exit in app.exits(of: function) { follow(exit.value, at: Place(exit.site, in: function), depth: depth) }
    }

    private mutating func follow(_ value: Expression, at place: Place, depth: Int) {
        var open = [(value: value, place: place)]
        var seen: Set<SourceRange> = []
        while let next = open.popLast() {
            let (value, place) = (next.value.core, next.place)
            guard seen.insert(value.range).inserted else { continue }
            if app.isActivityOfScene(value, at: place) {
                isOfScene = true
                continue
            }
            if app.isOwnActivity(value, at: place), let type = place.type { owners.insert(type) }
            if let entity = app.entity(value, at: place), case .property = entity { properties.insert(entity) }
            switch value.kind {
            case .name(let name):
                if let first = place.firstValue(of: name) {
                    open.append(first)
                } else if place.locals?.lookUp(name) == nil, let type = place.type {
                    followGetter(of: name, in: type, depth: depth)
                }
            case .member(let base, let name):
                guard let type = app.program.type(of: base, at: place)?.projectType else { continue }
                if name.text == "userActivity", app.program.isController(type) || app.program.isView(type) { owners.insert(type) }
                followGetter(of: name.text, in: type, depth: depth)
            case .call(let call):
                if let called = app.program.calledFunction(call, at: place) { follow(called, depth: depth + 1) }
            case .binary(let first, "??", let second), .ternary(_, let first, let second):
                open += [(second, place), (first, place)]
            default:
                break
            }
        }
    }

    private mutating func followGetter(of name: String, in type: Type, depth: Int) {
        let getters = app.program.lineage(of: type).flatMap { app.program.functions(of: $0) }.filter { $0.property?.name == name && $0.fact.kind == .getter }
        for getter in getters.prefix(1) { follow(getter, depth: depth + 1) }
    }
}

extension Expression {
    fileprivate var isEmptyDictionary: Bool {
        switch core.kind {
        case .nilLiteral: true
        case .dictionary(let entries): entries.isEmpty
        default: false
        }
    }
}
