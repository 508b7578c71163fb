import Syntax

/// Where the names of a body stand that mean something by themselves, locals say.
struct NamePlaces {
    /// In source order, by name.
    private let places: [String: [UInt32]]
    /// Of all its locals.
    private let locals: Set<String>

    /// - Parameter sites: what happens in the function.
    init(in function: Function, _ sites: [Site]) {
        var places: [String: [UInt32]] = [:]
        _ = function.contains { part in
            if case .name(let name) = part.kind { places[name, default: []].append(part.range.start) }
            return false
        }
        self.places = places.mapValues { $0.sorted() }
        var (seen, locals): (Set<Int>, Set<String>) = ([], [])
        for site in sites {
            var current = site.locals
            while let scope = current, seen.insert(scope.binding.id).inserted {
                locals.insert(scope.binding.name)
                current = scope.outer
            }
        }
        self.locals = locals
    }

    func isLocal(_ name: String) -> Bool { locals.contains(name) }

    /// Whether one of some names stands in a part of the body.
    func hold(anyOf names: Set<String>, within range: SourceRange) -> Bool {
        names.contains { name in
            guard let places = places[name] else { return false }
            let next = places.partitioningIndex { $0 >= range.start }
            return next < places.count && places[next] < range.end
        }
    }
}
