import Syntax

extension Program {
    /// Whether anything in the sources saves or restores state, or tries to: an app that does neither has nothing to get wrong.
    public var concernsRestoration: Bool {
        // Whoever says how state is saved by hand saves some.
        if !options.customProtocols.isEmpty || functions.contains(where: { $0.hook != nil }) { return true }
        let names = Set(Vocabulary.wordsOfRestoration + Program.wordsOfScenes)
        if functions.contains(where: { names.contains($0.fact.name) }) || !functions(naming: names).isEmpty { return true }
        if !propertiesMentioningRestoration(where: { $0.attributes.contains("SceneStorage") || names.contains($0.name) }).isEmpty {
            return true
        }
        return files.contains { file in
            guard let interface = file.interface else { return false }
            return !interface.views.isEmpty || interface.controllers.contains { $0.restorationIdentifier != nil }
        }
    }

    static let wordsOfScenes = [
        "stateRestorationActivity", "stateRestorationActivityForScene", "updateUserActivityState", "restoreUserActivityState",
        "restoreInteractionStateWith",
    ]
}
