/// The layers of the model: the linked program, what its bodies do, its objects, and what follows for restoration.
///
/// Nothing changes after `init`; what the text cannot tell stays unknown.
public final class App: Sendable {
    public let program: Program
    /// What happens in bodies; it changes only within `init`.
    let bodies: SiteTable
    /// Where values come from and go, in the units that restore anything.
    let flow: ValueFlow
    /// What storyboards and xibs make.
    let interface: InterfaceTable
    /// Who is identified, encoded and made again where. It is read off the linked app, so it comes last: nobody sees the app before it is set.
    nonisolated(unsafe) private(set) var places: RestorationPlaces
    /// The controllers that the flow tells apart: who is created where, who holds whom; made after `places`.
    var graph: ObjectGraph { madeGraph! }
    nonisolated(unsafe) private var madeGraph: ObjectGraph?
    /// Where a class gives its objects nothing, whatever the text says; made after `graph`.
    nonisolated(unsafe) private(set) var unrunInitializers = UnrunInitializers()
    /// What each hook does with its coder, by function id.
    nonisolated(unsafe) private(set) var coderFlows: [Int: CoderFlow] = [:]
    var factories: Factories { madeFactories! }
    nonisolated(unsafe) private(set) var madeFactories: Factories?
    /// One space for each controller, view and restorable object that has a hook, and one for each app delegate; made after `places`.
    public nonisolated(unsafe) private(set) var keySpaces: [KeySpace] = []
    /// The same for types that may have more keys, since the text does not tell what they inherit.
    public nonisolated(unsafe) private(set) var keySpacesInDoubt: [KeySpace] = []
    /// One for each class with a coder of its own whose objects lie whole in restorable state.
    public nonisolated(unsafe) private(set) var modelKeySpaces: [KeySpace] = []
    /// Every value that the sources put into an activity's `userInfo`, in path order.
    public nonisolated(unsafe) private(set) var activityEntries: [ActivityEntry] = []
    /// Every dictionary that they put there as a whole, where it is not in sight which entries it has.
    public nonisolated(unsafe) private(set) var wholeActivityEntries: [ActivityEntries] = []
    /// The units that have a scene's delegate or an app of SwiftUI.
    nonisolated(unsafe) private(set) var unitsOfScenes: Set<Int> = []
    /// For each unit that shows an app delegate, whether it switches restoration on.
    nonisolated(unsafe) private(set) var optIns: [Int: Bool] = [:]
    /// The classes of what becomes a window's root before restoration begins.
    nonisolated(unsafe) private(set) var earlyRoots: Set<Type> = []
    /// One for each unit that adopts scenes and restores by the older mechanism.
    public nonisolated(unsafe) private(set) var legacySceneApps: [LegacySceneApp] = []
    /// Where an app restores controllers, for several rules ask for it.
    nonisolated(unsafe) private var screens: ScreenGraph?
    let memories: Memories

    /// - Parameter workers: look into bodies while the app is linked. The app is the same whoever they are.
    public init(_ program: Program, workers: some Workers = OneWorker()) {
        self.program = program
        memories = Memories(workers)
        interface = InterfaceTable(program)
        bodies = SiteTable(program, workers)
        flow = App.flow(of: program, interface)
        places = RestorationPlaces()
        unitsOfScenes = Set((program.types.filter(isSceneDelegate) + appsOfSwiftUI).map(\.unit))
        bodies.walk(program.functionsMentioningRestoration.map(\.id), workers)
        places = RestorationPlaces(self)
        madeGraph = ObjectGraph(self)
        unrunInitializers = UnrunInitializers(self)
        optIns = makeOptIns()
        earlyRoots = makeEarlyRoots()
        coderFlows = makeCoderFlows()
        madeFactories = Factories(of: self)
        let spaces = makeKeySpaces()
        keySpaces = spaces.filter { $0.doubt == nil }
        keySpacesInDoubt = spaces.filter { $0.doubt != nil }
        let models = makeModelKeySpaces()
        modelKeySpaces = models.filter { $0.doubt == nil }
        keySpacesInDoubt += models.filter { $0.doubt != nil }
        (activityEntries, wholeActivityEntries) = makeActivityEntries()
        legacySceneApps = makeLegacySceneApps()
        if optIns.values.contains(true) { screens = makeScreenGraph() }
        bodies.complete()
    }

    /// How many objects the analysis of values tells apart, which it does anew: for whoever measures that alone.
    public static func objects(toldApartIn program: Program) -> Int { flow(of: program, InterfaceTable(program)).objects.count }

    private static func flow(of program: Program, _ interface: InterfaceTable) -> ValueFlow {
        ValueFlow(FlowAnalysis.solve(restorationIn: program, drawings: interface.drawings(in: program)))
    }

    /// The app of a program that nobody else asks for; the parameters are those of `Program.init`.
    public convenience init(
        linking facts: [FileFacts], unitRoots: [String] = [], options: ModelOptions = ModelOptions(), workers: some Workers = OneWorker()
    ) {
        self.init(Program(linking: facts, unitRoots: unitRoots, options: options, workers: workers), workers: workers)
    }

    /// What there is to see of every app, from its windows down.
    public var screenGraph: ScreenGraph { screens ?? makeScreenGraph() }

    /// Whether the analysis of values came to its end. Where it gave up, no rule hears what a value may be, and each is silent.
    public var followsEveryValue: Bool { !flow.isExhausted }

    /// Where a method has more keys than are told apart, the first place of each.
    public var placesWithTooManyKeys: [Location] {
        coderFlows.values.compactMap { $0.accesses.first(where: \.isOneTooMany)?.location }.sorted().first(ofEach: \.self)
    }

    /// What happens in a function, in source order, closures and nested functions included.
    public func sites(in function: Function) -> [Site] { bodies.sites(in: function) }

    /// Whether a local gets another value than its first.
    func isReassigned(_ local: String, in function: Function) -> Bool {
        sites(in: function).contains { $0.target?.core.isName(local) ?? false }
    }

    /// The ways out of a function.
    public func exits(of function: Function) -> [Exit] { bodies.exits(of: function) }
}
