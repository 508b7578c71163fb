import Syntax

/// The linked program: every file's facts, joined by name.
///
/// Types are merged with their extensions, classes know their superclasses, names and expressions mean something at a place. It knows
/// nothing of what a body does or of objects. Nothing changes after `init`; what the text cannot tell stays unknown.
public final class Program: Sendable {
    /// In path order, whatever the order they came in.
    public let files: [FileFacts]
    public let options: ModelOptions
    public let units: [Unit]
    /// For each file the index of its unit.
    let unitOfFile: [Int]
    /// In path order, then source order.
    public let types: [Type]
    /// Every function whose body is known, in path order, then source order.
    public let functions: [Function]
    /// Every function that mentions something of restoration.
    public let functionsMentioningRestoration: [Function]
    /// Where each type's functions stand in `functions`, by type id.
    let functionsOfType: [[Int]]
    /// The same by their names, for types with so many that looking through all of them takes longer.
    let namesOfManyFunctions: [Int: [String: [Int]]]
    /// Functions added to framework classes, by the class's name.
    let functionsOfFramework: [String: [Int]]
    let freeFunctions: [String: [Int]]
    let globals: [String: [(fact: PropertyFact, file: Int)]]
    /// Those of which all definitions say the same.
    let spellingMacros: [String: SpellingMacro]
    /// What extends classes that the project does not declare, by the name of the class.
    let extensionsOfFramework: [String: [(fact: TypeFact, file: Int)]]
    /// Of the methods that extensions give to whoever adopts a protocol.
    let namesGivenByProtocols: Set<String>
    /// By protocol, the classes of the frameworks that extensions have adopt it.
    let frameworkAdopters: [String: Set<String>]
    let words: WordIndex
    /// The functions that implement a hook.
    let hooks: [Function]
    let functionsOfHook: [Hook: [Function]]
    let hooksOfType: [Int: [Function]]
    let names: NameTable
    let hierarchy: Hierarchy
    /// What rules ask of every type, told once.
    let isControllerByType: [Bool]
    let isViewByType: [Bool]
    let adopters: Adopters
    /// The units that hold an app's delegate or its `@main`: only of these can it be said that something is missing.
    nonisolated(unsafe) private(set) var unitsWithApp: Set<Int> = []
    /// Whether there are files of Swift and files of Objective-C.
    let isInBothLanguages: Bool
    /// By unit, the first of its files of code that are not read; the same of storyboards and xibs.
    let unreadCodeOfUnit: [Int: Int]
    let unreadInterfaceOfUnit: [Int: Int]
    /// By unit, the first project among its files.
    let projectOfUnit: [Int: Int]
    /// By unit, its files that are property lists.
    let infoPlistsOfUnit: [Int: [Int]]
    /// By path, for files with an unresolved merge conflict.
    let filesInConflict: [String: Int]

    /// - Parameter unitRoots: folders that hold an app or package of their own (`.xcodeproj`, `Package.swift`, `BUILD`), relative to
    ///   the project root; `""` is the root itself.
    /// - Parameter options: what the user says of the app; by itself the model asks the sources.
    public init(
        linking facts: [FileFacts], unitRoots: [String] = [], options: ModelOptions = ModelOptions(), workers: some Workers = OneWorker()
    ) {
        var files = Program.inPathOrder(facts)
        Program.markTestTargets(in: &files)
        Program.forgetInterfacesOfExtensions(in: &files)
        let (units, unitOfFile) = Unit.assign(files, roots: unitRoots)
        var deferred = DeferredBodies(files: files, unitOfFile: unitOfFile, workers: workers)
        deferred.readAll()
        files = deferred.files
        let names = NameTable(files: files, unitOfFile: unitOfFile, options: options)
        self.files = files
        self.options = options
        self.units = units
        self.unitOfFile = unitOfFile
        self.names = names
        func firstUnread(_ languages: Language...) -> [Int: Int] {
            let unread = files.indices.filter { files[$0].isUnread && Language(path: files[$0].path).map(languages.contains) ?? false }
            return Dictionary(unread.map { (unitOfFile[$0], $0) }) { first, _ in first }
        }
        unreadCodeOfUnit = firstUnread(.swift, .objectiveC)
        unreadInterfaceOfUnit = firstUnread(.interfaceBuilder)
        let projects = files.indices.filter { files[$0].path.hasSuffix(".pbxproj") }
        projectOfUnit = Dictionary(projects.map { (unitOfFile[$0], $0) }) { first, _ in first }
        infoPlistsOfUnit = Dictionary(grouping: files.indices.filter { files[$0].infoPlist != nil }) { unitOfFile[$0] }
        isInBothLanguages = [.swift, .objectiveC].allSatisfy { language in files.contains { Language(path: $0.path) == language } }
        filesInConflict = Dictionary(
            uniqueKeysWithValues: files.indices.lazy.filter { !files[$0].conflicts.isEmpty }.map { (files[$0].path, $0) })
        types = names.types
        hierarchy = Hierarchy(names.types, Program.withoutCircles(names.types.map { names.superclass(of: $0) }))
        isControllerByType = hierarchy.whichInherit(from: "UIViewController")
        isViewByType = hierarchy.whichInherit(from: "UIView")
        adopters = Adopters(of: UIKit.restorationProtocols, names, hierarchy)

        let table = MemberTable(files: files, names: names, unitOfFile: unitOfFile, workers: workers)
        functions = table.functions
        functionsOfType = table.ofType
        namesOfManyFunctions = table.namesOfMany
        functionsOfFramework = table.ofFramework
        freeFunctions = table.free
        globals = table.globals
        let macros = files.reduce(into: [String: Set<SpellingMacro?>]()) { macros, file in
            for (name, definitions) in file.spellingMacros { macros[name, default: []].formUnion(definitions) }
        }
        spellingMacros = macros.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
        extensionsOfFramework = table.extensionsOfFramework
        namesGivenByProtocols = Set(table.functions.lazy.filter { $0.type?.kind == .protocol && $0.fact.kind == .method }.map(\.fact.name))
        frameworkAdopters = table.extensionsOfFramework.reduce(into: [:]) { adopters, extended in
            for name in extended.value.flatMap(\.fact.inherited).map(\.name) { adopters[name, default: []].insert(extended.key) }
        }
        words = WordIndex(functions)
        functionsMentioningRestoration = functions.filter(\.fact.words.mentionRestoration)
        hooks = table.functions.filter { $0.hook != nil }
        functionsOfHook = Dictionary(grouping: hooks) { $0.hook! }
        hooksOfType = Dictionary(grouping: hooks.filter { $0.type != nil }) { $0.type!.id }
        unitsWithApp = findUnitsWithApp()
    }

    private static func inPathOrder(_ facts: [FileFacts]) -> [FileFacts] {
        // They mostly come so, and to copy them takes long; to look at them by index copies none.
        if facts.indices.dropFirst().allSatisfy({ facts[$0 - 1].path < facts[$0].path }) { return facts }
        let sorted = facts.sorted { $0.path < $1.path }
        // A file that is given twice counts once.
        return sorted.indices.filter { $0 == 0 || sorted[$0 - 1].path != sorted[$0].path }.map { sorted[$0] }
    }

    /// Damaged code may inherit in a circle: there, the superclass of the last in path order is unknown.
    private static func withoutCircles(_ superclasses: [Superclass]) -> [Superclass] {
        var superclasses = superclasses
        // In whose chain a type was first met.
        var met = [Int?](repeating: nil, count: superclasses.count)
        for start in superclasses.indices {
            var current = start
            while met[current] == nil, case .project(let parent) = superclasses[current] {
                met[current] = start
                guard met[parent.id] == start else {
                    current = parent.id
                    continue
                }
                superclasses[current] = .unknown(parent.name)
            }
        }
        return superclasses
    }
}
