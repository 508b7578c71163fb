import Syntax

/// Who may hold a restored activity, and what they do with one of some type.
struct RestoredActivityReaders {
    let app: App
    var flow: ValueFlow { app.flow }
    /// By procedure, the variables that may hold one.
    private var holders: [Int32: Set<Int32>] = [:]
    /// Procedures that get hold of one other than from their callers, by the delegate whose scene's it is, if it is one delegate's alone.
    private var starts: [(procedure: Int32, delegate: Type?)] = []
    /// The positions of those that are one delegate's, by its identity, and of those that are anybody's.
    private var startsByDelegate: [Int?: [Int]] = [:]
    private var activities: Set<Int32> = []
    /// Where one of them goes that nothing follows.
    private var losses: Set<ProgramPoint> = []
    /// Where somebody has them in a way that is not followed.
    var silence: Silence?

    init(_ app: App) {
        self.app = app
        let restored = RestoredActivities(app)
        activities = restored.activities
        silence = restored.silence
        guard !activities.isEmpty else { return }
        losses = Set(activities.flatMap(flow.escapes))
        holders = restored.holders
        findStarts()
        startsByDelegate = Dictionary(grouping: starts.indices) { starts[$0].delegate?.id }
    }

    /// A type that keeps an activity of another from being read, and where; `nil` where it is read, or nothing is.
    ///
    /// - Parameter saver: what hands it out, of whose scenes it is; `nil` for any scene's.
    func question(
        insteadOf activity: RestorationActivity, by saver: Function?
    ) -> (asked: AskedType, doubt: Silence?)? {
        let relevant = starts(ofScenesOf: saver, unit: activity.unit)
        let all = uses(ofType: nil, from: relevant)
        guard let asked = all.asked.first, !all.reads.isEmpty else { return nil }
        let own = uses(ofType: activity.type.text, from: relevant)
        return own.isMet || !own.reads.isEmpty ? nil : (asked, silence ?? own.silence)
    }

    /// Those that may get what a method hands out; `nil` stands for any that does in a unit.
    func starts(ofScenesOf saver: Function?, unit: Int) -> [Int32] {
        let family = saver?.type.map { app.program.family(of: $0).map(\.id) }
        let positions = family.map { ([nil] + $0).flatMap { startsByDelegate[$0] ?? [] }.sorted() } ?? Array(starts.indices)
        return positions.map { starts[$0].procedure }.filter { procedure in
            guard let function = flow.function(of: procedure) else { return true }
            let other = app.program.unit(of: function)
            return other == unit || !app.program.unitsWithApp.contains(other)
        }
    }

    private func silence(at location: Location, in function: Function?) -> Silence {
        Silence(.activityOutOfSight, at: location, about: function?.symbol)
    }

    /// Where the app ends for an activity of a type that it has no name for.
    func crashes() -> [(function: Function, range: SourceRange)] {
        uses(ofType: "", from: starts.map(\.procedure)).crashes.filter { !app.program.isTest($0.function) }
    }

    func holds(_ procedure: Int32, _ variable: Variable) -> Bool { holders[procedure]?.contains(variable.index) ?? false }

    /// Whether a function may have one in hand.
    func holdActivity(in function: Function) -> Bool { flow.procedure(of: function).map { holders[$0] != nil } ?? false }

    private mutating func findStarts() {
        for procedure in holders.keys.sorted() {
            guard let function = flow.function(of: procedure) else {
                let point = ProgramPoint(procedure: procedure, instruction: -1)
                silence = silence ?? silence(at: app.graph.location(of: point), in: nil)
                continue
            }
            let delegate = function.type.flatMap { app.isSceneDelegate($0) && !function.isStatic ? $0 : nil }
            let isStart =
                function.restoresScene
                || flow.procedures[Int(procedure)].instructions.contains { instruction in
                    holds(procedure, instruction.result) && !instruction.kind.operands.contains { holds(procedure, $0) }
                }
            if isStart { starts.append((procedure, delegate)) }
        }
        // Who has one and is called by nobody in sight got it in a way of its own.
        let called = uses(ofType: nil, from: starts.map(\.procedure)).reached
        for procedure in holders.keys.sorted() where !called.contains(procedure) {
            if let function = flow.function(of: procedure), function.property != nil,
                function.type == nil || holds(procedure, Procedure.receiver)
            {
                continue
            }
            starts.append((procedure, nil))
        }
    }

    // MARK: What becomes of them

    typealias AskedType = (type: String, location: Location, function: Function)

    struct Uses {
        var reached: Set<Int32> = []
        var reads: [Location] = []
        var asked: [AskedType] = []
        var crashes: [(function: Function, range: SourceRange)] = []
        var isMet = false
        var silence: Silence?
    }

    func uses(ofType type: String?, from starts: [Int32]) -> Uses {
        var uses = Uses()
        var open = starts.reversed().map { $0 }
        while let procedure = open.popLast() {
            guard uses.reached.insert(procedure).inserted, let function = flow.function(of: procedure) else { continue }
            let walk = walk(through: function, procedure, type)
            uses.isMet = uses.isMet || walk.isMet
            uses.silence = uses.silence ?? walk.leak.map { silence(at: function.location($0), in: function) }
            uses.reads += walk.reads.map(function.location)
            uses.crashes += walk.crashes.map { (function, $0) }
            uses.asked += walk.asked.compactMap { asked in
                asked.type.text.map { ($0, function.location(asked.range), function) }
            }
            for (index, instruction) in flow.procedures[Int(procedure)].instructions.enumerated() {
                guard !walk.skipped.contains(where: { $0.contains(instruction.range) }) else { continue }
                note(instruction, at: ProgramPoint(procedure: procedure, instruction: Int32(index)), function, walk, &uses, &open)
            }
        }
        return uses
    }

    private func walk(through function: Function, _ procedure: Int32, _ type: String?) -> ActivityTypeWalk {
        let place = Place(function, nil)
        return ActivityTypeWalk(
            function.body, of: type,
            ActivityTypeWalk.Questions(
                isActivity: { expression in flow.procedures[Int(procedure)].variable(of: expression).map { holds(procedure, $0) } ?? false
                },
                enumeration: { call in
                    guard case .project(let owner)? = app.createdType(call, at: place), owner.kind == .enumeration else { return nil }
                    return owner
                }, program: app.program, string: { app.string($0, at: place) }))
    }

    private func note(
        _ instruction: Instruction, at point: ProgramPoint, _ function: Function, _ walk: ActivityTypeWalk, _ uses: inout Uses,
        _ open: inout [Int32]
    ) {
        switch instruction.kind {
        case .load(let base, let field) where holds(point.procedure, base):
            if walk.understood.contains(instruction.range) || Self.plainMembers.contains(field.name) { return }
            if field.name == "activityType" {
                lose(instruction, function, &uses)
            } else {
                uses.reads.append(function.location(instruction.range))
            }
        case .call(let call):
            let isAsked = call.receiver.map { holds(point.procedure, $0) } ?? false
            let isGiven = call.arguments.contains { holds(point.procedure, $0) }
            guard isAsked || isGiven, !UIKit.loggingCalls.contains(call.name) else { return }
            let called = flow.instances(of: point.procedure).flatMap { flow.calls[Int($0)] }.filter { $0.instruction == point.instruction }
                .map { flow.instances[Int($0.callee)].procedure }
            open += called.filter { holders[$0] != nil }
            if isAsked, called.isEmpty, !Self.plainMembers.contains(call.name) { uses.reads.append(function.location(instruction.range)) }
            if isGiven, called.isEmpty || losses.contains(point) { lose(instruction, function, &uses) }
        case .store(_, let field, let value) where holds(point.procedure, value):
            // Whoever asks a scene or a screen for it counts as having one.
            if field.name != "userActivity", losses.contains(point) { lose(instruction, function, &uses) }
        default:
            if losses.contains(point) { lose(instruction, function, &uses) }
        }
    }

    private func lose(_ instruction: Instruction, _ function: Function, _ uses: inout Uses) {
        uses.silence = uses.silence ?? silence(at: function.location(instruction.range), in: function)
    }

    /// What tells nothing of what an activity holds.
    static let plainMembers: Set<String> = [
        "becomeCurrent", "resignCurrent", "invalidate", "addUserInfoEntries", "addUserInfoEntriesFromDictionary", "delegate", "needsSave",
        "isEligibleForHandoff", "isEligibleForSearch", "isEligibleForPrediction", "isEligibleForPublicIndexing", "hash", "description",
        "debugDescription", "isEqual", "setUserInfo", "copy", "self",
    ]
}

extension Silence.Reason {
    static let activityOutOfSight = Silence.Reason("restored activity that goes where nothing follows it")
}
