import Syntax

/// The keys under which the activities of an app hold anything.
public struct ActivityKeys: Sendable {
    public let writes: [(key: String, location: Location)]
    /// What other apps beside it give: they may hand their activities over.
    fileprivate let keysOfOthers: Set<String>

    public func contains(_ key: String) -> Bool { writes.contains { $0.key == key } || keysOfOthers.contains(key) }
}

extension App {
    /// For each app, by unit, every key that it gives to any activity. An app that gives one more than its sources tell has none, nor has one
    /// that gives none.
    public func activityKeys() -> [Int: ActivityKeys] {
        let apps = program.unitsWithApp
        var writes: [Int: [(key: String, location: Location)]] = [:]
        var open: Set<Int> = []
        for (function, entries) in activityWrites({ mayBeActivity($0, at: $1) }) + entriesOfOverrides() {
            let unit = program.unit(of: function)
            guard let entries else {
                open.insert(unit)
                continue
            }
            for entry in entries {
                if let key = string(entry.key, at: entry.place).text {
                    writes[unit, default: []].append((key, function.location(entry.key.range)))
                } else {
                    open.insert(unit)
                }
            }
        }
        // A unit without an app of its own may be part of any.
        guard open.isSubset(of: apps) else { return [:] }
        let shared = writes.keys.filter { !apps.contains($0) }.sorted().flatMap { writes[$0] ?? [] }
        let everywhere = Set(writes.values.joined().map(\.key))
        var keys: [Int: ActivityKeys] = [:]
        for unit in apps.subtracting(open) where !program.hasUnreadCode(inUnit: unit) {
            let all = (writes[unit] ?? []) + shared
            if !all.isEmpty { keys[unit] = ActivityKeys(writes: all, keysOfOthers: everywhere) }
        }
        return keys
    }

    /// What a subclass of an activity answers itself, beside what it is given.
    private func entriesOfOverrides() -> [(function: Function, entries: [ActivityEntry]?)] {
        program.functions.filter { function in
            guard function.property?.name == "userInfo", function.fact.kind == .getter, let type = function.type, !program.isTest(function)
            else { return false }
            return program.inherits(type, from: "NSUserActivity") || program.hasUnknownAncestor(type)
        }.flatMap { getter in
            exits(of: getter).map { exit in
                (getter, entries(of: exit.value, isCertain: true, at: Place(exit.site, in: getter), in: getter))
            }
        }
    }

    /// Of a `userInfo`, whether it may be an activity's. What is not known to be something else may.
    private func mayBeActivity(_ userInfo: Expression, at place: Place) -> Bool? {
        switch userInfo.kind {
        case .member(let base, _):
            guard let type = program.type(of: base, at: place)?.unwrapped else { return false }
            if case .project(let own) = type {
                return program.inherits(own, from: "NSUserActivity") || program.hasUnknownAncestor(own) ? false : nil
            }
            return type.name == "NSUserActivity" ? true : nil
        case .name(let name):
            return place.locals?.lookUp(name) == nil ? false : nil
        default:
            return nil
        }
    }
}
