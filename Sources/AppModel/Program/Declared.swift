/// Where a type is declared: file, and place among the file's types.
struct Origin: Sendable {
    let file: Int
    let position: Int
    var isPrivate = false
}

/// All that a name may mean, before there are types to speak of.
struct Declared: Sendable {
    /// By type id.
    private(set) var origins: [Origin] = []
    let aliases: [String: [NameTable.Alias]]
    private var byName: [String: Namesakes] = [:]
    private let unitOfFile: [Int]
    private let paths: [String]
    private let folders: Folders

    /// The ids of one name; mostly there is just one.
    private struct Namesakes: Sendable {
        let first: Int
        var others: [Int] = []
        /// Of a name that a folder of samples declares over and over: asking all each time would take as long as their number squared.
        var byFile: [Int: [Int]] = [:]

        static let few = 8
        var all: [Int] { [first] + others }
    }

    /// The folder of each file, read off its path once.
    private struct Folders: Sendable {
        private var ids: [Int] = []
        /// By id, from the root down.
        private var steps: [[Substring]] = []

        init(of paths: [String]) {
            var known: [Substring: Int] = [:]
            for path in paths {
                let folder = Unit.folder(of: path)
                let id = known[folder] ?? steps.count
                if id == steps.count {
                    known[folder] = id
                    steps.append(folder.split(separator: "/"))
                }
                ids.append(id)
            }
        }

        func areBeside(_ file: Int, _ other: Int) -> Bool { ids[file] == ids[other] }

        /// How many folders two files have in common from the root down.
        func shared(_ file: Int, _ other: Int) -> Int {
            let (left, right) = (steps[ids[file]], steps[ids[other]])
            var count = 0
            while count < left.count, count < right.count, left[count] == right[count] { count += 1 }
            return count
        }
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
        folders = Folders(of: paths)
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
        for (name, namesakes) in byName where namesakes.others.count > Namesakes.few {
            byName[name]!.byFile = Dictionary(grouping: namesakes.all) { origins[$0].file }
        }
    }

    private mutating func add(_ name: String, _ id: Int) {
        if byName[name] != nil { byName[name]!.others.append(id) } else { byName[name] = Namesakes(first: id) }
    }

    private static func aliases(in files: [FileFacts]) -> [String: [NameTable.Alias]] {
        var aliases: [String: [NameTable.Alias]] = [:]
        for (file, facts) in files.enumerated() {
            for fact in facts.typealiases {
                aliases[fact.name, default: []].append(NameTable.Alias(file: file, enclosing: nil, fact: fact))
            }
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
        if aliased == nil, let own = named?.byFile[file], own.count == 1 { return .type(own[0]) }
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
                let neighbours = level == 1 && aliases.isEmpty ? nearest(types, to: file) : []
                if neighbours.count == 1 { return .type(neighbours[0]) }
                // A copy beside it, `Reader.old.h`, is not what the file of the class's own name says.
                let namesakes = neighbours.filter { isNamesake(origins[$0].file, of: name) }
                return namesakes.count == 1 ? .type(namesakes[0]) : .ambiguous(types)
            }
        }
        return nil
    }

    private func isNamesake(_ file: Int, of name: String) -> Bool {
        let stem = paths[file].dropFirst(Unit.folder(of: paths[file]).count).drop { $0 == "/" }
        return ["h", "m", "mm", "swift"].contains { stem == name + "." + $0 }
    }

    /// Those of equally named types that share most folders with a file, which as a rule are of the same target: `Piano/` and `PianoMac/`. None
    /// where all are equally far away.
    private func nearest(_ types: [Int], to file: Int) -> [Int] {
        let beside = types.filter { folders.areBeside(origins[$0].file, file) }
        if !beside.isEmpty { return beside }
        let distances = types.map { folders.shared(origins[$0].file, file) }
        let most = distances.max() ?? 0
        guard distances.contains(where: { $0 < most }) else { return [] }
        return zip(types, distances).filter { $0.1 == most }.map(\.0)
    }
}
