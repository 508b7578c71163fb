import Syntax

/// An activity that is made to bring a scene back later (F1).
public struct RestorationActivity: Sendable {
    /// Its type, as far as the text tells.
    public let type: StringValue
    /// Where the type is named.
    public let location: Location
    /// The function that makes it, or the property whose first value it is.
    public let symbol: String
    /// The class that has that function or property.
    public let owner: Type?
    public let unit: Int
    /// It is made without a type, and gets the first of those that Info.plist lists (F22).
    public let takesListedType: Bool
    /// What it may be in the flow.
    let objects: Set<Int32>
    /// The methods that hand it out; none where a scene or a session keeps it.
    let savers: [Function]

    /// That its type is not known.
    public var silenceOnType: Silence { Silence(.builtActivityType, at: location, about: symbol) }
}

extension App {
    /// What scene delegates hand out as the activity of a scene, and what sessions are given, wherever one of them is made; each once.
    public var restorationActivities: [RestorationActivity] {
        let names = ["stateRestorationActivity", "stateRestorationActivityForScene"]
        let savers = program.functions.filter { names.contains($0.fact.name) && $0.savesScene && !program.isTest($0) }
        var handedOut: [(object: Int32, saver: Function?)] = savers.flatMap { saver in returned(by: saver).map { ($0, saver) } }
        for function in program.functions(mentioningAnyOf: ["stateRestorationActivity"]) where !program.isTest(function) {
            handedOut += stored(in: "stateRestorationActivity", by: function) { _, _ in true }.map { ($0, nil) }
        }
        // A scene keeps what it is given, and one scene is any scene.
        let units = Set(savers.filter(handsOutWhatSceneHolds).map(program.unit))
        for function in program.functions(mentioningAnyOf: ["userActivity"])
        where units.contains(program.unit(of: function)) && !program.isTest(function) {
            handedOut += stored(in: "userActivity", by: function, isScene).map { ($0, nil) }
        }
        let made = handedOut.compactMap { object, saver in madeActivity(object).map { (activity: $0, object: object, saver: saver) } }
        return made.map(\.activity).first(ofEach: \.self).map { activity in
            let same = made.filter { $0.activity == activity }
            return RestorationActivity(
                type: activity.type, location: activity.location, symbol: activity.symbol, owner: activity.owner, unit: activity.unit,
                takesListedType: activity.takesListedType, objects: Set(same.map(\.object)),
                savers: same.contains { $0.saver == nil } ? [] : same.compactMap(\.saver).first(ofEach: \.id))
        }.sorted { $0.location < $1.location }
    }

    /// Ids of what a function returns, in whatever context.
    private func returned(by function: Function) -> [Int32] {
        guard let procedure = flow.procedure(of: function) else { return [] }
        let result = flow.procedures[Int(procedure)].regions[0].result
        return flow.instances(of: procedure).flatMap { flow.points(result, in: $0) }
    }

    /// Ids of what a function assigns to a property of some objects.
    private func stored(in property: String, by function: Function, _ isMeant: (Int32, Expression?) -> Bool) -> [Int32] {
        guard let procedure = flow.procedure(of: function) else { return [] }
        let sources = flow.procedures[Int(procedure)].sources
        return flow.procedures[Int(procedure)].instructions.flatMap { instruction -> [Int32] in
            guard case .store(let base, let field, let value) = instruction.kind, field.name == property, !base.isNone else { return [] }
            let owner = sources[Int(base.index)]?.expression
            return flow.instances(of: procedure).filter { flow.points(base, in: $0).contains { isMeant($0, owner) } }.flatMap {
                flow.points(value, in: $0)
            }
        }
    }

    /// Whether a saver returns the activity that its scene has.
    private func handsOutWhatSceneHolds(_ saver: Function) -> Bool {
        guard let procedure = flow.procedure(of: saver) else { return false }
        return flow.procedures[Int(procedure)].instructions.contains { instruction in
            guard case .load(let base, let field) = instruction.kind, field.name == "userActivity" else { return false }
            return flow.instances(of: procedure).contains { flow.points(base, in: $0).contains { isScene($0, named: nil) } }
        }
    }

    private func isScene(_ object: Int32, named owner: Expression?) -> Bool {
        switch flow.objects[Int(object)].type?.unwrapped {
        case nil: ["windowScene", "scene"].contains(owner?.core.memberName)
        case .named(let name, _): UIKit.inherits(name, from: "UIScene")
        case .project(let type): program.inherits(type, from: "UIScene")
        default: false
        }
    }

    /// An object that is made as an activity in sight: the type that the call gives it, and where.
    private func madeActivity(_ object: Int32) -> MadeActivity? {
        guard case .made(let made) = flow.objects[Int(object)].kind, made.unwrapped == .named("NSUserActivity"),
            let point = flow.objects[Int(object)].site,
            point.instruction >= 0, case .call(let operands) = graph.instruction(at: point).kind
        else { return nil }
        let texts: [StringValue]
        let range: SourceRange
        var takesListedType = false
        if let position = operands.call.arguments.firstIndex(where: { $0.label == "activityType" }) {
            texts = flow.instances(making: flow.objects[Int(object)]).flatMap { flow.strings(operands.arguments[position], in: $0) }.first(
                ofEach: \.self)
            range = operands.call.arguments[position].value.range
        } else {
            texts = typesGiven(byInitializer: operands.call, at: point, to: object)
            range = operands.call.callee.range
            let maker = graph.function(at: point).map { Place($0, nil) }
            takesListedType = operands.call.arguments.isEmpty && maker.map { program.calledFunction(operands.call, at: $0) == nil } ?? true
        }
        let text = texts.count == 1 ? texts[0] : .unknown
        let location = graph.location(of: range, at: point)
        let procedure = flow.procedures[Int(point.procedure)]
        switch procedure.origin {
        case .function(let function):
            return MadeActivity(text, location, function.symbol, function.type, program.unit(of: function), takesListedType)
        case .initialValue(let property, let place):
            let symbol = (place.type.map { $0.name + "." } ?? "") + property.name
            return MadeActivity(text, location, symbol, place.type, program.unitOfFile[procedure.file], takesListedType)
        }
    }
}

extension App {
    /// What an initializer that the project adds to activities passes on as the type of one that it is asked of.
    private func typesGiven(byInitializer call: Call, at point: ProgramPoint, to object: Int32) -> [StringValue] {
        guard let caller = graph.function(at: point), let function = program.calledFunction(call, at: Place(caller, nil)),
            function.fact.kind == .initializer,
            let procedure = flow.procedure(of: function)
        else { return [] }
        return flow.procedures[Int(procedure)].instructions.flatMap { instruction -> [StringValue] in
            guard case .call(let operands) = instruction.kind, operands.call.name == "init",
                let position = operands.call.arguments.firstIndex(where: { $0.label == "activityType" })
            else { return [] }
            return flow.instances(of: procedure).filter { flow.points(Procedure.receiver, in: $0).contains(object) }.flatMap {
                flow.strings(operands.arguments[position], in: $0)
            }
        }.first(ofEach: \.self)
    }
}

private struct MadeActivity: Hashable {
    let type: StringValue
    let location: Location
    let symbol: String
    let owner: Type?
    let unit: Int
    let takesListedType: Bool

    init(_ type: StringValue, _ location: Location, _ symbol: String, _ owner: Type?, _ unit: Int, _ takesListedType: Bool) {
        self.type = type
        self.location = location
        self.symbol = symbol
        self.owner = owner
        self.unit = unit
        self.takesListedType = takesListedType
    }
}

extension App {
    /// Those that UIKit asks for a scene's activity, in path order.
    var functionsThatSaveScenes: [Function] {
        memories.functionsThatSaveScenes.answer(.app) { program.functions.filter(\.savesScene) }
    }
}

extension Function {
    /// Implements the method by which UIKit asks for a scene's activity.
    var savesScene: Bool {
        switch fact.name {
        case "stateRestorationActivity": fact.fullName == "stateRestorationActivity(for:)"
        case "stateRestorationActivityForScene": true
        default: false
        }
    }
}
