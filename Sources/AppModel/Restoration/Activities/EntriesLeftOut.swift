import Syntax

/// An entry that a responder gives its activity once, and that is gone when it has replaced all of them for UIKit (F3, F4).
public struct EntryLeftOut: Sendable {
    public let key: String
    /// The override of `updateUserActivityState(_:)`.
    public let function: Function
    /// Of the `userInfo` that it replaces.
    public let range: SourceRange
    /// Where the entry is put in.
    public let put: Location
    /// Where it is asked for.
    public let read: Location

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such entry that is asked of a restored activity, in path order: only where an override does nothing else with the activity, and
    /// nobody else may put the entry in when it is saved.
    public func entriesLeftOut() -> [EntryLeftOut] {
        let updates = program.functions.filter { $0.fact.name == "updateUserActivityState" && !program.isTest($0) }
        let savers = program.functions.filter { $0.savesScene && !program.isTest($0) }
        guard !savers.isEmpty else { return [] }
        let refills = updates.compactMap { update in replacement(by: update).map { (update, $0) } }
        guard !refills.isEmpty else { return [] }
        let taken = takenActivities()
        let reads = activityReads(kept: true).filter { !$0.isOfSession }
        let saved = savers.map(savedActivities)
        return refills.flatMap { update, replaced -> [EntryLeftOut] in
            let unit = program.unit(of: update)
            let own = taken.filter { $0.owner == update.type }
            guard own.contains(where: { taken in saved.contains { $0.saves(taken, in: self) } }), !program.isOverridden(update),
                !own.contains(where: hasDelegate), !program.hasUnreadCode(inUnit: unit),
                !program.functions.contains(where: { $0.fact.name == "userActivityWillSave" && mayFill($0) })
            else { return [] }
            let other =
                updates.filter { $0 != update && program.unit(of: $0) == unit } + saved.flatMap(\.functions).map { program.functions[$0] }
            guard let late = keys(putInBy: RunningAtOnce(from: [update] + other, flow, bodies).functions) else { return [] }
            return entries(givenTo: own, besides: replaced.keys.union(late)).compactMap { key, put in
                guard let read = reads.first(where: { $0.key.text == key && program.unit(of: $0.function) == unit }) else { return nil }
                return EntryLeftOut(
                    key: key, function: update, range: replaced.range, put: put, read: read.function.location(read.range))
            }
        }
    }

    /// The keys of all entries that an override leaves in the activity, if it replaces them whatever happens and does nothing else with it.
    private func replacement(by update: Function) -> (range: SourceRange, keys: Set<String>)? {
        guard let activity = update.fact.parameters.first?.name else { return nil }
        var harmless: [SourceRange] = []
        var found: (range: SourceRange, keys: Set<String>)?
        for site in sites(in: update) {
            switch site.kind {
            case .assignment(let target, let operation, let value):
                guard case .member(let base, let name) = target.core.kind, base.core.isName(activity) else { continue }
                if UIKit.labelsOfActivities.contains(name.text) { harmless.append(base.range) }
                guard name.text == "userInfo", found == nil, operation == nil, site.circumstance == nil else { continue }
                let place = Place(site, in: update)
                guard let entries = entries(of: value, isCertain: true, at: place, in: update) else { return nil }
                let keys = entries.map { texts(ofKey: $0.key, at: $0.place) }
                guard !keys.contains(where: \.isEmpty) else { return nil }
                harmless.append(base.range)
                found = (target.range, Set(keys.joined()))
            case .call(let call):
                if call.asksSuper { harmless += call.arguments.map(\.value.range) }
            case .local, .returns, .forced, .cast, .attempt, .element, .range: continue
            }
        }
        let isAlone = !update.contains { part in
            part.memberName == "userActivity" || part.isName(activity) && !harmless.contains { $0.contains(part.range) }
        }
        return isAlone ? found : nil
    }

    /// The keys of all that some functions put into activities; `nil` where one may put in more than the text tells.
    private func keys(putInBy functions: [Function]) -> Set<String>? {
        let ids = Set(functions.map(\.id))
        var keys: Set<String> = []
        for write in activityWrites where ids.contains(write.function.id) {
            guard let entries = write.entries else { return nil }
            for entry in entries {
                let own = texts(ofKey: entry.key, at: entry.place)
                guard !own.isEmpty else { return nil }
                keys.formUnion(own)
            }
        }
        return keys
    }

    /// What the class of a responder puts into the activities that it takes for its own, each key once.
    private func entries(givenTo taken: [TakenActivity], besides keys: Set<String>) -> [(key: String, put: Location)] {
        guard let owner = taken.first?.owner else { return [] }
        let activities = Set(taken.flatMap(\.activities))
        return activityWrites.filter { $0.function.type == owner }.flatMap { write -> [(key: String, put: Location)] in
            let isGiven = fillings(in: write.function).contains { activities.contains($0.activity) && write.range.contains($0.range) }
            guard isGiven else { return [] }
            return (write.entries ?? []).flatMap { entry in
                texts(ofKey: entry.key, at: entry.place).filter { !keys.contains($0) }.map {
                    ($0, entry.function.location(entry.key.range))
                }
            }
        }.first(ofEach: \.key)
    }
}
