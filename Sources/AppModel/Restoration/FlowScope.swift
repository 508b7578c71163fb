/// Which functions values worth following may pass through: the analysis looks into these and no others.
///
/// It begins with what mentions restoration or makes and shows controllers, in the units that restore anything. From there it goes to the
/// helpers that these name and to whoever names them, as long as a controller, a coder or the like may pass through their parameters or results.
struct FlowScope {
    private let program: Program
    private let units: [Bool]
    /// Names of types whose values may hold something that is followed.
    private var carriers: Set<String>
    private(set) var isRelevant: [Bool]
    /// Which of these run even if nobody in sight calls them, as actions and notifications do: those that do something to what restoration asks
    /// about. What the others do only matters to whoever calls them.
    private(set) var isRoot: [Bool]

    /// - Parameter units: by unit, whether it restores anything.
    init(_ program: Program, units: [Bool]) {
        self.program = program
        self.units = units
        let ownCarriers = FlowScope.carriers(in: program, units)
        carriers = FlowScope.frameworkCarriers.union(ownCarriers)
        isRelevant = Array(repeating: false, count: program.functions.count)
        isRoot = isRelevant
        guard units.contains(true) else { return }
        var makers = FlowScope.frameworkMakers
        for name in ownCarriers where name.first?.isUppercase == true { makers.insert(name) }
        let readers = readersOfKeptActivities
        for function in program.functions where mayMatter(function) {
            if function.hook != nil || UIKit.delegateMethods.contains(function.fact.name) || function.fact.words.mentionRestoration
                || program.words.mayHold(function.id, anyOf: makers) || readers.contains(function.id)
            {
                isRelevant[function.id] = true
            }
        }
        let showers = showersOfViews
        addShowers(showers)
        addTakersOfText()
        let makersOfWindows = makersOfWindows
        for id in makersOfWindows { isRelevant[id] = true }
        addInitializersBesideOthers()
        for _ in 0..<FlowScope.rounds {
            let before = isRelevant
            addHelpers()
            addCallers()
            addOverrides()
            if before == isRelevant { break }
        }
        addMovers()
        let others = isRelevant
        addWriters()
        for function in program.functions where isRelevant[function.id] {
            isRoot[function.id] =
                !others[function.id] || function.hook != nil || function.fact.words.mentionRestoration
                || readers.contains(function.id)
        }
        addShowers(showers)
        addFillersOfHelpers()
        addFillersOfGlobals()
        addMakersOfWhatIsEncoded(makers)
        for id in makersOfWindows { isRoot[id] = true }
        addRoots()
    }

    /// What shows or contains something, and what makes something, or hands its own controller, to a function that does, itself or by way
    /// of others.
    private mutating func addRoots() {
        var names = FlowScope.showingWords.union(namesOfHelpersThatMentionRestoration)
        var isShower = isRoot
        for round in 0..<FlowScope.rounds {
            let filter = Words.Filter(names)
            let count = names.count
            for function in program.functions
            where isRelevant[function.id] && !isShower[function.id] && program.words.mayHold(function.id, anyOf: filter) {
                isShower[function.id] = true
                if round == 0 || handsOverOwnController(function) { isRoot[function.id] = true }
                if takesCarried(function) { names.formUnion(namesToCallers(of: function)) }
            }
            if count == names.count { break }
        }
        var makers = FlowScope.frameworkControllers
        for type in program.types where units[type.unit] && program.inherits(type, from: "UIViewController") {
            makers.insert(type.shortName)
        }
        for function in program.functions where isShower[function.id] && program.words.mayHold(function.id, anyOf: makers) {
            isRoot[function.id] = true
        }
    }

    /// `Dialogs.ask(from: self)`
    private func handsOverOwnController(_ function: Function) -> Bool {
        function.type.map(program.isController) == true && program.words.mayHold(function.id, anyOf: FlowScope.ownName)
    }

    private static let ownName = Words.Filter(["self"])

    /// A helper of a helper of a helper seldom matters.
    private static let rounds = 4

    /// What makes, keeps, shows or finds controllers.
    private static let makerWords = [
        "instantiateViewController", "instantiateViewControllerWithIdentifier", "instantiateInitialViewController", "prepareForSegue",
        "pushViewController", "presentViewController", "showViewController", "showDetailViewController", "destinationViewController",
        "loadNibNamed",
        "addUserInfoEntries", "addUserInfoEntriesFromDictionary",
    ]

    /// What else shows one; too common to make a function worth a look by itself.
    private static let shortMakerWords = ["present", "show"]

    /// What puts a controller into a container, beside those.
    private static let containerWords = [
        "addChild", "addChildViewController", "setViewControllers", "viewControllers", "rootViewController", "contentViewController",
        "setValue",
    ]

    private static let showingWords = Set(makerWords + shortMakerWords + containerWords)

    // What the frameworks have is the same for every app, and there are hundreds of names.

    /// What makes or shows controllers, and the framework classes that may hold something followed.
    private static let frameworkMakers = Words.Filter(makerWords + frameworkCarriers)

    /// The same with the classes of what a container of UIKit may hold.
    private static let frameworkControllers = Words.Filter(makerWords + UIKit.classNames { UIKit.inherits($0, from: "UIViewController") })

    private func mayMatter(_ function: Function) -> Bool {
        units[program.unit(of: function)] && !program.isTest(function)
    }

    /// Functions that ask an activity for its entries which their class keeps, where scenes are brought back, by their identities.
    private var readersOfKeptActivities: Set<Int> {
        guard !program.functions(mentioningAnyOf: ["stateRestorationActivity"]).isEmpty else { return [] }
        return Set(
            program.functions(mentioningAnyOf: ["userInfo"]).filter { function in
                function.type?.declarations.contains { declaration in
                    declaration.fact.properties.contains { $0.type?.unwrapped.name == "NSUserActivity" }
                } ?? false
            }.map(\.id))
    }

    /// Where restorers bring windows of AppKit back: who makes others of the classes, and the initializers of these, by their identities.
    private var makersOfWindows: [Int] {
        let restoring = Set(program.implementations(of: .restoreWindow).map(program.unit))
        let classes = program.types.filter { restoring.contains($0.unit) && program.isWindowOrController($0) }
        guard !classes.isEmpty else { return [] }
        let names = Words.Filter(classes.map(\.shortName))
        let makers = program.functions.filter { function in
            mayMatter(function) && restoring.contains(program.unit(of: function)) && program.words.mayHold(function.id, anyOf: names)
        }
        let initializers = classes.flatMap { program.functions(of: $0) }.filter { $0.fact.kind == .initializer && mayMatter($0) }
        return makers.map(\.id) + initializers.map(\.id)
    }

    // MARK: Helpers and callers

    /// Where one initializer of a class says something of restoration, which of them run decides.
    private mutating func addInitializersBesideOthers() {
        let classes = program.functionsMentioningRestoration.filter { $0.fact.kind == .initializer && isRelevant[$0.id] }.compactMap(\.type)
            .first(ofEach: \.id)
        for owner in classes.flatMap({ program.family(of: $0) }).first(ofEach: \.id) {
            for function in program.functions(of: owner) where function.fact.kind == .initializer && mayMatter(function) {
                isRelevant[function.id] = true
            }
        }
    }

    /// What gets or fills a string for a function that mentions restoration, itself or by way of another.
    private mutating func addTakersOfText() {
        var byName: [String: [Int]] = [:]
        for function in program.functions
        where !isRelevant[function.id] && mayMatter(function)
            && (takesText(function) || takesEntries(function) || givesKeeperOfText(function))
        {
            for name in namesToCallers(of: function) { byName[name, default: []].append(function.id) }
        }
        var readers = program.functionsMentioningRestoration.map(\.id).filter { isRelevant[$0] }
        for _ in 0..<FlowScope.hands where !readers.isEmpty {
            let takers = program.words.names(amongst: Set(byName.keys), heldByAnyOf: readers).flatMap { byName[$0] ?? [] }
            readers = takers.filter { !isRelevant[$0] }
            for id in readers { isRelevant[id] = true }
        }
    }

    /// Through how many a string goes.
    private static let hands = 2

    /// What the functions so far call, if something followed or a string may come of it.
    private mutating func addHelpers() {
        var byName: [String: [Int]] = [:]
        var byNameInSwift: [String: [Int]] = [:]
        for function in program.functions where !isRelevant[function.id] && mayMatter(function) {
            guard carries(function) || givesText(function) || keepsText(function) else { continue }
            for name in namesToCallers(of: function) { byName[name, default: []].append(function.id) }
            for name in namesToCallersInSwift(of: function) { byNameInSwift[name, default: []].append(function.id) }
        }
        let relevant = program.functions.indices.filter { isRelevant[$0] }
        let relevantInSwift = byNameInSwift.isEmpty ? [] : relevant.filter { !program.functions[$0].isObjectiveC }
        for (byName, callers) in [(byName, relevant), (byNameInSwift, relevantInSwift)] {
            for name in program.words.names(amongst: Set(byName.keys), heldByAnyOf: callers) {
                for id in byName[name] ?? [] { isRelevant[id] = true }
            }
        }
    }

    /// Who calls the functions so far, if something followed goes in or comes out.
    private mutating func addCallers() {
        var names: Set<String> = []
        for function in program.functions where isRelevant[function.id] {
            if carries(function) || isHelperThatMentionsRestoration(function) { names.formUnion(namesToCallers(of: function)) }
        }
        let filter = Words.Filter(names)
        let filterForSwift = Words.Filter(
            program.functionsMentioningRestoration.filter { isRelevant[$0.id] && isHelperThatMentionsRestoration($0) }
                .flatMap(namesToCallersInSwift))
        for function in program.functions where !isRelevant[function.id] && mayMatter(function) {
            let isCaller =
                program.words.mayHold(function.id, anyOf: filter)
                || !function.isObjectiveC && program.words.mayHold(function.id, anyOf: filterForSwift)
            if isCaller { isRelevant[function.id] = true }
        }
    }

    /// What stands in the place of the functions so far in objects of a subclass, and may call them.
    private mutating func addOverrides() {
        var owners: [String: Set<Type>] = [:]
        for function in program.functions where isRelevant[function.id] && !function.isStatic && function.fact.kind == .method {
            if let type = function.type, program.isController(type) { owners[function.fact.fullName, default: []].insert(type) }
        }
        for function in program.functions where !isRelevant[function.id] && function.fact.kind == .method && mayMatter(function) {
            guard let owners = owners[function.fact.fullName], let type = function.type else { continue }
            if program.ancestors(of: type).contains(where: owners.contains) { isRelevant[function.id] = true }
        }
    }

    /// Whoever calls one decides what is identified, or under which key something is kept.
    private func isHelperThatMentionsRestoration(_ function: Function) -> Bool {
        guard function.fact.words.mentionRestoration, function.hook == nil else { return false }
        return !function.fact.parameters.isEmpty || isMover(function)
    }

    /// Whether it may take further what its object keeps: `[self put]`, which does `shared = self.kept`.
    private func isMover(_ function: Function) -> Bool {
        function.fact.kind == .method && function.fact.parameters.isEmpty && function.type != nil
            && program.words.mayHold(function.id, anyOf: carriedProperties(of: function))
    }

    private var namesOfHelpersThatMentionRestoration: [String] {
        program.functionsMentioningRestoration.filter {
            isRelevant[$0.id] && isHelperThatMentionsRestoration($0) && $0.fact.kind != .initializer
        }
        .flatMap(namesToCallers)
    }

    /// What a hook, or a function that says something of restoration, calls with nothing in hand, and it takes something further.
    private mutating func addMovers() {
        let callers = (program.functionsMentioningRestoration + program.hooks).map(\.id).filter { isRelevant[$0] }
        var byName: [String: [Function]] = [:]
        for function in program.functions where !isRelevant[function.id] && function.fact.kind == .method && mayMatter(function) {
            guard function.fact.parameters.isEmpty, function.hook == nil else { continue }
            for name in namesToCallers(of: function) { byName[name, default: []].append(function) }
        }
        for name in program.words.names(amongst: Set(byName.keys), heldByAnyOf: callers) {
            for function in byName[name] ?? [] where isMover(function) { isRelevant[function.id] = true }
        }
    }

    /// The names of what an object of the function's class keeps that is followed.
    private func carriedProperties(of function: Function) -> Words.Filter {
        let lineage = function.type.map { program.lineage(of: $0) } ?? []
        let names = lineage.flatMap(\.declarations).flatMap(\.fact.ownProperties).filter { property in
            // `id` and `Class` are no types to the model.
            !property.isComputed && property.type.map { carries($0) || isText($0) } ?? (property.value == nil)
        }.map(\.name)
        return Words.Filter(names + names.map { "_" + $0 })
    }

    /// Who changes a string or a list of the object's own that keys may be made of.
    private mutating func addWriters() {
        let readers = program.functionsMentioningRestoration.filter { isRelevant[$0.id] }
        var names: Set<String> = []
        for type in readers.compactMap(\.type).first(ofEach: \.id) {
            for property in type.declarations.flatMap(\.fact.ownProperties) where mayChange(property) { names.insert(property.name) }
        }
        let filter = Words.Filter(program.words.names(amongst: names, heldByAnyOf: readers.map(\.id)))
        for function in program.functions where !isRelevant[function.id] && mayMatter(function) {
            if program.words.mayHold(function.id, anyOf: filter) { isRelevant[function.id] = true }
        }
    }

    /// Who fills a property of the object's own whose object a hook may hand on what it is given.
    private mutating func addFillersOfHelpers() {
        let hooks = program.hooks.filter { isRelevant[$0.id] && !$0.isStatic }
        let helpers = Set(
            program.functions.filter { isRelevant[$0.id] && takesCarried($0) && !isAskedByUIKit($0) }.compactMap {
                $0.type?.shortName ?? $0.extendedName
            })
        for (type, hooks) in Dictionary(grouping: hooks.filter { $0.type != nil }, by: { $0.type! }).sorted(by: { $0.key.id < $1.key.id }) {
            let kept = type.declarations.flatMap(\.fact.ownProperties).filter { property in
                guard !property.isComputed, property.value == nil, let written = property.type?.unwrapped.name.lastComponent else {
                    return false
                }
                return helpers.contains(written) || program.types.contains { $0.kind == .protocol && $0.shortName == written }
            }
            let names = program.words.names(amongst: Set(kept.map(\.name)), heldByAnyOf: hooks.map(\.id))
            guard !names.isEmpty else { continue }
            let filter = Words.Filter(names + names.map { "_" + $0 })
            for function in program.family(of: type).flatMap({ program.functions(of: $0) }) where mayMatter(function) {
                guard program.words.mayHold(function.id, anyOf: filter) else { continue }
                isRelevant[function.id] = true
                // Who calls it may lead to nothing else.
                isRoot[function.id] = true
            }
        }
    }

    /// Who fills a global with an object of the program's own that the functions so far read: `shared = self`.
    private mutating func addFillersOfGlobals() {
        let open = program.globals.filter { _, variables in
            variables.contains { variable in
                guard variable.fact.value?.core.isNil ?? true, let type = variable.fact.type?.unwrapped else { return false }
                if case .type = program.names.meaning(of: type.name, inFile: variable.file, inside: nil) { return true }
                return false
            }
        }
        let relevant = program.functions.indices.filter { isRelevant[$0] }
        let names = program.words.names(amongst: Set(open.keys), heldByAnyOf: relevant)
        guard !names.isEmpty else { return }
        let filter = Words.Filter(names)
        for function in program.functions where mayMatter(function) && program.words.mayHold(function.id, anyOf: filter) {
            let fills = Walker.sites(in: function).contains { site in
                guard case .assignment(let target, _, _) = site.kind, let name = target.core.plainName else { return false }
                return open[name] != nil && program.global(name, from: function.file) != nil
            }
            guard fills else { continue }
            isRelevant[function.id] = true
            isRoot[function.id] = true
        }
    }

    /// A helper may be named as what it helps with.
    private func isAskedByUIKit(_ function: Function) -> Bool {
        function.hook != nil && function.type.map { program.isController($0) || program.inherits($0, from: "UIView") } ?? true
    }

    /// Who makes a controller for a property of the object's own that an encoder may write.
    private mutating func addMakersOfWhatIsEncoded(_ makers: Words.Filter) {
        let writers = program.implementations(of: .encodeState).filter { isRelevant[$0.id] }
        for type in writers.compactMap(\.type).first(ofEach: \.id) where program.isController(type) {
            let kept = type.declarations.flatMap(\.fact.ownProperties).filter {
                !$0.isComputed && !$0.modifiers.contains(.isLet) && $0.type.map(carries) ?? false
            }
            let names = program.words.names(amongst: Set(kept.map(\.name)), heldByAnyOf: writers.filter { $0.type == type }.map(\.id))
            guard !names.isEmpty else { continue }
            let filter = Words.Filter(names)
            for function in program.functions(of: type) where mayMatter(function) && !isRoot[function.id] {
                if program.words.mayHold(function.id, anyOf: filter), program.words.mayHold(function.id, anyOf: makers) {
                    isRelevant[function.id] = true
                    isRoot[function.id] = true
                }
            }
        }
    }

    // MARK: Views of controllers

    /// What shows the views of controllers, and who else of its family names these: whether one becomes a child, each of them may tell.
    private mutating func addShowers(_ showers: [(function: Function, controllers: Set<String>)]) {
        for (function, controllers) in showers {
            let users = Words.Filter(controllers)
            let family = function.type.map { program.family(of: $0).flatMap { program.functions(of: $0) } } ?? []
            for function in [function] + family.filter({ mayMatter($0) && program.words.mayHold($0.id, anyOf: users) }) {
                isRelevant[function.id] = true
                isRoot[function.id] = true
            }
        }
    }

    /// Methods of controllers that show the views of others, and what they call these.
    private var showersOfViews: [(function: Function, controllers: Set<String>)] {
        program.functions(mentioningAnyOf: UIKit.callsThatShowViews).compactMap { function in
            guard mayMatter(function), !function.isStatic, function.type.map(program.isController) == true else { return nil }
            return function.controllersWithShownViews.map { (function, $0) }
        }
    }

    private func mayChange(_ property: PropertyFact) -> Bool {
        guard !property.isComputed, !property.modifiers.contains(.isLet) else { return false }
        guard let type = property.type?.unwrapped else { return property.value.map { $0.isText } ?? false }
        return Program.textTypes.contains(type.name) || type.arguments.contains { Program.textTypes.contains($0.unwrapped.name) }
    }

    /// What a caller spells: the type's name for an initializer, a property's for what sets it.
    private func namesToCallers(of function: Function) -> [String] {
        // `[Reader new]`
        if function.isStatic, function.property?.name == "new", let type = function.type { return [type.shortName] }
        if let property = function.property { return [property.name] }
        switch function.fact.kind {
        case .initializer, .element: return [function.type?.shortName ?? function.extendedName ?? "init"]
        default: break
        }
        let name = function.fact.name
        guard function.isObjectiveC else { return program.isInBothLanguages ? [name] + function.bridgedNames : [name] }
        guard name.hasPrefix("set"), function.fact.parameters.count == 1 else { return [name] }
        return [name, name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)]
    }

    /// What Swift spells who calls a method of Objective-C: words so common that they tell only of what is known to matter.
    private func namesToCallersInSwift(of function: Function) -> [String] {
        program.isInBothLanguages && function.isObjectiveC ? function.bridgedNames : []
    }

    /// Whether its callers decide what it shows, by what they hand over or by whom they ask.
    private func takesCarried(_ function: Function) -> Bool {
        guard function.hook == nil else { return false }
        switch function.fact.kind {
        case .setter, .observer: return function.property?.type.map(carries) ?? true
        case .method:
            if let type = function.type, carriers.contains(type.shortName), !program.isController(type) { return true }
            return takesCarriedParameter(function)
        default: return false
        }
    }

    private func carries(_ function: Function) -> Bool {
        if function.hook != nil { return false }
        // What the project adds to activities is asked of them.
        if function.extendedName == "NSUserActivity", !function.isStatic { return true }
        if carriesAnything(function) { return true }
        if let property = function.property { return property.type.map { carries($0) || holdsAnything($0) } ?? true }
        return takesCarriedParameter(function) || givesCarried(function)
    }

    /// A controller's list that says nothing of its elements may be one of its children.
    private func takesCarriedParameter(_ function: Function) -> Bool {
        let isOfController = function.type.map(program.isController) ?? false
        return function.fact.parameters.contains { $0.type.map { carries($0) || isOfController && holdsAnything($0) } ?? false }
    }

    private func givesCarried(_ function: Function) -> Bool {
        guard let type = function.fact.returnType else { return false }
        let owner = function.type?.shortName ?? function.extendedName
        return carries(type) || holdsAnything(type) || type.unwrapped.name == "Self" && owner.map(carriers.contains) ?? false
    }

    /// A list that says nothing of its elements, as those of Objective-C do.
    private func holdsAnything(_ type: TypeReference) -> Bool {
        let type = type.unwrapped
        guard UIKit.isCollection(type.name) else { return false }
        return type.arguments.allSatisfy { ["id", "Any", "AnyObject"].contains($0.unwrapped.name) }
    }

    private func givesText(_ function: Function) -> Bool {
        let type = function.property.map(\.type) ?? function.fact.returnType
        return type?.unwrapped.name == "String" || type?.unwrapped.name == "NSString"
    }

    /// Whether something of a type that the caller chooses goes in or comes out.
    private func carriesAnything(_ function: Function) -> Bool {
        let names = function.fact.genericParameters + (function.type?.declarations[0].fact.genericParameters ?? [])
        guard !names.isEmpty else { return false }
        let types = function.fact.parameters.map(\.type) + [function.fact.returnType, function.property?.type]
        return types.contains { $0.map { names.contains($0.unwrapped.name) } ?? false }
    }

    /// An initializer that may keep a string.
    private func keepsText(_ function: Function) -> Bool { function.fact.kind == .initializer && takesText(function) }

    private func takesText(_ function: Function) -> Bool { function.fact.parameters.contains { $0.type.map(isText) ?? false } }

    /// What is restored may be one dictionary of many values.
    private func takesEntries(_ function: Function) -> Bool {
        func hasEntries(_ type: TypeReference) -> Bool {
            let type = type.unwrapped
            guard type.name == "Dictionary" || type.name == "NSDictionary" else { return type.arguments.contains(where: hasEntries) }
            return type.arguments.last.map { ["id", "Any", "AnyObject"].contains($0.unwrapped.name) } ?? true
        }
        return function.fact.parameters.contains { $0.type.map(hasEntries) ?? false }
    }

    /// Gives the one object of a class that keeps strings.
    private func givesKeeperOfText(_ function: Function) -> Bool {
        guard function.isStatic, function.fact.parameters.isEmpty, let type = function.type else { return false }
        return type.declarations.contains { $0.fact.ownProperties.contains { $0.type.map(isText) ?? false } }
    }

    private func isText(_ type: TypeReference) -> Bool { Program.textTypes.contains(type.unwrapped.name) }

    private func carries(_ type: TypeReference) -> Bool {
        let type = type.unwrapped
        if type.name.hasSuffix(".Type") || type.name == "Class" { return true }
        // Functions and tuples have no name.
        return type.name.isEmpty || carriers.contains(type.name.lastComponent) || type.arguments.contains(where: carries)
    }

    // MARK: Types

    private static let frameworkCarrierRoots = [
        "UIViewController", "UIWindow", "UIStoryboard", "NSCoder", "NSUserActivity", "UIScene", "UISceneSession", "UIApplication",
        "NSWindow",
        "NSWindowController", "NSViewController", "NSDocument",
    ]
    private static let frameworkCarriers = Set(
        UIKit.classNames { name in frameworkCarrierRoots.contains { UIKit.inherits(name, from: $0) } })

    /// The app's controllers and coders and what keeps one or one of the frameworks', by the short name.
    private static func carriers(in program: Program, _ units: [Bool]) -> Set<String> {
        var names: Set<String> = []
        var open: [Type] = []
        for type in program.types where units[type.unit] {
            if program.isController(type) || frameworkCarrierRoots.contains(where: { program.inherits(type, from: $0) }) {
                names.insert(type.shortName)
            } else if type.kind != .protocol {
                open.append(type)
            }
        }
        var count = -1
        while count != names.count {
            count = names.count
            open.removeAll { type in
                let keeps = type.declarations.contains { declaration in
                    declaration.fact.ownProperties.contains { property in
                        guard let type = property.type?.unwrapped else { return false }
                        return ([type] + type.arguments.map(\.unwrapped)).contains { type in
                            let name = type.name.lastComponent
                            return names.contains(name) || frameworkCarriers.contains(name)
                        }
                    }
                }
                if keeps { names.insert(type.shortName) }
                return keeps
            }
        }
        return names
    }
}

extension Expression {
    /// Whether it is written as a string, or as a list of them.
    fileprivate var isText: Bool {
        switch kind {
        case .string, .interpolation: true
        case .array(let elements): elements.contains(where: \.isText)
        default: false
        }
    }
}

extension Function {
    /// What it calls the controllers whose views it shows in others: `child` of `view.addSubview(child.view)`; `nil` where there are none.
    fileprivate var controllersWithShownViews: Set<String>? {
        var names: Set<String>?
        _ = contains { part in
            guard case .call(let call) = part.kind, UIKit.callsThatShowViews.contains(call.name), let view = call.firstUnlabelled?.core,
                case .member(let child, let name) = view.kind, name.text == "view", !child.core.isSelf
            else { return false }
            names = (names ?? []).union([child.core.memberName].compactMap(\.self))
            return false
        }
        return names
    }
}
