import Syntax

/// An activity that is made to bring a scene back later (F1).
public struct RestorationActivity: Sendable {
    /// Its type, as far as the text tells.
    public let type: StringValue
    /// Where the type is named.
    public let location: Location
    public let function: Function
}

extension App {
    /// What scene delegates hand out as the activity of a scene, and what sessions are given, wherever one of them is made; each once.
    public var restorationActivities: [RestorationActivity] {
        var values: [(value: Expression, place: Place)] = []
        let names = ["stateRestorationActivity", "stateRestorationActivityForScene"]
        for function in program.functions where names.contains(function.fact.name) && function.savesScene && !program.isTest(function) {
            values += exits(of: function).map { ($0.value, Place($0.site, in: function)) }
        }
        for function in program.functions(mentioningAnyOf: ["stateRestorationActivity"]) where !program.isTest(function) {
            for site in sites(in: function) {
                guard case .assignment(let target, nil, let value) = site.kind, case .member(_, let name) = target.kind,
                    name.text == "stateRestorationActivity"
                else { continue }
                values.append((value, Place(site, in: function)))
            }
        }
        return values.flatMap { activities($0.value, at: $0.place, depth: 0) }.first(ofEach: \.location)
    }

    /// The activities that a value may be, as far as they are seen to be made.
    private func activities(_ value: Expression, at place: Place, depth: Int) -> [RestorationActivity] {
        guard depth < 8 else { return [] }
        let value = value.core
        switch value.kind {
        case .ternary(_, let first, let second), .binary(let first, "??", let second):
            return [first, second].flatMap { activities($0, at: place, depth: depth + 1) }
        case .call(let call):
            if let created = createdType(call, at: place)?.unwrapped {
                guard created == .named("NSUserActivity"), let type = call.argument("activityType"), let function = place.function else { return [] }
                return [RestorationActivity(type: activityType(type, at: place), location: program.location(type.range, at: place), function: function)]
            }
            guard let called = program.calledFunction(call, at: place), !program.isOverridden(called) else { return [] }
            return exits(of: called).flatMap { activities($0.value, at: Place($0.site, in: called), depth: depth + 1) }
        case .name, .member:
            if case .name(let name) = value.kind, let locals = place.locals?.lookUp(name) {
                let first = place.firstValue(of: name).map { [$0] } ?? []
                return (first + assignments(to: locals, at: place)).flatMap { activities($0.value, at: $0.place, depth: depth + 1) }
            }
            if case .member(let base, let name) = value.kind, name.text == "userActivity", isScene(base, at: place) {
                return activitiesOfScenes(at: place, depth: depth + 1)
            }
            guard case .property(let owner, let name)? = entity(value, at: place) else { return [] }
            return activities(heldBy: name, of: program.types[owner], depth: depth + 1)
        default:
            return []
        }
    }

    /// What a type is, also where a function of the project gives it.
    private func activityType(_ type: Expression, at place: Place) -> StringValue {
        let known = string(type, at: place)
        guard !known.isKnown, case .call(let call) = type.core.kind, let called = program.calledFunction(call, at: place), !program.isOverridden(called),
            let exit = exits(of: called).first, exits(of: called).count == 1
        else { return known }
        return string(exit.value, at: Place(exit.site, in: called))
    }

    /// What a local gets after it was declared: `if activity == nil { activity = … }`.
    private func assignments(to locals: LocalScope, at place: Place) -> [(value: Expression, place: Place)] {
        guard let function = place.function else { return [] }
        return sites(in: function).compactMap { site in
            guard case .assignment(let target, nil, let value) = site.kind, target.isName(locals.binding.name),
                site.locals?.lookUp(locals.binding.name)?.binding.id == locals.binding.id
            else { return nil }
            return (value, Place(site, in: function))
        }
    }

    private func activities(heldBy name: String, of owner: Type, depth: Int) -> [RestorationActivity] {
        program.functions(of: owner).flatMap { function -> [RestorationActivity] in
            if function.property?.name == name {
                return exits(of: function).flatMap { activities($0.value, at: Place($0.site, in: function), depth: depth + 1) }
            }
            guard function.fact.words.mayHold(name) else { return [] }
            return sites(in: function).flatMap { site -> [RestorationActivity] in
                guard case .assignment(let target, nil, let value) = site.kind, target.plainName == name else { return [] }
                return activities(value, at: Place(site, in: function), depth: depth + 1)
            }
        }
    }

    /// What the app gives to its scenes to hold.
    private func activitiesOfScenes(at place: Place, depth: Int) -> [RestorationActivity] {
        program.functions(mentioningAnyOf: ["userActivity"]).filter { program.unitOfFile[$0.file] == program.unitOfFile[place.file] && !program.isTest($0) }.flatMap { function in
            sites(in: function).flatMap { site -> [RestorationActivity] in
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let name) = target.kind,
                    name.text == "userActivity", isScene(base, at: Place(site, in: function))
                else { return [] }
                return activities(value, at: Place(site, in: function), depth: depth + 1)
            }
        }
    }

    private func isScene(_ expression: Expression, at place: Place) -> Bool {
        if case .named(let name, _)? = program.type(of: expression, at: place)?.unwrapped, UIKit.inherits(name, from: "UIScene") { return true }
        return ["windowScene", "scene"].contains(expression.core.memberName)
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
