import Syntax

/// A class whose objects come back, so that they may keep what the user did.
public struct StatefulScreen: Sendable {
    public enum Evidence: Sendable {
        /// It saves something of its own there.
        case saves(Function)
        /// It could there.
        case takesPart(Function)
        /// It has an identifier there, and is saved as far as the text tells (A2).
        case identified(Location)
        /// A container view of one that is identified holds it, and so it is there again, whoever saves it.
        case embedded(Location)
        /// A window shows it from the beginning, in an app whose scenes are saved there.
        case launched(Location)
    }

    public let owner: Type
    public let evidence: Evidence

    /// Whether there is something by which it saves what is its own.
    public var mayKeep: Bool {
        switch evidence {
        case .saves, .takesPart: true
        case .identified, .embedded, .launched: false
        }
    }
}

extension App {
    /// Each class once, those that save first, then those that fill activities, then those that are identified or there at once and nothing more.
    func statefulScreens() -> [StatefulScreen] {
        let lost = classesThatStayAway()
        // Where the launch puts other screens in their place, none of them comes back.
        var untold = Silences()
        let replaced = Set(lateWindows(&untold).filter { !$0.isChosen }.map(\.delegate.unit))
        let ofControllers = (savingScreens().filter { !lost.contains($0.owner) } + identifiedScreens()).filter {
            !replaced.contains($0.owner.unit)
        }
        let saving = ofControllers.filter(\.mayKeep)
        return (saving + screensOfActivities() + ofControllers.filter { !$0.mayKeep } + launchedScreens()).first(ofEach: \.owner)
    }

    /// Those of which every object that somebody shows is not saved, or hangs below one that is not; other rules tell that.
    private func classesThatStayAway() -> Set<Type> {
        var away: Set<Type> = []
        var back: Set<Type> = []
        for screen in screenGraph.apps.flatMap(\.screens) {
            guard let type = screen.type?.projectType else { continue }
            if screen.kind == nil { back.formUnion(program.lineage(of: type)) }
            switch screen.status {
            case .cutOff, .below: away.insert(type)
            case .preserved, .untold, .shownAgain, .inert: back.formUnion(program.lineage(of: type))
            }
        }
        return away.subtracting(back)
    }

    private func savingScreens() -> [StatefulScreen] {
        program.implementations(of: .encodeState, .encodeInBackground, .windowWillEncode).compactMap { encoder -> StatefulScreen? in
            guard let owner = encoder.type, mayComeBack(owner), !program.isTest(encoder) else { return nil }
            let encoders = program.lineage(of: owner).flatMap { type in
                [Hook.encodeState, .windowWillEncode].flatMap { program.implementations(of: $0, in: type) }
            }
            let saves = encoders.contains { !coderFlow(of: $0).accesses(.write).isEmpty }
            guard saves || !program.isView(owner) else { return nil }
            return StatefulScreen(owner: owner, evidence: saves ? .saves(encoder) : .takesPart(encoder))
        }.sorted { $0.owner.id < $1.owner.id }
    }

    /// AppKit asks all responders, and through the delegate of a window this; UIKit those of apps that switch it on, and what else these
    /// register (A15).
    private func mayComeBack(_ owner: Type) -> Bool {
        if program.isController(owner) || program.isView(owner) { return mayRestore(unit: owner.unit) }
        return program.isRestoredByAppKit(owner)
            || program.adopts(owner, "UIStateRestoring") && mayRestore(unit: owner.unit)
                && registrations().contains { $0.type?.projectType.map { program.isWithin(owner, $0) } ?? false }
    }

    private func screensOfActivities() -> [StatefulScreen] {
        // Hand-off and search take activities, too, and bring no screen back.
        let units = Set(program.functions.filter { $0.savesScene && !program.isTest($0) }.map(program.unit))
        guard !units.isEmpty else { return [] }
        return program.functions(mentioningAnyOf: Set(UIKit.wordsOfEntries)).compactMap { function in
            guard let owner = function.type, owner.kind == .class, units.contains(owner.unit), !function.isStatic,
                !program.isTest(function),
                function.fact.kind != .initializer, function.fillsActivity, fillsActivityWithOwn(function)
            else { return nil }
            return StatefulScreen(owner: owner, evidence: .saves(function))
        }
    }

    /// Whether what a function gives an activity is of its own object.
    private func fillsActivityWithOwn(_ function: Function) -> Bool {
        guard let owner = function.type else { return false }
        let lineage = program.lineage(of: owner)
        return sites(in: function).contains { site in
            let values: [Expression] =
                switch site.kind {
                case .assignment(let target, _, let value):
                    target.contains { $0.core.memberName.map(UIKit.wordsOfEntries.contains) ?? false } ? [value] : []
                case .call(let call): UIKit.wordsOfEntries.contains(call.name) ? call.arguments.map(\.value) : []
                default: []
                }
            return values.contains { value in
                value.contains { part in
                    if case .call(let call) = part.kind, call.receiver?.isSelf ?? true {
                        return program.calledFunction(call, at: Place(site, in: function))?.type == owner
                    }
                    guard let name = part.plainName, !part.isName(name) || site.locals?.lookUp(name) == nil else { return false }
                    return lineage.contains { $0.property(name) != nil }
                }
            }
        }
    }

    private func identifiedScreens() -> [StatefulScreen] {
        screenGraph.apps.flatMap { app -> [StatefulScreen] in
            guard case .controllers = app.mechanism else { return [] }
            let identified = app.screens.compactMap { screen -> StatefulScreen? in
                guard screen.isPreserved, let owner = screen.type?.projectType, case .given(_, _, let location) = screen.identifier else {
                    return nil
                }
                return StatefulScreen(owner: owner, evidence: .identified(location))
            }
            let embedded = app.screens.compactMap { screen -> StatefulScreen? in
                guard case .embedded? = screen.kind, let owner = screen.type?.projectType, let linked = screen.linked,
                    let parent = screen.parent, app.screens[parent].isPreserved
                else { return nil }
                return StatefulScreen(owner: owner, evidence: .embedded(linked))
            }
            return identified + embedded
        }
    }
}

extension App {
    /// Those that a window contains as soon as it is there, in apps whose scenes hand out an activity.
    private func launchedScreens() -> [StatefulScreen] {
        screenGraph.apps.flatMap { app -> [StatefulScreen] in
            guard case .scenes(let saved) = app.mechanism else { return [] }
            let savers = delegatesOfSavedScenes(with: saved)
            var isThere: Set<Int> = []
            // Each stands behind the one that it hangs below.
            return app.screens.indices.compactMap { index -> StatefulScreen? in
                let screen = app.screens[index]
                guard let kind = screen.kind, kind.contains,
                    screen.parent.map(isThere.contains) ?? savers.map({ savers in savers.contains { isSaid(screen.linked, in: $0) } })
                        ?? true
                else { return nil }
                isThere.insert(index)
                return screen.type?.projectType.map { StatefulScreen(owner: $0, evidence: .launched(saved)) }
            }
        }
    }

    /// The delegates that hand out activities for their scenes, where others beside them hand out none; `nil` where all do.
    private func delegatesOfSavedScenes(with saver: Location) -> Set<Type>? {
        let functions = functionsThatSaveScenes.filter { !program.isTest($0) && mayHandOutActivity($0) }
        guard let unit = functions.first(where: { $0.location == saver }).map(program.unit) else { return [] }
        let saving = Set(functions.filter { program.unit(of: $0) == unit }.compactMap(\.type))
        let areSaved = program.types.allSatisfy { type in
            type.unit != unit || !isSceneDelegate(type) || program.files[type.file].isTest
                || program.lineage(of: type).contains(where: saving.contains)
        }
        return areSaved ? nil : saving
    }

    private func isSaid(_ place: Location?, in type: Type) -> Bool {
        guard let place else { return false }
        return type.declarations.contains { program.files[$0.file].path == place.path && $0.fact.range.contains(place.range) }
    }
}

extension Function {
    /// Whether it gives an activity entries, as far as what it names tells.
    var fillsActivity: Bool {
        names(anyOf: ["addUserInfoEntries", "addUserInfoEntriesFromDictionary"])
            || names(anyOf: ["userInfo"]) && names(anyOf: ["NSUserActivity", "userActivity", "stateRestorationActivity"])
    }
}
