import Syntax

extension App {
    /// Controllers that UIKit saves and later makes again from their storyboard by itself (B1, B5): they and those around them have
    /// identifiers, no restoration class and no delegate answers for them, and something that is saved showed them, so that they are not there yet.
    ///
    /// Each with what may bring it back otherwise.
    public var controllersRemadeFromStoryboards: [(controller: StoryboardController, doubt: Silence?)] {
        storyboardControllers.compactMap { controller in
            guard let type = controller.type?.projectType, leavesAllToRestorationClasses(unit: controller.unit),
                isSavedWithItsParents(controller, depth: 0), !mayBeShownFirst(controller, depth: 0), !mayLoseIdentifier(controller)
            else { return nil }
            let top = outermostParent(of: controller)
            guard hasNoRestorationClass(controller),
                top.id == controller.id || hasNoRestorationClass(top),
                sources(of: top).contains(where: { isSavedWithItsParents($0, depth: 0) })
            else { return nil }
            let doubt = program.silence(onCodeOf: controller.unit) ?? silence(onStraysBeing: .project(type), inUnit: controller.unit)
            return (controller, doubt)
        }
    }

    /// What split views draw beside their lists from the beginning, where UIKit saves it and finds it at launch.
    ///
    /// Each with what may bring it back otherwise.
    public var detailsThereAtLaunch: [(controller: StoryboardController, doubt: Silence?)] {
        storyboardControllers.compactMap { controller in
            guard let type = controller.type?.projectType, leavesAllToRestorationClasses(unit: controller.unit),
                isSavedWithItsParents(controller, depth: 0), isShownAsDetail(controller, depth: 0), mayBeShownFirst(controller, depth: 0),
                hasNoRestorationClass(controller)
            else { return nil }
            let doubt = program.silence(onCodeOf: controller.unit) ?? silence(onStraysBeing: .project(type), inUnit: controller.unit)
            return (controller, doubt)
        }
    }

    /// Whether a split view holds it as its detail, or what has it on top.
    private func isShownAsDetail(_ controller: StoryboardController, depth: Int) -> Bool {
        depth < 8
            && storyboardRelationships.contains { relationship in
                guard relationship.child == controller.id, relationship.kind == .managed else { return false }
                let parent = storyboardControllers[relationship.parent]
                switch containerKind(of: parent) {
                case .split:
                    return parent.fact.segues.contains {
                        $0.kind == .relationship("detailViewController") && $0.range == relationship.location.range
                    }
                case .navigation: return isShownAsDetail(parent, depth: depth + 1)
                case .tabs, .page, .custom, nil: return false
                }
            }
    }

    /// What the outermost container holds that a storyboard draws around it, itself where there is none.
    func outermostParent(of controller: StoryboardController) -> StoryboardController {
        var top = controller
        for _ in 0..<8 { top = parents(of: top).first ?? top }
        return top
    }

    private func hasNoRestorationClass(_ controller: StoryboardController) -> Bool {
        controller.type?.projectType.map { classRestorationClass(of: $0).isNone } ?? true
    }

    /// What is drawn and leads to it: by a segue, or in code that makes it and shows it.
    private func sources(of controller: StoryboardController) -> [StoryboardController] {
        let segues = interface.passages.filter { $0.destination == controller.id }.map { storyboardControllers[$0.source] }
        let making = program.functions(mentioningAnyOf: UIKit.instantiations).filter { function in
            program.unit(of: function) == controller.unit
                && sites(in: function).contains { mayInstantiate(controller, $0, in: function) }
        }
        let showing = making.flatMap { function in
            function.names(anyOf: UIKit.showingMethods) ? [function] : showers(ofWhatIsMadeBy: function, controller)
        }
        return segues + showing.flatMap(shownFrom).first(ofEach: \.id).flatMap { storyboardControllers(of: $0) }
    }

    /// What has a function make a controller, and shows it; nothing where the launch or what restores may have it made, too.
    private func showers(ofWhatIsMadeBy maker: Function, _ controller: StoryboardController) -> [Function] {
        guard let given = maker.property?.type ?? maker.fact.returnType, let type = controller.type,
            program.resolve(given, at: Place(maker, nil)).map({ isRelated($0.unwrapped, type) }) == true
        else { return [] }
        let showing = graph.showings.filter { flow.objects[Int($0.object)].kind == .drawn(controller.id) }.compactMap {
            graph.function(at: $0.point)
        }
        guard !showing.isEmpty else { return [] }
        let users = users(of: maker)
        let showers = users.filter(showing.contains)
        guard !showers.isEmpty else { return [] }
        var early = EarlyCallers(self)
        return users.allSatisfy { !early.mayCall($0) } ? showers : []
    }

    /// Whether code may take away the identifier that a storyboard gives a controller, so that nobody saves it (E6).
    func mayLoseIdentifier(_ controller: StoryboardController) -> Bool {
        places.identifiers.contains { assignment in
            guard assignment.isOptOut, program.unit(of: assignment.function) == controller.unit, let object = assignment.object else {
                return false
            }
            let points = flow.points(of: object, in: assignment.function) ?? []
            if points.contains(where: { flow.objects[Int($0)].kind == .drawn(controller.id) }) { return true }
            guard let type = program.type(of: object, at: assignment.place)?.unwrapped, case .project = type else {
                return points.isEmpty || points.contains { flow.objects[Int($0)].isUnknown }
            }
            return controller.type.map { isRelated($0, type) } ?? true
        }
    }

    /// The drawn classes whose methods show a controller, or that call, make or read what does so for them: a helper, or a closure that a
    /// helper keeps.
    private func shownFrom(_ function: Function) -> [Type] {
        var types: [Type] = []
        var met = [function]
        var next = 0
        while next < met.count, met.count <= EarlyCallers.many {
            let function = met[next]
            next += 1
            if let type = function.type, !function.isStatic, !storyboardControllers(of: type).isEmpty {
                types.append(type)
            } else {
                met += users(of: function).filter { !met.contains($0) }
            }
        }
        return types.first(ofEach: \.id)
    }

    /// The functions that call one, or read the property that it belongs to, in a closure too.
    private func users(of function: Function) -> [Function] {
        if function.fact.kind == .initializer {
            return function.type.map { creatingCalls(of: $0).map(\.function).first(ofEach: \.id) } ?? []
        }
        let name = function.property?.name ?? function.fact.name
        return program.functions(naming: [name]).filter { user in
            guard user != function, !program.isTest(user) else { return false }
            guard function.property == nil else { return reads(name, of: function.type, user) }
            return sites(in: user).contains { site in
                guard let call = site.call, call.name == name else { return false }
                return program.calledFunction(call, at: Place(site, in: user)) == function
            }
        }
    }

    /// Whether a function reads a property of a class, its own or of an object that is surely of it.
    private func reads(_ name: String, of owner: Type?, _ user: Function) -> Bool {
        guard let owner else { return false }
        let isWithin = user.type.map { program.areRelated($0, owner) } ?? false
        return user.contains { part in
            if isWithin, part.plainName == name { return true }
            guard case .member(let base, let member) = part.kind, member.text == name else { return false }
            return program.type(of: base, at: Place(user, nil))?.unwrapped.projectType.map { program.areRelated($0, owner) } ?? false
        }
    }

    /// - Parameter doubt: why it may be brought back otherwise.
    public func unmetDependencies(of controller: StoryboardController, doubt: Silence?) -> [UnmetDependency] {
        guard let made = controller.type?.projectType, program.isController(made) || program.hasUnknownAncestor(made) else { return [] }
        return unmetDependencies(of: made, madeAt: controller.location, doubt: program.silence(onAncestorsOf: made) ?? doubt)
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
        guard !names.isEmpty, !names.contains(where: { $0.contains("$") }), let name = interface.storyboardName(of: controller) else {
            return true
        }
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

    func isSavedWithItsParents(_ controller: StoryboardController, depth: Int = 0) -> Bool {
        guard depth < 8, identifier(of: controller).isSome else { return false }
        return parents(of: controller).allSatisfy { isSavedWithItsParents($0, depth: depth + 1) }
    }
}
