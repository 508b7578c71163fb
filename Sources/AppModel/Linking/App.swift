import Syntax

/// Every file's facts, linked by name.
///
/// Types are merged with their extensions, classes know their superclasses, bodies are flattened to the sites that rules ask
/// about. Nothing changes after `init`; what the text cannot tell stays unknown.
public final class App: Sendable {
    /// In path order, whatever the order they came in.
    public let files: [FileFacts]
    public let options: ModelOptions
    public let units: [Unit]
    /// For each file the index of its unit.
    public let unitOfFile: [Int]
    /// In path order, then source order.
    public let types: [Type]
    /// Every function whose body is known, in path order, then source order.
    public let functions: [Function]
    /// Where each type's functions stand in `functions`, by type id.
    let functionsOfType: [[Int]]
    /// Functions added to framework classes, by the class's name.
    let functionsOfFramework: [String: [Int]]
    let freeFunctions: [String: [Int]]
    let globals: [String: [(fact: PropertyFact, file: Int)]]
    /// What extends classes that the project does not declare, by the name of the class.
    let extensionsOfFramework: [String: [(fact: TypeFact, file: Int)]]
    /// What happens in each function that mentions restoration or that linking had to look into, by function id; that of the
    /// others is read off when asked for. It changes only within `init`.
    nonisolated(unsafe) private var sitesOfFunction: [[Site]?]
    nonisolated(unsafe) private var isLinked = false
    /// Who is created where, who holds whom. It is read off the linked app, so it comes last: nobody sees the app before it is set.
    nonisolated(unsafe) private(set) var objects: ObjectTable
    /// One space for each controller, view and restorable object that has a hook, and one for each app delegate; made after `objects`.
    nonisolated(unsafe) private var madeKeySpaces: [KeySpace] = []
    /// Every value that the sources put into an activity's `userInfo`, in path order.
    public nonisolated(unsafe) private(set) var activityEntries: [ActivityEntry] = []
    /// For each unit that shows an app delegate, whether it switches restoration on.
    nonisolated(unsafe) private(set) var optIns: [Int: Bool] = [:]
    let words: WordIndex
    /// The functions that implement a hook.
    let hooks: [Function]
    private let hooksOfType: [Int: [Function]]
    let names: NameTable
    private let unitsWithUnreadCode: Set<Int>
    private let unitsWithUnreadInterface: Set<Int>
    /// What storyboards and xibs make.
    let interface: InterfaceTable
    let superclasses: [Superclass]
    let subclasses: [[Type]]
    /// What rules ask of every type, told once.
    private let isControllerByType: [Bool]
    private let isViewByType: [Bool]
    nonisolated(unsafe) private var adopters: [String: Set<Int>] = [:]

    /// - Parameter unitRoots: folders that hold an app or package of their own (`.xcodeproj`, `Package.swift`, `BUILD`), relative to
    ///   the project root; `""` is the root itself.
    /// - Parameter options: what the user says of the app; by itself the model asks the sources.
    /// - Parameter workers: look into bodies while the app is linked. The app is the same whoever they are.
    public init(linking facts: [FileFacts], unitRoots: [String] = [], options: ModelOptions = ModelOptions(), workers: some Workers = OneWorker()) {
        let files = App.inPathOrder(facts)
        let (units, unitOfFile) = Unit.assign(paths: files.map(\.path), roots: unitRoots)
        let names = NameTable(files: files, unitOfFile: unitOfFile, options: options)
        self.files = files
        self.options = options
        self.units = units
        self.unitOfFile = unitOfFile
        self.names = names
        func unitsWithUnread(_ language: Language) -> Set<Int> {
            Set(files.indices.filter { files[$0].isUnread && Language(path: files[$0].path) == language }.map { unitOfFile[$0] })
        }
        unitsWithUnreadCode = unitsWithUnread(.objectiveC)
        unitsWithUnreadInterface = unitsWithUnread(.interfaceBuilder)
        interface = InterfaceTable(files, unitOfFile, names, options)
        types = names.types
        superclasses = names.types.map { names.superclass(of: $0) }

        var subclasses = [[Type]](repeating: [], count: names.types.count)
        for (id, superclass) in superclasses.enumerated() {
            if case .project(let type) = superclass { subclasses[type.id].append(names.types[id]) }
        }
        self.subclasses = subclasses

        let table = MemberTable(files: files, names: names)
        functions = table.functions
        functionsOfType = table.ofType
        functionsOfFramework = table.ofFramework
        freeFunctions = table.free
        globals = table.globals
        extensionsOfFramework = table.extensionsOfFramework
        words = WordIndex(functions)
        functionsMentioningRestoration = functions.filter(\.fact.words.mentionRestoration)
        sitesOfFunction = Array(repeating: nil, count: functions.count)
        hooks = table.functions.filter { $0.hook != nil }
        hooksOfType = Dictionary(grouping: hooks.filter { $0.type != nil }) { $0.type!.id }
        isControllerByType = App.whichInherit(from: "UIViewController", superclasses)
        isViewByType = App.whichInherit(from: "UIView", superclasses)
        objects = ObjectTable()
        walk(functionsMentioningRestoration.map(\.id), workers)
        adopters = makeAdopters(of: UIKit.restorationProtocols)
        objects = ObjectTable(self, workers)
        optIns = makeOptIns()
        madeKeySpaces = makeKeySpaces()
        activityEntries = makeActivityEntries()
        isLinked = true
    }

    private static func inPathOrder(_ facts: [FileFacts]) -> [FileFacts] {
        // They mostly come so, and to copy them takes long; to look at them by index copies none.
        if facts.indices.dropFirst().allSatisfy({ facts[$0 - 1].path < facts[$0].path }) { return facts }
        let sorted = facts.sorted { $0.path < $1.path }
        // A file that is given twice counts once.
        return sorted.indices.filter { $0 == 0 || sorted[$0 - 1].path != sorted[$0].path }.map { sorted[$0] }
    }

    /// One space for each controller, view and restorable object that has a hook, and one for each app delegate.
    public var keySpaces: [KeySpace] {
        noteTypesWithoutKeySpace()
        return madeKeySpaces
    }

    // MARK: Hierarchy

    public func superclass(of type: Type) -> Superclass { superclasses[type.id] }

    /// The project's classes above a type, nearest first, and where the chain leaves the project.
    public func ancestors(of type: Type) -> (types: [Type], root: Superclass) {
        var ancestors: [Type] = []
        var current = superclasses[type.id]
        while case .project(let parent) = current {
            // Damaged code may inherit in a circle.
            guard parent != type, !ancestors.contains(parent) else { return (ancestors, .unknown(parent.name)) }
            ancestors.append(parent)
            current = superclasses[parent.id]
        }
        return (ancestors, current)
    }

    /// The type and the project's classes above it.
    public func lineage(of type: Type) -> [Type] { [type] + ancestors(of: type).types }

    /// Every class below a type, at any distance.
    public func descendants(of type: Type) -> [Type] {
        var found: [Type] = []
        var open = subclasses[type.id]
        while let next = open.popLast() {
            guard next != type, !found.contains(next) else { continue }
            found.append(next)
            open += subclasses[next.id]
        }
        return found
    }

    /// The type and the project's classes above and below it, any of which may be at work in one object.
    public func family(of type: Type) -> [Type] { lineage(of: type) + descendants(of: type) }

    /// The framework class that a type comes from in the end; `nil` when the chain is broken or there is none.
    public func frameworkRoot(of type: Type) -> String? {
        if case .framework(let name) = ancestors(of: type).root { return name }
        return nil
    }

    /// Whether a type is known to inherit from a framework class.
    public func inherits(_ type: Type, from name: String) -> Bool {
        frameworkRoot(of: type).map { UIKit.inherits($0, from: name) } ?? false
    }

    /// Whether the sources leave open what a type inherits, from a class that they do not have or an extension that may belong to it.
    public func hasUnknownAncestor(_ type: Type) -> Bool {
        let ancestors = ancestors(of: type)
        let isOpen = type.isOpen || ancestors.types.contains(where: \.isOpen)
        if case .unknown = ancestors.root {} else if !isOpen { return false }
        Unknowns.note(.superclass, type.name)
        return true
    }

    public func isController(_ type: Type) -> Bool { isControllerByType[type.id] }

    public func isView(_ type: Type) -> Bool { isViewByType[type.id] }

    /// Whether AppKit asks the objects of a class for their state.
    public func isRestoredByAppKit(_ type: Type) -> Bool { inherits(type, from: "NSResponder") || inherits(type, from: "NSDocument") }

    /// For each type whether its chain of superclasses ends in a framework class that inherits from another.
    private static func whichInherit(from name: String, _ superclasses: [Superclass]) -> [Bool] {
        superclasses.map { superclass in
            var current = superclass
            // Damaged code may inherit in a circle.
            for _ in superclasses.indices {
                guard case .project(let parent) = current else { break }
                current = superclasses[parent.id]
            }
            if case .framework(let root) = current { return UIKit.inherits(root, from: name) }
            return false
        }
    }

    /// Whether the user says that a class, or one it inherits from, encodes its children itself.
    public func isContainer(_ type: Type) -> Bool {
        guard !options.containers.isEmpty else { return false }
        return lineage(of: type).contains { owner in
            options.isContainer(owner.name) || owner.declarations[0].fact.inherited.first.map { options.isContainer($0.name) } == true
        }
    }

    /// Whether a type adopts a protocol, itself or through a superclass of the project.
    public func adopts(_ type: Type, _ name: String) -> Bool {
        if let adopters = adopters[name] { return adopters.contains(type.id) }
        return lineage(of: type).contains { lists($0, name, depth: 0) }
    }

    /// The classes that adopt a protocol, themselves or through a superclass of the project. Known beforehand for
    /// `UIKit.restorationProtocols`.
    public func classes(adopting name: String) -> [Type] {
        let adopting = adopters[name] ?? makeAdopters(of: [name])[name] ?? []
        return adopting.sorted().map { types[$0] }.filter { $0.kind == .class }
    }

    /// The ids of the types that adopt each of some protocols: rules ask that of every type.
    private func makeAdopters(of protocols: [String]) -> [String: Set<Int>] {
        // All names that they may be listed by, so that few types have to be looked at.
        var spellings = Set(protocols)
        func listsOne(_ type: Type) -> Bool {
            type.declarations.contains { $0.fact.inherited.contains { spellings.contains($0.name) } }
        }
        let ofProject = types.filter { $0.kind == .protocol }
        var count = 0
        while count != spellings.count {
            count = spellings.count
            spellings.formUnion(names.aliases(of: spellings))
            for type in ofProject where listsOne(type) { spellings.formUnion([type.name, type.shortName]) }
        }
        let listers = types.filter(listsOne)
        var adopters: [String: Set<Int>] = [:]
        for name in protocols {
            adopters[name] = Set(listers.filter { lists($0, name, depth: 0) }.flatMap { [$0.id] + descendants(of: $0).map(\.id) })
        }
        return adopters
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

    /// What a type lists and neither the sources nor Apple's frameworks declare, which may require and bring with it anything.
    public func strangers(of type: Type) -> [String] {
        type.declarations.flatMap { declaration in
            let place = Place(in: declaration, of: type, isStatic: true)
            return declaration.fact.inherited.compactMap { reference -> String? in
                guard case .named(let name, _)? = resolve(reference, at: place) else { return nil }
                return UIKit.isKnownClass(name) || App.applePrefixes.contains(where: name.hasPrefix) ? nil : name
            }
        }
    }

    private static let applePrefixes = ["UI", "NS", "AV", "MK", "WK", "CL", "UN", "SF"]

    // MARK: Members

    /// A type's functions in all its declarations, in path order, then source order.
    public func functions(of type: Type) -> [Function] { functionsOfType[type.id].map { functions[$0] } }

    /// Functions that extensions add to a framework class.
    public func functions(ofFramework name: String) -> [Function] { (functionsOfFramework[name] ?? []).map { functions[$0] } }

    public func implementations(of hook: Hook, in type: Type) -> [Function] {
        hooksOfType[type.id]?.filter { $0.hook == hook } ?? []
    }

    /// Every function of the project that implements one of the hooks.
    public func implementations(of hooks: Hook...) -> [Function] { implementations(of: hooks) }

    public func implementations(of hooks: [Hook]) -> [Function] {
        self.hooks.filter { function in function.hook.map(hooks.contains) ?? false }
    }

    /// The types that implement a hook themselves, in path order.
    func typesWithHooks() -> [Type] { hooksOfType.keys.sorted().map { types[$0] } }

    /// What happens in a function, in source order, closures and nested functions included.
    public func sites(in function: Function) -> [Site] {
        if let sites = sitesOfFunction[function.id] { return sites }
        let sites = Walker.sites(in: function)
        if !isLinked { sitesOfFunction[function.id] = sites }
        return sites
    }

    /// Looks into functions that linking is about to ask about.
    func walk(_ ids: some Sequence<Int>, _ workers: some Workers) {
        precondition(!isLinked)
        let unseen = ids.filter { sitesOfFunction[$0] == nil }
        for (id, sites) in zip(unseen, workers.map(unseen.count) { [functions] in Walker.sites(in: functions[unseen[$0]]) }) { sitesOfFunction[id] = sites }
    }

    /// The functions that may mention one of some names.
    public func functions(mentioningAnyOf names: some Sequence<String>) -> [Function] {
        words.functions(mayHoldAnyOf: Words.Filter(names)).map { functions[$0] }
    }

    /// The functions that do mention one of some names, as a call, a member or by itself.
    func functions(naming names: Set<String>) -> [Function] {
        functions(mentioningAnyOf: names).filter { $0.names(anyOf: names) }
    }

    /// Every function that mentions something of restoration.
    public let functionsMentioningRestoration: [Function]

    // MARK: Files

    public func isTest(_ function: Function) -> Bool { files[function.file].isTest }

    public func unit(of function: Function) -> Int { unitOfFile[function.file] }

    /// Whether a unit holds code in a language that is not read, where anything might stand.
    public func hasUnreadCode(inUnit unit: Int) -> Bool {
        guard unitsWithUnreadCode.contains(unit) else { return false }
        Unknowns.note(.code, units[unit].root)
        return true
    }

    /// Whether a unit holds storyboards or xibs that are not read: they may make objects and identify them.
    public func hasUnreadInterface(inUnit unit: Int) -> Bool {
        guard unitsWithUnreadInterface.contains(unit) else { return false }
        Unknowns.note(.interface, units[unit].root)
        return true
    }
}
