import Syntax

extension App {
    /// Controllers that UIKit saves and later makes again from their storyboard by itself (B1, B5): they and those around them have
    /// identifiers, no restoration class and no delegate answers for them, and they are not there yet, since something showed them later.
    ///
    /// Each with what may bring it back otherwise.
    public var controllersRemadeFromStoryboards: [(controller: StoryboardController, doubt: Silence?)] {
        let candidates = storyboardControllers.filter { controller in
            controller.type?.projectType != nil && isLeftToStoryboard(controller)
                && isSavedWithItsParents(controller, depth: 0) && !mayBeShownFirst(controller, depth: 0)
                && hasNoRestorationClass(controller) && !mayLoseIdentifier(controller)
        }
        let tops = candidates.map(outermostParent)
        let remade = drawingsOfRemade(amongst: Set(tops.map(\.location)))
        return zip(candidates, tops).compactMap { controller, top in
            guard let type = controller.type?.projectType, top.id == controller.id || hasNoRestorationClass(top),
                let doubtOfTop = remade[top.location]
            else { return nil }
            let doubt = program.silence(onCodeOf: controller.unit) ?? silence(onStraysBeing: .project(type), inUnit: controller.unit)
            return (controller, doubt ?? doubtOfTop)
        }
    }

    /// The drawings, amongst some, of which UIKit makes something again that it saved, and that nothing shows again by itself; each with why it
    /// may be saved or not.
    ///
    /// Of a scene without storyboard identifier it is not known whether it comes back; if it does not, more is lost.
    private func drawingsOfRemade(amongst drawings: Set<Location>) -> [Location: Silence?] {
        guard !drawings.isEmpty else { return [:] }
        var early = EarlyCallers(self)
        var surelyEarly = EarlyCallers(self, countsConditional: false)
        let remade = screenGraph.apps.flatMap { app -> [(drawing: Location, doubt: Silence?)] in
            let reopened = ReopenedScreens(app.screens, of: self)
            return app.screens.compactMap { screen in
                guard let (drawing, doubt) = screen.drawingThatMakesItAgain, drawings.contains(drawing), let kind = screen.kind,
                    let linked = screen.linked, let parent = screen.parent,
                    case let makers = functions(around: screen.location), case let showers = functions(around: linked),
                    !makers.filter(makesOneClass).contains(where: { early.mayCall($0) }),
                    !showers.contains(where: { makers.contains($0) ? surelyEarly.mayCall($0) : early.mayCall($0) }),
                    !reopened.isOpenedAgain(screen, shown: kind, at: linked, by: app.screens[parent])
                else { return nil }
                return (drawing, doubt)
            }
        }
        // What surely comes back once does not matter less where it may come back otherwise, too.
        return Dictionary(remade) { first, second in first == nil ? first : second }
    }

    /// Those that show or make something at a place.
    private func functions(around place: Location) -> [Function] {
        program.functions(around: place).filter { sites(in: $0).contains { $0.range.contains(place.range) } }
    }

    /// Whether a function gives one class of controllers, so that whoever calls it has one of them made.
    private func makesOneClass(_ function: Function) -> Bool {
        guard let given = function.property?.type ?? function.fact.returnType else { return false }
        return program.resolve(given, at: Place(function, nil))?.unwrapped.projectType != nil
    }

    /// What split views draw beside their lists from the beginning, where UIKit saves it and finds it at launch.
    ///
    /// Each with what may bring it back otherwise.
    public var detailsThereAtLaunch: [(controller: StoryboardController, doubt: Silence?)] {
        storyboardControllers.compactMap { controller in
            guard let type = controller.type?.projectType, isLeftToStoryboard(controller),
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
            && interface.relationships(holding: controller.id).contains { relationship in
                guard relationship.kind == .managed else { return false }
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
        var top = controller.id
        for _ in 0..<8 { top = interface.relationships(holding: top).first?.parent ?? top }
        return storyboardControllers[top]
    }

    /// Whether a unit restores, and nothing that its app delegates answer may be a drawn controller: UIKit looks into the storyboard (B3).
    private func isLeftToStoryboard(_ controller: StoryboardController) -> Bool {
        guard restoresInSight(unit: controller.unit), let type = controller.type else { return false }
        // Code may give it another identifier than the drawing has.
        let drawn = type.projectType.map { classIdentifier(of: $0).isNone } ?? true ? controller.fact.restorationIdentifier : nil
        return program.implementations(of: .delegateFactory).filter { program.unit(of: $0) == controller.unit }.allSatisfy { factory in
            let results = results(of: factory)
            return !results.isEmpty
                && results.allSatisfy { result in
                    if !mayStandFor(type, result) { return true }
                    guard let drawn, let answered = result.identifiers else { return false }
                    return !answered.contains(drawn)
                }
        }
    }

    private func hasNoRestorationClass(_ controller: StoryboardController) -> Bool {
        controller.type?.projectType.map { classRestorationClass(of: $0).isNone } ?? true
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

    /// Whether it begins a storyboard with which an app may begin: one that a property list names, one whose beginning code asks for as the app
    /// launches, or any where no list tells and nobody makes the window's root by code. What begins a storyboard that only a placeholder leads
    /// to is a screen like others.
    private func mayBeginApp(_ controller: StoryboardController) -> Bool {
        guard isInitial(controller) else { return false }
        return memories.beginnings.answer(controller.id) {
            let names = mainStoryboards(inUnit: controller.unit)
            guard !names.contains(where: { $0.contains("$") }), let name = interface.storyboardName(of: controller) else { return true }
            var early = EarlyCallers(self)
            if names.isEmpty ? !makesRoot(inUnit: controller.unit, &early) : names.contains(name) { return true }
            return program.functions(mentioningAnyOf: UIKit.initialInstantiations).contains { function in
                program.unit(of: function) == controller.unit
                    && sites(in: function).contains { mayInstantiate(controller, $0, in: function) }
                    && early.mayCall(function)
            }
        }
    }

    /// Whether code gives a window of an app its root as the app launches, so that no storyboard does.
    private func makesRoot(inUnit unit: Int, _ early: inout EarlyCallers) -> Bool {
        program.functions(mentioningAnyOf: ["rootViewController", "setRootViewController"]).contains { function in
            program.unit(of: function) == unit && sites(in: function).contains { $0.isAssignment(toOneOf: ["rootViewController"]) }
                && early.mayCall(function)
        }
    }

    /// The names of those that the property lists of a unit's apps name or, where these name none, those that Xcode makes of its settings.
    func mainStoryboards(inUnit unit: Int) -> Set<String> {
        let named = program.infoPlists(ofAppsInUnit: unit).flatMap(\.facts.mainStoryboards)
        let all = named.isEmpty ? program.projects(ofUnit: unit).flatMap(\.configurations).compactMap(\.mainStoryboard) : named
        return Set(all.map { InterfaceTable.name(ofFileAt: $0.value) })
    }

    /// Those that hold it as drawn.
    func parents(of controller: StoryboardController) -> [StoryboardController] {
        interface.relationships(holding: controller.id).map { storyboardControllers[$0.parent] }
    }

    func isSavedWithItsParents(_ controller: StoryboardController, depth: Int = 0) -> Bool {
        guard depth < 8, identifier(of: controller).isSome else { return false }
        return parents(of: controller).allSatisfy { isSavedWithItsParents($0, depth: depth + 1) }
    }
}

extension Screen {
    /// Where a storyboard draws what UIKit saves and makes again from it, or what it may save.
    fileprivate var drawingThatMakesItAgain: (drawing: Location, doubt: Silence?)? {
        switch (status, recreator) {
        case (.preserved, .storyboard(let drawing)?): (drawing, nil)
        case (.untold(let doubt), _) where doubt.reason == .noStoryboardIdentifier: doubt.location.map { ($0, nil) }
        case (.untold(let doubt), .storyboard(let drawing)?): (drawing, silence(on: doubt, about: name))
        default: nil
        }
    }
}
