import Syntax

/// A property of one of the project's types.
public struct Property: Sendable {
    public let owner: Type
    public let declaration: Type.Declaration
    public let fact: PropertyFact
    /// Where its name stands.
    public let location: Location
}

extension Program {
    /// The properties for which a test holds, in the files that mention restoration: `test` has to ask for a name, a type or an
    /// attribute that is a word of `Vocabulary.restoration`.
    ///
    /// The properties of all other files are many, and few of them are ever asked for.
    public func propertiesMentioningRestoration(where test: (PropertyFact) -> Bool) -> [Property] {
        var found: [Property] = []
        // By index, for a copy of the facts retains all that they hold.
        for file in files.indices where files[file].mentionsRestoration {
            for position in files[file].types.indices {
                guard let owner = names.type(declaredIn: file, at: position) else { continue }
                let declaration = Type.Declaration(file: file, fact: files[file].types[position])
                for fact in declaration.fact.properties where test(fact) {
                    let location = Location(path: files[file].path, range: fact.nameRange)
                    found.append(Property(owner: owner, declaration: declaration, fact: fact, location: location))
                }
            }
        }
        return found
    }
}
