import Syntax

/// An app that adopts scenes and leaves restoration to view controllers (0a, F2).
public struct LegacySceneApp: Sendable {
    /// The scenes' delegate, or SwiftUI's `App`; where Info.plist adopts scenes for which no class of the app is there, the app's own delegate.
    public let sceneDelegate: Type
    /// Where the scenes are adopted, if no class tells.
    public let manifest: Location?
    /// What there is of the older mechanism: where it is switched on, then state and identifiers, in path order, then those of storyboards.
    public let places: [Place]

    public struct Place: Sendable {
        public let location: Location
        /// What messages call it.
        public let symbol: String
    }

    /// Whether its scenes keep something, too.
    public let restoresScenes: Bool
    /// The method by which the app's delegate saves state, where no view and no controller keeps any.
    public let saver: Place?
}

extension App {
    /// Only apps that adopt scenes, and whose scene delegate is there on every system that the app runs on: one that also
    /// runs before iOS 13 has use for both mechanisms, unless its scenes keep nothing. Projects tell; where none does, Swift makes the delegate say so. Methods of the app
    /// delegate that are limited to some system say nothing of scenes: the secure pair came with iOS 13.2.
    func makeLegacySceneApps() -> [LegacySceneApp] {
        legacySceneApps(of: program.classes(adopting: "UIWindowSceneDelegate").filter { !program.hasUnknownAncestor($0) })
    }

    /// Why a scene delegate may be there that takes part in an app's scenes, or may not.
    public func silencesOnLegacySceneApps() -> [Silence] {
        let open = program.classes(adopting: "UIWindowSceneDelegate").filter {
            program.hasUnknownAncestor($0) && !isLegacyInScenes(unit: $0.unit)
        }
        return open.isEmpty ? [] : legacySceneApps(of: open).compactMap { program.silence(onAncestorsOf: $0.sceneDelegate) }
    }

    private func legacySceneApps(of sceneDelegates: [Type]) -> [LegacySceneApp] {
        guard program.options.mechanism == .auto else { return [] }
        let delegates = sceneDelegates.filter { delegate in
            !program.files[delegate.file].isTest
                && !delegate.isSceneDelegate { $0.isConditional || $0.modifiers.contains(.isLimited) && keepsScenes(unit: delegate.unit) }
        }
        // What a unit has of the older mechanism is the same for all delegates in it, and one delegate is enough for a unit.
        var older: [Int: OlderMechanism] = [:]
        var adopting: [Int: Bool] = [:]
        var units: Set<Int> = []
        let leftAlone = sceneDelegates.isEmpty ? delegatesOfLeftAloneScenes : []
        return (delegates + appsOfSwiftUI + leftAlone.map(\.delegate)).compactMap { delegate -> LegacySceneApp? in
            let unit = delegate.unit
            guard !units.contains(unit), optsIn(unit: unit) == true else { return nil }
            let mechanism = older[unit] ?? olderMechanism(inUnit: unit)
            older[unit] = mechanism
            guard !mechanism.places.isEmpty, !mechanism.switches.isEmpty else { return nil }
            let apps = appDelegates(nearestTo: delegate)
            let first = mechanism.switches.first { function in
                function.type.map { type in apps.isEmpty || apps.contains { program.isWithin($0, type) } } ?? true
            }
            guard let first else { return nil }
            if delegate.kind != .structure {
                let adopts = adopting[unit] ?? adoptsScenes(unit: unit)
                adopting[unit] = adopts
                guard adopts, isAlwaysThere(delegate) || !keepsScenes(unit: unit) else { return nil }
            }
            units.insert(unit)
            return LegacySceneApp(
                sceneDelegate: delegate, manifest: leftAlone.first { $0.delegate == delegate }?.manifest,
                places: [LegacySceneApp.Place(location: first.location, symbol: first.symbol)] + mechanism.places,
                restoresScenes: keepsScenes(unit: unit), saver: mechanism.saver)
        }
    }

    /// What a unit has of the older mechanism.
    private struct OlderMechanism {
        /// What switches it on, whichever app delegate does.
        let switches: [Function]
        let places: [LegacySceneApp.Place]
        let saver: LegacySceneApp.Place?
    }

    private func olderMechanism(inUnit unit: Int) -> OlderMechanism {
        func own(_ functions: [Function]) -> [Function] { functions.filter { program.unit(of: $0) == unit && !program.isTest($0) } }
        let state = own(program.implementations(of: .encodeState, .decodeState, .controllerFactory)).filter {
            $0.type.map { program.isController($0) || program.isView($0) } ?? false
        }
        let identified = own(program.functionsMentioningRestoration).filter { function in
            identifierAssignments(in: function).contains { !$0.isOptOut }
        }
        let drawn = storyboardControllers.filter { $0.unit == unit && $0.fact.restorationIdentifier != nil }
        let savers =
            state.isEmpty ? own(program.implementations(of: .willEncode)).filter { !coderFlow(of: $0).accesses(.write).isEmpty } : []
        return OlderMechanism(
            switches: own(program.implementations(of: .shouldSave, .shouldSaveSecurely)).filter { !$0.alwaysDeclines },
            places: (state + identified).first(ofEach: \.id).map { LegacySceneApp.Place(location: $0.location, symbol: $0.symbol) }
                + drawn.map { LegacySceneApp.Place(location: $0.location, symbol: $0.name) },
            saver: savers.first.map { LegacySceneApp.Place(location: $0.location, symbol: $0.symbol) })
    }

    /// Whether controllers of a unit have the older mechanism in an app of scenes, where UIKit may not ask them.
    public func isLegacyInScenes(unit: Int) -> Bool { legacySceneApps.contains { $0.sceneDelegate.unit == unit } }

    /// The app of a unit, where it has scenes beside the older mechanism.
    public func scenes(ofUnit unit: Int) -> LegacySceneApp? { legacySceneApps.first { $0.sceneDelegate.unit == unit } }

    /// Of several app delegates that each start an app of a project, those that share most folders with a scene's delegate; none where one app
    /// alone is started, whoever else adopts the protocol there.
    private func appDelegates(nearestTo delegate: Type) -> [Type] {
        let all = program.classes(adopting: "UIApplicationDelegate").filter { $0.unit == delegate.unit && !program.files[$0.file].isTest }
        let starting = all.filter { app in app.declarations.contains { $0.fact.modifiers.contains(.isMain) } }
        // In Objective-C `main` names the one that starts it.
        let apps = starting.isEmpty ? all.filter { Language(path: $0.location.path) == .objectiveC } : starting
        guard apps.count > 1 else { return [] }
        func shared(_ app: Type) -> Int {
            zip(
                program.files[app.file].path.split(separator: "/").dropLast(),
                program.files[delegate.file].path.split(separator: "/").dropLast()
            ).prefix { $0 == $1 }.count
        }
        let most = apps.map(shared).max()
        return apps.filter { shared($0) == most }
    }

    /// Those of SwiftUI always have scenes; one whose app delegate starts an app by itself is of another target.
    var appsOfSwiftUI: [Type] {
        let starting = unitsThatStart.union(
            program.classes(adopting: "UIApplicationDelegate").filter { $0.declarations[0].fact.modifiers.contains(.isMain) }.map(\.unit))
        return program.types.filter { type in
            type.kind == .structure && type.declarations[0].fact.modifiers.contains(.isMain) && type.lists("App")
                && !starting.contains(type.unit)
                && !program.files[type.file].isTest
        }
    }

    /// App delegates whose scenes Info.plist adopts though none of the app's classes is there to be their delegate: it names one of the app's own
    /// that is not there, or none and a storyboard. What a manifest without configurations comes to, nobody says.
    private var delegatesOfLeftAloneScenes: [(delegate: Type, manifest: Location)] {
        let scenic = Set(program.types.filter(isSceneDelegate).map(\.unit) + appsOfSwiftUI.map(\.unit))
            .union(program.functions(mentioningAnyOf: ["delegateClass", "setDelegateClass"]).map(program.unit))
        return program.classes(adopting: "UIApplicationDelegate").compactMap { delegate in
            let unit = delegate.unit
            let lists = program.infoPlists(ofAppsInUnit: unit)
            guard !scenic.contains(unit), lists.count == 1, let list = lists.first, !program.files[delegate.file].isTest,
                program.oldestSystem(inUnit: unit) != nil || program.functions(of: delegate).contains(where: \.configuresScenes),
                list.facts.scenes.contains(where: { $0.isOfWindows && isLeftAlone($0, inUnit: unit) }),
                !program.hasUnreadInfoPlist(inUnit: unit), !program.hasUnreadCode(inUnit: unit), program.silence(onCodeOf: unit) == nil
            else { return nil }
            return (delegate, Location(path: list.path, range: list.facts.range))
        }
    }

    private func isLeftAlone(_ scene: InfoPlistFacts.Scene, inUnit unit: Int) -> Bool {
        guard let named = scene.delegate?.value else { return scene.storyboard != nil }
        let module = ["$(PRODUCT_MODULE_NAME).", "${PRODUCT_MODULE_NAME}."].first(where: named.hasPrefix)
        guard let module else { return false }
        let name = named.dropFirst(module.count)
        return !program.types.contains { $0.shortName == name }
    }

    /// By a manifest that is written down, that Xcode is to generate, or that the app delegate makes (F15).
    func adoptsScenes(unit: Int) -> Bool {
        let makesManifest = program.classes(adopting: "UIApplicationDelegate").filter { $0.unit == unit }.contains { delegate in
            program.functions(of: delegate).contains {
                $0.configuresScenes || $0.asksForConfiguration && !keepsScenes(unit: unit)
            }
        }
        if makesManifest { return true }
        return program.infoPlists(ofAppsInUnit: unit).contains { $0.facts.hasSceneManifest }
            || program.projects(ofUnit: unit).contains { $0.configurations.contains(where: \.generatesSceneManifest) }
    }

    /// Whether UIKit makes no scene of any app of a unit, and so runs no scene delegate: its lists are all there and have no manifest, Xcode
    /// makes none, and nobody is asked for a configuration.
    public func runsNoScenes(unit: Int) -> Bool {
        guard program.unitsWithApp.contains(unit), appsOfSwiftUI.allSatisfy({ $0.unit != unit }), !program.hasUnreadCode(inUnit: unit),
            !program.infoPlists(ofAppsInUnit: unit).isEmpty,
            !program.hasUnreadInfoPlist(inUnit: unit)
        else { return false }
        // A configuration may come from a base class or an extension, too.
        let isAsked = program.functions.contains { function in
            program.unit(of: function) == unit
                && ["application(_:configurationForConnecting:options:)", "application:configurationForConnectingSceneSession:options:"]
                    .contains(function.fact.selector ?? function.fact.fullName)
        }
        return !isAsked && !adoptsScenes(unit: unit)
    }

    private func isAlwaysThere(_ sceneDelegate: Type) -> Bool {
        guard let oldest = program.oldestSystem(inUnit: sceneDelegate.unit) else {
            return Language(path: sceneDelegate.location.path) == .swift
        }
        return oldest >= SystemVersion(13)
    }

    /// Whether the scenes of a unit hand anything out to be saved.
    func keepsScenes(unit: Int) -> Bool {
        let words: Set<String> = ["stateRestorationActivity", "SceneStorage"]
        return functionsThatSaveScenes.contains { program.unit(of: $0) == unit && mayHandOutActivity($0) }
            || program.functions(mentioningAnyOf: words).contains { program.unit(of: $0) == unit && $0.names(anyOf: words) }
    }
}

extension Function {
    /// Implements the method by which UIKit asks an app delegate how to make a scene.
    var configuresScenes: Bool { asksForConfiguration && !fact.modifiers.contains(.isLimited) }

    /// The same, if perhaps on newer systems alone.
    fileprivate var asksForConfiguration: Bool {
        guard fact.name == "application" else { return false }
        let name = fact.selector ?? fact.fullName
        return name == "application(_:configurationForConnecting:options:)"
            || name == "application:configurationForConnectingSceneSession:options:"
    }
}

extension Type {
    /// Whether the test holds for what makes it a scene's delegate. An extension that only adds something else, as one build has it, leaves it one.
    func isSceneDelegate(by test: (TypeFact) -> Bool) -> Bool {
        declarations.contains { declaration in
            let isOwn = declaration.fact.kind != .extension
            let adopts = declaration.fact.inherited.contains { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0.name) }
            return (isOwn || adopts) && test(declaration.fact)
        }
    }
}
