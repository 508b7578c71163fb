import Syntax

/// The keys under which the activities of an app hold anything.
public struct ActivityKeys: Sendable {
    public let writes: [(key: String, location: Location)]
    /// What is put in and does not stay there.
    public let lost: [LostEntry]
    /// What other apps beside it give: they may hand their activities over.
    fileprivate let keysOfOthers: Set<String>
    /// Why there may be more.
    public let doubt: Silence?

    public func contains(_ key: String) -> Bool { writes.contains { $0.key == key } || keysOfOthers.contains(key) }
}

extension App {
    /// For each app, by unit, every key that it gives to any activity, and those that it takes away at once. One that gives none has none.
    public func activityKeys() -> [Int: ActivityKeys] {
        let apps = program.unitsWithApp
        var writes: [Int: [(key: String, location: Location)]] = [:]
        var lost: [Int: [LostEntry]] = [:]
        var open: [Int: Silence] = [:]
        for write in activityWrites {
            let unit = program.unit(of: write.function)
            func leaveOpen(_ reason: Silence.Reason, _ range: SourceRange) {
                open[unit] = open[unit] ?? Silence(reason, at: write.function.location(range), about: write.function.symbol)
            }
            guard let entries = write.entries else {
                leaveOpen(.entriesOutOfSight, write.range)
                continue
            }
            for entry in entries {
                let texts = texts(ofKey: entry.key, at: entry.place)
                if texts.isEmpty, !isKeyOfSystem(entry.key, at: entry.place) { leaveOpen(.builtKey, entry.key.range) }
                for key in texts {
                    if let loss = loss(of: key, putBy: write) {
                        lost[unit, default: []].append(loss)
                    } else {
                        writes[unit, default: []].append((key, entry.function.location(entry.key.range)))
                    }
                }
            }
        }
        // A unit without an app of its own may be part of any.
        let openToAll = open.filter { !apps.contains($0.key) }.min { $0.key < $1.key }?.value
        let shared = writes.keys.filter { !apps.contains($0) }.sorted().flatMap { writes[$0] ?? [] }
        let everywhere = Set(writes.values.joined().map(\.key))
        var keys: [Int: ActivityKeys] = [:]
        for unit in apps {
            let all = (writes[unit] ?? []) + shared
            let doubt = open[unit] ?? openToAll ?? program.silence(onCodeOf: unit)
            let lost = lost[unit] ?? []
            guard !all.isEmpty || !lost.isEmpty || doubt != nil else { continue }
            keys[unit] = ActivityKeys(writes: all, lost: lost, keysOfOthers: everywhere, doubt: doubt)
        }
        return keys
    }

    /// Every place that gives entries to what may be an activity, and what subclasses answer beside.
    var activityWrites: [ActivityWrite] { activityWrites { mayBeActivity($0, at: $1) } + entriesOfOverrides() }

    /// All that a key may be, which a helper may get from whoever calls it; none where the text does not tell.
    func texts(ofKey key: Expression, at place: Place) -> [String] {
        if let text = string(key, at: place).text { return [text] }
        let all = strings(key, at: place)
        let texts = all.compactMap(\.text)
        return texts.count == all.count ? texts : []
    }

    /// `CSSearchableItemActivityIdentifier`, under which a search puts in what it has found: no key of the app's own.
    func isKeyOfSystem(_ key: Expression, at place: Place) -> Bool {
        if case .constant(let name) = string(key, at: place) { UIKit.activityKeys.contains(name) } else { false }
    }

    /// What a subclass of an activity answers itself, beside what it is given.
    private func entriesOfOverrides() -> [ActivityWrite] {
        program.functions.filter { function in
            guard function.property?.name == "userInfo", function.fact.kind == .getter, let type = function.type, !program.isTest(function)
            else { return false }
            return program.inherits(type, from: "NSUserActivity") || program.hasUnknownAncestor(type)
        }.flatMap { getter in
            exits(of: getter).map { exit in
                ActivityWrite(
                    function: getter, range: exit.value.range,
                    entries: entries(of: exit.value, isCertain: true, at: Place(exit.site, in: getter), in: getter))
            }
        }
    }

    /// Of a type of the project's. A protocol may be one that it has activities adopt.
    func mayBeActivity(_ type: Type) -> Bool {
        type.kind == .protocol || program.inherits(type, from: "NSUserActivity") || program.hasUnknownAncestor(type)
    }

    /// Of a `userInfo`, whether it may be an activity's. What is not known to be something else may.
    private func mayBeActivity(_ userInfo: Expression, at place: Place) -> Bool? {
        switch userInfo.kind {
        case .member(let base, _):
            guard let type = program.type(of: base, at: place)?.unwrapped, !UIKit.isAnything(type.name) else { return false }
            if case .project(let own) = type { return mayBeActivity(own) ? false : nil }
            return type.name == "NSUserActivity" ? true : nil
        case .name(let name):
            return place.locals?.lookUp(name) == nil ? false : nil
        default:
            return nil
        }
    }
}

extension Silence.Reason {
    static let entriesOutOfSight = Silence.Reason("entries of an activity that are put together out of sight")
}
