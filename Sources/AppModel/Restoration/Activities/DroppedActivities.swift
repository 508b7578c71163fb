import Syntax

/// An activity that a function makes and fills, and that nobody gets.
public struct DroppedActivity: Sendable {
    public let function: Function
    /// Where it is made.
    public let range: SourceRange

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such activity of apps that save scenes, in path order: it has a name in its function alone, and nothing is done to it but to give
    /// it entries, a title and the like.
    public var droppedActivities: [DroppedActivity] {
        let units = Set(functionsThatSaveScenes.filter { !program.isTest($0) }.map(program.unit))
        let makers = units.isEmpty ? [] : program.functions(mentioningAnyOf: ["NSUserActivity"])
        return makers.flatMap { function -> [DroppedActivity] in
            guard units.contains(program.unit(of: function)), !program.isTest(function) else { return [] }
            return locallyMadeActivities(in: function).first(ofEach: \.name).compactMap { name, range in
                let tests = Set(function.body.flatMap(\.conditions).flatMap(\.expressions).filter { $0.core.isName(name) }.map(\.range))
                let isHandedOn = function.body.flatMap(\.expressions).contains { !tests.contains($0.range) && $0.handsOn(name) }
                return !isHandedOn && function.contains { $0.fills(name) } ? DroppedActivity(function: function, range: range) : nil
            }
        }
    }

    private func locallyMadeActivities(in function: Function) -> [(name: String, range: SourceRange)] {
        sites(in: function).compactMap { site in
            switch site.kind {
            case .local(let local) where !local.isStatic:
                return local.value.flatMap { rangeOfMadeActivity($0, at: Place(site, in: function)) }.map { (local.name, $0) }
            case .assignment(let target, nil, let value):
                guard case .name(let name) = target.kind, site.locals?.lookUp(name) != nil,
                    !function.fact.parameters.contains(where: { $0.name == name })
                else { return nil }
                return rangeOfMadeActivity(value, at: Place(site, in: function)).map { (name, $0) }
            default: return nil
            }
        }
    }

    /// Where a value is made as an activity, or in place of another: `scene.userActivity ?? NSUserActivity(activityType: type)`.
    private func rangeOfMadeActivity(_ value: Expression, at place: Place) -> SourceRange? {
        switch value.core.kind {
        case .binary(_, "??", let other): return rangeOfMadeActivity(other, at: place)
        case .call(let call):
            guard createdType(call, at: place) == .named("NSUserActivity"), program.calledFunction(call, at: place) == nil else {
                return nil
            }
            return value.range
        default: return nil
        }
    }
}

extension Expression {
    /// Whether somebody else may have the activity that a local holds: anything is done but to fill it and to ask whether it is there.
    fileprivate func handsOn(_ activity: String) -> Bool {
        switch kind {
        case .name(activity): return true
        case .assignment(let target, _, let value) where target.isWithin(activity):
            return value.handsOn(activity)
        case .call(let call) where call.receiver?.core.isName(activity) == true && Expression.fillers.contains(call.name):
            return call.arguments.contains { $0.value.handsOn(activity) }
        case .binary(let left, let sign, let right) where ["==", "!="].contains(sign) && (left.isNil || right.isNil):
            return !(left.isNil ? right : left).core.isName(activity)
        default: return parts.contains { $0.handsOn(activity) }
        }
    }

    fileprivate func fills(_ activity: String) -> Bool {
        switch kind {
        case .assignment(let target, _, _): target.isWithin(activity) && !target.core.isName(activity)
        case .call(let call): call.receiver?.core.isName(activity) == true && Expression.fillers.contains(call.name)
        default: false
        }
    }

    /// The local itself, or `activity.userInfo["page"]`.
    private func isWithin(_ local: String) -> Bool {
        switch core.kind {
        case .name(local): true
        case .member(let base, _): base.isWithin(local)
        case .element(let base, let keys): base.isWithin(local) && !keys.contains { $0.value.handsOn(local) }
        default: false
        }
    }

    private static let fillers: Set<String> = ["addUserInfoEntries", "addUserInfoEntriesFromDictionary", "setTitle", "setUserInfo"]
}
