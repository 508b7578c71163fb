import Syntax

/// Which type a name means, from where it stands.
///
/// Same file first, then the unit, then the other units if exactly one type there has the name. Two types of one name in one
/// unit are ambiguous, and an ambiguous name means nothing.
struct NameTable: Sendable {
    private(set) var types: [Type]
    /// Type ids by name.
    private let byName: [String: [Int]]
    /// For each file the type id behind each of its `TypeFact`s; -1 for the extension of something else.
    private var typeOfFact: [[Int]]
    private let aliases: [String: [Alias]]
    private let unitOfFile: [Int]
    private let options: ModelOptions

    /// A `typealias` and where it is written, which decides what its target means.
    struct Alias: Sendable {
        let file: Int
        let enclosing: String?
        let fact: TypealiasFact

        var target: TypeReference { fact.target }
    }

    init(files: [FileFacts], unitOfFile: [Int], options: ModelOptions = ModelOptions()) {
        self.options = options
        self.unitOfFile = unitOfFile
        aliases = NameTable.aliases(in: files)
        var declarations: [[Type.Declaration]] = []
        var ids: [String: [Int]] = [:]
        var typeOfFact = files.map { [Int](repeating: -1, count: $0.types.count) }
        for (file, facts) in files.enumerated() {
            // By index, for a copy of a fact retains all that it holds.
            for position in facts.types.indices where facts.types[position].kind != .extension {
                typeOfFact[file][position] = declarations.count
                ids[facts.types[position].name, default: []].append(declarations.count)
                // Objective-C knows it by the name in `@objc(Name)`.
                if let other = facts.types[position].objectiveCName, other != facts.types[position].name {
                    ids[other, default: []].append(declarations.count)
                }
                declarations.append([Type.Declaration(file: file, fact: facts.types[position])])
            }
        }
        func makeTypes(open: Set<Int> = []) -> [Type] {
            declarations.enumerated().map { id, declarations in
                let file = declarations[0].file
                return Type(id: id, unit: unitOfFile[file], declarations: declarations, path: files[file].path, isOpen: open.contains(id))
            }
        }

        // Extensions join the one type that their name means from their file.
        byName = ids
        types = makeTypes()
        self.typeOfFact = typeOfFact
        var open: Set<Int> = []
        for (file, facts) in files.enumerated() {
            for position in facts.types.indices where facts.types[position].kind == .extension {
                let name = facts.types[position].name
                if let id = extended(by: name, inFile: file)?.id {
                    typeOfFact[file][position] = id
                    declarations[id].append(Type.Declaration(file: file, fact: facts.types[position]))
                } else {
                    // It may belong to any type of that name: what these can do is not all in sight.
                    open.formUnion(ids[name] ?? name.withoutFirstComponent.flatMap { ids[$0] } ?? [])
                }
            }
        }
        types = makeTypes(open: open)
        self.typeOfFact = typeOfFact
    }

    private static func aliases(in files: [FileFacts]) -> [String: [Alias]] {
        var aliases: [String: [Alias]] = [:]
        for (file, facts) in files.enumerated() {
            for fact in facts.typealiases { aliases[fact.name, default: []].append(Alias(file: file, enclosing: nil, fact: fact)) }
            for position in facts.types.indices where !facts.types[position].typealiases.isEmpty {
                let name = facts.types[position].name
                for fact in facts.types[position].typealiases {
                    aliases[name + "." + fact.name, default: []].append(Alias(file: file, enclosing: name, fact: fact))
                }
            }
        }
        return aliases
    }

    /// The type that an extension adds to, itself or by another name.
    private func extended(by name: String, inFile file: Int) -> Type? {
        var name = name
        var file = file
        var enclosing: String?
        for _ in 0..<4 {
            switch meaning(of: name, inFile: file, inside: enclosing) {
            case .type(let type): return type
            case .alias(let alias): (name, file, enclosing) = (alias.target.name, alias.file, alias.enclosing)
            case .ambiguous, .unknown: return nil
            }
        }
        return nil
    }

    /// The type behind a file's declaration or extension.
    func type(declaredIn file: Int, at position: Int) -> Type? {
        let id = typeOfFact[file][position]
        return id < 0 ? nil : types[id]
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
        var prefix = enclosing
        while let scope = prefix {
            if let meaning = exact(scope + "." + name, inFile: file) { return meaning }
            prefix = scope.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(scope[..<$0]) }
        }
        return exact(name, inFile: file) ?? .unknown
    }

    private func exact(_ name: String, inFile file: Int) -> Meaning? {
        let named = (byName[name] ?? []).map { types[$0] }
        let aliased = aliases[name] ?? []
        if named.isEmpty, aliased.isEmpty { return nil }
        if named.count == 1, aliased.isEmpty, !named[0].isPrivate { return .type(named[0]) }
        let unit = unitOfFile[file]
        for level in 0...2 {
            // What is private to another file cannot be meant.
            func isNear(_ other: Int, isPrivate: Bool) -> Bool {
                other == file || !isPrivate && (level == 2 || level == 1 && unitOfFile[other] == unit)
            }
            let types = named.filter { isNear($0.file, isPrivate: $0.isPrivate) }
            let aliases = aliased.filter { isNear($0.file, isPrivate: $0.fact.isPrivate) }
            if types.count == 1, aliases.isEmpty { return .type(types[0]) }
            if types.isEmpty, let first = aliases.first {
                return aliases.allSatisfy { $0.target == first.target } ? .alias(first) : .ambiguous
            }
            if !types.isEmpty { return .ambiguous }
        }
        return nil
    }

    /// The names of all typealiases, without the types around them.
    var aliasNames: [String] {
        aliases.keys.map { name in name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) } ?? name }
    }

    // MARK: Superclasses

    /// What a class inherits from: the first name it lists, unless that is a protocol.
    func superclass(of type: Type) -> Superclass {
        guard type.kind == .class, let first = type.declarations[0].fact.inherited.first else { return .none }
        let enclosing = type.name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(type.name[..<$0]) }
        return superclass(named: first, of: type, inFile: type.file, inside: enclosing, depth: 0)
    }

    private func superclass(named reference: TypeReference, of type: Type, inFile file: Int, inside enclosing: String?, depth: Int) -> Superclass {
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

extension String {
    /// `Reader.Page` of `Kit.Reader.Page`.
    fileprivate var withoutFirstComponent: String? {
        utf8.firstIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) }
    }
}
