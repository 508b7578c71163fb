import Syntax

/// An activity whose entries a controller or view gives it once, and which UIKit empties each time it is to be saved, because that responder
/// holds it (F3, F4).
public struct EmptiedActivity: Sendable {
    /// The class of the responder.
    public let owner: Type
    /// Where the responder takes the activity.
    public let function: Function
    public let range: SourceRange
    /// Where it is given entries.
    public let entries: Location
    /// Where it is handed out to be saved.
    public let saved: Location
    /// Whether the responder is a delegate, of which sources disagree.
    public let isOfDelegate: Bool

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such activity, in path order, where nobody in sight or out of it may fill it again.
    public func emptiedActivities() -> [EmptiedActivity] {
        let savers = program.functions.filter { $0.savesScene && !program.isTest($0) }
        let keepers = program.functions(mentioningAnyOf: ["stateRestorationActivity"]).filter { !program.isTest($0) }
        guard !savers.isEmpty || !keepers.isEmpty else { return [] }
        let taken = takenActivities()
        guard !taken.isEmpty else { return [] }
        let entries = entriesByActivity()
        let received = ReceivedActivities(taken, self)
        let saved = savers.map(savedActivities) + keepers.map(keptActivities)
        return taken.compactMap { taken -> EmptiedActivity? in
            let given = taken.activities.compactMap { entries[$0]?.first?.location }.min()
            guard let entry = given ?? received.entry(askedBy: taken), let saving = saved.first(where: { $0.saves(taken, in: self) }),
                !saving.entersItself(taken, entries), !mayBeRefilled(taken, saving.isOfScene)
            else { return nil }
            return EmptiedActivity(
                owner: taken.owner, function: taken.function, range: taken.range, entries: entry, saved: saving.location,
                isOfDelegate: !program.isController(taken.owner) && !program.isView(taken.owner))
        }.first(ofEach: \.owner.id)
    }

    /// `windowScene.userActivity`.
    func isActivityOfScene(_ expression: Expression, at place: Place) -> Bool {
        guard case .member(let base, let name) = expression.core.kind, name.text == "userActivity" else { return false }
        if let type = program.type(of: base, at: place)?.unwrapped { return ["UIScene", "UIWindowScene"].contains(type.name) }
        return ["scene", "windowScene"].contains(base.core.memberName)
    }

    /// Every place where a responder takes an activity for its own, in path order.
    func takenActivities() -> [TakenActivity] {
        let ofScenes = activitiesOfScenes()
        return program.functions(mentioningAnyOf: ["userActivity", "setUserActivity"]).filter { !program.isTest($0) }.flatMap {
            function -> [TakenActivity] in
            let assignments = assignments(to: "userActivity", in: function)
            return assignments.enumerated().flatMap { index, assignment -> [TakenActivity] in
                // What is taken away again right after is nobody's.
                guard !assignments[(index + 1)...].contains(where: { $0.isCertainNothing && !$0.bases.isDisjoint(with: assignment.bases) })
                else { return [] }
                let owners = assignment.bases.compactMap { graph.type(of: $0)?.unwrapped.projectType }.filter(isEmptiedFor).first(
                    ofEach: \.id)
                let activities = isOfScene(assignment.value, in: function) ? ofScenes : assignment.values
                return owners.map { TakenActivity(owner: $0, function: function, range: assignment.range, activities: activities) }
            }
        }
    }

    /// Whether UIKit sees to the activity of the objects of a class: it is a responder, and its property is the framework's, which an override may observe.
    private func isEmptiedFor(_ type: Type) -> Bool {
        guard program.inherits(type, from: "UIResponder") || program.isController(type) || program.isView(type),
            !program.hasUnknownAncestor(type)
        else { return false }
        return !program.lineage(of: type).contains { owner in
            owner.property("userActivity").map { !$0.fact.modifiers.contains(.overrides) || $0.fact.isComputed } ?? false
        }
    }

    /// The activities that code gives to scenes, and what it gets from them: one scene is any scene.
    private func activitiesOfScenes() -> Set<Int32> {
        let functions = program.functions(mentioningAnyOf: ["userActivity", "setUserActivity"]).filter { !program.isTest($0) }
        return Set(
            functions.flatMap { function in
                assignments(to: "userActivity", in: function).filter(\.isOfScene).flatMap(\.values)
                    + activitiesRead(in: function).filter(\.isOfScene).flatMap(\.values)
            })
    }

    // MARK: The flow

    private struct Assignment {
        let bases: Set<Int32>
        let isOfScene: Bool
        let value: Variable
        let values: Set<Int32>
        /// The property's name.
        let range: SourceRange
        /// Whether it is nil, under no condition.
        let isCertainNothing: Bool
    }

    /// Where a function assigns a property of some object.
    private func assignments(to property: String, in function: Function) -> [Assignment] {
        guard let number = flow.procedure(of: function) else { return [] }
        let procedure = flow.procedures[Int(number)]
        let instances = flow.instances(of: number)
        return procedure.instructions.compactMap { instruction in
            guard case .store(let base, let field, let value) = instruction.kind, field.name == property, !base.isNone else { return nil }
            let bases = Set(instances.flatMap { flow.points(base, in: $0) })
            let site = site(at: instruction.range, in: function)
            return Assignment(
                bases: bases, isOfScene: isScene(bases, procedure.sources[Int(base.index)]?.expression), value: value,
                values: Set(instances.flatMap { flow.points(value, in: $0) }).filter { flow.objects[Int($0)].kind != .nothing },
                range: site?.assigned ?? instruction.range, isCertainNothing: site?.isCertainNothing ?? false)
        }
    }

    private func isScene(_ objects: Set<Int32>, _ expression: Expression?) -> Bool {
        if let expression, objects.allSatisfy({ graph.type(of: $0) == nil }) {
            return ["scene", "windowScene"].contains(expression.core.memberName)
        }
        return objects.contains { object in
            switch graph.type(of: object)?.unwrapped {
            case .named(let name, _)?: UIKit.inherits(name, from: "UIScene")
            case .project(let type)?: program.inherits(type, from: "UIScene")
            default: false
            }
        }
    }

    /// Whether a variable holds what was just read from a scene.
    private func isOfScene(_ value: Variable, in function: Function) -> Bool {
        activitiesRead(in: function).contains { $0.result == value && $0.isOfScene }
    }

    private struct Reading {
        let result: Variable
        let values: Set<Int32>
        /// The types of whose activity it is.
        let owners: Set<StaticType>
        let isOfScene: Bool
    }

    /// Where a function reads the activity of some object.
    private func activitiesRead(in function: Function) -> [Reading] {
        guard let number = flow.procedure(of: function) else { return [] }
        let procedure = flow.procedures[Int(number)]
        let instances = flow.instances(of: number)
        return procedure.instructions.compactMap { instruction in
            guard case .load(let base, let field) = instruction.kind, field.name == "userActivity", !base.isNone else { return nil }
            let bases = Set(instances.flatMap { flow.points(base, in: $0) })
            let type = type(of: base, procedure, instruction.scope, function)
            return Reading(
                result: instruction.result, values: Set(instances.flatMap { flow.points(instruction.result, in: $0) }),
                owners: type.map { [$0] } ?? Set(bases.compactMap { graph.type(of: $0)?.unwrapped }),
                isOfScene: isScene(bases, procedure.sources[Int(base.index)]?.expression))
        }
    }

    /// What the text says of the type of a variable.
    private func type(of variable: Variable, _ procedure: Procedure, _ scope: LocalScope?, _ function: Function) -> StaticType? {
        if variable == Procedure.receiver { return function.isStatic ? nil : function.type.map { .project($0) } }
        return procedure.sources[Int(variable.index)].flatMap { program.type(of: $0.expression, at: procedure.place(scope)) }?.unwrapped
    }

    /// The getters of the properties that a function reads, also of objects that are out of sight.
    private func gettersAsked(in function: Function) -> [Function] {
        guard let number = flow.procedure(of: function) else { return [] }
        let procedure = flow.procedures[Int(number)]
        return procedure.instructions.flatMap { instruction -> [Function] in
            guard case .load(let base, let field) = instruction.kind, !base.isNone,
                let owner = type(of: base, procedure, instruction.scope, function)?.projectType
            else { return [] }
            return program.lineage(of: owner).flatMap { program.functions(of: $0) }.filter {
                $0.property?.name == field.name && $0.fact.kind == .getter
            }
        }
    }

    // MARK: Entries

    /// By activity, where it is given entries, and by whom; not where UIKit asks for them.
    private func entriesByActivity() -> [Int32: [Entries]] {
        var found: [Int32: [Entries]] = [:]
        var initializers: [Int: Entries] = [:]
        let functions = program.functions(mentioningAnyOf: [
            "userInfo", "setUserInfo", "addUserInfoEntries", "addUserInfoEntriesFromDictionary",
        ])
        for function in functions
        where !program.isTest(function) && !function.fillsForUIKit {
            for (activity, range) in fillings(in: function) {
                found[activity, default: []].append(Entries(function: function, location: function.location(range)))
            }
            if function.fact.kind == .initializer, let range = sites(in: function).lazy.compactMap(\.ownFilling).first {
                initializers[function.id] = Entries(function: function, location: function.location(range))
            }
        }
        let ofScenes = activitiesOfScenes()
        let given = ofScenes.sorted().flatMap { found[$0] ?? [] }
        if !given.isEmpty { for activity in ofScenes { found[activity] = given } }
        // An initializer that is added to activities fills the one that it makes.
        guard !initializers.isEmpty else { return found }
        for (number, object) in flow.objects.enumerated() where found[Int32(number)] == nil {
            guard case .made(.named("NSUserActivity", _)) = object.kind, let site = object.site, site.instruction >= 0,
                case .call(let operands) = graph.instruction(at: site).kind, let function = graph.function(at: site),
                let called = program.calledFunction(operands.call, at: Place(function, nil))
            else { continue }
            found[Int32(number)] = initializers[called.id].map { [$0] }
        }
        return found
    }

    /// The activities to which a function adds entries, by object, and where it does.
    func fillings(in function: Function) -> [(activity: Int32, range: SourceRange)] {
        guard let number = flow.procedure(of: function) else { return [] }
        let procedure = flow.procedures[Int(number)]
        var holders: [Variable: Variable] = [:]
        var found: [(activity: Int32, range: SourceRange)] = []
        func fill(_ activity: Variable, _ range: SourceRange) {
            found += Set(flow.instances(of: number).flatMap { flow.points(activity, in: $0) }).sorted().map { ($0, range) }
        }
        for instruction in procedure.instructions {
            switch instruction.kind {
            case .load(let base, let field) where field.name == "userInfo": holders[instruction.result] = base
            case .copy(let source), .cast(let source, _), .narrowed(let source, _): holders[instruction.result] = holders[source]
            case .store(let base, let field, let value) where field.name == "userInfo":
                guard value.isNone || procedure.sources[Int(value.index)]?.expression.isEmptyDictionary != true else { continue }
                if !base.isNone { fill(base, site(at: instruction.range, in: function)?.assigned ?? instruction.range) }
            case .storeElement(let base, _, _):
                if let activity = holders[base] { fill(activity, site(at: instruction.range, in: function)?.assigned ?? instruction.range) }
            case .call(let operands) where operands.name.hasPrefix("addUserInfoEntries"):
                guard let receiver = operands.receiver, operands.call.arguments.first.map({ !$0.value.isEmptyDictionary }) ?? false else {
                    continue
                }
                fill(receiver, operands.call.nameRange)
            default: continue
            }
        }
        return found
    }

    // MARK: Restoration

    /// What a scene's delegate hands out.
    func savedActivities(by saver: Function) -> SavedActivities {
        guard let number = flow.procedure(of: saver) else { return SavedActivities(location: saver.location) }
        let instances = flow.instances(of: number)
        var saved = SavedActivities(location: saver.location)
        saved.activities = Set(instances.flatMap { flow.points(flow.procedures[Int(number)].regions[0].result, in: $0) })
        let running = flow.instances(runningIn: instances).compactMap(flow.function(ofInstance:))
        var open = running.map { (function: $0, isInSight: true) }
        while let (function, isInSight) = open.popLast() {
            guard saved.functions.insert(function.id).inserted else { continue }
            open += gettersAsked(in: function).map { ($0, running.contains($0)) }
            for read in activitiesRead(in: function) {
                // What a getter gives of an object that is out of sight nobody knows.
                guard !isInSight || read.values.isEmpty || !read.values.isDisjoint(with: saved.activities) else { continue }
                if read.isOfScene {
                    saved.isOfScene = true
                    saved.activities.formUnion(activitiesOfScenes())
                } else {
                    saved.owners.formUnion(read.owners)
                }
            }
        }
        return saved
    }

    /// What is put into the session of a scene.
    private func keptActivities(by keeper: Function) -> SavedActivities {
        let kept = assignments(to: "stateRestorationActivity", in: keeper)
        guard let first = kept.first else { return SavedActivities(location: keeper.location) }
        var saved = SavedActivities(location: keeper.location(first.range))
        saved.activities = Set(kept.flatMap(\.values))
        return saved
    }

    /// Whether an override, or the activity's delegate, may add the entries again.
    private func mayBeRefilled(_ taken: TakenActivity, _ isOfScene: Bool) -> Bool {
        let unit = program.unit(of: taken.function)
        let family = program.family(of: taken.owner)
        let refills = program.functions.contains { function in
            switch function.fact.name {
            case "updateUserActivityState":
                (function.type.map(family.contains) ?? true || isOfScene && program.unit(of: function) == unit) && mayFill(function)
            case "userActivityWillSave": mayFill(function)
            default: false
            }
        }
        return refills || program.hasUnreadCode(inUnit: unit) || hasDelegate(taken)
    }

    /// Whether it has a delegate out of sight; what another activity gets at the same place, called from elsewhere, does not count.
    func hasDelegate(_ taken: TakenActivity) -> Bool {
        program.functions(mentioningAnyOf: ["delegate", "setDelegate"]).contains { function in
            guard let number = flow.procedure(of: function) else { return false }
            return flow.procedures[Int(number)].instructions.contains { instruction in
                guard case .store(let base, let field, let value) = instruction.kind, field.name == "delegate", !base.isNone else {
                    return false
                }
                return flow.instances(of: number).contains { instance in
                    guard !taken.activities.isDisjoint(with: flow.points(base, in: instance)) else { return false }
                    let values = flow.points(value, in: instance).filter { flow.objects[Int($0)].kind != .nothing }
                    return values.isEmpty || !values.allSatisfy(isInSight)
                }
            }
        }
    }

    private func isInSight(_ object: Int32) -> Bool {
        graph.type(of: object)?.unwrapped.projectType.map { !program.hasUnknownAncestor($0) } ?? false
    }
}

/// An activity at the place where a responder takes it for its own.
struct TakenActivity {
    let owner: Type
    let function: Function
    let range: SourceRange
    let activities: Set<Int32>
}

/// What comes with a scene that connects: whoever asked for the scene gave it its entries, another device or this app.
private struct ReceivedActivities {
    private let app: App
    private var activities: Set<Int32> = []
    private var reads: [ActivityRead] = []
    private var keys: [Int: ActivityKeys] = [:]

    init(_ taken: [TakenActivity], _ app: App) {
        self.app = app
        let unknown = Set(taken.flatMap(\.activities)).reduce(into: [Int32: Unknown]()) { unknown, object in
            if case .unknown(let value, _) = app.flow.objects[Int(object)].kind { unknown[object] = value }
        }
        guard !unknown.isEmpty else { return }
        let origins = app.flow.origins(of: Set(unknown.values))
        activities = Set(unknown.filter { origins[$0.value].map { !$0.names.isDisjoint(with: Self.names) } ?? false }.keys)
        guard !activities.isEmpty else { return }
        reads = app.activityReads(handedOver: false).filter { !$0.isWhole }
        keys = app.activityKeys()
    }

    private static let names: Set<String> = ["stateRestorationActivity", "userActivities"]

    /// Where the app gives an entry that the responder who takes one asks it for.
    func entry(askedBy taken: TakenActivity) -> Location? {
        guard !activities.isDisjoint(with: taken.activities), let given = keys[app.program.unit(of: taken.function)] else { return nil }
        let family = Set(app.program.family(of: taken.owner))
        let asked = reads.filter { $0.function.type.map(family.contains) ?? false }.compactMap(\.key.text)
        return given.writes.first { asked.contains($0.key) }?.location
    }
}

/// What is handed out to be saved.
struct SavedActivities {
    let location: Location
    var activities: Set<Int32> = []
    /// The classes of responders whose activity it is, whatever that is.
    var owners: Set<StaticType> = []
    var isOfScene = false
    /// By id, those that run when it is handed out.
    var functions: Set<Int> = []

    init(location: Location) { self.location = location }

    func saves(_ taken: TakenActivity, in app: App) -> Bool {
        if !activities.isDisjoint(with: taken.activities) { return true }
        return owners.contains { owner in
            switch owner {
            case .project(let type): app.program.areRelated(type, taken.owner)
            case .named(let name, _): app.program.inherits(taken.owner, from: name)
            case .optional, .metatype: false
            }
        }
    }

    /// Whether it gets its entries when it is handed out.
    fileprivate func entersItself(_ taken: TakenActivity, _ entries: [Int32: [Entries]]) -> Bool {
        activities.contains { entries[$0]?.contains { functions.contains($0.function.id) } ?? false }
    }
}

/// Where an activity gets entries.
private struct Entries {
    let function: Function
    let location: Location
}

extension Site {
    /// What an assignment assigns.
    fileprivate var assigned: SourceRange? {
        if case .assignment(let target, _, _) = kind { target.range } else { nil }
    }

    /// Whether an assignment of nil happens under no condition.
    fileprivate var isCertainNothing: Bool {
        if case .assignment(_, nil, let value) = kind { value.isNil && circumstance == nil } else { false }
    }

    /// Where an initializer of an activity gives it entries.
    fileprivate var ownFilling: SourceRange? {
        switch kind {
        case .assignment(let target, _, let value): target.plainName == "userInfo" && !value.isEmptyDictionary ? target.range : nil
        case .call(let call): call.name.hasPrefix("addUserInfoEntries") && call.receiver.map(\.isSelf) ?? true ? call.nameRange : nil
        case .local, .returns, .forced, .cast, .attempt, .element, .range: nil
        }
    }
}

extension Expression {
    fileprivate var isEmptyDictionary: Bool {
        switch core.kind {
        case .nilLiteral: true
        case .dictionary(let entries): entries.isEmpty
        default: false
        }
    }
}
