import Syntax

extension App {
    /// Controllers that UIKit saves and later makes again from their storyboard by itself (B1, B5): they and those around them have
    /// identifiers, no restoration class and no delegate answers for them, and a segue showed them, so that they are not there yet.
    public var controllersRemadeFromStoryboards: [StoryboardController] {
        storyboardControllers.filter { controller in
            guard let type = controller.type?.projectType, controller.fact.storyboardIdentifier != nil, leavesAllToRestorationClasses(unit: controller.unit),
                !program.hasUnreadCode(inUnit: controller.unit), identifier(of: controller).isSome, classRestorationClass(of: type).isNone,
                !isReachedByStrays(.project(type), inUnit: controller.unit), parents(of: controller).isEmpty, !isInitial(controller)
            else { return false }
            let sources = interface.passages.filter { $0.destination == controller.id }.map { storyboardControllers[$0.source] }
            return sources.contains { isSavedWithItsParents($0, depth: 0) }
        }
    }

    public func unmetDependencies(of controller: StoryboardController) -> [UnmetDependency] {
        guard let made = controller.type?.projectType, program.isController(made), !program.hasUnknownAncestor(made) else { return [] }
        return unmetDependencies(of: made, madeAt: controller.location)
    }

    /// Whether its storyboard begins with it.
    func isInitial(_ controller: StoryboardController) -> Bool {
        program.files[controller.file].interface?.initialController == controller.fact.id
    }

    /// Whether a storyboard begins with it, or with what has it on top.
    func mayBeShownFirst(_ controller: StoryboardController, depth: Int) -> Bool {
        depth < 8 && (isInitial(controller) || parents(of: controller).contains { mayBeShownFirst($0, depth: depth + 1) })
    }

    private func parents(of controller: StoryboardController) -> [StoryboardController] {
        storyboardRelationships.filter { $0.child == controller.id }.map { storyboardControllers[$0.parent] }
    }

    private func isSavedWithItsParents(_ controller: StoryboardController, depth: Int) -> Bool {
        guard depth < 8, identifier(of: controller).isSome else { return false }
        return parents(of: controller).allSatisfy { isSavedWithItsParents($0, depth: depth + 1) }
    }
}
