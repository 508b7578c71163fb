import Syntax

/// Which type a name means, from where it stands.
///
/// Same file first, then the unit, then the other units if exactly one type there has the name. Two types of one name in one
/// unit are ambiguous, and an ambiguous name means nothing.
struct NameTable: Sendable {
    let types: [Type]
    private let byName: [String: [Type]]
    /// For each file the type id behind each of its `TypeFact`s; -1 for the extension of something else.
    private let typeOfFact: [[Int]]
    private let typealiases: [String: [(unit: Int, target: TypeReference)]]
    private let unitOfFile: [Int]

    init(files: [FileFacts], unitOfFile: [Int]) {
        self.unitOfFile = unitOfFile
        var declarations: [[Type.Declaration]] = []
        var ids: [String: [Int]] = [:]
        var typeOfFact = files.map { [Int](repeating: -1, count: $0.types.count) }
        for (file, facts) in files.enumerated() {
            // By index, for a copy of a fact retains all that it holds.
            for position in facts.types.indices where facts.types[position].kind != .extension {
                typeOfFact[file][position] = declarations.count
                ids[facts.types[position].name, default: []].append(declarations.count)
                declarations.append([Type.Declaration(file: file, fact: facts.types[position])])
            }
        }
        // Extensions join the one type that their name means from their file.
        for (file, facts) in files.enumerated() {
            for position in facts.types.indices where facts.types[position].kind == .extension {
                guard let named = ids[facts.types[position].name] else { continue }
                let candidates = named.map { (id: $0, file: declarations[$0][0].file) }
                guard let id = NameTable.choose(candidates, from: file, unitOfFile: unitOfFile)?.id else { continue }
                typeOfFact[file][position] = id
                declarations[id].append(Type.Declaration(file: file, fact: facts.types[position]))
            }
        }
        let types = declarations.enumerated().map { id, declarations in
            Type(id: id, unit: unitOfFile[declarations[0].file], declarations: declarations, path: files[declarations[0].file].path)
        }
        self.types = types
        self.typeOfFact = typeOfFact
        byName = ids.mapValues { $0.map { types[$0] } }

        var typealiases: [String: [(unit: Int, target: TypeReference)]] = [:]
        for (file, facts) in files.enumerated() {
            for alias in facts.typealiases { typealiases[alias.name, default: []].append((unitOfFile[file], alias.target)) }
            for position in facts.types.indices {
                for alias in facts.types[position].typealiases {
                    typealiases[facts.types[position].name + "." + alias.name, default: []].append((unitOfFile[file], alias.target))
                }
            }
        }
        self.typealiases = typealiases
    }

    /// The type behind a file's declaration or extension.
    func type(declaredIn file: Int, at position: Int) -> Type? {
        let id = typeOfFact[file][position]
        return id < 0 ? nil : types[id]
    }

    /// What a name may mean.
    enum Meaning {
        case type(Type)
        case alias(TypeReference)
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
        if let candidates = byName[name] {
            if candidates.count == 1 { return .type(candidates[0]) }
            guard let type = NameTable.choose(candidates.map { (id: $0.id, file: $0.file) }, from: file, unitOfFile: unitOfFile) else {
                return .ambiguous
            }
            return .type(types[type.id])
        }
        guard let aliases = typealiases[name] else { return nil }
        let unit = unitOfFile[file]
        let near = aliases.filter { $0.unit == unit }
        let targets = Set((near.isEmpty ? aliases : near).map(\.target))
        return targets.count == 1 ? .alias(targets.first!) : .ambiguous
    }

    private static func choose(
        _ candidates: [(id: Int, file: Int)], from file: Int, unitOfFile: [Int]
    ) -> (id: Int, file: Int)? {
        if candidates.count == 1 { return candidates[0] }
        for isNear in [{ $0 == file }, { unitOfFile[$0] == unitOfFile[file] }, { _ in true }] as [(Int) -> Bool] {
            let near = candidates.filter { isNear($0.file) }
            if near.count == 1 { return near[0] }
            if near.count > 1 { return nil }
        }
        return nil
    }

    // MARK: Superclasses

    /// What a class inherits from: the first name it lists, unless that is a protocol.
    func superclass(of type: Type) -> Superclass {
        guard type.kind == .class, let first = type.declarations[0].fact.inherited.first else { return .none }
        return superclass(named: first, of: type, depth: 0)
    }

    private func superclass(named reference: TypeReference, of type: Type, depth: Int) -> Superclass {
        guard depth < 8 else { return .unknown(reference.name) }
        let enclosing = type.name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(type.name[..<$0]) }
        switch meaning(of: reference.name, inFile: type.file, inside: enclosing) {
        case .type(let parent):
            if parent.kind == .protocol { return .none }
            return parent == type ? .unknown(reference.name) : .project(parent)
        case .alias(let target):
            return superclass(named: target, of: type, depth: depth + 1)
        case .ambiguous:
            return .unknown(reference.name)
        case .unknown:
            if UIKit.isKnownClass(reference.name) { return .framework(reference.name) }
            if UIKit.isProtocol(reference.name) { return .none }
            return .unknown(reference.name)
        }
    }
}
