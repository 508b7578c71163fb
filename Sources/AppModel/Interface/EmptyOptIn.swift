import Syntax

/// An app delegate that switches restoration on where nothing takes part in it.
public struct EmptyOptIn: Sendable {
    public let delegate: Type
    /// The method that agrees to save.
    public let save: Function
    /// Scenes of the app keep an activity, which needs none of it.
    public let hasScenesThatKeep: Bool

    fileprivate static let wordsOfActivities: Set<String> = ["stateRestorationActivity", "stateRestorationActivityForScene"]
}

extension App {
    /// App delegates that switch restoration on where nothing has anything to save: no controller or view gets an identifier, the delegate
    /// encodes nothing itself and no object is registered. Only where there are controllers, and nothing unseen may identify them.
    public func emptyOptIns(_ silences: inout Silences) -> [EmptyOptIn] {
        let units = Set(program.units.indices.filter { optsIn(unit: $0) == true })
        guard !units.isEmpty else { return [] }
        let starting = unitsThatStart
        return program.classes(adopting: "UIApplicationDelegate").filter { units.contains($0.unit) }
            .compactMap { delegate in
                // A library may have a delegate for others to inherit from.
                guard program.descendants(of: delegate).isEmpty,
                    starting.contains(delegate.unit) || delegate.declarations[0].fact.modifiers.contains(.isMain)
                else { return nil }
                let saves =
                    program.implementations(of: .shouldSave, in: delegate) + program.implementations(of: .shouldSaveSecurely, in: delegate)
                guard let save = saves.first(where: { !$0.alwaysDeclines }), !program.isTest(save), showsControllers(unit: delegate.unit),
                    !carriesState(unit: delegate.unit), !silences.note(silence(onStateIn: delegate))
                else { return nil }
                return EmptyOptIn(delegate: delegate, save: save, hasScenesThatKeep: keepsActivities(unit: delegate.unit))
            }.first(ofEach: \.delegate.unit)
    }

    /// Whether scenes are asked for an activity there; to look for one that a session brings is to keep nothing.
    private func keepsActivities(unit: Int) -> Bool {
        functionsThatSaveScenes.contains { mayConcern($0, unit: unit) && mayHandOutActivity($0) }
    }

    private func showsControllers(unit: Int) -> Bool {
        storyboardControllers.contains { $0.unit == unit } || program.types.contains { $0.unit == unit && program.isController($0) }
    }

    /// Whether anything in a unit, or in a library that it may use, identifies an object, is identified, has state, or writes to the app's
    /// own coder.
    private func carriesState(unit: Int) -> Bool {
        let drawn = program.files.indices.contains { file in
            guard program.unitOfFile[file] == unit || optIns[program.unitOfFile[file]] == nil, let interface = program.files[file].interface
            else { return false }
            return !interface.views.isEmpty || interface.controllers.contains { $0.restorationIdentifier != nil }
        }
        if drawn { return true }
        let words = [
            "restorationIdentifier", "setRestorationIdentifier", "registerObject", "registerObjectForStateRestoration",
        ]
        let isNamed = program.functions(mentioningAnyOf: words).contains { mayConcern($0, unit: unit) && $0.names(anyOf: Set(words)) }
        if isNamed || program.functions.contains(where: { $0.property?.name == "restorationIdentifier" && mayConcern($0, unit: unit) }) {
            return true
        }
        // A scene that looks for what none keeps is told of that.
        let looksForActivities = program.functions(mentioningAnyOf: EmptyOptIn.wordsOfActivities).contains {
            mayConcern($0, unit: unit) && $0.names(anyOf: EmptyOptIn.wordsOfActivities)
        }
        if looksForActivities, !keepsActivities(unit: unit) { return true }
        // Whoever has state to keep has more to learn than that.
        if (program.typesWithHooks() + program.classes(adopting: "UIStateRestoring")).contains(where: {
            $0.unit == unit && !program.adopts($0, "UIApplicationDelegate")
        }) {
            return true
        }
        let answers = program.implementations(of: .willEncode, .shouldSave, .shouldSaveSecurely).filter { program.unit(of: $0) == unit }
        return answers.contains { $0.hook == .willEncode && !$0.body.isEmpty || !coderFlow(of: $0).accesses(.write).isEmpty }
            || program.implementations(of: .delegateFactory).contains { program.unit(of: $0) == unit }
    }

    /// Why something of a delegate's unit may be saved that is not in sight.
    private func silence(onStateIn delegate: Type) -> Silence? {
        let unit = delegate.unit
        let answers = program.implementations(of: .shouldSave, .shouldSaveSecurely).filter { program.unit(of: $0) == unit }
        return program.silence(onCodeOf: unit) ?? program.silence(onInterfacesOf: unit) ?? program.silence(onAncestorsOf: delegate)
            ?? answers.lazy.compactMap { self.coderFlow(of: $0).escape }.first
    }
}
