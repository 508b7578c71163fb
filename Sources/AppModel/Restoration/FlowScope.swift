/// Which functions values worth following may pass through: the analysis looks into these and no others.
///
/// It begins with what mentions restoration or makes and shows controllers, in the units that restore anything. From there it goes to the
/// helpers that these name and to whoever names them, as long as a controller, a coder or the like may pass through their parameters or results.
struct FlowScope {
    let program: Program
    let units: [Bool]
    /// Names of types whose values may hold something that is followed.
    var carriers: Set<String>
    /// The types that activities are made of, or that are made of them, but for controllers and the like.
    let typesOfActivities: Set<Int>
    var isRelevant: [Bool]
    /// Which of these run even if nobody in sight calls them, as actions and notifications do: those that do something to what restoration asks
    /// about. What the others do only matters to whoever calls them.
    var isRoot: [Bool]

    /// - Parameter units: by unit, whether it restores anything.
    init(_ program: Program, units: [Bool]) {
        self.program = program
        self.units = units
        let ownCarriers = FlowScope.carriers(in: program, units)
        carriers = FlowScope.frameworkCarriers.union(ownCarriers)
        typesOfActivities = Set(
            program.types.filter { type in
                units[type.unit] && ownCarriers.contains(type.shortName) && program.frameworkRoot(of: type) == nil
                    && FlowScope.isOfActivities(type, in: program)
            }.map(\.id))
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
        // What these put there may come out of a helper.
        addHelpers()
        addShowers(showers)
        addFillersOfHelpers()
        addFillersOfGlobals()
        addMakersOfWhatIsEncoded(makers)
        for id in makersOfWindows { isRoot[id] = true }
        addRoots()
    }

    /// What makes an object in Objective-C.
    static let creatingMessages = Words.Filter(["alloc", "new"])

    /// A helper of a helper of a helper seldom matters.
    static let rounds = 4

    /// What makes, keeps, shows or finds controllers.
    static let makerWords = [
        "instantiateViewController", "instantiateViewControllerWithIdentifier", "instantiateInitialViewController", "prepareForSegue",
        "pushViewController", "presentViewController", "showViewController", "showDetailViewController", "destinationViewController",
        "loadNibNamed",
        "addUserInfoEntries", "addUserInfoEntriesFromDictionary",
    ]

    /// What else shows one; too common to make a function worth a look by itself.
    static let shortMakerWords = ["present", "show"]

    /// What puts a controller into a container, beside those.
    static let containerWords = [
        "addChild", "addChildViewController", "setViewControllers", "viewControllers", "rootViewController", "contentViewController",
        "setValue",
    ]

    static let showingWords = Set(makerWords + shortMakerWords + containerWords)

    // What the frameworks have is the same for every app, and there are hundreds of names.

    /// What makes or shows controllers, and the framework classes that may hold something followed.
    static let frameworkMakers = Words.Filter(makerWords + frameworkCarriers)

    /// The same with the classes of what a container of UIKit may hold.
    static let frameworkControllers = Words.Filter(makerWords + UIKit.classNames { UIKit.inherits($0, from: "UIViewController") })

    func mayMatter(_ function: Function) -> Bool {
        units[program.unit(of: function)] && !program.isTest(function)
    }

    /// Functions that ask an activity for its entries which their class keeps, where scenes are brought back, by their identities.
    var readersOfKeptActivities: Set<Int> {
        guard !program.functions(mentioningAnyOf: ["stateRestorationActivity"]).isEmpty else { return [] }
        return Set(
            program.functions(mentioningAnyOf: ["userInfo"]).filter { function in
                function.type?.declarations.contains { declaration in
                    declaration.fact.properties.contains { $0.type?.unwrapped.name == "NSUserActivity" }
                } ?? false
            }.map(\.id))
    }

    /// Where restorers bring windows of AppKit back: who makes others of the classes, and the initializers of these, by their identities.
    var makersOfWindows: [Int] {
        let restoring = Set(program.implementations(of: .restoreWindow).map(program.unit))
        let classes = program.types.filter { restoring.contains($0.unit) && program.isWindowOrController($0) }
        guard !classes.isEmpty else { return [] }
        let names = Words.Filter(classes.map(\.shortName))
        let makers = program.functions.filter { function in
            mayMatter(function) && restoring.contains(program.unit(of: function)) && program.words.mayHold(function.id, anyOf: names)
                && (!function.isObjectiveC || program.words.mayHold(function.id, anyOf: FlowScope.creatingMessages))
        }
        let initializers = classes.flatMap { program.functions(of: $0) }.filter { $0.fact.kind == .initializer && mayMatter($0) }
        return makers.map(\.id) + initializers.map(\.id)
    }
}
