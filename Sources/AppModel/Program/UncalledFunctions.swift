extension Program {
    /// Whether a method runs at no time: nothing names it where it may be called, and nothing but the program can call it. Objective-C may find
    /// a method by its name, and a framework calls what one of its protocols asks for.
    func isNeverCalled(_ function: Function) -> Bool {
        let fact = function.fact
        guard !function.isObjectiveC, let type = function.type, fact.kind == .method, fact.modifiers.isDisjoint(with: [.isObjectiveC, .overrides]),
            function.hook == nil
        else { return false }
        let isPrivate = fact.modifiers.contains(.isPrivate)
        guard isPrivate || isCalledByApp(function, of: type) else { return false }
        return !functions(naming: [fact.name]).contains { ($0.file == function.file || !isPrivate) && $0 != function }
    }

    /// Whether only an app's own sources may call a method, and none that mention nothing of scenes: they have nothing to call it with.
    private func isCalledByApp(_ function: Function, of type: Type) -> Bool {
        let unit = unit(of: function)
        let takesScene = function.fact.parameters.contains { $0.type.map { Program.scenery.contains($0.unwrapped.name) } ?? false }
        guard takesScene, unitsWithApp.contains(unit), !type.isOpen, !UIKit.delegateMethods.contains(function.fact.name),
            !type.declarations.contains(where: { $0.fact.modifiers.contains(.isObjectiveC) })
        else { return false }
        let lineage = lineage(of: type)
        let names = Set(lineage.map(\.shortName))
        let owesNothing = lineage.flatMap(\.inherited).allSatisfy {
            names.contains($0.name) || UIKit.isKnownClass($0.name) || Program.delegateProtocols.contains($0.name)
        }
        return owesNothing && !hasUnreadCode(inUnit: unit)
    }

    /// What a method that restores a scene is given.
    private static let scenery: Set<String> = ["NSUserActivity", "UISceneSession", "UIScene.ConnectionOptions"]

    /// Protocols whose methods are called as `UIKit.delegateMethods` has them, or take nothing of that.
    private static let delegateProtocols: Set<String> = ["UIWindowSceneDelegate", "UISceneDelegate", "UIApplicationDelegate", "UIResponder"]
}
