import Syntax

extension App {
    /// Controllers that UIKit saves and later makes again from their storyboard by itself (B1, B5): they and those around them have
    /// identifiers, no restoration class and no delegate answers for them, and a segue showed them, so that they are not there yet.
    public var controllersRemadeFromStoryboards: [StoryboardController] {
        storyboardControllers.filter { controller in
            guard let type = controller.type?.projectType, controller.fact.storyboardIdentifier != nil, leavesAllToRestorationClasses(unit: controller.unit),
                !program.hasUnreadCode(inUnit: controller.unit), identifier(of: controller).isSome, classRestorationClass(of: type).isNone,
                !isReachedByStrays(.project(type), inUnit: controller.unit), parents(of: controller).isEmpty, !mayBeginApp(controller)
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

    /// Whether an app may begin with it, or with what has it on top.
    func mayBeShownFirst(_ controller: StoryboardController, depth: Int) -> Bool {
        depth < 8 && (mayBeginApp(controller) || parents(of: controller).contains { mayBeShownFirst($0, depth: depth + 1) })
    }

    /// Whether it begins a storyboard with which an app may begin: one that a property list names, one whose beginning code asks for, or any
    /// where no list tells. What begins a storyboard that only a placeholder leads to is a screen like others.
    private func mayBeginApp(_ controller: StoryboardController) -> Bool {
        guard isInitial(controller) else { return false }
        let names = mainStoryboards(inUnit: controller.unit)
        guard !names.isEmpty, !names.contains(where: { $0.contains("$") }), let name = interface.storyboardName(of: controller) else { return true }
        if names.contains(name) { return true }
        return program.functions(mentioningAnyOf: UIKit.initialInstantiations).contains { function in
            program.unit(of: function) == controller.unit && sites(in: function).contains { mayInstantiate(controller, $0, in: function) }
        }
    }

    /// The names of those that the property lists of a unit's apps name.
    func mainStoryboards(inUnit unit: Int) -> Set<String> {
        Set(program.infoPlists(ofAppsInUnit: unit).flatMap { $0.facts.mainStoryboards.map { InterfaceTable.name(ofFileAt: $0.value) } })
    }

    private func parents(of controller: StoryboardController) -> [StoryboardController] {
        storyboardRelationships.filter { $0.child == controller.id }.map { storyboardControllers[$0.parent] }
    }

    private func isSavedWithItsParents(_ controller: StoryboardController, depth: Int) -> Bool {
        guard depth < 8, identifier(of: controller).isSome else { return false }
        return parents(of: controller).allSatisfy { isSavedWithItsParents($0, depth: depth + 1) }
    }
}
