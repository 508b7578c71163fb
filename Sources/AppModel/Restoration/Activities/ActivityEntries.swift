import Syntax

/// A value that is put into the `userInfo` of an activity.
public struct ActivityEntry: Sendable {
    public let key: Expression
    public let value: Expression
    /// What it is put into is known to be an activity, rather than called one.
    public let isCertain: Bool
    public let function: Function
    public let place: Place
}

/// A place that puts something into the `userInfo` of what counts as an activity.
struct ActivityWrite {
    let function: Function
    let range: SourceRange
    /// `nil` where some of them are out of sight.
    let entries: [ActivityEntry]?
    /// What they come with, where it is not written out.
    var whole: ActivityEntries?
}

/// A dictionary that goes into an activity as a whole.
public struct ActivityEntries: Sendable {
    public let value: Expression
    public let function: Function
    public let place: Place
}

extension App {
    func makeActivityEntries() -> (single: [ActivityEntry], whole: [ActivityEntries]) {
        let writes = activityWrites { isKnownActivity($0, at: $1) }
        return (writes.flatMap { $0.entries ?? [] }, writes.compactMap(\.whole))
    }

    /// What the callers of a helper hand it for an entry whose key and value are parameters of its own; nothing for any other.
    public func entriesHanded(to entry: ActivityEntry) -> [ActivityEntry] {
        let helper = entry.function
        guard let key = entry.key.keyHolder.flatMap({ ownParameter($0, at: entry.place) }),
            let value = ownParameter(entry.value, at: entry.place)
        else { return [] }
        return program.functions(mentioningAnyOf: [helper.fact.name]).filter { !program.isTest($0) }.flatMap { caller in
            sites(in: caller).compactMap { site -> ActivityEntry? in
                let place = Place(site, in: caller)
                guard let call = site.call, call.name == helper.fact.name, program.calledFunction(call, at: place) == helper else {
                    return nil
                }
                func argument(for parameter: String) -> Expression? {
                    call.arguments.indices.first { helper.fact.parameter(for: $0, of: call)?.name == parameter }.map {
                        call.arguments[$0].value
                    }
                }
                guard let key = argument(for: key), let value = argument(for: value), !value.isNil else { return nil }
                return ActivityEntry(key: key, value: value, isCertain: entry.isCertain, function: caller, place: place)
            }
        }
    }

    /// The name of the function's own parameter that an expression is.
    private func ownParameter(_ expression: Expression, at place: Place) -> String? {
        guard case .name(let name) = expression.core.kind, let locals = place.locals?.lookUp(name), place.isOwnParameter(locals) else {
            return nil
        }
        return name
    }

    /// Every place that puts something into the `userInfo` of what counts as an activity, with the entries where they are in sight.
    ///
    /// - Parameter isActivity: whether what has a `userInfo` is known to be an activity, may be one, or is none.
    func activityWrites(_ isActivity: (Expression, Place) -> Bool?) -> [ActivityWrite] {
        program.functions(mentioningAnyOf: UIKit.wordsOfEntries)
            .filter { !program.isTest($0) }.flatMap { function in
                sites(in: function).compactMap { site -> ActivityWrite? in
                    let place = Place(site, in: function)
                    func write(_ entries: [ActivityEntry]?) -> ActivityWrite {
                        ActivityWrite(function: function, range: site.range, entries: entries)
                    }
                    func write(_ dictionary: Expression, isCertain: Bool) -> ActivityWrite {
                        let entries = entries(of: dictionary, isCertain: isCertain, at: place, in: function)
                        let whole = ActivityEntries(value: dictionary, function: function, place: place)
                        return ActivityWrite(function: function, range: site.range, entries: entries, whole: entries == nil ? whole : nil)
                    }
                    func isUserInfo(_ expression: Expression) -> Bool? {
                        guard expression.core.memberName == "userInfo" else { return nil }
                        return isActivity(expression.core, place)
                    }
                    switch site.kind {
                    case .call(let call):
                        if call.addsToActivity, let dictionary = call.arguments.first?.value {
                            return write(dictionary, isCertain: true)
                        }
                        if call.arguments.contains(where: { $0.isReference && isUserInfo($0.value) != nil }) { return write(nil) }
                        guard let receiver = call.receiver, let isCertain = isUserInfo(receiver) else { return nil }
                        guard let entry = call.dictionaryEntry else { return call.changesDictionary ? write(nil) : nil }
                        return write([
                            ActivityEntry(key: entry.key, value: entry.value, isCertain: isCertain, function: function, place: place)
                        ])
                    case .assignment(let target, _, let value):
                        if let isCertain = isUserInfo(target) {
                            return value.isNil ? nil : write(value, isCertain: isCertain)
                        }
                        guard case .element(let base, let arguments) = target.core.kind, let key = arguments.first?.value,
                            let isCertain = isUserInfo(base), !value.isNil
                        else { return nil }
                        return write([ActivityEntry(key: key, value: value, isCertain: isCertain, function: function, place: place)])
                    default:
                        return nil
                    }
                }
            }
    }

    /// `activity.userInfo`: true of what is known to be an activity, false of what only its name says to be one.
    private func isKnownActivity(_ userInfo: Expression, at place: Place) -> Bool? {
        guard case .member(let base, _) = userInfo.kind else {
            // In an extension of activities, its own.
            return place.extendedName == "NSUserActivity" && place.locals?.lookUp("userInfo") == nil ? true : nil
        }
        if let type = program.type(of: base, at: place)?.unwrapped, !UIKit.isAnything(type.name) {
            return type.name == "NSUserActivity" ? true : nil
        }
        let isCalledSo = base.core.memberName.map(Conventions.isActivity) ?? false
        return isCalledSo ? false : nil
    }

    /// The entries of a dictionary, also of one that a local of the body holds; `nil` where some may be out of sight.
    func entries(of dictionary: Expression, isCertain: Bool, at place: Place, in function: Function, depth: Int = 0) -> [ActivityEntry]? {
        func entry(_ key: Expression, _ value: Expression, _ place: Place) -> ActivityEntry {
            ActivityEntry(key: key, value: value, isCertain: isCertain, function: function, place: place)
        }
        switch dictionary.core.kind {
        case .dictionary(let pieces):
            return stride(from: 0, to: pieces.count - 1, by: 2).map { entry(pieces[$0], pieces[$0 + 1], place) }
        case .call(let call):
            if call.arguments.isEmpty, call.callee.isDictionaryType { return [] }
            if call.arguments.isEmpty, let type = createdType(call, at: place) {
                return type.name == "Dictionary" || type.name == "NSMutableDictionary" ? [] : nil
            }
            if call.name == "merging", let receiver = call.receiver, let other = call.firstUnlabelled {
                return entries(ofEach: [receiver, other], isCertain: isCertain, at: place, in: function, depth: depth + 1)
            }
            guard let maker = program.calledFunction(call, at: place), !program.isOverridden(maker) else { return nil }
            return entries(givenBy: maker, isCertain: isCertain, depth: depth + 1)
        case .binary(let first, "??", let second):
            return entries(ofEach: [first, second], isCertain: isCertain, at: place, in: function, depth: depth + 1)
        case .member(let base, let name) where name.text == "userInfo" && isMadeHere(base, at: place):
            // What it has by then was put there in sight.
            return []
        case .member(let base, let name):
            // `[NSMutableDictionary dictionary]`
            if case .superReference = base.kind, name.text == "userInfo" { return [] }
            if base.memberName == "NSMutableDictionary", name.text == "dictionary" || name.text == "new" { return [] }
            return getter(of: name.text, askedOf: base, at: place).flatMap { entries(givenBy: $0, isCertain: isCertain, depth: depth + 1) }
        case .name(let name) where place.locals?.lookUp(name) == nil:
            guard let owner = place.type, let getter = getter(of: name, in: owner) else { return nil }
            return entries(givenBy: getter, isCertain: isCertain, depth: depth + 1)
        case .name(let name):
            guard depth < 8, let locals = place.locals?.lookUp(name) else { return nil }
            if place.isOwnParameter(locals) { return entries(handedAs: name, to: function, isCertain: isCertain, depth: depth + 1) }
            guard case .local(let local) = locals.binding.origin, let value = local.value,
                var entries = entries(of: value, isCertain: isCertain, at: place.before(locals), in: function, depth: depth + 1)
            else { return nil }
            func isMeant(_ expression: Expression, at site: Site) -> Bool {
                guard case .name(name) = expression.core.kind else { return false }
                return site.locals?.lookUp(name)?.binding.id == locals.binding.id
            }
            for site in sites(in: function) {
                let place = Place(site, in: function)
                switch site.kind {
                case .assignment(let target, _, let value):
                    if isMeant(target, at: site) { return nil }
                    guard case .element(let base, let arguments) = target.core.kind, let key = arguments.first?.value,
                        isMeant(base, at: site)
                    else { continue }
                    entries.append(entry(key, value, place))
                case .call(let call):
                    // A dictionary of Objective-C may be filled by whoever gets it.
                    if call.arguments.contains(where: {
                        isMeant($0.value, at: site)
                            && ($0.isReference || function.isObjectiveC && !call.addsToActivity && CoderMethod(call) == nil)
                    }) {
                        return nil
                    }
                    guard let receiver = call.receiver, isMeant(receiver, at: site) else { continue }
                    if let new = call.dictionaryEntry {
                        entries.append(entry(new.key, new.value, place))
                    } else if call.changesDictionary {
                        return nil
                    }
                default:
                    continue
                }
            }
            // An operator of the project's own may change it too.
            let isChangedByOperator = function.contains { part in
                switch part.kind {
                case .binary(let left, let operation, let right):
                    !["??", "==", "!="].contains(operation) && [left, right].contains { $0.isName(name) }
                case .prefix(_, let base): base.isName(name)
                default: false
                }
            }
            return isChangedByOperator ? nil : entries
        default:
            return nil
        }
    }

    private func entries(
        ofEach dictionaries: [Expression], isCertain: Bool, at place: Place, in function: Function, depth: Int
    ) -> [ActivityEntry]? {
        guard depth < 8 else { return nil }
        let parts = dictionaries.compactMap { entries(of: $0, isCertain: isCertain, at: place, in: function, depth: depth) }
        return parts.count == dictionaries.count ? parts.flatMap(\.self) : nil
    }

    /// What all callers of a function hand it as a dictionary, which it leaves as it is.
    private func entries(handedAs parameter: String, to helper: Function, isCertain: Bool, depth: Int) -> [ActivityEntry]? {
        guard depth < 8, !isReassigned(parameter, in: helper), let calls = callsInSight(of: helper), !calls.isEmpty,
            let declared = helper.fact.parameters.first(where: { $0.name == parameter }),
            declared.type?.unwrapped.name != "NSMutableDictionary"
        else { return nil }
        var all: [ActivityEntry] = []
        for call in calls {
            guard let given = call.argument(for: parameter, of: helper) ?? declared.defaultValue else { return nil }
            if given.isNil { continue }
            guard let part = entries(of: given, isCertain: isCertain, at: call.place, in: call.function, depth: depth) else {
                return nil
            }
            all += part
        }
        return all.first { $0.key.range }
    }

    /// Whether a local holds an activity that its body makes.
    private func isMadeHere(_ activity: Expression, at place: Place) -> Bool {
        guard case .name(let name) = activity.core.kind, let first = place.firstValue(of: name),
            case .call(let call) = first.value.core.kind
        else { return false }
        return call.argument("activityType") != nil && createdType(call, at: first.place)?.name == "NSUserActivity"
    }

    /// The entries of the dictionaries that a function makes.
    private func entries(givenBy maker: Function, isCertain: Bool, depth: Int) -> [ActivityEntry]? {
        guard depth < 8 else { return nil }
        var all: [ActivityEntry] = []
        for exit in exits(of: maker) where !exit.value.isNil {
            let place = Place(exit.site, in: maker)
            guard let given = entries(of: exit.value, isCertain: isCertain, at: place, in: maker, depth: depth) else { return nil }
            all += given
        }
        return all.isEmpty ? nil : all.first { $0.key.range }
    }

    private func getter(of property: String, askedOf base: Expression, at place: Place) -> Function? {
        let owner = base.isSelf ? place.type : program.type(of: base, at: place)?.projectType
        return owner.flatMap { getter(of: property, in: $0) }
    }

    /// What computes a property, if that is all that answers for it.
    private func getter(of property: String, in owner: Type) -> Function? {
        guard owner.kind != .protocol, let found = owner.property(property), found.fact.isComputed,
            !program.descendants(of: owner).contains(where: { $0.property(property) != nil })
        else { return nil }
        return program.functions(of: owner).filter { $0.property?.name == property && $0.fact.kind == .getter }.onlyElement
    }

    /// The type of an entry; `UIColor.red` is taken for a colour.
    public func typeInActivity(of value: Expression, at place: Place) -> StaticType? {
        if let type = program.type(of: value, at: place) { return type }
        guard case .member(let base, _) = value.kind, case .named(let name, _)? = program.typeValue(of: base, at: place),
            ["UIColor", "UIFont"].contains(name)
        else { return nil }
        return .named(name)
    }
}

extension Call {
    var addsToActivity: Bool { name == "addUserInfoEntries" || name == "addUserInfoEntriesFromDictionary" }

    /// What `updateValue(_:forKey:)` and its like put into their receiver.
    var dictionaryEntry: (key: Expression, value: Expression)? {
        guard ["updateValue", "setObject", "setValue"].contains(name), let value = firstUnlabelled, let key = argument("forKey") else {
            return nil
        }
        return (key, value)
    }

    /// Whether it may put more into the dictionary that it is sent to than it shows. What is not known may.
    fileprivate var changesDictionary: Bool { !Self.readsDictionary.contains(name) }

    /// Methods of dictionaries that put nothing in.
    private static let readsDictionary: Set<String> = [
        "allSatisfy", "compactMap", "compactMapValues", "contains", "copy", "dictionary", "enumerateKeysAndObjects",
        "enumerateKeysAndObjectsUsingBlock", "enumerated", "filter", "first", "flatMap", "forEach", "index", "isEqual",
        "isEqualToDictionary",
        "keyEnumerator", "map", "mapValues", "max", "min", "mutableCopy", "object", "objectEnumerator", "objectForKey",
        "objectForKeyedSubscript", "popFirst", "randomElement", "reduce", "remove", "removeAll", "removeAllObjects", "removeObject",
        "removeObjectForKey", "removeObjects", "removeObjectsForKeys", "removeValue", "reserveCapacity", "shuffled", "sorted", "value",
        "valueForKey",
    ]
}

extension Expression {
    /// What holds a key: `key` itself, and that of `key.rawValue`.
    fileprivate var keyHolder: Expression? {
        if case .member(let base, let name) = core.kind { return name.text == "rawValue" ? base : nil }
        return self
    }

    /// `[String: Any]`, as in `[String: Any]()`.
    var isDictionaryType: Bool {
        switch kind {
        case .dictionary: true
        case .type(let type): type.name == "Dictionary"
        default: false
        }
    }
}
