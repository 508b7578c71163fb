import Syntax

/// A type of activity that is saved with a scene, while whoever restores one reads activities of other types alone.
public struct UnhandledActivityType: Sendable {
    public let type: String
    /// Where an activity that is handed out gets the type.
    public let location: Location
    public let symbol: String
    /// A type that is asked for instead, and where.
    public let asked: String
    public let asks: Location
}

extension App {
    /// Every such type of an activity that carries something, in path order. Only where each read of a restored activity is in sight, and a test
    /// of the type keeps it from this one.
    public func unhandledActivityTypes(_ silences: inout Silences) -> [UnhandledActivityType] {
        guard followsEveryValue else { return [] }
        let saved = restorationActivities.filter { $0.type.text != nil && program.unitsWithApp.contains($0.unit) && carriesSomething($0) }
        guard !saved.isEmpty else { return [] }
        let readers = RestoredActivityReaders(self)
        // Which cases somebody cares for who is given the activity, the way through its body tells.
        let askedAnywhere = Set(askedActivityTypes { !readers.holdActivity(in: $0) }.compactMap(\.type.text))
        return saved.compactMap { activity in
            guard let type = activity.type.text, !askedAnywhere.contains(type), !activity.savers.contains(where: mayDecline)
            else { return nil }
            let questions =
                activity.savers.isEmpty
                ? [readers.question(insteadOf: activity, by: nil)].compactMap(\.self)
                : activity.savers.compactMap { readers.question(insteadOf: activity, by: $0) }
            guard let asked = (questions.first { $0.doubt == nil })?.asked else {
                silences.note(questions.first?.doubt)
                return nil
            }
            if silences.note(program.silence(onCodeOf: activity.unit)) { return nil }
            return UnhandledActivityType(
                type: type, location: activity.location, symbol: activity.symbol, asked: asked.type, asks: asked.location)
        }
    }

    /// Where the app ends for a restored activity of a type that nothing asks for, in the order of the functions.
    public func restoredTypesThatEndTheApp() -> [(function: Function, range: SourceRange)] {
        guard followsEveryValue, !program.functions(mentioningAnyOf: ["activityType"]).isEmpty else { return [] }
        let crashes = RestoredActivityReaders(self).crashes()
        let idle = Set(crashes.map { program.unit(of: $0.function) }).filter(runsNoScenes)
        return crashes.filter { !idle.contains(program.unit(of: $0.function)) }.sorted {
            $0.function.id == $1.function.id ? $0.range.start < $1.range.start : $0.function.id < $1.function.id
        }
    }

    /// Whether a saver asks for the type itself before it hands anything out.
    private func mayDecline(_ saver: Function) -> Bool { saver.contains { $0.memberName == "activityType" } }

    /// Whether a method hands an activity out that carries nothing, where it has nothing to save and else hands out one that does.
    public func isPlaceholder(_ activity: RestorationActivity, among others: [RestorationActivity]) -> Bool {
        func carryForSameSaver(_ other: RestorationActivity) -> Bool {
            other.location != activity.location && other.savers.contains(where: activity.savers.contains) && carriesSomething(other)
        }
        return !activity.savers.isEmpty && !carriesSomething(activity) && others.contains(where: carryForSameSaver)
    }

    /// Whether an activity is given entries, or an address.
    private func carriesSomething(_ activity: RestorationActivity) -> Bool {
        let adders: Set<String> = ["addUserInfoEntries", "addUserInfoEntriesFromDictionary", "setUserInfo", "setTypedPayload"]
        return program.functions(mentioningAnyOf: adders.union(["userInfo", "webpageURL"]).sorted()).contains { function in
            guard let procedure = flow.procedure(of: function) else { return false }
            return flow.procedures[Int(procedure)].instructions.contains { instruction in
                let receiver: Variable?
                switch instruction.kind {
                case .store(let base, let field, _) where field.name == "userInfo" || field.name == "webpageURL": receiver = base
                case .call(let call) where adders.contains(call.name): receiver = call.receiver
                default: receiver = nil
                }
                guard let receiver else { return false }
                return flow.instances(of: procedure).contains { instance in
                    // A property that several activities are kept in gives each of them what one of them gets.
                    let held = flow.identities(receiver, in: instance)
                    return !held.isEmpty && held.isSubset(of: activity.objects)
                }
            }
        }
    }
}
