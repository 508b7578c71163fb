import Syntax

/// The activities that bring a scene's state back: what no code in sight makes, wherever the value flow takes it.
struct RestoredActivities {
    /// Which of them are asked about.
    struct Scope: Hashable, Sendable {
        /// What `restoreUserActivityState` is given counts, which may come from another device as well.
        var handedOver = false
        /// What scenes and responders have as theirs counts, where the app gives such a one to any of them.
        var kept = true
    }

    struct Found: Sendable {
        /// By their identities.
        var activities: Set<Int32> = []
        /// Where somebody has them in a way that is not followed.
        var silence: Silence?
        /// Getters and methods that the project adds to activities and that one of these is asked for, by function.
        var members: Set<Int> = []
        /// By procedure, the variables that may hold one of them.
        var holders: [Int32: Set<Int32>] = [:]
        /// The same of what one of them is asked for as its `userInfo`.
        var holdersOfEntries: [Int32: Set<Int32>] = [:]
    }

    private let app: App
    private var flow: ValueFlow { app.flow }
    private var found: Found

    var activities: Set<Int32> { found.activities }
    var silence: Silence? { found.silence }
    var holders: [Int32: Set<Int32>] { found.holders }
    private var members: Set<Int> { found.members }

    init(_ app: App, _ scope: Scope = Scope()) {
        self.app = app
        found = app.memories.restoredActivities.answer(scope) {
            var search = RestoredActivities(app, Found())
            search.find(scope)
            return search.found
        }
    }

    private init(_ app: App, _ found: Found) {
        self.app = app
        self.found = found
    }

    private mutating func find(_ scope: Scope) {
        let name = "stateRestorationActivity"
        let askers = app.program.functions(mentioningAnyOf: [name])
        let units = Set((askers + app.program.functions.filter { $0.fact.name == name }).map(app.program.unit))
        guard !units.isEmpty else { return }
        for function in app.program.functions where units.contains(app.program.unit(of: function)) && !app.program.isTest(function) {
            guard function.restoresScene || scope.handedOver && function.takesActivityOver, let procedure = flow.procedure(of: function),
                let last = flow.procedures[Int(procedure)].regions[0].parameters.last
            else { continue }
            add(last, of: procedure)
        }
        for function in askers where !app.program.isTest(function) {
            addLoads(of: name, in: function)
            if function.contains(where: { if case .keyPath(let names) = $0.kind { names.contains(name) } else { false } }) {
                found.silence = silence ?? Silence(.activityOutOfSight, at: function.location, about: function.symbol)
            }
        }
        if scope.kept { addKept() }
        guard !activities.isEmpty else { return }
        found.holders = flow.variables(holdingAnyOf: activities)
        findMembers()
        findEntries()
    }

    private mutating func findEntries() {
        var entries: Set<Int32> = []
        let procedures = Set(holders.keys).union(members.compactMap { flow.procedure(of: app.program.functions[$0]) })
        for procedure in procedures.sorted() {
            let isMember = flow.function(of: procedure).map { members.contains($0.id) } ?? false
            for instruction in flow.procedures[Int(procedure)].instructions {
                guard case .load(let owner, let field) = instruction.kind, field.name == "userInfo",
                    isMember && owner == Procedure.receiver || isAny(owner, of: procedure)
                else { continue }
                for instance in flow.instances(of: procedure) {
                    let unknown = flow.points(instruction.result, in: instance).filter { flow.objects[Int($0)].isUnknown }
                    entries.formUnion(unknown.map(flow.identity))
                }
            }
        }
        if !entries.isEmpty { found.holdersOfEntries = flow.variables(holdingAnyOf: entries) }
    }

    private mutating func addKept() {
        let functions = app.program.functions(mentioningAnyOf: ["userActivity"]).filter { !app.program.isTest($0) }
        let isKept = functions.contains { function in
            guard let procedure = flow.procedure(of: function) else { return false }
            return flow.procedures[Int(procedure)].instructions.contains { instruction in
                guard case .store(_, let field, let value) = instruction.kind, field.name == "userActivity" else { return false }
                return flow.instances(of: procedure).contains { flow.holds(value, anyOf: activities, in: $0) }
            }
        }
        if isKept { for function in functions { addLoads(of: "userActivity", in: function) } }
    }

    private mutating func addLoads(of name: String, in function: Function) {
        guard let procedure = flow.procedure(of: function) else { return }
        for instruction in flow.procedures[Int(procedure)].instructions {
            guard case .load(let base, let field) = instruction.kind, field.name == name else { continue }
            // A property of the project's own of that name brings what its getter does.
            let isOwn = flow.instances(of: procedure).contains { instance in
                flow.points(base, in: instance).contains { flow.objects[Int($0)].type?.unwrapped.projectType?.property(name) != nil }
            }
            if !isOwn { add(instruction.result, of: procedure) }
        }
    }

    private mutating func add(_ variable: Variable, of procedure: Int32) {
        for instance in flow.instances(of: procedure) {
            for object in flow.points(variable, in: instance) where flow.objects[Int(object)].isUnknown {
                found.activities.insert(flow.identity(of: object))
            }
        }
    }

    private mutating func findMembers() {
        let added = Dictionary(grouping: app.program.functions(ofFramework: "NSUserActivity").filter { !$0.isStatic && isAsked($0) }) {
            $0.property?.name ?? $0.fact.name
        }
        guard !added.isEmpty else { return }
        var open = holders.keys.sorted().compactMap(flow.function(of:))
        while let function = open.popLast() {
            guard let procedure = flow.procedure(of: function) else { continue }
            let isMember = members.contains(function.id)
            for instruction in flow.procedures[Int(procedure)].instructions {
                guard let (owner, name) = instruction.kind.askedMember, let meant = added[name],
                    isMember && owner == Procedure.receiver || isAny(owner, of: procedure)
                else { continue }
                open += meant.filter { found.members.insert($0.id).inserted }
            }
        }
    }

    private func isAsked(_ member: Function) -> Bool { member.fact.kind == .getter || member.fact.kind == .method }

    // MARK: Answers

    func isActivity(_ expression: Expression, in function: Function) -> Bool {
        if expression.core.isSelf, members.contains(function.id) { return true }
        guard let procedure = flow.procedure(of: function) else { return false }
        let lowered = flow.procedures[Int(procedure)]
        return (lowered.variable(of: expression) ?? lowered.variable(of: expression.core)).map { isAny($0, of: procedure) } ?? false
    }

    /// Whether an expression is the `userInfo` of such an activity, or of one that a member of the project's is asked for.
    func isUserInfo(_ expression: Expression, at site: Site, in function: Function) -> Bool {
        Place(site, in: function).origins(of: expression).contains { origin in
            switch origin.value.kind {
            case .member(let base, let name):
                name.text == "userInfo" && isActivity(base, in: function)
                    && (!isKeptElsewhere(base, at: origin.place) || isOfSavedAlone(origin.value, in: function))
            case .name("userInfo") where members.contains(function.id): true
            case .name(let name):
                // What a helper is handed.
                origin.place.locals?.lookUp(name).map(origin.place.isOwnParameter) == true && mayHoldEntries(origin.value, in: function)
            default: false
            }
        }
    }

    private func mayHoldEntries(_ expression: Expression, in function: Function) -> Bool {
        guard let procedure = flow.procedure(of: function), let holders = found.holdersOfEntries[procedure] else { return false }
        return flow.procedures[Int(procedure)].variable(of: expression.core).map { holders.contains($0.index) } ?? false
    }

    /// Whether an activity is asked of a property of the project's own, which may hold others at other times.
    private func isKeptElsewhere(_ activity: Expression, at place: Place) -> Bool {
        place.origins(of: activity).contains { origin in
            switch origin.value.core.kind {
            case .name(let name): origin.place.locals?.lookUp(name) == nil && name != "userActivity"
            case .member(let base, let name):
                base.isSelf
                    ? name.text != "userActivity"
                    : app.program.type(of: base, at: origin.place)?.unwrapped.projectType?.property(name.text) != nil
            default: false
            }
        }
    }

    /// Whether a `userInfo` is asked of what scenes saved and of nothing else.
    func isOfSavedAlone(_ userInfo: Expression, in function: Function) -> Bool {
        guard case .member(let activity, _) = userInfo.core.kind, let points = flow.points(of: activity.core, in: function) else {
            return false
        }
        let somethings = points.filter { flow.objects[Int($0)].kind != .nothing }
        return !somethings.isEmpty && somethings.allSatisfy { activities.contains(flow.identity(of: $0)) }
    }

    /// The functions that may ask such an activity for its `userInfo`, in path order.
    func functionsAskingForEntries() -> [Function] {
        guard !activities.isEmpty else { return [] }
        let asking = app.program.functions(mentioningAnyOf: ["userInfo"]).filter { function in
            members.contains(function.id) || flow.procedure(of: function).map { holders[$0] != nil } ?? false
        }
        let handed = found.holdersOfEntries.keys.compactMap(flow.function(of:))
        return (asking + handed).first(ofEach: \.id).sorted { $0.id < $1.id }
    }

    private func isAny(_ variable: Variable, of procedure: Int32) -> Bool { holders[procedure]?.contains(variable.index) ?? false }
}

extension Instruction.Kind {
    /// What an object is asked for by a name.
    fileprivate var askedMember: (owner: Variable, name: String)? {
        switch self {
        case .load(let owner, let field): (owner, field.name)
        case .call(let call): call.receiver.map { ($0, call.name) }
        default: nil
        }
    }
}

extension Function {
    /// Whether a responder is handed an activity to bring back, by its scene or by another device.
    var takesActivityOver: Bool {
        ["restoreUserActivityState(_:)", "restoreUserActivityState:"].contains(fact.selector ?? fact.fullName)
    }
}
