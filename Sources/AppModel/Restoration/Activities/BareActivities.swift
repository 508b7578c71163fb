import Syntax

/// An activity that a method hands out and that holds nothing, while an entry is read from it when it comes back.
public struct BareActivity: Sendable {
    /// The method that hands it out.
    public let saver: Function
    /// Where it does.
    public let range: SourceRange
    public let read: ActivityRead
}

/// The activities that scenes hand out, made with a type alone, and what is done to them.
private struct HandedOutActivities {
    private let app: App
    private var flow: ValueFlow { app.flow }
    /// By the method that hands them out, in the order of the methods.
    private let given: [(saver: Function, objects: Set<Int32>)]
    /// By identity, those that something is put into, or may be.
    private var filled: Set<Int32> = []
    /// By unit with an app, what is known of entries of any activity.
    private let keys: [Int: ActivityKeys]
    /// By unit, the keys of entries that functions add to what they are given, whoever calls them.
    private var keysOfTaken: [Int: Set<String>] = [:]
    /// Units that name `\.userInfo` as a path.
    private var unitsWithPaths: Set<Int> = []

    init(by savers: [Function], _ app: App) {
        self.app = app
        keys = app.activityKeys()
        let flow = app.flow
        given = savers.map { saver in
            let result = flow.procedure(of: saver).map { ($0, flow.procedures[Int($0)].regions[0].result) }
            let objects = result.map { number, result in flow.instances(of: number).flatMap { flow.points(result, in: $0) } } ?? []
            return (saver, Set(objects.filter { flow.objects[Int($0)].kind != .nothing }))
        }
        for function in app.program.functions(mentioningAnyOf: UIKit.wordsOfEntries) where !app.program.isTest(function) {
            collectEntries(in: function)
        }
        collectKeysOfTaken()
        collectChanges()
    }

    private mutating func collectEntries(in function: Function) {
        let activities = app.fillings(in: function).map(\.activity)
        for activity in activities { filled.insert(flow.identity(of: activity)) }
        let unit = app.program.unit(of: function)
        if function.contains(where: { if case .keyPath(let names) = $0.kind { names.contains("userInfo") } else { false } }) {
            unitsWithPaths.insert(unit)
        }
    }

    /// UIKit hands its own methods the activity of their responder, which is found there by who keeps it.
    private mutating func collectKeysOfTaken() {
        for write in app.activityWrites where !write.function.fact.parameters.isEmpty && !write.function.fillsForUIKit {
            guard app.fillings(in: write.function).allSatisfy({ flow.objects[Int($0.activity)].isUnknown }) else { continue }
            let texts = (write.entries ?? []).flatMap { app.texts(ofKey: $0.key, at: $0.place) }
            keysOfTaken[app.program.unit(of: write.function), default: []].formUnion(texts)
        }
    }

    /// Whatever is given to them but a title or the like, and whatever is asked of them by a call that is not in sight.
    private mutating func collectChanges() {
        let objects = Set(given.flatMap(\.objects).map(flow.identity))
        for number in flow.procedures.indices.map(Int32.init) {
            for instruction in flow.procedures[Int(number)].instructions {
                guard let changed = instruction.kind.changedActivity else { continue }
                for instance in flow.instances(of: number) where flow.holds(changed, anyOf: objects, in: instance) {
                    if !isInSight(instruction, of: number) { filled.formUnion(flow.identities(changed, in: instance)) }
                }
            }
        }
    }

    /// Whether a call runs a method that the project adds to activities, which is looked into on its own.
    private func isInSight(_ instruction: Instruction, of number: Int32) -> Bool {
        guard case .call(let operands) = instruction.kind, let caller = flow.function(of: number) else { return false }
        return app.program.calledFunction(operands.call, at: Place(caller, instruction.scope)) != nil
    }

    /// The methods all of whose activities are bare, and where they hand one out.
    var bare: [(saver: Function, range: SourceRange)] {
        given.compactMap { saver, objects in
            guard !objects.isEmpty, objects.allSatisfy({ isBare($0, unit: app.program.unit(of: saver)) }) else { return nil }
            return app.exits(of: saver).first { !$0.value.isNil }.map { (saver, $0.value.range) }
        }
    }

    /// Whether nothing but its type is known to be in an activity. What somebody keeps may be filled wherever that is asked for its activity.
    private func isBare(_ object: Int32, unit: Int) -> Bool {
        guard !unitsWithPaths.contains(unit), case .made(let type) = flow.objects[Int(object)].kind,
            type.unwrapped == .named("NSUserActivity"), let point = flow.objects[Int(object)].site, point.instruction >= 0,
            case .call(let operands) = app.graph.instruction(at: point).kind, operands.arguments.count == 1,
            let maker = app.graph.function(at: point), app.program.calledFunction(operands.call, at: Place(maker, nil)) == nil
        else { return false }
        let escapes = flow.escapes(of: object).filter { !isHandedOut($0) }
        guard !filled.contains(flow.identity(of: object)), escapes.allSatisfy(givesToResponder) else { return false }
        let isKept = !escapes.isEmpty || !flow.fields(holding: object).isEmpty || !flow.points("delegate", of: object).isEmpty
        return !isKept || keys[unit] == nil
    }

    /// Whether a method returns it to UIKit.
    private func isHandedOut(_ point: ProgramPoint) -> Bool {
        point.instruction < 0 && app.graph.function(at: point)?.savesScene == true
    }

    /// Whether somebody gets it as the activity that responders have.
    private func givesToResponder(_ point: ProgramPoint) -> Bool {
        guard point.instruction >= 0, case .store(_, let field, _) = app.graph.instruction(at: point).kind else { return false }
        return field.name == "userActivity"
    }

    /// Whether another app of the project gives an activity such an entry, which it may hand over, or this one gives it to activities that
    /// it gets from somewhere.
    func mayGetEntry(_ key: String, besidesIn unit: Int) -> Bool {
        keys.contains { $0.key != unit && $0.value.contains(key) } || keysOfTaken[unit]?.contains(key) ?? false
    }

    /// Whether something is put into one of some activities.
    func fill(anyOf activities: Set<Int32>) -> Bool { !filled.isDisjoint(with: activities) }
}

extension App {
    /// Every such activity, in the order of the methods.
    func bareActivities(_ halves: SceneHalves, _ silences: inout Silences) -> [BareActivity] {
        guard followsEveryValue, !halves.savers.isEmpty else { return [] }
        let activities = HandedOutActivities(by: halves.savers, self)
        let bare = activities.bare
        guard !bare.isEmpty, !activities.fill(anyOf: RestoredActivities(self, .init(kept: false)).activities) else { return [] }
        var fallbacks = Fallbacks(of: self)
        let reads = activityReads(handedOver: false).filter { read in
            guard !read.isWhole, !read.isOfSession, let key = read.key.text, !UIKit.isActivityKey(key) else { return false }
            return !activities.mayGetEntry(key, besidesIn: program.unit(of: read.function)) && !fallbacks.contain(read)
        }
        let readers = RestoredActivityReaders(self)
        return bare.compactMap { saver, range in
            let unit = program.unit(of: saver)
            let own = reads.filter { program.unit(of: $0.function) == unit }
            guard let first = own.first, halves.isAlone(saver, bare.map(\.saver), self),
                !silences.note(halves.silence(onUnit: unit, self))
            else { return nil }
            let types = restorationActivities.filter { $0.savers.contains(saver) }.map(\.type.text)
            let uses = types.map { readers.uses(ofType: $0, from: readers.starts(ofScenesOf: saver, unit: unit)) }
            let takesOthers = takesActivitiesOfOthers(unit: unit)
            let read = own.first { read in isOfSceneAlone(read, takesOthers) && uses.contains { isMeant(read, $0) } }
            guard let read else {
                silences.note(Silence(.readOfOthers, at: first.function.location(first.range), about: first.function.symbol))
                return nil
            }
            return BareActivity(saver: saver, range: range, read: read)
        }
    }

    /// Whether no other activity can be what is asked for an entry. What a link or another device brings along may have entries, where the
    /// type alone is saved; an app that continues none has no use for them.
    private func isOfSceneAlone(_ read: ActivityRead, _ takesOthers: Bool) -> Bool {
        !takesOthers || read.isOfSavedAlone || read.function.connectsScene && !read.function.names(anyOf: ["userActivities"])
    }

    /// Whether no test keeps an activity of the type that is saved from being asked for an entry.
    private func isMeant(_ read: ActivityRead, _ uses: RestoredActivityReaders.Uses) -> Bool {
        let whole = read.function.location(read.range)
        return uses.reads.contains { $0.path == whole.path && whole.range.contains($0.range) }
            || !read.function.names(anyOf: ["activityType"])
                && uses.reached.contains { flow.function(of: $0) == read.function }
    }

    /// Whether an app continues activities of other devices, of searches or of links.
    func takesActivitiesOfOthers(unit: Int) -> Bool {
        program.functions.contains { function in
            let other = program.unit(of: function)
            return (other == unit || !program.unitsWithApp.contains(other)) && !program.isTest(function)
                && (function.continuesActivity || function.names(anyOf: ["onContinueUserActivity"]))
        }
    }
}

extension Instruction.Kind {
    /// What is given something that is saved with it, were it an activity, or is asked to do something that may.
    fileprivate var changedActivity: Variable? {
        switch self {
        case .store(let base, let field, _):
            base.isNone || field.name == "userInfo" || UIKit.labelsOfActivities.contains(field.name) ? nil : base
        case .call(let call):
            UIKit.waysToUseActivities.contains(call.name) ? nil : call.receiver
        default: nil
        }
    }
}

extension Function {
    /// Implements a method that is to fill the activity which it is handed.
    var fillsForUIKit: Bool { ["updateUserActivityState", "userActivityWillSave"].contains(fact.name) }

    /// Implements a method by which UIKit hands over an activity while the app runs.
    fileprivate var continuesActivity: Bool {
        [
            "scene(_:continue:)", "scene:continueUserActivity:", "application(_:continue:restorationHandler:)",
            "application:continueUserActivity:restorationHandler:",
        ].contains(fact.selector ?? fact.fullName)
    }
}
