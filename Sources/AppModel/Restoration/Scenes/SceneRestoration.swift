import Syntax

/// Where a scene is given the activity of another responder, which nobody gives that one.
public struct EmptyGift: Sendable {
    public let location: Location
    public let symbol: String
}

/// Which halves of a scene's restoration are in sight (F1, F7, F12): an activity handed out to be saved, and one asked for that was saved.
public struct SceneRestoration: Sendable {
    /// Methods that hand an activity out, of scene delegates whose restoring half is missing.
    public let savedInVain: [(saver: Function, isNeverSet: Bool)]
    /// Such of delegates that ask the scene itself while it connects, which holds nothing yet, and where they do.
    let savedAndAskedOfScene: [(saver: Function, reader: Function, range: SourceRange)]
    /// Methods that hand out what the scene holds, of apps that never give their scenes an activity, or no other than the one restored; or what
    /// a property of theirs has, which nothing gives a value.
    public let handedOutEmpty: [(saver: Function, gifts: [EmptyGift], holder: EmptyHolder?)]
    /// Where code gives a session its activity, in apps that ask no session for any.
    public let givenInVain: [(function: Function, range: SourceRange)]
    /// Where a session is asked for its activity, one place for each app in which nothing saves any.
    public let readInVain: [(function: Function, range: SourceRange)]
    /// Windows that the app opens with an activity, of delegates that neither keep it nor ask for one that was kept.
    public let openedInVain: [OpenedWindow]
    public let openedUnasked: [UnaskedOpening]
    public let handedOutBare: [BareActivity]
    /// What comes back to code that neither reads it nor does anything because of it.
    public let ignored: [IgnoredActivity]
}

/// What functions that may run in an app give its scenes for an activity.
struct GiftsToScenes: Sendable {
    /// Those that may give anybody one.
    let functions: [Function]
    /// Whether one of them may give a scene one that holds something.
    let mayBeAny: Bool
    let empty: [EmptyGift]
}

extension App {
    /// The halves that stand alone. Absence is claimed of an app whose delegate is in sight, and only where nothing unseen may be the other half.
    public func sceneRestoration(_ silences: inout Silences) -> SceneRestoration {
        let halves = sceneHalves
        let savedInVain = halves.savedInVain(self, &silences)
        var untold = Silences()
        let askedOfScene = halves.askedOfScene(self, &silences)
        return SceneRestoration(
            savedInVain: savedInVain.filter { saver in !askedOfScene.contains { $0.saver == saver } }.map {
                ($0, halves.emptyGifts(handedOutBy: $0, self, &untold) != nil)
            },
            savedAndAskedOfScene: askedOfScene,
            handedOutEmpty: halves.savers.filter { !savedInVain.contains($0) }.compactMap { saver in
                if let holder = halves.emptyHolder(handedOutBy: saver, self, &silences) { return (saver, [], holder) }
                return halves.emptyGifts(handedOutBy: saver, self, &silences).map { (saver, $0, nil) }
            },
            givenInVain: halves.givenInVain(self, &silences), readInVain: halves.readInVain(self, &silences),
            openedInVain: halves.openedInVain(self, &silences), openedUnasked: halves.openedUnasked(self, &silences),
            handedOutBare: bareActivities(halves, &silences), ignored: ignored(halves, besides: savedInVain, &silences))
    }

    var sceneHalves: SceneHalves { memories.sceneHalves.answer(.app) { SceneHalves(self) } }

    /// Only where all that an activity reaches is in sight, and it is asked for at all.
    private func ignored(_ halves: SceneHalves, besides known: [Function], _ silences: inout Silences) -> [IgnoredActivity] {
        let savers = halves.savers.filter { saver in
            guard let delegate = saver.type, !known.contains(saver), isSceneDelegate(delegate) else { return false }
            return program.unitsWithApp.contains(program.unit(of: saver))
        }
        guard followsEveryValue, !savers.isEmpty else { return [] }
        let readers = RestoredActivityReaders(self)
        return savers.compactMap { saver in
            let unit = program.unit(of: saver)
            guard let (reader, doubt) = readers.reader(thatIgnoresWhatIsSavedBy: saver), !runsNoScenes(unit: unit),
                !silences.note(doubt ?? halves.silence(onUnit: unit, self))
            else { return nil }
            return IgnoredActivity(saver: saver, reader: reader)
        }
    }
}

/// The halves themselves, before they are set against each other.
struct SceneHalves {
    /// Methods by which UIKit asks for a scene's activity, those that decline apart.
    private(set) var savers: [Function] = []
    private(set) var reads: [(function: Function, range: SourceRange)] = []
    /// Functions that ask a session for its activity, those that connect a delegate's own scene apart.
    private var readers = FunctionsOfScenes()
    /// Functions that in whatever way leave an activity to be restored.
    private(set) var anySavers: [Function] = []
    /// The same, those that save a delegate's own scene apart.
    private var saversOfScenes = FunctionsOfScenes()
    /// Where a session is given the activity that it is to be restored with.
    private var gifts: [(function: Function, range: SourceRange)] = []
    /// Functions that are handed a restored activity.
    private(set) var otherReaders: [Function] = []
    let apps: Set<Int>
    /// By unit, where something unseen gets hold of a scene or its session.
    private let open: [Int: Silence]

    init(_ app: App) {
        apps = app.program.unitsWithApp
        let sceneDelegates = app.program.classes(adopting: "UISceneDelegate") + app.program.classes(adopting: "UIWindowSceneDelegate")
        let unknown = sceneDelegates.compactMap { delegate in
            app.program.silence(onAncestorsOf: delegate).map { (delegate.unit, $0) }
        }
        let handers = app.program.functions.filter(\.connectsScene).compactMap { function in
            app.placeThatHandsSceneToStranger(function).map {
                (app.program.unit(of: function), Silence(.sceneOutOfSight, at: $0, about: function.symbol))
            }
        }
        open = Dictionary(unknown + handers) { first, _ in first }
        for function in app.program.functions where !app.program.isTest(function) {
            if function.savesScene {
                anySavers.append(function)
                if app.mayHandOutActivity(function) { savers.append(function) }
            } else if function.restoresScene {
                otherReaders.append(function)
            }
        }
        let words = ["stateRestorationActivity", "onContinueUserActivity", "userActivity"]
        for function in app.program.functions(mentioningAnyOf: words)
        where !app.program.isTest(function) && !app.program.isNeverCalled(function) {
            collect(function)
        }
        func delegate(of function: Function) -> Type? { function.type.flatMap { app.isSceneDelegate($0) ? $0 : nil } }
        for read in reads { readers.add(read.function, of: read.function.connectsScene ? delegate(of: read.function) : nil) }
        for saver in anySavers { saversOfScenes.add(saver, of: saver.savesScene ? delegate(of: saver) : nil) }
    }

    private mutating func collect(_ function: Function) {
        var targets: Set<SourceRange> = []
        var firstRead: SourceRange?
        let mayClose = function.names(anyOf: ["requestSceneSessionDestruction"])
        for statement in function.body {
            for expression in statement.expressions {
                // `if (session.stateRestorationActivity)`
                if mayClose, function.isObjectiveC, expression.core.memberName == "stateRestorationActivity" {
                    targets.insert(expression.core.range)
                }
                _ = expression.contains { part in
                    switch part.kind {
                    case .assignment(let target, _, let value) where target.memberName == "stateRestorationActivity":
                        targets.insert(target.range)
                        anySavers.append(function)
                        if case .member(_, let name) = target.kind, !value.isNil { gifts.append((function, name.range)) }
                    // To find a scene by it is not to restore one.
                    case .member(let base, let name)
                    where name.text == "targetContentIdentifier" && base.core.memberName == "stateRestorationActivity":
                        targets.insert(base.core.range)
                    // Nor is to ask whether there is one, and to close the scene if not.
                    case .prefix("!", let asked) where mayClose && asked.core.memberName == "stateRestorationActivity":
                        targets.insert(asked.core.range)
                    case .binary(let left, "==", let right) where mayClose, .binary(let left, "!=", let right) where mayClose:
                        let asked = right.isNil ? left.core : left.isNil ? right.core : nil
                        if let asked, asked.memberName == "stateRestorationActivity" { targets.insert(asked.range) }
                    case .call(let call) where call.name == "onContinueUserActivity":
                        otherReaders.append(function)
                    case .call(let call) where call.isActivityModifier:
                        anySavers.append(function)
                    case .call(let call) where call.name == "stateRestorationActivity" || call.name == "stateRestorationActivityForScene":
                        targets.insert(call.callee.core.range)
                    // By its type alone a scene gets the right delegate: asked for, but nothing comes back.
                    case .member(let base, let name)
                    where name.text == "activityType" && function.configuresScenes && base.core.memberName == "stateRestorationActivity":
                        targets.insert(base.core.range)
                        otherReaders.append(function)
                    case .member(_, let name) where name.text == "stateRestorationActivity" && !targets.contains(part.range):
                        firstRead = firstRead ?? name.range
                    case .name("stateRestorationActivity")
                    where !targets.contains(part.range) && !function.fact.parameters.contains { $0.name == "stateRestorationActivity" }:
                        // In an extension of the session.
                        firstRead = firstRead ?? part.range
                    case .keyPath(let names) where names.contains("stateRestorationActivity"):
                        firstRead = firstRead ?? part.range
                    default:
                        break
                    }
                    return false
                }
            }
        }
        if let firstRead { reads.append((function, firstRead)) }
    }

    /// Whether something asks for what a method hands out. What another delegate asks for when its own scene connects is not that.
    /// - Parameter byChoice: whether it counts to look at it only in order to choose the scene's configuration.
    func isRestored(_ saver: Function, _ app: App, byChoice: Bool = true) -> Answer {
        let unit = app.program.unit(of: saver)
        guard let delegate = saver.type, app.isSceneDelegate(delegate), apps.contains(unit) else { return .yes }
        let family = app.program.family(of: delegate)
        func counts(_ reader: Function) -> Bool { byChoice || !app.onlyChoosesConfiguration(reader) }
        let isAskedFor =
            mayMeet(saver, otherReaders.filter(counts), app) || mayMeet(saver, readers.ofAnyScene.filter(counts), app)
            || mayMeet(saver, readers.ofScenes(ofAnyOf: family), app)
        if isAskedFor { return .yes }
        return silence(onUnit: unit, app).map(Answer.unknown) ?? .no
    }

    /// Methods whose activity nothing asks for.
    func savedInVain(_ app: App, _ silences: inout Silences) -> [Function] { savers.filter { silences.denies(isRestored($0, app)) } }

    /// Methods whose activity nothing but the scene itself is asked for, in their delegates, and where.
    func askedOfScene(_ app: App, _ silences: inout Silences) -> [(saver: Function, reader: Function, range: SourceRange)] {
        savers.compactMap { saver in
            guard let place = placeThatAsksScene(besides: saver, app), silences.denies(isRestored(saver, app, byChoice: false)) else {
                return nil
            }
            return (saver: saver, reader: place.function, range: place.range)
        }
    }

    /// Where the delegate of a method takes the scene's own activity for the one that was saved.
    private func placeThatAsksScene(besides saver: Function, _ app: App) -> (function: Function, range: SourceRange)? {
        let connecting = saver.type.map { app.program.functions(of: $0).filter(\.connectsScene) } ?? []
        return connecting.lazy.compactMap { function in
            app.firstReadOfScene(in: function).map { (function, $0) } ?? app.readOfScene(byHelperOf: function)
        }.first
    }

    /// Where a scene is given an activity that is none, if a method hands out the scene's, and nothing else gives a scene any. `nil` if anything may.
    func emptyGifts(handedOutBy saver: Function, _ app: App, _ silences: inout Silences) -> [EmptyGift]? {
        let unit = app.program.unit(of: saver)
        let values = app.exits(of: saver).filter { !$0.value.isNil }
        guard let delegate = saver.type, app.isSceneDelegate(delegate), apps.contains(unit), !values.isEmpty,
            saver.fact.words.mayHold("userActivity")
        else { return nil }
        let gifts = app.memories.giftsToScenes.answer(unit) { giftsToScenes(ofUnit: unit, app) }
        guard values.allSatisfy({ app.handsOutNothing($0.value, at: $0.site, in: saver, among: gifts.functions) }), !gifts.mayBeAny,
            !silences.note(silence(onUnit: unit, app))
        else {
            return nil
        }
        return gifts.empty
    }

    private func giftsToScenes(ofUnit unit: Int, _ app: App) -> GiftsToScenes {
        let functions = app.program.functions(mentioningAnyOf: ["userActivity", "setUserActivity"]).filter { function in
            let other = app.program.unit(of: function)
            return (other == unit || !apps.contains(other)) && !app.program.isNeverCalled(function)
                && !(function.isHandedScene && app.program.isCalledByNobody(function))
        }
        return GiftsToScenes(
            functions: functions, mayBeAny: functions.contains { app.mayGiveActivity($0, among: functions) },
            empty: functions.flatMap { app.emptyGifts(in: $0, among: functions) })
    }

    /// Whether a method and others like it are all that leave an activity in its app.
    func isAlone(_ saver: Function, _ others: [Function], _ app: App) -> Bool {
        let unit = app.program.unit(of: saver)
        return apps.contains(unit)
            && anySavers.allSatisfy { others.contains($0) || app.program.unit(of: $0) != unit && apps.contains(app.program.unit(of: $0)) }
    }

    func readInVain(_ app: App, _ silences: inout Silences) -> [(function: Function, range: SourceRange)] {
        reads.filter { read in
            let unit = app.program.unit(of: read.function)
            return apps.contains(unit) && !maySave(forScenesOf: read.function, app) && !silences.note(silence(onUnit: unit, app))
        }.first(ofEach: { app.program.unit(of: $0.function) })
    }

    /// Whether any function saves what another one asks for: what saves for scenes of one delegate does not for those that another connects.
    func maySave(forScenesOf reader: Function, _ app: App) -> Bool {
        guard reader.connectsScene, let own = reader.type, app.isSceneDelegate(own) else { return mayMeet(reader, anySavers, app) }
        return mayMeet(reader, saversOfScenes.ofAnyScene, app)
            || mayMeet(reader, saversOfScenes.ofScenes(ofAnyOf: app.program.family(of: own)), app)
    }

    /// Where a session gets an activity that nobody ever asks for.
    func givenInVain(_ app: App, _ silences: inout Silences) -> [(function: Function, range: SourceRange)] {
        gifts.filter { gift in
            let unit = app.program.unit(of: gift.function)
            return apps.contains(unit) && !mayMeet(gift.function, otherReaders + reads.map(\.function), app)
                && !silences.note(silence(onUnit: unit, app))
        }
    }

    /// Why something out of sight may be the other half in a unit.
    func silence(onUnit unit: Int, _ app: App) -> Silence? { open[unit] ?? app.program.silence(onCodeOf: unit) }

    /// Whether one of some functions may run in the same app: it is part of it, or of something that is no app of its own.
    func mayMeet(_ function: Function, _ others: [Function], _ app: App) -> Bool {
        others.contains { other in
            let unit = app.program.unit(of: other)
            return unit == app.program.unit(of: function) || !apps.contains(unit)
        }
    }
}

extension Function {
    /// Whether it is a helper for whatever scene its caller has.
    fileprivate var isHandedScene: Bool {
        fact.parameters.contains { ["UIScene", "UIWindowScene"].contains($0.type?.unwrapped.name ?? "") }
    }
}

/// Functions that are for the scenes of one delegate, or of any.
private struct FunctionsOfScenes {
    private(set) var ofAnyScene: [Function] = []
    private var byDelegate: [Int: [Function]] = [:]

    /// - Parameter delegate: the class whose scenes alone it is for; `nil` for any.
    mutating func add(_ function: Function, of delegate: Type?) {
        if let delegate { byDelegate[delegate.id, default: []].append(function) } else { ofAnyScene.append(function) }
    }

    func ofScenes(ofAnyOf delegates: [Type]) -> [Function] { delegates.flatMap { byDelegate[$0.id] ?? [] } }
}

extension App {
    func isSceneDelegate(_ type: Type) -> Bool { program.adopts(type, "UIWindowSceneDelegate") || program.adopts(type, "UISceneDelegate") }

    /// Whether a method gives anything but nil: a constant nil declines.
    func mayHandOutActivity(_ function: Function) -> Bool {
        let exits = exits(of: function)
        return exits.isEmpty || exits.contains { !$0.value.isNil }
    }

    /// Whether a function may give a scene an activity that was not the session's before.
    fileprivate func mayGiveActivity(_ function: Function, among others: [Function]) -> Bool {
        let isGiven = sites(in: function).contains { site in
            let place = Place(site, in: function)
            switch site.kind {
            case .assignment(let target, _, let value):
                guard activityOwner(target, at: place) != .other, !value.isNil else { return false }
                return !place.origins(of: value).allSatisfy { isOfSession($0.value) || isEmpty($0.value, at: $0.place, among: others) }
            case .call(let call):
                // SwiftUI's modifier, a setter, and whoever gets it by reference.
                if call.isActivityModifier { return true }
                if isMessageThatGivesActivity(call, at: place) { return call.receiver.map { !$0.isSelf && !$0.isSuper } ?? true }
                return call.arguments.contains { $0.isReference && $0.value.core.memberName == "userActivity" }
            case .local, .returns, .forced, .cast, .attempt, .element, .range:
                return false
            }
        }
        return isGiven || function.contains { if case .keyPath(let names) = $0.kind { names.contains("userActivity") } else { false } }
    }

    /// Whether a value is what the session kept.
    private func isOfSession(_ value: Expression) -> Bool {
        if case .member(_, let name) = value.kind { name.text == "stateRestorationActivity" } else { false }
    }

    /// Where the method that connects a scene hands it, or its session, to something that the sources do not have. What belongs to the
    /// frameworks does with it what they say.
    fileprivate func placeThatHandsSceneToStranger(_ function: Function) -> Location? {
        let names = Set(function.fact.parameters.prefix(2).map(\.name))
        let site = sites(in: function).first { site in
            guard let call = site.call, call.arguments.contains(where: { $0.value.core.memberName.map(names.contains) ?? false }) else {
                return false
            }
            let place = Place(site, in: function)
            if let created = createdType(call, at: place), case .named(let name, _) = created { return !UIKit.isKnownClass(name) }
            return program.calledFunction(call, at: place) == nil && !isOfFrameworks(call, at: place)
        }
        return site.map { function.location($0.range) }
    }

    /// Whether a call asks an object of a framework's class, or prints.
    private func isOfFrameworks(_ call: Call, at place: Place) -> Bool {
        guard let receiver = call.receiver else { return ["print", "debugPrint", "NSLog", "os_log", "String"].contains(call.name) }
        // `UIApplication.shared`
        let single: StaticType? =
            if case .member(let owner, _) = receiver.core.kind { program.typeValue(of: owner, at: place) } else { nil }
        guard
            case .named(let name, _)? = program.type(of: receiver, at: place)?.unwrapped ?? program.typeValue(of: receiver, at: place)
                ?? single
        else { return false }
        return UIKit.isKnownClass(name) || name == "UIApplication"
    }
}

extension App {
    /// Whether a function asks a session for its activity as it says which configuration the scene gets, and neither keeps it nor hands it on.
    fileprivate func onlyChoosesConfiguration(_ function: Function) -> Bool {
        guard function.configuresScenes else { return false }
        return sites(in: function).allSatisfy { site in
            let place = Place(site, in: function)
            func isActivity(_ value: Expression) -> Bool { place.origins(of: value).contains { isOfSession($0.value) } }
            switch site.kind {
            case .call(let call): return !call.arguments.contains { isActivity($0.value) }
            case .assignment(let target, _, let value):
                if case .name(let name) = target.kind, site.locals?.lookUp(name) != nil { return true }
                return !isActivity(value)
            case .local, .returns, .forced, .cast, .attempt, .element, .range: return true
            }
        }
    }
}

extension Function {
    /// Implements the method that UIKit hands a restored activity to.
    var restoresScene: Bool {
        guard fact.name == "scene" else { return false }
        return ["scene(_:restoreInteractionStateWith:)", "scene:restoreInteractionStateWithUserActivity:"].contains(
            fact.selector ?? fact.fullName)
    }
}

extension Silence.Reason {
    static let sceneOutOfSight = Silence.Reason("scene or session that goes where nothing follows it")
    static let readOfOthers = Silence.Reason("helper that may read a link or another activity as well as the restored one")
}

extension Call {
    /// SwiftUI's `.userActivity("type") { … }`; a method of that name without arguments is the app's own.
    fileprivate var isActivityModifier: Bool { name == "userActivity" && !arguments.isEmpty }
}
