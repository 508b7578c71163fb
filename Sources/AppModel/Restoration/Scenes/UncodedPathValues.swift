import Syntax

/// Where a value goes onto a navigation path that has no more to be than `Hashable`, so that SwiftUI takes it for one without a code (I30).
struct UncodedPathValue {
    /// What is known of the value's type: the name of a type parameter, or a type of which nothing else is known.
    let type: String
    /// The path that gets it; `nil` for a link, which puts it onto that of the stack around.
    let path: (owner: Type, name: String)?
    let location: Location
    let function: Function
}

extension App {
    /// Values that code appends to a path, or a link shows, with a type that only the caller knows, and that need not be `Codable`.
    func uncodedPathValues(_ path: (Expression, Function) -> (owner: Type, name: String)?) -> [UncodedPathValue] {
        program.functions(mentioningAnyOf: ["append", "NavigationLink"]).filter { !program.isTest($0) }.flatMap { function in
            sites(in: function).compactMap { site -> UncodedPathValue? in
                guard let call = site.call else { return nil }
                let place = Place(site, in: function)
                if call.name == "NavigationLink", call.receiver == nil, let value = call.argument("value") {
                    guard isOfSomeView(function), let type = typeWithoutCode(of: value, at: place) else { return nil }
                    return UncodedPathValue(type: type, path: nil, location: function.location(value.range), function: function)
                }
                guard call.name == "append", call.arguments.count == 1, let value = call.firstUnlabelled, let receiver = call.receiver,
                    let path = path(receiver.core, function), let type = typeWithoutCode(of: value, at: place)
                else { return nil }
                return UncodedPathValue(type: type, path: path, location: function.location(value.range), function: function)
            }
        }
    }

    /// Whether a function belongs to a view that something else makes.
    private func isOfSomeView(_ function: Function) -> Bool {
        guard let type = function.type, type.lists("View") else { return false }
        return program.functions(mentioningAnyOf: [type.shortName]).contains { maker in
            maker.type != type && !program.isTest(maker) && maker.names(anyOf: [type.shortName])
        }
    }

    /// The name of a value's type, if that tells no more than that the value is `Hashable`.
    private func typeWithoutCode(of value: Expression, at place: Place) -> String? {
        guard let type = declaredType(of: value, at: place, depth: 0)?.unwrapped else { return nil }
        if type.name == "AnyHashable" { return type.name }
        // Of `some Hashable & Codable` the name is the first one, too.
        if type.name == "Hashable" { return type.range.end - type.range.start <= "some Hashable".utf8.count ? type.name : nil }
        let bounds =
            place.function?.fact.genericBounds[type.name]
            ?? place.type.flatMap { $0.declarations.lazy.compactMap { $0.fact.genericBounds[type.name] }.first }
        guard let bounds, bounds.contains("Hashable"), bounds.isSubset(of: App.boundsWithoutCode) else { return nil }
        return type.name
    }

    private static let boundsWithoutCode: Set<String> = ["Hashable", "Equatable", "Identifiable", "Sendable", "Comparable"]

    /// As it is written where a parameter, a property or a local without a value of its own is declared.
    private func declaredType(of value: Expression, at place: Place, depth: Int) -> TypeReference? {
        guard depth < 4 else { return nil }
        switch value.core.kind {
        case .name(let name):
            guard let locals = place.locals?.lookUp(name) else { return place.type?.property(name)?.fact.type }
            if place.isOwnParameter(locals) { return place.function?.fact.parameters.first { $0.name == name }?.type }
            switch locals.binding.origin {
            case .unwrapped(_, let unwrapped): return declaredType(of: unwrapped, at: place.before(locals), depth: depth + 1)
            default: return nil
            }
        case .member(let base, let name) where base.isSelf:
            return place.type?.property(name.text)?.fact.type
        default: return nil
        }
    }
}
