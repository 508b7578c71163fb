import Syntax

extension App {
    /// Whether a site may make a controller of a storyboard: what does not tell which one it makes may make any whose class fits.
    func mayInstantiate(_ controller: StoryboardController, _ site: Site, in function: Function) -> Bool {
        guard let call = site.call, UIKit.instantiations.contains(call.name) else { return false }
        let place = Place(site, in: function)
        if let name = call.receiver.flatMap({ storyboardName($0, at: place, depth: 0) }), name != interface.storyboardName(of: controller) {
            return false
        }
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

    func instantiated(by call: Call) -> Expression? {
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
}
