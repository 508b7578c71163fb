import Syntax

/// Pictures in a list that has no types.
public enum PicturesInList: Sendable {
    case plain, inDictionaries
}

extension App {
    /// How pictures lie in a list of Objective-C's that a class keeps as its own, by what its methods put there; `nil` where none is seen to be
    /// put there, or something else is. What is of no known type does not count.
    public func pictures(in list: Expression, of owner: Type) -> PicturesInList? {
        guard let name = list.core.plainName else { return nil }
        let property = name.hasPrefix("_") ? String(name.dropFirst()) : name
        guard program.lineage(of: owner).contains(where: { $0.property(property) != nil || $0.property(name) != nil }) else { return nil }
        var found: PicturesInList?
        for function in program.family(of: owner).flatMap({ program.functions(of: $0) })
        where function.isObjectiveC && (function.fact.words.mayHold(property) || function.fact.words.mayHold("_" + property)) {
            for site in sites(in: function) {
                guard let call = site.call, UIKit.additions.contains(call.name), let added = call.arguments.first?.value,
                    let receiver = call.receiver?.core.plainName, receiver == property || receiver == "_" + property
                else { continue }
                let place = Place(site, in: function)
                if isPicture(added, at: place) {
                    found = found ?? .plain
                } else if holdsPicture(added, at: place) {
                    found = .inDictionaries
                } else if program.type(of: added, at: place).map({ !UIKit.isAnything($0.unwrapped.name) }) ?? false {
                    return nil
                }
            }
        }
        return found
    }

    private func isPicture(_ value: Expression, at place: Place) -> Bool {
        if case .named("UIImage", _)? = program.type(of: value, at: place)?.unwrapped { true } else { false }
    }

    /// `@{@"full": image}`, or the dictionary in which UIKit hands over the picture that the user took or chose.
    private func holdsPicture(_ value: Expression, at place: Place) -> Bool {
        switch value.core.kind {
        case .dictionary(let parts): return parts.contains { isPicture($0, at: place) }
        case .name(let name):
            guard let function = place.function, function.fact.parameters.last?.label == "didFinishPickingMediaWithInfo",
                function.fact.parameters.last?.name == name, let locals = place.locals?.lookUp(name)
            else { return false }
            return place.isOwnParameter(locals)
        default: return false
        }
    }
}
