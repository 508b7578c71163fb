import Syntax

/// Which type a name means, from where it stands.
///
/// Same file first, then the unit, then the other units if exactly one type there has the name. Two types of one name in one
/// unit belong to two targets; in the folder of one of them its name means that one, since the files of a folder go to one target.
/// Elsewhere it is ambiguous, and an ambiguous name means nothing.
struct NameTable: Sendable {
    private(set) var types: [Type] = []
    private let declared: Declared
    /// For each file the type id behind each of its `TypeFact`s; -1 for the extension of something else.
    private let typeOfFact: [[Int32]]
    private let options: ModelOptions
    /// The names of classes that begin with a small letter.
    let lowercaseClasses: Set<String>

    /// A `typealias` and where it is written, which decides what its target means.
    struct Alias: Sendable {
        let file: Int
        let enclosing: String?
        let fact: TypealiasFact

        var target: TypeReference { fact.target }
    }

    init(files: [FileFacts], unitOfFile: [Int], options: ModelOptions = ModelOptions()) {
        self.options = options
        let declared = Declared(files, unitOfFile)
        self.declared = declared
        var typeOfFact: [[Int32]] = []
        typeOfFact.reserveCapacity(files.count)
        for facts in files { typeOfFact.append([Int32](repeating: -1, count: facts.types.count)) }
        for (id, origin) in declared.origins.enumerated() { typeOfFact[origin.file][origin.position] = Int32(id) }

        let extensions = JoinedExtensions(files, declared)
        for (id, origins) in extensions.ofType {
            for origin in origins { typeOfFact[origin.file][origin.position] = Int32(id) }
        }
        self.typeOfFact = typeOfFact
        lowercaseClasses = Set(
            declared.origins.lazy.map { files[$0.file].types[$0.position] }.filter { fact in
                fact.kind == .class && fact.name.utf8.first.map { UInt8(ascii: "a") <= $0 && $0 <= UInt8(ascii: "z") } == true
            }.map(\.name))
        types.reserveCapacity(declared.origins.count)
        for (id, origin) in declared.origins.enumerated() {
            var declarations = [Type.Declaration(file: origin.file, fact: files[origin.file].types[origin.position])]
            if let more = extensions.ofType[id] {
                declarations += more.map { Type.Declaration(file: $0.file, fact: files[$0.file].types[$0.position]) }
            }
            types.append(
                Type(
                    id: id, unit: unitOfFile[origin.file], declarations: declarations, path: files[origin.file].path,
                    isOpen: extensions.open.contains(id)))
        }
    }

    /// The type behind a file's declaration or extension.
    func type(declaredIn file: Int, at position: Int) -> Type? {
        let id = typeOfFact[file][position]
        return id < 0 ? nil : types[Int(id)]
    }

    /// What a name may mean.
    enum Meaning {
        case type(Type)
        case alias(Alias)
        /// Several things of the name, or none.
        case ambiguous, unknown
    }

    /// What a name means in a file, seen from inside a type: `Page` in `Reader` is `Reader.Page` if there is one.
    func meaning(of name: String, inFile file: Int, inside enclosing: String?) -> Meaning {
        switch declared.meaning(of: name, inFile: file, inside: enclosing) {
        case .type(let id): .type(types[id])
        case .alias(let alias): .alias(alias)
        case .ambiguous: .ambiguous
        case .unknown: .unknown
        }
    }

    /// The names of typealiases for types of some names, without the types around either.
    func aliases(of types: Set<String>) -> [String] {
        declared.aliases.compactMap { name, aliases in
            aliases.contains { types.contains($0.target.name.lastComponent) } ? name.lastComponent : nil
        }
    }

    // MARK: Superclasses

    /// What a class inherits from: the first name it lists, unless that is a protocol.
    func superclass(of type: Type) -> Superclass {
        guard type.kind == .class, let first = type.declarations[0].fact.inherited.first else { return .none }
        let enclosing = type.name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(type.name[..<$0]) }
        let found = superclass(named: first, of: type, inFile: type.file, inside: enclosing, depth: 0)
        // On a Mac the same class is a view of AppKit's, which asks it by another method.
        if case .framework(let name) = found, UIKit.viewsOfBothPlatforms.contains(name),
            type.declarations.contains(where: { $0.fact.methods.contains { Hook($0) == .restoreState } })
        {
            return .framework("NSView")
        }
        return found
    }

    private func superclass(named reference: TypeReference, of type: Type, inFile file: Int, inside enclosing: String?, depth: Int)
        -> Superclass
    {
        guard depth < 8 else { return .unknown(reference.name) }
        switch meaning(of: reference.name, inFile: file, inside: enclosing) {
        case .type(let parent):
            if parent.kind == .protocol { return .none }
            return parent == type ? .unknown(reference.name) : .project(parent)
        case .alias(let alias):
            return superclass(named: alias.target, of: type, inFile: alias.file, inside: alias.enclosing, depth: depth + 1)
        case .ambiguous:
            return .unknown(reference.name)
        case .unknown:
            if let name = options.framework(of: reference.name) { return .framework(name) }
            if UIKit.isProtocol(reference.name) { return .none }
            return .unknown(reference.name)
        }
    }
}
