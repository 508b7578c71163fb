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

        // Extensions join the one type that their name means from their file.
        let macros = NameTable.macros(in: files)
        var extensions: [Int: [Origin]] = [:]
        var open: Set<Int> = []
        for (file, facts) in files.enumerated() {
            // By index, for a copy of a fact retains all that it holds.
            for position in facts.types.indices where facts.types[position].kind == .extension {
                let name = facts.types[position].name
                var meaning = declared.extended(by: name, inFile: file)
                if let meant = macros[name] {
                    let meanings = meant.map { declared.extended(by: $0, inFile: file) }
                    if case .unknown = meaning, meanings.count == 1 {
                        meaning = meanings[0]
                    } else {
                        // One text becomes the body of several classes.
                        for case .type(let id) in meanings { open.insert(id) }
                    }
                }
                switch meaning {
                case .type(let id):
                    typeOfFact[file][position] = Int32(id)
                    extensions[id, default: []].append(Origin(file: file, position: position))
                case .ambiguous(let ids):
                    // It may belong to any of them: what these can do is not all in sight.
                    open.formUnion(ids)
                case .alias, .unknown:
                    break
                }
            }
        }
        self.typeOfFact = typeOfFact
        types.reserveCapacity(declared.origins.count)
        for (id, origin) in declared.origins.enumerated() {
            var declarations = [Type.Declaration(file: origin.file, fact: files[origin.file].types[origin.position])]
            if let more = extensions[id] {
                declarations += more.map { Type.Declaration(file: $0.file, fact: files[$0.file].types[$0.position]) }
            }
            types.append(
                Type(
                    id: id, unit: unitOfFile[origin.file], declarations: declarations, path: files[origin.file].path,
                    isOpen: open.contains(id)))
        }
    }

    /// What Objective-C's `#define` makes of a name, as for `@implementation CLASS_NAME`.
    private static func macros(in files: [FileFacts]) -> [String: [String]] {
        var macros: [String: [String]] = [:]
        for facts in files where !facts.globals.isEmpty && Language(path: facts.path) == .objectiveC {
            for position in facts.globals.indices {
                guard case .name(let meant)? = facts.globals[position].value?.kind, facts.globals[position].type == nil,
                    macros[facts.globals[position].name]?.contains(meant) != true
                else { continue }
                macros[facts.globals[position].name, default: []].append(meant)
            }
        }
        return macros
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

/// Where a type is declared: file, and place among the file's types.
private struct Origin: Sendable {
    let file: Int
    let position: Int
    var isPrivate = false
}

/// All that a name may mean, before there are types to speak of.
private struct Declared: Sendable {
    /// By type id.
    private(set) var origins: [Origin] = []
    let aliases: [String: [NameTable.Alias]]
    private var byName: [String: Namesakes] = [:]
    private let unitOfFile: [Int]
    private let paths: [String]

    /// The ids of one name; mostly there is just one.
    private struct Namesakes: Sendable {
        let first: Int
        var others: [Int] = []

        var all: [Int] { [first] + others }
    }

    enum Meaning {
        case type(Int)
        case alias(NameTable.Alias)
        /// The types among which the text does not decide.
        case ambiguous([Int])
        case unknown
    }

    init(_ files: [FileFacts], _ unitOfFile: [Int]) {
        self.unitOfFile = unitOfFile
        paths = files.map(\.path)
        aliases = Declared.aliases(in: files)
        let count = files.reduce(0) { $0 + $1.types.count }
        origins.reserveCapacity(count)
        byName.reserveCapacity(count)
        var protocols: [(name: String, id: Int)] = []
        for (file, facts) in files.enumerated() {
            for position in facts.types.indices where facts.types[position].kind != .extension {
                let isPrivate = facts.types[position].modifiers.contains(.isPrivate)
                if facts.types[position].kind == .protocol, facts.types[position].modifiers.contains(.isObjectiveC) {
                    protocols.append((facts.types[position].name, origins.count))
                } else {
                    add(facts.types[position].name, origins.count)
                }
                // Objective-C knows it by the name in `@objc(Name)`.
                if let other = facts.types[position].objectiveCName, other != facts.types[position].name { add(other, origins.count) }
                origins.append(Origin(file: file, position: position, isPrivate: isPrivate))
            }
        }
        // In Objective-C a class and a protocol may share a name; Swift adds a word to the protocol's.
        for (name, id) in protocols {
            let isShared = (byName[name]?.all ?? []).contains { other in
                unitOfFile[origins[other].file] == unitOfFile[origins[id].file]
                    && files[origins[other].file].types[origins[other].position].kind == .class
            }
            add(isShared ? name + "Protocol" : name, id)
        }
    }

    private mutating func add(_ name: String, _ id: Int) {
        if byName[name] != nil { byName[name]!.others.append(id) } else { byName[name] = Namesakes(first: id) }
    }

    private static func aliases(in files: [FileFacts]) -> [String: [NameTable.Alias]] {
        var aliases: [String: [NameTable.Alias]] = [:]
        for (file, facts) in files.enumerated() {
            for fact in facts.typealiases { aliases[fact.name, default: []].append(NameTable.Alias(file: file, enclosing: nil, fact: fact)) }
            for position in facts.types.indices where !facts.types[position].typealiases.isEmpty {
                let name = facts.types[position].name
                for fact in facts.types[position].typealiases {
                    aliases[name + "." + fact.name, default: []].append(NameTable.Alias(file: file, enclosing: name, fact: fact))
                }
            }
        }
        return aliases
    }

    /// What an extension adds to, itself or by another name.
    func extended(by name: String, inFile file: Int) -> Meaning {
        var name = name
        var file = file
        var enclosing: String?
        for _ in 0..<4 {
            switch meaning(of: name, inFile: file, inside: enclosing) {
            case .alias(let alias): (name, file, enclosing) = (alias.target.name, alias.file, alias.enclosing)
            case .unknown:
                // `Kit.Reader`, its module in front, may be any `Reader` in sight.
                guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return .unknown }
                switch exact(String(name[name.index(after: dot)...]), inFile: file) {
                case .type(let id)?: return .ambiguous([id])
                case let meaning?: return meaning
                case nil: return .unknown
                }
            case let meaning: return meaning
            }
        }
        return .unknown
    }

    func meaning(of name: String, inFile file: Int, inside enclosing: String?) -> Meaning {
        var prefix = enclosing
        while let scope = prefix {
            if let meaning = exact(scope + "." + name, inFile: file) { return meaning }
            prefix = scope.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(scope[..<$0]) }
        }
        return exact(name, inFile: file) ?? .unknown
    }

    private func exact(_ name: String, inFile file: Int) -> Meaning? {
        let named = byName[name]
        let aliased = aliases.isEmpty ? nil : aliases[name]
        if named == nil, aliased == nil { return nil }
        let unit = unitOfFile[file]
        if let named, named.others.isEmpty, aliased == nil {
            let origin = origins[named.first]
            if origin.file == file || !origin.isPrivate && (unitOfFile[origin.file] == unit || !UIKit.isKnownClass(name)) {
                return .type(named.first)
            }
            return nil
        }
        for level in 0...2 {
            // A framework's name means the framework's class, unless the unit itself has another.
            if level == 2, UIKit.isKnownClass(name) { return nil }
            // What is private to another file cannot be meant.
            func isNear(_ other: Int, isPrivate: Bool) -> Bool {
                other == file || !isPrivate && (level == 2 || level == 1 && unitOfFile[other] == unit)
            }
            let types = (named?.all ?? []).filter { isNear(origins[$0].file, isPrivate: origins[$0].isPrivate) }
            let aliases = (aliased ?? []).filter { isNear($0.file, isPrivate: $0.fact.isPrivate) }
            if types.count == 1, aliases.isEmpty { return .type(types[0]) }
            if types.isEmpty, let first = aliases.first {
                return aliases.allSatisfy { $0.target == first.target } ? .alias(first) : .ambiguous([])
            }
            if !types.isEmpty {
                let neighbours = level == 1 && aliases.isEmpty ? types.filter { isNeighbour(origins[$0].file, of: file) } : []
                return neighbours.count == 1 ? .type(neighbours[0]) : .ambiguous(types)
            }
        }
        return nil
    }

    private func isNeighbour(_ other: Int, of file: Int) -> Bool { Unit.folder(of: paths[other]) == Unit.folder(of: paths[file]) }
}

extension String {
    /// `Page` of `Reader.Page`.
    var lastComponent: String {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? self
    }
}
