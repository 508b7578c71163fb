import Syntax

/// A property of the project's own that holds the activity which a method hands out.
struct ActivityKeeper {
    let owner: Type
    let property: PropertyFact
}

/// A property of the project's own that holds an activity which a method may hand out, as it is reached from the object around.
struct ActivityOnTheWay {
    let owner: Type
    let property: String
    /// From the object's own property to this one: `coordinator`, `manager`, `activity`.
    let path: [String]
    /// The method and the getters that lead there.
    let ways: [Function]
}

extension App {
    /// Every stored property that a method may hand an activity out of, by what it returns, and by getters that it asks for that.
    func activitiesOnTheWay(from saver: Function) -> [ActivityOnTheWay] {
        var found: [ActivityOnTheWay] = []
        var open: [(function: Function, path: [String], ways: [Function])] = [(saver, [], [saver])]
        while let next = open.popLast() {
            for exit in exits(of: next.function) {
                for (value, place) in Place(exit.site, in: next.function).origins(of: exit.value) {
                    guard let path = path(of: value, at: place), let (owner, property) = ownProperty(value, at: place) else { continue }
                    let whole = next.path + path
                    guard property.isComputed else {
                        found.append(ActivityOnTheWay(owner: owner, property: property.name, path: whole, ways: next.ways))
                        continue
                    }
                    guard next.ways.count < 6, let getter = program.getter(ofProperty: property.name, in: owner) else { continue }
                    open.append((getter, Array(whole.dropLast()), next.ways + [getter]))
                }
            }
        }
        return found
    }

    /// The names by which an object reaches what an expression names, if properties of its own lead there alone; none for itself.
    func path(of expression: Expression, at place: Place) -> [String]? {
        switch expression.core.kind {
        case .selfReference: return []
        case .name(let name):
            guard place.locals?.lookUp(name) != nil else { return ownProperty(expression, at: place).map { [$0.property.name] } }
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
            let isOther =
                property.modifiers.contains(.isWeak)
                || property.attributes.contains { !["IBOutlet", "objc", "nonobjc", "MainActor"].contains($0) }
                || program.descendants(of: owner).contains {
                    $0.property(property.name) != nil
                }
            return isOther ? nil : ActivityKeeper(owner: owner, property: property)
        }
        let getter = program.functions(of: owner).filter { $0.property?.name == property.name && $0.fact.kind == .getter }.onlyElement
        guard let getter, let exit = exits(of: getter).onlyElement else { return nil }
        return activityKeeper(exit.value, at: Place(exit.site, in: getter), depth: depth + 1)
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
        guard let keeper = activityKeeper(of: saver), program.unitOfFile[saver.file] == unit else { return nil }
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
