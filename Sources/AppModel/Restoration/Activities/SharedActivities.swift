import Syntax

/// An activity of which the whole app has one, and which a delegate hands out for every scene (F1).
public struct SharedActivity: Sendable {
    /// The method that hands it out, and where.
    public let saver: Function
    public let range: SourceRange
    /// The property that holds it, as its users name it: `Current.activity`.
    public let property: String
    /// Where a screen gives it one.
    public let gift: Location
    /// Some scenes may have an activity of their own, which is handed out then.
    public let isFallback: Bool
}

/// A stored property that there is one of: static, global, of the application's delegate, or of an object that a static property holds.
private struct SharedProperty: Equatable {
    let owner: Type?
    let fact: PropertyFact

    static func == (left: SharedProperty, right: SharedProperty) -> Bool {
        left.owner == right.owner && left.fact.name == right.fact.name && left.fact.nameRange == right.fact.nameRange
    }

    /// Whether it holds an activity, and is no more than its storage. An observer is looked into like every function that names it.
    var isPlain: Bool {
        !fact.isComputed && !fact.modifiers.contains(.isWeak) && fact.type?.unwrapped.name == "NSUserActivity"
            && fact.attributes.allSatisfy { ["objc", "nonobjc", "MainActor"].contains($0) }
    }
}

extension App {
    /// One for each app, in path order. Only of apps that may have several scenes at a time, whose one saving method knows nothing of its
    /// scene, and where nobody who names the property does.
    public func sharedActivities(_ silences: inout Silences) -> [SharedActivity] {
        let savers = program.functions.filter { $0.savesScene && !program.isTest($0) }
        let units = savers.map(program.unit).first(ofEach: \.self).filter(program.unitsWithApp.contains)
        return units.compactMap { unit in
            guard let saver = savers.filter({ program.unit(of: $0) == unit }).onlyElement, let delegate = saver.type,
                let handed = sharedActivity(handedOutBy: saver), isRestoredFromSession(inUnit: unit),
                program.mayHaveSeveralScenes(inUnit: unit),
                let gift = giftOfScreen(to: handed.property, besides: saver, inUnit: unit),
                !silences.note(program.silence(onCodeOf: unit)), !silences.note(program.silence(onAncestorsOf: delegate))
            else { return nil }
            return SharedActivity(
                saver: saver, range: handed.value.range,
                property: program.spelling(of: handed.value) ?? handed.property.fact.name, gift: gift,
                isFallback: handed.isFallback
                    && functions(ofUnit: unit, mentioning: "userActivity").contains(where: mayGiveSceneAnActivity))
        }
    }

    /// What a method hands out, if that is a shared property, the scene's own activity or nothing, and hangs on no more than which is there.
    private func sharedActivity(handedOutBy saver: Function) -> (property: SharedProperty, value: Expression, isFallback: Bool)? {
        let exits = exits(of: saver)
        let chooses = saver.contains { if case .ternary = $0.kind { true } else { false } }
        guard !chooses, sites(in: saver).allSatisfy(\.onlyLooks) else { return nil }
        let origins = exits.flatMap { Place($0.site, in: saver).origins(of: $0.value) }.filter { !$0.value.isNil }
        let others = origins.filter { !isActivityOfScene($0.value, at: $0.place) }
        guard let first = others.first, let property = sharedProperty(first.value, at: first.place), property.isPlain else { return nil }
        func isOneOfThem(_ value: Expression, _ place: Place) -> Bool {
            place.origins(of: value).allSatisfy {
                $0.value.isNil || isActivityOfScene($0.value, at: $0.place) || sharedProperty($0.value, at: $0.place) == property
            }
        }
        func isAsked(_ test: Expression, _ place: Place) -> Bool {
            switch test.kind {
            case .binary(let left, "!=", let right), .binary(let left, "==", let right):
                isOneOfThem(left, place) && isOneOfThem(right, place)
            default: isOneOfThem(test, place) || isWindowScene(test, at: place)
            }
        }
        guard others.allSatisfy({ isOneOfThem($0.value, $0.place) }),
            exits.allSatisfy({ exit in exit.site.tests.allSatisfy { isAsked($0, Place(exit.site, in: saver)) } })
        else { return nil }
        return (property, first.value, others.count < origins.count)
    }

    private func sharedProperty(_ value: Expression, at place: Place) -> SharedProperty? {
        let value = value.core
        switch program.reference(value, at: place) {
        case .global(let fact, _)?: return SharedProperty(owner: nil, fact: fact)
        case .property(_, let fact, let owner)? where fact.modifiers.contains(.isStatic): return SharedProperty(owner: owner, fact: fact)
        default: break
        }
        guard case .member(let base, let name) = value.kind,
            let owner = program.type(of: base, at: place)?.unwrapped.projectType, owner.kind == .class,
            isDelegateOfApplication(owner) || isHeldByStatic(base, at: place),
            let found = owner.property(name.text, isStatic: false)
        else { return nil }
        return SharedProperty(owner: owner, fact: found.fact)
    }

    /// Of which an app has one object. One that is its scenes' delegate as well has more.
    private func isDelegateOfApplication(_ type: Type) -> Bool { program.adopts(type, "UIApplicationDelegate") && !isSceneDelegate(type) }

    private func isHeldByStatic(_ object: Expression, at place: Place) -> Bool {
        guard case .property(_, let holder, _)? = program.reference(object.core, at: place) else { return false }
        return holder.modifiers.contains(.isStatic) && !holder.isComputed
    }

    // MARK: Those who name it

    /// Where a screen puts an activity into the property; `nil` where anybody who names that may do so for a scene.
    private func giftOfScreen(to property: SharedProperty, besides saver: Function, inUnit unit: Int) -> Location? {
        let name = property.fact.name
        var gift: Location?
        for function in functions(ofUnit: unit, mentioning: name) where function != saver && function.names(anyOf: [name]) {
            let writes = sites(in: function).filter { site in
                guard case .assignment(let target, _, _) = site.kind, target.core.memberName == name else { return false }
                return isProperty(property, target, at: Place(site, in: function)) ?? true
            }
            let isNamed = !writes.isEmpty || function.contains { isProperty(property, $0, at: Place(function, nil)) ?? false }
            guard isNamed, !function.connectsScene, !function.restoresScene else { continue }
            // A scene that connects shows what it restores.
            let running = (writes.isEmpty ? [function] : functionsThatRun(function)).filter { !$0.connectsScene && !$0.restoresScene }
            guard !running.contains(where: knowsScene) else { return nil }
            let isOfScreen = running.contains { $0.type.map(isScreen) ?? false }
            for site in writes {
                guard case .assignment(let target, nil, let value) = site.kind else { return nil }
                if gift == nil, isOfScreen, !value.isNil { gift = function.location(target.range) }
            }
        }
        return gift
    }

    /// A function and all that may call it, in however many steps. An override is called by UIKit.
    private func functionsThatRun(_ function: Function) -> [Function] {
        var found = [function]
        var next = 0
        while next < found.count {
            let called = found[next]
            next += 1
            guard !called.fact.modifiers.contains(.overrides) else { continue }
            found += possibleCallers(of: called, outside: found)
            found += program.functions(naming: [called.fact.name]).filter { isOfFamily($0, of: called) && !found.contains($0) }
        }
        return found
    }

    private func isOfFamily(_ function: Function, of other: Function) -> Bool {
        guard let type = function.type, let second = other.type else { return false }
        return program.areRelated(type, second)
    }

    /// Whether an expression is the property; `nil` where nobody knows whose it is.
    private func isProperty(_ property: SharedProperty, _ part: Expression, at place: Place) -> Bool? {
        guard part.core.memberName == property.fact.name else { return false }
        if let found = sharedProperty(part, at: place) { return found == property }
        guard case .member(let base, _) = part.core.kind else {
            return place.type != nil && place.type == property.owner && place.locals?.lookUp(property.fact.name) == nil
        }
        if base.isSelf { return place.type == property.owner }
        guard let type = program.type(of: base, at: place)?.unwrapped else {
            return program.typeValue(of: base, at: place) == nil ? nil : false
        }
        return type.projectType.map { $0 == property.owner } ?? (UIKit.isAnything(type.name) ? nil : false)
    }

    private func isScreen(_ type: Type) -> Bool { program.isController(type) || program.isView(type) || program.adopts(type, "View") }

    /// Whether a function may tell scenes apart: it is one of theirs, or asks for one.
    private func knowsScene(_ function: Function) -> Bool {
        let isOfScene = function.type.map { type in
            ["UISceneDelegate", "UIWindowSceneDelegate"].contains { program.adopts(type, $0) } || program.inherits(type, from: "UIScene")
        }
        if isOfScene ?? false || function.names(anyOf: SharedActivity.wordsOfScenes) { return true }
        // A scene's notifications may be what it waits for.
        return function.type.map { type in program.functions(of: type).contains { $0.names(anyOf: ["UIScene"]) } } ?? false
    }

    private func mayGiveSceneAnActivity(_ function: Function) -> Bool {
        sites(in: function).contains { site in
            guard case .assignment(let target, _, let value) = site.kind, !value.isNil else { return false }
            return activityOwner(target, at: Place(site, in: function)) != .other
        }
    }

    /// Those of an app and of the libraries that it may use.
    private func functions(ofUnit unit: Int, mentioning name: String) -> [Function] {
        program.functions(mentioningAnyOf: [name]).filter { function in
            let other = program.unit(of: function)
            return (other == unit || !program.unitsWithApp.contains(other)) && !program.isTest(function)
        }
    }
}

extension SharedActivity {
    fileprivate static let wordsOfScenes: Set<String> = [
        "scene", "windowScene", "session", "persistentIdentifier", "connectedScenes", "openSessions", "activationState", "isKeyWindow",
        "keyWindow", "requestSceneSessionDestruction", "scenePhase",
    ]
}

extension Site {
    /// Whether nothing happens there that changes anything.
    fileprivate var onlyLooks: Bool {
        switch kind {
        case .call(let call): call.logs || UIKit.loggingCalls.contains(call.name)
        case .assignment, .attempt, .element: false
        case .local, .returns, .forced, .cast, .range: true
        }
    }
}
