import Syntax

/// Inclusion-based points-to analysis after Andersen, with the call graph found on the way and contexts for functions and objects.
///
/// A node is a variable of a procedure in a context, or a field of an object. Objects are put into nodes; edges carry them on; uses wait for
/// them (a call waits for its receiver, a load for its base) and answer with new edges. A worklist hands on only what is new in a node.
/// What may be is over-approximated: a set that holds no `unknown` is complete.
struct PointsTo {
    let program: Program
    let effects: EffectTable
    let drawings: Drawings
    let namedClasses: [Unknown: NamedClasses]
    /// Which functions are looked into, by id.
    let isRelevant: [Bool]

    // Interned.
    var objects: [AbstractObject] = []
    private var objectIDs: [AbstractObject: Int32] = [:]
    var names: [String] = []
    private var nameIDs: [String: Int32] = [:]
    var contexts: [Context] = [.none]
    private(set) var contextIDs: [Context: Int32] = [.none: 0]

    // Procedures and their instances.
    var procedures: [Procedure] = []
    var procedureOfFunction: [Int32]
    var procedureOfValue: [ValueKey: Int32] = [:]
    var instances: [Instance] = []
    var instancesOfProcedure: [[Int32]] = []
    var instanceIDs: [UInt64: Int32] = [:]

    // Nodes.
    private(set) var nodes: [Node] = []
    /// The edges of nodes that have many.
    private var manyEdges: [Int32: Set<UInt64>] = [:]
    private var queue: [Int32] = []
    var fieldNodes: [UInt64: Int32] = [:]
    var globalNodes: [Instruction.Global: Int32] = [:]
    private var singletons: [Int32: Int32] = [:]

    // What calls and accessors turned out to mean.
    var bound: Set<Binding> = []
    let index: MemberIndex
    var members: [MemberKey: Member] = [:]
    /// Of the project's own types, by type and name.
    var ownMembers: [UInt64: Member] = [:]
    /// By type and name, methods of Objective-C that set a property.
    var setters: [UInt64: Int?] = [:]
    /// By type and name, methods that set something without a property.
    var messagedSetters: [UInt64: Int?] = [:]
    /// What stands in `representative` for each object; -1 until it is asked for.
    var representatives: [Int32] = []
    var narrowings: [UInt64: Int32] = [:]
    /// What is unknown at an instruction, by the instruction and the reason.
    var unknowns: [UInt64: Int32] = [:]
    /// By name, what the table has of it.
    var callEntries: [[EffectTable.Entry]??] = []
    var propertyEntries: [[EffectTable.Entry]??] = []
    private var typeIDs: [StaticType: Int32] = [:]
    /// By procedure and instruction, the name that it asks for.
    var namesOfProcedure: [[Int32]] = []
    let known: KnownNames
    var dispatches: [DispatchKey: Int32] = [:]
    /// The other overloads that a call may mean.
    var overloads: [DispatchKey: [Int32]] = [:]
    var concatenations: [Concatenation] = []
    /// Those of which a part has changed: in this round, the next one last, and in the one after it.
    private var round: [Int32] = []
    var unfinished: [Int32] = []
    var applications: [Application] = []
    var textsMade: [ProgramPoint: TextsMade] = [:]
    var passes: [UInt64: Int32] = [:]
    /// By procedure and variable.
    var staticTypes: [UInt64: StaticType?] = [:]
    var filters: [Filter] = []
    var filterIDs: [Filter: Int32] = [:]
    /// Objects by the type they are of, to run on them what the frameworks call.
    var objectsOfType: [Int: [Int32]] = [:]
    /// The same, object and type in pairs.
    var appeared: Set<UInt64> = []
    /// Methods that run on every object of a type without being called in sight.
    var callbacks: [Int: [Int]] = [:]
    /// The objects that went where nothing follows them, and where they did.
    var escapes: [Int32: Set<ProgramPoint>] = [:]
    /// Where closures are called: the caller, its instruction, and the closure among the objects.
    var calledClosures: Set<Binding> = []
    /// The nodes from which whatever comes goes out of sight, and where it does.
    private var leaks: Set<Leak> = []
    /// How many values that nobody knows a node with many has got since it had, by node and type.
    private var unknownCounts: [UInt64: Int] = [:]
    /// What stands for more of them, by type.
    private var mergedUnknowns: [Int32: Int32] = [:]
    /// Fields whose initial value has been asked for.
    var begun: Set<Int32> = []
    /// Fields that are read and that, when all is done, nothing in sight may have filled.
    var readFields: [Int32: (field: Field, object: Int32)] = [:]
    /// Instances whose instructions have not been looked at.
    var pending: [Int32] = []
    /// The functions that some call in sight means.
    var isCalled: [Bool]
    /// On how many objects that are made in sight a function runs that nobody in sight calls, by the function and their class.
    var runsOfRoot: [UInt64: Int] = [:]
    private(set) var steps = 0
    /// More work than this, and the answers of the unit are unknown.
    let budget: Int
    /// In how many contexts a procedure is looked at before its callers are no longer told apart.
    let manyContexts: Int
    var isExhausted: Bool { steps > budget }

    init(
        _ program: Program, effects: EffectTable, drawings: Drawings, namedClasses: [Unknown: NamedClasses], isRelevant: [Bool],
        budget: Int, manyContexts: Int
    ) {
        self.program = program
        index = MemberIndex(program)
        self.effects = effects
        self.drawings = drawings
        self.namedClasses = namedClasses
        self.isRelevant = isRelevant
        self.budget = budget
        self.manyContexts = manyContexts
        procedureOfFunction = Array(repeating: -1, count: program.functions.count)
        isCalled = Array(repeating: false, count: program.functions.count)
        known = KnownNames()
        for text in KnownNames.texts { _ = name(text) }
    }

    // MARK: Interning

    mutating func object(_ object: AbstractObject) -> Int32 {
        if let id = objectIDs[object] { return id }
        let id = Int32(objects.count)
        objects.append(object)
        representatives.append(-1)
        objectIDs[object] = id
        return id
    }

    mutating func name(_ text: String) -> Int32 {
        if let id = nameIDs[text] { return id }
        let id = Int32(names.count)
        names.append(text)
        callEntries.append(nil)
        propertyEntries.append(nil)
        nameIDs[text] = id
        return id
    }

    /// A number for a type; those of the program have their own.
    mutating func typeID(_ type: StaticType) -> Int32 {
        if case .project(let type) = type { return Int32(type.id) }
        if let id = typeIDs[type] { return id }
        let id = -1 - Int32(typeIDs.count)
        typeIDs[type] = id
        return id
    }

    mutating func context(_ context: Context) -> Int32 {
        if let id = contextIDs[context] { return id }
        let id = Int32(contexts.count)
        contexts.append(context)
        contextIDs[context] = id
        return id
    }

    // MARK: Nodes

    mutating func newNodes(_ count: Int) -> Int32 {
        let first = Int32(nodes.count)
        nodes.append(contentsOf: repeatElement(Node(), count: count))
        return first
    }

    mutating func fieldNode(_ owner: Int32, _ name: Int32) -> Int32 {
        let key = PointsTo.pair(owner, name)
        if let node = fieldNodes[key] { return node }
        let node = newNodes(1)
        fieldNodes[key] = node
        return node
    }

    mutating func elementNode(_ owner: Int32) -> Int32 { fieldNode(owner, known.elements) }

    /// What the entries of a dictionary are told by.
    mutating func keyNode(_ owner: Int32) -> Int32 { fieldNode(owner, known.keys) }

    static func pair(_ first: Int32, _ second: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
    }

    /// A node that holds one object and nothing else.
    mutating func singleton(_ object: Int32) -> Int32 {
        if let node = singletons[object] { return node }
        let node = newNodes(1)
        singletons[object] = node
        add(object, to: node)
        return node
    }

    // MARK: Constraints

    mutating func add(_ object: Int32, to node: Int32) {
        guard node >= 0 else { return }
        let object = nodes[Int(node)].points.count < PointsTo.manyPoints ? object : merged(object, at: node)
        if nodes[Int(node)].insert(object) { queue.append(node) }
    }

    /// What is put into a node that holds many already: of values that nobody knows, one stands for all others of its type.
    private mutating func merged(_ object: Int32, at node: Int32) -> Int32 {
        guard objects[Int(object)].isToldByPlaceOnly, case .unknown(let unknown, let type) = objects[Int(object)].kind else {
            return object
        }
        if nodes[Int(node)].holds(object) { return object }
        let number = type.map { typeID($0) } ?? Int32.min
        let count = unknownCounts[PointsTo.pair(node, number), default: 0]
        unknownCounts[PointsTo.pair(node, number)] = count + 1
        if count < PointsTo.manyPoints { return object }
        if let known = mergedUnknowns[number] { return known }
        let merged = self.object(AbstractObject(kind: .unknown(Unknown(reason: .merged, file: unknown.file, range: unknown.range), type)))
        mergedUnknowns[number] = merged
        return merged
    }

    /// Whoever pushes the next screen knows the navigation controllers of all before it, which are many where nobody knows any of them.
    private static let manyPoints = 32

    /// Everything in one node is in another, too.
    ///
    /// - Parameter filter: lets through what may be of that type; -1 lets everything through.
    mutating func connect(_ source: Int32, to target: Int32, filter: Int32 = -1) {
        guard source >= 0, target >= 0, source != target else { return }
        let edge = Edge(target: target, filter: filter)
        guard isNew(edge, from: source) else { return }
        nodes[Int(source)].edges.append(edge)
        nodes[Int(target)].isReached = true
        for object in nodes[Int(source)].points { pass(object, over: edge) }
    }

    private mutating func isNew(_ edge: Edge, from source: Int32) -> Bool {
        let count = nodes[Int(source)].edges.count
        if count < PointsTo.fewEdges { return !nodes[Int(source)].edges.contains(edge) }
        if count == PointsTo.fewEdges { manyEdges[source] = Set(nodes[Int(source)].edges.map(\.key)) }
        return manyEdges[source]!.insert(edge.key).inserted
    }

    /// So many are looked through faster than a hash is computed.
    private static let fewEdges = 16

    mutating func wait(at node: Int32, for use: Use) {
        guard node >= 0 else { return }
        // A call is asked for each object that its receiver may be, and has its arguments leave but once.
        if case .escape(let point) = use, !leaks.insert(Leak(node: node, point: point)).inserted { return }
        nodes[Int(node)].uses.append(use)
        // An answer may add to the node.
        for object in nodes[Int(node)].points where nodes[Int(node)].fresh.isEmpty || !nodes[Int(node)].fresh.contains(object) {
            answer(use, object)
        }
    }

    private mutating func pass(_ object: Int32, over edge: Edge) {
        if edge.filter < 0 { return add(object, to: edge.target) }
        let passed = self.passed(object, filter: edge.filter)
        if passed >= 0 { add(passed, to: edge.target) }
    }

    /// Hands on what is new until nothing is.
    mutating func solve() {
        while true {
            if let instance = pending.popLast() {
                steps += instantiate(instance)
                if isExhausted { return }
                continue
            }
            guard let node = queue.popLast() else {
                // Last, when their parts have come together, and in the order of the text, in which one builds on another.
                if round.isEmpty {
                    round = unfinished.sorted(by: >)
                    unfinished = []
                }
                guard let concatenation = round.popLast() else { return }
                concatenations[Int(concatenation)].isUnfinished = false
                steps += concatenate(concatenation)
                if isExhausted { return }
                continue
            }
            let new = nodes[Int(node)].fresh
            nodes[Int(node)].fresh = []
            steps += new.count * (1 + nodes[Int(node)].edges.count + nodes[Int(node)].uses.count)
            if isExhausted { return }
            var index = 0
            while index < nodes[Int(node)].edges.count {
                let edge = nodes[Int(node)].edges[index]
                for object in new { pass(object, over: edge) }
                index += 1
            }
            index = 0
            while index < nodes[Int(node)].uses.count {
                let use = nodes[Int(node)].uses[index]
                for object in new { answer(use, object) }
                index += 1
            }
        }
    }
}

extension PointsTo {
    /// In which circumstances a function runs: on which object, called from where, and from where that was called.
    struct Context: Hashable {
        let receiver: Int32
        /// The call; `nil` where calls are not told apart.
        let site: ProgramPoint?
        let outer: ProgramPoint?

        static let none = Context(receiver: -1, site: nil, outer: nil)
    }

    /// A procedure in a context.
    struct Instance {
        let procedure: Int32
        let context: Int32
        /// The node of its first variable; the others follow.
        let base: Int32
    }

    /// What a variable or a field may hold, and who waits for it.
    struct Node {
        /// Sorted.
        var points: [Int32] = []
        /// Those that have not been handed on; the node is queued while there are any.
        var fresh: [Int32] = []
        var edges: [Edge] = []
        var uses: [Use] = []
        /// Whether an edge leads to it.
        var isReached = false

        func holds(_ object: Int32) -> Bool {
            let position = position(of: object)
            return position < points.count && points[position] == object
        }

        /// Where it stands among the points, or would.
        private func position(of object: Int32) -> Int {
            points.withUnsafeBufferPointer { points in
                var position = 0
                var count = points.count
                // Halved without a branch that nobody could predict.
                while count > 1 {
                    let half = count / 2
                    position += points[position + half - 1] < object ? half : 0
                    count -= half
                }
                return position + (count == 1 && points[position] < object ? 1 : 0)
            }
        }

        /// - Returns: whether the node has to be queued.
        mutating func insert(_ object: Int32) -> Bool {
            let position = position(of: object)
            if position < points.count, points[position] == object { return false }
            points.insert(object, at: position)
            fresh.append(object)
            return fresh.count == 1
        }
    }

    /// Names that the analysis itself asks for, by number.
    struct KnownNames {
        static let texts = [Lowering.classField, "[]", "init", "rawValue", "stringValue", "some", "[key]"]
        let classField: Int32 = 0
        let elements: Int32 = 1
        let initializer: Int32 = 2
        let rawValue: Int32 = 3
        let stringValue: Int32 = 4
        let some: Int32 = 5
        let keys: Int32 = 6
    }

    /// A property that has an initial value, by where its name stands.
    struct ValueKey: Hashable {
        let file: Int
        let range: SourceRange
    }

    struct Edge: Equatable {
        let target: Int32
        let filter: Int32

        var key: UInt64 { PointsTo.pair(target, filter) }
    }

    /// A field by name, with what its instruction says of it.
    struct Field {
        let name: Int32
        let isStorage: Bool
        /// Asked of `super`.
        var isInherited = false
        /// The instruction that asks, for what it is typed as.
        let instance: Int32
        let instruction: Int32
    }

    /// What a call asks of a drawing, by the name for which it waits.
    enum Request {
        /// What has that name, in the storyboard whose name is at a node.
        case named(in: Int32)
        /// What has the name that an object is, in the storyboard of that name.
        case identified(by: Int32)
        case first
    }

    /// How a value becomes text.
    enum Rendering { case className, runtimeName }

    struct Concatenation {
        let parts: [Int32]
        let result: Int32
        let point: ProgramPoint
        let context: Int32
        let form: Form
        var isUnfinished = false
        /// It turned out to join lists.
        var isList = false

        enum Form {
            case text
            /// Of numbers as well.
            case sum
            /// The first part is a format, and the others are put into its places.
            case format
        }
    }

    /// The strings that an instruction has put together so far.
    struct TextsMade {
        var texts: [StringValue] = []
        /// What all of them begin and end with, once there are too many.
        var widened: StringValue?
    }

    struct Application {
        let instance: Int32
        let arguments: [Int32]
        let result: Int32
        let point: ProgramPoint
    }

    struct Binding: Hashable {
        let instance: Int32
        let instruction: Int32
        let callee: Int32
    }

    struct MemberKey: Hashable {
        let type: Int32
        let name: Int32
        let isStatic: Bool
        /// Only extensions of what others declare may be private to a file.
        let file: Int
    }

    struct DispatchKey: Hashable {
        let procedure: Int32
        let instruction: Int32
        let type: Int32
        let isStatic: Bool
    }
}
