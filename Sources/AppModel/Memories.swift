/// The question about something of which there is one.
enum Whole { case app }

/// What several rules ask of one class or one function, over and over.
struct Memories: Sendable {
    /// By type.
    let creatingCalls: Memory<Int, [CreatingCall]>
    /// By function, what it creates.
    let creatingCallsOfFunction: Memory<Int, [CreatingCall]>
    /// By type, where it hands its object to who may identify it.
    let handovers: Memory<Int, Location?>
    /// By method that an extension adds, what it is called on; `nil` where that is not told.
    let receiversOfAdded: Memory<Int, Set<Int32>?>
    /// By type.
    let strayReads: Memory<Int, [StrayRead]>
    /// By function, where it gives an activity another dictionary of entries.
    let replacementsOfEntries: Memory<Int, [Site]>
    /// By function, the responders that it gives an activity; `nil` for one that may be any.
    let receiversOfActivities: Memory<Int, [StaticType?]>
    /// By unit, what its functions give scenes.
    let giftsToScenes: Memory<Int, GiftsToScenes>
    /// By name of a member.
    let namings: Memory<String, Namings>
    /// By type, what UIKit calls to show the view of its objects, and what that calls at once.
    let functionsThatShow: Memory<Int, [Function]>
    /// By type, because of the user.
    let functionsThatAct: Memory<Int, [Function]>
    /// By type, what it gives what it decodes.
    let pathsRestored: Memory<Int, Set<String>>
    /// Of a method of a screen, whether nobody but those who have one in hand calls it.
    let methodsForOthers: Memory<MethodOfScreen, Bool>
    /// By unit.
    let readersOfCoders: Memory<Int, [ReaderOfCoder]>
    /// By type, the selectors that its classes give to controls.
    let actionSelectors: Memory<Int, Set<String>>
    /// By type, where objects of it are made.
    let makingCalls: Memory<Int, [MakingCall]>
    /// By function that gets something restored, where it is called by `try!`.
    let triedCalls: Memory<Int, [TriedReader]>
    /// By function that saves, whether it may have properties filled first.
    let preparations: Memory<Int, Bool>
    /// By controller of a storyboard, whether an app may begin with it.
    let beginnings: Memory<Int, Bool>
    /// By name of a property, who gives it a value.
    let gifts: Memory<String, UsesByReceiver<Gift>>
    /// By name of a method, who calls it of an object.
    let calls: Memory<String, UsesByReceiver<MethodCall>>
    /// By name of a property and by object, where it is assigned.
    let storesOfProperties: Memory<String, [Int32: [PropertyStore]]>
    /// By name of a property, who assigns it by a key path.
    let giversByPath: Memory<String, [Function]>
    /// By name of a property, whether it is bound to something in a way that is not followed.
    let bindings: Memory<String, Bool>
    /// By procedure, the instances of it and of all that these call.
    let instancesOfRuns: Memory<Int32, Set<Int32>>
    /// By type, whether its objects throw their views away.
    let lostViews: Memory<Int, Bool>
    /// By function, whether it only writes something down.
    let idleFunctions: Memory<Int, Bool>
    let keyPathLists: Memory<Whole, [Function]>
    /// By name of a member, who may change that of another object than his own, and where.
    let changesOfOthers: Memory<String, [ChangesOfOthers]>
    /// By name of a method that the frameworks call, whether somebody else does.
    let sentMethods: Memory<String, Bool>
    let sceneStorage: Memory<Whole, [SceneStorageProperty]>
    /// By type.
    let viewBodies: Memory<Int, ViewBodies>
    let unitsOfOneScene: Memory<Int, Bool>
    let functionsThatSaveScenes: Memory<Whole, [Function]>
    let sceneHalves: Memory<Whole, SceneHalves>
    /// By function.
    let callsInSight: Memory<Int, [CallInSight]?>
    let namersOfProperties: Memory<NamersOfProperty.Question, NamersOfProperty>
    let restoredActivities: Memory<RestoredActivities.Scope, RestoredActivities.Found>
    let initialControllers: Memory<Whole, [Int]>
    let runningByItself: Memory<Whole, RunningByItself>
    /// What functions are called that a view, a value or a binding may be asked for.
    let declaredFunctions: Memory<Whole, Set<String>>
    let namedRestorers: Memory<Whole, NamedRestorers>
    let askersOfRestorers: Memory<Whole, [(function: Function, asked: Type?)]>
    /// By unit, the windows that are given a property.
    let givenToWindows: Memory<WindowProperty, [Int: GivenToWindows]>
    /// By instance of a procedure.
    let objectsMade: Memory<Whole, [Int32: [Int32]]>
    let restoringRuns: Memory<RestoringRun.Instances, RestoringRun>

    init(_ workers: some Workers) {
        creatingCalls = Memory(workers)
        handovers = Memory(workers)
        receiversOfAdded = Memory(workers)
        strayReads = Memory(workers)
        replacementsOfEntries = Memory(workers)
        receiversOfActivities = Memory(workers)
        giftsToScenes = Memory(workers)
        namings = Memory(workers)
        functionsThatShow = Memory(workers)
        functionsThatAct = Memory(workers)
        pathsRestored = Memory(workers)
        methodsForOthers = Memory(workers)
        readersOfCoders = Memory(workers)
        actionSelectors = Memory(workers)
        creatingCallsOfFunction = Memory(workers)
        makingCalls = Memory(workers)
        triedCalls = Memory(workers)
        preparations = Memory(workers)
        beginnings = Memory(workers)
        gifts = Memory(workers)
        calls = Memory(workers)
        storesOfProperties = Memory(workers)
        giversByPath = Memory(workers)
        bindings = Memory(workers)
        instancesOfRuns = Memory(workers)
        lostViews = Memory(workers)
        idleFunctions = Memory(workers)
        keyPathLists = Memory(workers)
        changesOfOthers = Memory(workers)
        sentMethods = Memory(workers)
        sceneStorage = Memory(workers)
        viewBodies = Memory(workers)
        unitsOfOneScene = Memory(workers)
        functionsThatSaveScenes = Memory(workers)
        sceneHalves = Memory(workers)
        callsInSight = Memory(workers)
        namersOfProperties = Memory(workers)
        restoredActivities = Memory(workers)
        initialControllers = Memory(workers)
        runningByItself = Memory(workers)
        declaredFunctions = Memory(workers)
        namedRestorers = Memory(workers)
        askersOfRestorers = Memory(workers)
        givenToWindows = Memory(workers)
        objectsMade = Memory(workers)
        restoringRuns = Memory(workers)
    }
}
