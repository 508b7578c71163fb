import Syntax

/// A property of the project's own that holds the activity which a method hands out.
struct ActivityKeeper {
    let owner: Type
    let property: PropertyFact
}

/// What a method may hand out as an activity: what a stored property holds, as it is reached from the object around, or nothing.
struct ActivityOnTheWay {
    /// From the object's own property to this one: `coordinator`, `manager`, `activity`; `nil` for what no property holds.
    let path: [String]?
    /// The method and the getters that lead there.
    let ways: [Function]
}

extension App {
    /// All that a method may hand out, by what it returns and by getters that it asks for that; `nil` where anything else may be made or found
    /// on the way, or a subclass may have a way of its own.
    func activitiesOnTheWay(from saver: Function) -> [ActivityOnTheWay]? {
        guard !program.isOverridden(saver) else { return nil }
        var found: [ActivityOnTheWay] = []
        var open: [(function: Function, path: [String], ways: [Function])] = [(saver, [], [saver])]
        while let next = open.popLast() {
            for exit in exits(of: next.function) {
                for (value, place) in Place(exit.site, in: next.function).origins(of: exit.value) {
                    if value.isNil || isBareActivity(value, at: place) {
                        found.append(ActivityOnTheWay(path: nil, ways: next.ways))
                        continue
                    }
                    guard let path = path(of: value, at: place), let (owner, property) = ownProperty(value, at: place),
                        !program.descendants(of: owner).contains(where: { $0.property(property.name) != nil }),
                        !property.accessors.contains(where: { $0.kind == .observer })
                    else { return nil }
                    let whole = next.path + path
                    // Objective-C has getters of stored properties, too.
                    let getter = program.getter(ofProperty: property.name, in: owner).flatMap { $0.isInitialValue ? nil : $0 }
                    guard property.isComputed || getter != nil && !next.ways.contains(where: { $0 == getter }) else {
                        found.append(ActivityOnTheWay(path: whole, ways: next.ways))
                        continue
                    }
                    guard next.ways.count < 6, let getter else { return nil }
                    open.append((getter, Array(whole.dropLast()), next.ways + [getter]))
                }
            }
        }
        return found
    }

    /// `NSUserActivity(activityType:)` that nobody fills where it is made: a local that is asked for nothing but what tells nothing.
    private func isBareActivity(_ value: Expression, at place: Place) -> Bool {
        guard case .call(let call) = value.core.kind, createdType(call, at: place)?.unwrapped == .named("NSUserActivity"),
            let function = place.function
        else { return false }
        return !function.names(anyOf: ["userInfo", "addUserInfoEntries", "addUserInfoEntriesFromDictionary", "webpageURL"])
    }

    /// The names by which an object reaches what an expression names, if properties of its own lead there alone; none for itself.
    func path(of expression: Expression, at place: Place) -> [String]? {
        switch expression.core.kind {
        case .selfReference: return []
        case .name(let name):
            guard place.locals?.lookUp(name) != nil else { return ownProperty(expression, at: place).map { [$0.property.name] } }
            // A local may be a copy of a structure.
            guard program.type(of: expression, at: place)?.projectType?.kind != .structure else { return nil }
            return place.firstValue(of: name).flatMap { path(of: $0.value, at: $0.place) }
        case .member(let base, let name): return path(of: base, at: place).map { $0 + [name.text] }
        case .optional(let base), .forced(let base): return path(of: base, at: place)
        default: return nil
        }
    }

    /// The property that all a method hands out is in, asked by nothing but the project's own properties; `nil` where anything may be in between.
    func activityKeeper(of saver: Function) -> ActivityKeeper? {
        guard let exit = exits(of: saver).onlyElement else { return nil }
        return activityKeeper(exit.value, at: Place(exit.site, in: saver), depth: 0)
    }

    private func activityKeeper(_ value: Expression, at place: Place, depth: Int) -> ActivityKeeper? {
        guard depth < 4, let (owner, property) = ownProperty(value, at: place) else { return nil }
        guard property.isComputed else {
            return isLeftToItself(property, of: owner) ? ActivityKeeper(owner: owner, property: property) : nil
        }
        let getter = program.functions(of: owner).filter { $0.property?.name == property.name && $0.fact.kind == .getter }.onlyElement
        guard let getter, let exit = exits(of: getter).onlyElement else { return nil }
        return activityKeeper(exit.value, at: Place(exit.site, in: getter), depth: depth + 1)
    }

    private func isLeftToItself(_ property: PropertyFact, of owner: Type) -> Bool {
        !property.modifiers.contains(.isWeak)
            && property.attributes.allSatisfy { ["IBOutlet", "objc", "nonobjc", "MainActor"].contains($0) }
            && !program.descendants(of: owner).contains { $0.property(property.name) != nil }
    }

    /// The properties whose activity a method hands out as long as they have one, in the order in which it asks them, where it has others to
    /// fall back on and asks nothing else: `reading ?? selecting`.
    private func preferredKeepers(of saver: Function, depth: Int = 0) -> [ActivityKeeper] {
        let exits = exits(of: saver)
        let values = exits.flatMap { Place($0.site, in: saver).origins(of: $0.value) }
        if let (value, place) = values.onlyElement {
            guard depth < 4, let (owner, property) = ownProperty(value, at: place), property.isComputed,
                let getter = program.getter(ofProperty: property.name, in: owner)
            else { return [] }
            return preferredKeepers(of: getter, depth: depth + 1)
        }
        var keepers: [ActivityKeeper] = []
        for (value, place) in values where !value.isNil {
            guard let (owner, property) = ownProperty(value, at: place), !property.isComputed, isLeftToItself(property, of: owner) else {
                return []
            }
            if !keepers.contains(where: { $0.property.name == property.name }) {
                keepers.append(ActivityKeeper(owner: owner, property: property))
            }
        }
        let names = Set(keepers.map(\.property.name))
        guard exits.allSatisfy({ $0.site.asksOnly(whetherThereAre: names) }) else { return [] }
        let order = saver.firstMentions(of: names)
        return keepers.sorted { order[$0.property.name] ?? 0 < order[$1.property.name] ?? 0 }.dropLast()
    }

    /// What an expression names, by properties of the project's own alone: `list.manager.activity`, `State.shared.activity`.
    private func ownProperty(_ value: Expression, at place: Place) -> (owner: Type, property: PropertyFact)? {
        let owner: Type?
        let name: String
        switch value.core.kind {
        case .name(let text) where place.locals?.lookUp(text) == nil: (owner, name) = (place.type, text)
        case .member(let base, let member):
            name = member.text
            if base.isSelf {
                owner = place.type
            } else if let type = program.typeValue(of: base, at: place)?.projectType {
                owner = type
            } else {
                owner = ownProperty(base, at: place) == nil ? nil : program.type(of: base, at: place)?.unwrapped.projectType
            }
        default: return nil
        }
        return owner.flatMap { owner in owner.property(name).map { (owner, $0.fact) } }
    }

    /// Where an activity is put into a property when a screen comes, and stays there when that has gone; `nil` where anything may take it away.
    ///
    /// - Parameter doubt: where the property may be given another.
    func staleKeptActivity(inUnit unit: Int, _ saver: Function, _ doubt: inout Silence?) -> StaleActivity? {
        guard program.unitOfFile[saver.file] == unit else { return nil }
        for keeper in activityKeeper(of: saver).map({ [$0] }) ?? preferredKeepers(of: saver) {
            if let stale = staleActivity(in: keeper, inUnit: unit, saver, &doubt) { return stale }
        }
        return nil
    }

    private func staleActivity(in keeper: ActivityKeeper, inUnit unit: Int, _ saver: Function, _ doubt: inout Silence?) -> StaleActivity? {
        let name = keeper.property.name
        let functions = program.functions(mentioningAnyOf: [name, "_" + name]).filter { function in
            let other = program.unit(of: function)
            return (other == unit || !program.unitsWithApp.contains(other)) && !program.isTest(function) && function != saver
        }
        var given: [(site: Site, function: Function, target: SourceRange)] = []
        for function in functions {
            switch gifts(to: keeper, in: function) {
            case .none where mayTake(keeper, in: function): return nil
            case .none: continue
            case .unknown(let range): doubt = doubt ?? Silence(.unknownType, at: function.location(range), about: function.symbol)
            case .taken: return nil
            case .given(let gifts):
                guard !function.connectsScene, !function.restoresScene else { continue }
                given += gifts.map { ($0.site, function, $0.target) }
            }
        }
        guard let first = given.first, isRestoredFromSession(inUnit: unit),
            !program.usesInOutlines(of: name, forUnit: unit, ofFamily: [keeper.owner]).contains(.assigned),
            let screen = screen(thatComesWith: given.map(\.function), unit)
        else { return nil }
        return StaleActivity(screen: screen, function: first.function, range: first.target, saver: saver, keeper: name)
    }

    private enum Gifts {
        case none, taken
        case unknown(SourceRange)
        case given([(site: Site, target: SourceRange)])
    }

    /// What a function puts into the property.
    private func gifts(to keeper: ActivityKeeper, in function: Function) -> Gifts {
        var given: [(site: Site, target: SourceRange)] = []
        for site in sites(in: function) {
            let place = Place(site, in: function)
            guard case .assignment(let target, let operation, let value) = site.kind, target.names(keeper.property.name) else { continue }
            switch isPart(target, of: keeper, at: place) {
            case false?: continue
            case nil: return .unknown(target.range)
            case true?: break
            }
            guard operation == nil, isActivity(value, at: place) else { return .taken }
            given.append((site, target.range))
        }
        return given.isEmpty ? .none : .given(given)
    }

    /// Whether a name or member is the property; `nil` where nobody knows whose it is.
    private func isPart(_ target: Expression, of keeper: ActivityKeeper, at place: Place) -> Bool? {
        guard case .member(let base, _) = target.core.kind, !base.isSelf else {
            guard let type = place.type, target.plainName.map({ place.locals?.lookUp($0) == nil }) ?? true else { return false }
            return program.areRelated(type, keeper.owner)
        }
        if program.typeValue(of: base, at: place)?.projectType == keeper.owner { return true }
        guard let type = program.type(of: base, at: place)?.unwrapped else { return nil }
        guard let own = type.projectType else { return UIKit.isAnything(type.name) ? nil : false }
        return program.areRelated(own, keeper.owner) || own.kind == .protocol
    }

    /// Whether a function that gives the property no activity may change the one that it has, or is there to do so when a screen goes.
    private func mayTake(_ keeper: ActivityKeeper, in function: Function) -> Bool {
        let name = keeper.property.name
        let changing: Set = ["addUserInfoEntries", "addUserInfoEntriesFromDictionary", "invalidate", "userInfo", "setUserInfo"]
        func isIt(_ part: Expression) -> Bool { part.core.names(name) }
        return function.contains { part in
            switch part.kind {
            case .keyPath(let names): names.contains(name)
            case .prefix("&", let base): isIt(base)
            case .assignment(let target, _, _):
                if case .tuple(let parts) = target.core.kind { parts.contains { isIt($0.value) } } else { false }
            case .member(let base, let member): changing.contains(member.text) && isIt(base)
            case .call(let call):
                changing.contains(call.name) && call.receiver.map(isIt) ?? false
                    || call.arguments.contains { $0.isReference && isIt($0.value) }
            default: false
            }
        }
    }

    /// The screen that is shown and goes again, whose coming gives the activity: what gives it is the screen's own, or opens it.
    private func screen(thatComesWith givers: [Function], _ unit: Int) -> Type? {
        guard !givers.contains(where: { UIKit.leavingMethods.contains($0.fact.name) }), let first = givers.first else { return nil }
        if let own = first.type, program.isController(own), givers.allSatisfy({ $0.type == own }), isShownByCode(own, unit) { return own }
        let opened = givers.map(screenOpened)
        guard let screen = opened.first ?? nil, opened.allSatisfy({ $0 == screen }) else { return nil }
        return screen
    }

    /// The project's class of what a function, or each that calls it, pushes or presents.
    private func screenOpened(by function: Function) -> Type? {
        if let own = screenShown(by: function) { return own }
        let callers = possibleCallers(of: function, outside: []).filter { !$0.connectsScene }
        guard let first = callers.first.flatMap(screenShown), callers.allSatisfy({ screenShown(by: $0) == first }) else { return nil }
        return first
    }

    private func screenShown(by function: Function) -> Type? {
        let shown = sites(in: function).compactMap { site -> Type? in
            guard let call = site.call, UIKit.openingMethods.contains(call.name), let screen = call.firstUnlabelled else { return nil }
            return program.type(of: screen, at: Place(site, in: function))?.projectType
        }.first(ofEach: \.id)
        return shown.onlyElement.flatMap { program.isController($0) ? $0 : nil }
    }
}

extension Expression {
    /// `activity`, `self.activity`, `manager?.activity`, or the storage of Objective-C behind one.
    fileprivate func names(_ property: String) -> Bool { core.memberName == property || core.plainName == "_" + property }
}

extension Site {
    /// Whether all that leads there is whether something has one of some names.
    fileprivate func asksOnly(whetherThereAre names: Set<String>) -> Bool {
        func isOne(_ expression: Expression) -> Bool { expression.core.memberName.map(names.contains) ?? false }
        return steps.allSatisfy { step in
            let conditions: [Statement.Condition]
            switch step {
            case .arm(_, _, _, let own): conditions = own
            case .passed(_, let arms): conditions = arms.flatMap(\.conditions)
            default: return false
            }
            return conditions.allSatisfy { condition in
                switch condition {
                case .binding(_, _, let value): isOne(value)
                case .expression(let test):
                    if case .binary(let asked, let relation, let other) = test.core.kind {
                        ["!=", "=="].contains(relation) && isOne(asked) && other.isNil
                    } else {
                        isOne(test)
                    }
                case .pattern, .availability, .compilation: false
                }
            }
        }
    }
}

extension Function {
    /// By name, where a body says it first.
    fileprivate func firstMentions(of names: Set<String>) -> [String: UInt32] {
        var found: [String: UInt32] = [:]
        _ = contains { part in
            if let name = part.memberName, names.contains(name) { found[name] = min(found[name] ?? part.range.end, part.range.end) }
            return false
        }
        return found
    }
}
