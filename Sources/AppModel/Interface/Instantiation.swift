import Syntax

extension App {
    /// The controller of a storyboard that a call makes: `board.instantiateViewController(withIdentifier: "detail")`. Which storyboard is
    /// meant is seldom told, so the identifier has to be the only one of its unit.
    func storyboardController(madeBy call: Call, at place: Place) -> StoryboardController? {
        guard !storyboardControllers.isEmpty, call.name.hasPrefix("instantiate") else { return nil }
        let unit = unitOfFile[place.file]
        let name = call.receiver.flatMap { storyboardName($0, at: place, depth: 0) }
        let found: [StoryboardController]
        switch call.name {
        case "instantiateViewController", "instantiateViewControllerWithIdentifier":
            guard let argument = call.argument("withIdentifier") ?? call.argument("identifier") ?? call.firstUnlabelled,
                let identifier = string(argument, at: place).text
            else { return nil }
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

    /// The controller of a storyboard that a child is, where a call makes it: on the spot, or as all that a local or property ever held.
    func drawnChild(of containment: Containment) -> StoryboardController? {
        if let entity = containment.childEntity, let makers = objects.makers[entity] {
            guard makers.count == 1, objects.creations[entity] == nil else { return nil }
            return storyboardController(madeBy: makers[0].call, at: makers[0].place)
        }
        guard case .call(let call) = containment.child.core.kind else { return nil }
        return storyboardController(madeBy: call, at: containment.place)
    }
}
