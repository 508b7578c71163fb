import Syntax

/// State that a scene's delegate takes away as the scene goes, which may connect again (F18).
public struct StateRemovedWithScene: Sendable {
    public enum Kind: Sendable {
        /// The session's activity, when the scene has been disconnected.
        case session
        /// The scene's, before it is handed out to be saved.
        case scene
        /// One that a property holds, before it is handed out from there.
        case kept(property: String)
        /// What user defaults hold under a key.
        case stored(key: String)
    }

    public let kind: Kind
    public let function: Function
    public let range: SourceRange
    /// Where it would be restored, or handed out.
    public let asked: Location

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such place under no condition, in the order of the functions.
    public func statesRemovedWithScenes() -> [StateRemovedWithScene] {
        program.functions.filter { UIKit.sceneLeavingMethods.contains($0.fact.name) && !program.isTest($0) }.flatMap { function in
            guard let delegate = function.type, isSceneDelegate(delegate) else { return [StateRemovedWithScene]() }
            return methodsRunning(whenever: function, of: delegate).flatMap { running in
                certainSites(in: running.function).compactMap { removedState(at: $0, in: running, during: function, of: delegate) }
            }
        }.first { [$0.function.id, Int($0.range.start)] }
    }

    /// A method that runs, and on which of the objects that the delegate has.
    private struct RunningMethod {
        let function: Function
        /// The names of the properties that lead from the delegate to the object; none for the delegate itself.
        let path: [String]
    }

    /// What a method of a delegate has run under no condition, on the delegate itself and on what its properties lead to.
    private func methodsRunning(whenever function: Function, of delegate: Type) -> [RunningMethod] {
        var running = [RunningMethod(function: function, path: [])]
        var next = 0
        while next < running.count, running.count < App.manyMethods {
            let caller = running[next]
            next += 1
            for site in certainSites(in: caller.function) {
                guard let call = site.call, !call.asksSuper, let method = methodAlone(calledBy: call, at: Place(site, in: caller.function)),
                    let path = call.receiver.map({ path(of: $0, at: Place(site, in: caller.function)) }) ?? [],
                    !running.contains(where: { $0.function == method && $0.path == caller.path + path })
                else { continue }
                running.append(RunningMethod(function: method, path: caller.path + path))
            }
        }
        return running
    }

    private static let manyMethods = 32

    /// The method that a call surely means, whichever class the receiver is of.
    private func methodAlone(calledBy call: Call, at place: Place) -> Function? {
        guard let method = program.calledFunction(call, at: place), !method.isStatic, let owner = method.type else { return nil }
        if owner.kind != .protocol { return program.isOverridden(method) ? nil : method }
        // What an extension adds to a protocol runs where no class has a version of its own.
        let receiver = call.receiver.map { program.type(of: $0, at: place)?.unwrapped.projectType } ?? place.type
        guard let receiver, receiver.kind == .class else { return nil }
        let hasOwn = program.family(of: receiver).contains { type in
            program.functions(named: method.fact.name, of: type).contains { $0.fact.fullName == method.fact.fullName }
        }
        return hasOwn ? nil : method
    }

    /// What happens whenever a function runs, before it returns.
    private func certainSites(in function: Function) -> [Site] {
        sites(in: function).filter { isAlwaysReached($0) && !$0.mayRunLater && !$0.isLooped }
    }

    /// - Parameter leaving: the method by which the scene goes, which may have called the function.
    private func removedState(
        at site: Site, in running: RunningMethod, during leaving: Function, of delegate: Type
    ) -> StateRemovedWithScene? {
        let function = running.function
        let own = program.family(of: delegate).flatMap { program.functions(of: $0) }
        let place = Place(site, in: function)
        func removed(_ kind: StateRemovedWithScene.Kind, _ range: SourceRange, _ asked: Location?) -> StateRemovedWithScene? {
            asked.map { StateRemovedWithScene(kind: kind, function: function, range: range, asked: $0) }
        }
        switch site.kind {
        case .assignment(let target, nil, let value) where value.isNil && target.memberName == "stateRestorationActivity":
            guard leaving.fact.name == "sceneDidDisconnect" else { return nil }
            return removed(.session, target.range, placeThatAsksSession(among: own))
        case .assignment(let target, nil, let value) where value.isNil && isActivityOfScene(target, at: place):
            // When the scene has been disconnected its activity is saved already.
            guard leaving.fact.name != "sceneDidDisconnect", placeThatAsksSession(among: own) != nil,
                let saver = own.first(where: { $0.savesScene && handsOutActivityOfSceneAlone($0) }),
                !functions(runAfter: leaving, among: own).contains(where: givesSceneAnActivity)
            else { return nil }
            return removed(.scene, target.range, saver.location)
        case .assignment(let target, nil, let value) where value.isNil:
            guard leaving.fact.name != "sceneDidDisconnect", let path = path(of: target, at: place), let name = path.last,
                placeThatAsksSession(among: own) != nil, let (saver, ways) = handsOut(running.path + path, own, leaving, of: delegate),
                case let later = functions(runAfter: leaving, among: own), hearsNobodyElse(whenever: later, of: delegate),
                !isGivenAgain(name, by: later + ways)
            else { return nil }
            return removed(.kept(property: name), target.range, saver.location)
        case .call(let call):
            // Somebody else may hear of the background too, and save.
            guard leaving.fact.name == "sceneDidDisconnect", let key = removedKey(call, at: place), let text = key.text,
                !functions(runAfter: leaving, among: own).contains(where: { writes(key, $0) }), isStateOfScreens(key, of: delegate)
            else { return nil }
            return removed(.stored(key: text), call.nameRange, placeThatReads(key, among: own))
        case .assignment, .local, .returns, .forced, .cast, .attempt, .element, .range:
            return nil
        }
    }

    /// Who hands out the activity that a property holds, with the getters on the way to it, and nothing else but what is taken away as well.
    private func handsOut(
        _ path: [String], _ own: [Function], _ leaving: Function, of delegate: Type
    ) -> (saver: Function, ways: [Function])? {
        let savers = own.filter(\.savesScene)
        let handedOut = savers.map { activitiesOnTheWay(from: $0) }
        guard let saver = savers.first, !handedOut.contains(where: { $0 == nil }) else { return nil }
        let paths = handedOut.flatMap { $0 ?? [] }
        let removed = methodsRunning(whenever: leaving, of: delegate).flatMap { running in
            certainSites(in: running.function).compactMap { site -> [String]? in
                guard case .assignment(let target, nil, let value) = site.kind, value.isNil else { return nil }
                return self.path(of: target, at: Place(site, in: running.function)).map { running.path + $0 }
            }
        }
        guard paths.contains(where: { $0.path == path }), paths.compactMap(\.path).allSatisfy(removed.contains) else { return nil }
        return (saver, paths.flatMap(\.ways).first(ofEach: \.id))
    }

    /// Whether what a scene's delegate does as the scene goes is all in sight: nobody is told of it who could keep an activity again.
    private func hearsNobodyElse(whenever leaving: [Function], of delegate: Type) -> Bool {
        guard program.functions(mentioningAnyOf: UIKit.notificationsOfLeaving).isEmpty else { return false }
        return leaving.flatMap { methodsRunning(whenever: $0, of: delegate) }.map(\.function).first(ofEach: \.id).allSatisfy { function in
            sites(in: function).allSatisfy { site in
                guard let call = site.call, !call.asksSuper else { return true }
                return UIKit.waysToUseActivities.contains(call.name) || UIKit.loggingCalls.contains(call.name)
                    || program.calledFunction(call, at: Place(site, in: function)) != nil
            }
        }
    }

    /// Whether some functions, or what these call, may give a property something else than nil.
    private func isGivenAgain(_ property: String, by functions: [Function]) -> Bool {
        var seen = Set(functions)
        var open = functions
        while let function = open.popLast() {
            for site in sites(in: function) {
                if case .assignment(let target, _, let value) = site.kind, !value.isNil, target.memberName == property { return true }
                guard let call = site.call, let called = program.calledFunction(call, at: Place(site, in: function)),
                    seen.insert(called).inserted
                else { continue }
                open.append(called)
            }
        }
        return false
    }

    /// Whether a method has nothing to hand out where its scene has no activity.
    private func handsOutActivityOfSceneAlone(_ saver: Function) -> Bool {
        exits(of: saver).onlyElement.map { isActivityOfScene($0.value, at: Place($0.site, in: saver)) } ?? false
    }

    private func placeThatAsksSession(among functions: [Function]) -> Location? {
        functions.lazy.filter(\.connectsScene).compactMap { function in
            self.sites(in: function).lazy.compactMap { site -> Location? in
                let parts: [Expression] =
                    switch site.kind {
                    case .call(let call): call.arguments.map(\.value)
                    case .assignment(_, _, let value): [value]
                    case .local(let local): local.value.map { [$0] } ?? []
                    case .returns(let value), .forced(let value), .cast(let value, _, _), .attempt(_, let value), .element(let value, _):
                        [value]
                    case .range(let first, let last): [first, last]
                    }
                let isAsked = (parts + site.tests).contains { $0.contains { $0.memberName == "stateRestorationActivity" } }
                return isAsked ? function.location : nil
            }.first
        }.first
    }

    func givesSceneAnActivity(_ function: Function) -> Bool {
        sites(in: function).contains { site in
            guard case .assignment(let target, _, let value) = site.kind, !value.isNil else { return false }
            return isActivityOfScene(target, at: Place(site, in: function))
        }
    }

    /// The methods that run from one on by which a scene goes: it, the later ones, what hands the activity out, and what these call.
    private func functions(runAfter earlier: Function, among own: [Function]) -> [Function] {
        let later = UIKit.sceneLeavingMethods.drop { $0 != earlier.fact.name }
        let entered = own.filter { later.contains($0.fact.name) || $0.savesScene }
        return entered
            + entered.flatMap { function in
                sites(in: function).compactMap { site in site.call.flatMap { program.calledFunction($0, at: Place(site, in: function)) } }
            }
    }

    // MARK: User defaults

    /// What a call removes from user defaults.
    private func removedKey(_ call: Call, at place: Place) -> StringValue? {
        guard call.receiver.map({ isUserDefaults($0, at: place) }) ?? false else { return nil }
        switch call.name {
        case "removeObject": return call.argument("forKey").map { program.string($0, at: place) }
        case "set" where call.firstUnlabelled?.isNil == true: return call.argument("forKey").map { program.string($0, at: place) }
        case "removeObjectForKey": return call.firstUnlabelled.map { program.string($0, at: place) }
        default: return nil
        }
    }

    func isUserDefaults(_ receiver: Expression, at place: Place) -> Bool {
        if ["UserDefaults", "NSUserDefaults"].contains(program.type(of: receiver, at: place)?.unwrapped.name) { return true }
        guard case .member(let base, let name) = receiver.core.kind else { return false }
        return ["standard", "standardUserDefaults"].contains(name.text) && ["UserDefaults", "NSUserDefaults"].contains(base.memberName)
    }

    /// Whether something else than the connecting of a scene writes a key: a mark that is set as a scene connects, and is found again where it
    /// ended without disconnecting, is no state of what was shown.
    private func isStateOfScreens(_ key: StringValue, of delegate: Type) -> Bool {
        program.functions.contains { function in
            program.unit(of: function) == delegate.unit && !program.isTest(function) && !function.connectsScene
                && App.writersOfDefaults.contains { function.fact.words.mayHold($0) } && writes(key, function)
        }
    }

    static let writersOfDefaults = ["set", "setValue", "setObject", "setInteger", "setDouble", "setFloat", "setURL"]

    /// Whether a function gives the defaults something under a key, as far as the text tells.
    func writes(_ key: StringValue, _ function: Function) -> Bool {
        sites(in: function).contains { site in
            guard let call = site.call, call.name.hasPrefix("set"), call.receiver != nil, call.firstUnlabelled?.isNil != true,
                let last = call.arguments.last
            else { return false }
            return program.string(last.value, at: Place(site, in: function)).mayEqual(key)
        }
    }

    /// Where a key is read as the scene connects, or by a method that is called then.
    private func placeThatReads(_ key: StringValue, among functions: [Function]) -> Location? {
        let connecting = functions.filter(\.connectsScene)
        let called = connecting.flatMap { function in
            sites(in: function).compactMap { site in site.call.flatMap { program.calledFunction($0, at: Place(site, in: function)) } }
        }
        return (connecting + called).lazy.compactMap { function in
            self.sites(in: function).lazy.compactMap { site -> Location? in
                guard let call = site.call, let receiver = call.receiver, App.readsOfDefaults.contains(call.name) else { return nil }
                let place = Place(site, in: function)
                guard self.isUserDefaults(receiver, at: place), let argument = call.arguments.last,
                    self.program.string(argument.value, at: place) == key
                else { return nil }
                return function.location(call.nameRange)
            }.first
        }.first
    }

    /// What reads more than a mark.
    static let readsOfDefaults: Set<String> = [
        "object", "string", "integer", "double", "float", "data", "array", "dictionary", "stringArray", "url", "value",
        "objectForKey", "stringForKey", "integerForKey", "doubleForKey", "floatForKey", "dataForKey", "arrayForKey",
        "dictionaryForKey", "stringArrayForKey", "URLForKey", "valueForKey",
    ]
}
