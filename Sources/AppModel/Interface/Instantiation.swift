import Syntax

extension App {
    /// The controller of a storyboard that a call makes: `board.instantiateViewController(withIdentifier: "detail")`. Which storyboard is
    /// meant is seldom told, so the identifier has to be the only one of its unit.
    func storyboardController(madeBy call: Call, at place: Place) -> StoryboardController? {
        guard !storyboardControllers.isEmpty, call.name.hasPrefix("instantiate") else { return nil }
        let unit = program.unitOfFile[place.file]
        let name = call.receiver.flatMap { storyboardName($0, at: place, depth: 0) }
        let found: [StoryboardController]
        switch call.name {
        case "instantiateViewController", "instantiateViewControllerWithIdentifier":
            guard let argument = instantiated(by: call), let identifier = string(argument, at: place).text else { return nil }
            found = interface.controllers(identifiedBy: identifier, inUnit: unit)
        case "instantiateInitialViewController":
            guard name != nil else { return nil }
            found = storyboardControllers.filter { $0.unit == unit && isInitial($0) }
        default:
            return nil
        }
        let ofStoryboard = name.map { name in found.filter { interface.storyboardName(of: $0) == name } } ?? found
        return ofStoryboard.count == 1 ? ofStoryboard[0] : nil
    }

    /// Whether a site may make a controller of a storyboard: what does not tell which one it makes may make any whose class fits.
    func mayInstantiate(_ controller: StoryboardController, _ site: Site, in function: Function) -> Bool {
        guard let call = site.call, UIKit.instantiations.contains(call.name) else { return false }
        let place = Place(site, in: function)
        if let name = call.receiver.flatMap({ storyboardName($0, at: place, depth: 0) }), name != interface.storyboardName(of: controller) { return false }
        if UIKit.initialInstantiations.contains(call.name) {
            guard isInitial(controller) else { return false }
        } else {
            guard let own = controller.fact.storyboardIdentifier, let argument = instantiated(by: call) else { return false }
            switch program.string(argument, at: place) {
            case .text(let text): return text == own
            case .pattern(let pattern): return pattern.matches(own)
            case .constant, .unknown:
                // A helper is told the name.
                let told = flow.isExhausted ? nil : flow.strings(of: argument, in: function)
                if let told, !told.isEmpty, !told.contains(where: { $0.mayEqual(.text(own)) }) { return false }
            }
        }
        guard let type = controller.type, let expected = typeExpected(of: site, in: function) else { return true }
        return isRelated(expected.unwrapped, type)
    }

    private func instantiated(by call: Call) -> Expression? {
        call.argument("withIdentifier") ?? call.argument("identifier") ?? call.firstUnlabelled
    }

    /// What the result of a call is cast to or declared as.
    private func typeExpected(of made: Site, in function: Function) -> StaticType? {
        for site in sites(in: function) {
            switch site.kind {
            case .cast(let base, _, let type) where base.core.range == made.range:
                return program.resolve(type, at: Place(site, in: function))
            case .local(let local) where local.value?.core.range == made.range:
                if let type = local.type { return program.resolve(type, at: Place(site, in: function)) }
            default:
                continue
            }
        }
        return nil
    }

    /// `Main` of `UIStoryboard(name: "Main", bundle: nil)`, or of a local that holds it.
    private func storyboardName(_ expression: Expression, at place: Place, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        switch expression.core.kind {
        case .call(let call):
            guard createdType(call, at: place)?.unwrapped == .named("UIStoryboard") || call.name == "storyboardWithName" else { return nil }
            return (call.argument("name") ?? call.firstUnlabelled).flatMap { string($0, at: place).text }
        case .name(let name):
            return place.firstValue(of: name).flatMap { storyboardName($0.value, at: $0.place, depth: depth + 1) }
        default:
            return nil
        }
    }

    /// The controller of a storyboard that a child is, where a call makes it: on the spot, as all that a local or property ever held, or in
    /// a function of the project that gives back nothing else.
    func drawnChild(of containment: Containment) -> StoryboardController? {
        guard !storyboardControllers.isEmpty else { return nil }
        if let entity = containment.childEntity, let makers = objects.makers[entity] {
            guard makers.count == 1, objects.creations[entity] == nil else { return nil }
            return drawn(by: makers[0].call, at: makers[0].place, depth: 0)
        }
        guard case .call(let call) = containment.child.core.kind else { return nil }
        return drawn(by: call, at: containment.place, depth: 0)
    }

    private func drawn(by call: Call, at place: Place, depth: Int) -> StoryboardController? {
        if let controller = storyboardController(madeBy: call, at: place) { return controller }
        guard depth < 4, let function = program.calledFunction(call, at: place), function.fact.kind == .method, !program.isOverridden(function) else { return nil }
        var found: [Int: StoryboardController] = [:]
        for exit in exits(of: function) {
            guard let controller = drawn(exit.value, at: Place(exit.site, in: function), depth: depth + 1) else { return nil }
            found[controller.id] = controller
        }
        return found.count == 1 ? found.first?.value : nil
    }

    private func drawn(_ value: Expression, at place: Place, depth: Int) -> StoryboardController? {
        switch value.core.kind {
        case .call(let call):
            return drawn(by: call, at: place, depth: depth)
        case .name(let name):
            guard let first = place.firstValue(of: name), depth < 4, let function = place.function else { return nil }
            let isGivenAnother = sites(in: function).contains { site in
                if case .assignment(let target, _, _) = site.kind { target.isName(name) } else { false }
            }
            return isGivenAnother ? nil : drawn(first.value, at: first.place, depth: depth + 1)
        default:
            return nil
        }
    }
}
