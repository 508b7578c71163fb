import Syntax

extension App {
    /// Whether all that a type encodes by itself says where somebody is rather than what there is: numbers, cases, identifiers, lists of
    /// these.
    public func encodesOnlyAPlace(_ type: Type) -> Bool {
        guard ["Codable", "Encodable"].contains(where: { program.adopts(type, $0) }) else { return false }
        let parts = encodedParts(of: .project(type))
        return !parts.isEmpty
            && parts.allSatisfy { part in
                part.type.map(saysOnlyAPlace) ?? part.value?.core.mapsToIdentifiers ?? false
                    || part.key.map(Conventions.namesIdentifiers) ?? false
            }
    }

    private func saysOnlyAPlace(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .named(let name, let elements):
            if UIKit.isCollection(name), let element = elements.last { return saysOnlyAPlace(element) }
            return UIKit.codedScalars[name] != nil || ["UUID", "URL", "NavigationPath"].contains(name)
        case .project(let own): return own.kind == .enumeration && payloads(of: type.unwrapped).allSatisfy(saysOnlyAPlace)
        case .optional, .metatype: return false
        }
    }

    /// Whether an app keeps lists of a structure that holds more than numbers: one of them is of its model then, as they all are, rather than
    /// state of its own.
    public func isOneOfMany(_ structure: Type) -> Bool {
        structure.kind == .structure && tellsMoreThanNumbers(structure) && isListed(structure)
    }

    /// Whether a type has a list of others.
    func isListed(_ structure: Type) -> Bool {
        program.types.contains { type in
            type.unit == structure.unit
                && type.declarations.contains { declaration in
                    !program.files[declaration.file].isTest
                        && declaration.fact.properties.contains { isList($0, of: structure, in: declaration, of: type) }
                }
        }
    }

    private func isList(_ property: PropertyFact, of structure: Type, in declaration: Type.Declaration, of owner: Type) -> Bool {
        guard let written = property.typeOfList, written.arguments.last?.unwrapped.name.lastComponent == structure.shortName else {
            return false
        }
        let place = Place(in: declaration, of: owner, isStatic: true)
        return program.resolve(written, at: place)?.listElement?.unwrapped == .project(structure)
    }

    private func tellsMoreThanNumbers(_ structure: Type) -> Bool {
        structure.declarations.flatMap(\.fact.properties).contains { property in
            guard !property.isComputed else { return false }
            if case .string? = property.value?.kind { return true }
            return property.type.map { ["String", "Date", "URL", "UUID", "Data"].contains($0.unwrapped.name) } ?? false
        }
    }

    /// What a local that begins with nothing is given later on, each with where it is written.
    public func laterValues(of name: String, at place: Place) -> [(value: Expression, place: Place)] {
        guard let function = place.function, let binding = place.locals?.lookUp(name)?.binding, case .local(let local) = binding.origin,
            local.value.map(\.core.isNil) ?? true
        else { return [] }
        return sites(in: function).compactMap { site in
            guard case .assignment(let target, nil, let value) = site.kind, target.isName(name), !value.core.isNil,
                site.locals?.lookUp(name)?.binding.id == binding.id
            else { return nil }
            return (value, Place(site, in: function))
        }
    }
}

extension PropertyFact {
    /// As it is declared, or as its first value spells it: `[Recipe]()`.
    fileprivate var typeOfList: TypeReference? {
        var written = type?.unwrapped
        if written == nil, case .call(let call)? = value?.kind, case .type(let made) = call.callee.kind { written = made }
        return written.flatMap { UIKit.isCollection($0.name) ? $0 : nil }
    }
}

extension Expression {
    /// `recipes.map(\.id)`
    fileprivate var mapsToIdentifiers: Bool {
        guard case .call(let call) = kind, ["map", "compactMap"].contains(call.name),
            case .keyPath(let path)? = call.arguments.onlyElement?.value.core.kind, let last = path.last
        else { return false }
        return Conventions.namesIdentifiers(last)
    }
}
