/// Which types adopt which protocol, themselves or through a superclass of the project.
struct Adopters: Sendable {
    private let names: NameTable
    private let hierarchy: Hierarchy
    /// By protocol, for those that are asked for again and again.
    private var known: [String: Set<Int>] = [:]

    /// - Parameter protocols: those to know beforehand; rules ask for them of every type.
    init(of protocols: [String], _ names: NameTable, _ hierarchy: Hierarchy) {
        self.names = names
        self.hierarchy = hierarchy
        known = adopters(of: protocols)
    }

    /// The ids of the types that adopt a protocol.
    func of(_ name: String) -> Set<Int> { known[name] ?? adopters(of: [name])[name] ?? [] }

    /// - Parameter lineage: the type and the project's classes above it.
    func contain(_ type: Type, _ name: String, lineage: () -> [Type]) -> Bool {
        if let adopters = known[name] { return adopters.contains(type.id) }
        return lineage().contains { lists($0, name, depth: 0) }
    }

    private func adopters(of protocols: [String]) -> [String: Set<Int>] {
        // All names that they may be listed by, so that few types have to be looked at.
        var spellings = Set(protocols)
        func listsOne(_ type: Type) -> Bool {
            type.declarations.contains { $0.fact.inherited.contains { spellings.contains($0.name) } }
        }
        let ofProject = names.types.filter { $0.kind == .protocol }
        var count = 0
        while count != spellings.count {
            count = spellings.count
            spellings.formUnion(names.aliases(of: spellings))
            for type in ofProject where listsOne(type) { spellings.formUnion([type.name, type.shortName]) }
        }
        let listers = names.types.filter(listsOne)
        var adopters: [String: Set<Int>] = [:]
        for name in protocols {
            let own = listers.filter { lists($0, name, depth: 0) } + (name == "UIApplicationDelegate" ? heirsOfDelegates : [])
            adopters[name] = Set(own.flatMap { [$0.id] + $0.descendants(hierarchy.subclasses).map(\.id) })
        }
        return adopters
    }

    /// Classes that answer whether to save or to restore, which only an app delegate is asked: the class out of sight that they come from adopts
    /// the protocol.
    private var heirsOfDelegates: [Type] {
        names.types.filter { type in
            guard type.kind == .class, case .unknown = hierarchy.root(of: type) else { return false }
            return type.declarations.contains { $0.fact.methods.contains { Hook($0).map(Hook.optIns.contains) ?? false } }
        }
    }

    private func lists(_ type: Type, _ name: String, depth: Int) -> Bool {
        if type.lists(name) { return true }
        guard depth < 8 else { return false }
        return type.declarations.contains { declaration in
            declaration.fact.inherited.contains { reference in
                switch names.meaning(of: reference.name, inFile: declaration.file, inside: type.name) {
                case .type(let parent): parent.kind == .protocol && parent != type && lists(parent, name, depth: depth + 1)
                case .alias(let alias): alias.target.name == name
                case .ambiguous, .unknown: false
                }
            }
        }
    }
}

extension Type {
    /// Every class below it, at any distance.
    /// - Parameter subclasses: by type id.
    func descendants(_ subclasses: [[Type]]) -> [Type] {
        var found: [Type] = []
        var open = subclasses[id]
        while let next = open.popLast() {
            found.append(next)
            open += subclasses[next.id]
        }
        return found
    }
}
