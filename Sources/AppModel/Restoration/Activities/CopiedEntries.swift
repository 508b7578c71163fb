import Syntax

/// An entry that is put into a copy of an activity's `userInfo`, and never into the activity.
public struct CopiedEntry: Sendable {
    public let key: String
    public let function: Function
    /// Of the key, where it is put in.
    public let range: SourceRange

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such entry of apps that save scenes, in path order: a local holds the copy, and nothing is done with it from its first entry on
    /// but to put more in.
    public func copiedEntries() -> [CopiedEntry] {
        let units = Set(functionsThatSaveScenes.filter { !program.isTest($0) }.map(program.unit))
        guard !units.isEmpty else { return [] }
        return program.functions(mentioningAnyOf: ["userInfo"]).flatMap { function -> [CopiedEntry] in
            guard units.contains(program.unit(of: function)), !program.isTest(function) else { return [] }
            return copiedEntries(in: function)
        }
    }

    private func copiedEntries(in function: Function) -> [CopiedEntry] {
        let sites = sites(in: function)
        var isIdle: [String: Bool] = [:]
        return sites.compactMap { site in
            guard let filling = site.filling else { return nil }
            let (copy, place) = (filling.local, Place(site, in: function))
            guard isCopyOfEntries(copy, at: place), let key = filling.key, let text = string(key, at: place).text else { return nil }
            let isIdleCopy = isIdle[copy] ?? function.onlyFills(copy, from: site, sites)
            isIdle[copy] = isIdleCopy
            return isIdleCopy ? CopiedEntry(key: text, function: function, range: key.range) : nil
        }
    }

    /// Whether a local begins with the entries of an activity, in a dictionary of its own.
    private func isCopyOfEntries(_ local: String, at place: Place) -> Bool {
        guard let first = place.firstValue(of: local) else { return false }
        // What Swift names as a dictionary is one of its own; an object is the same under any name.
        let isValue = place.function?.isObjectiveC != true && !first.value.contains(where: \.isCastToObject) && !place.declaresObject(local)
        var isOfActivity = false
        var open = [(value: first.value, place: first.place, isCopied: isValue)]
        while let next = open.popLast() {
            for (value, place) in next.place.origins(of: next.value) {
                if let original = value.copiedDictionary {
                    open.append((original, place, true))
                } else if case .member(let activity, let name) = value.kind, name.text == "userInfo" {
                    guard next.isCopied, program.type(of: activity, at: place)?.unwrapped == .named("NSUserActivity") else { return false }
                    isOfActivity = true
                } else if !value.isMadeEmpty {
                    return false
                }
            }
        }
        return isOfActivity
    }
}

extension Place {
    fileprivate func declaresObject(_ local: String) -> Bool {
        switch locals?.lookUp(local)?.binding.origin {
        case .local(let declared): declared.type.map { $0.unwrapped.name.hasPrefix("NS") } ?? false
        case .unwrapped(let type, _): type.map { $0.unwrapped.name.hasPrefix("NS") } ?? false
        case .parameter, .element, .pattern, nil: false
        }
    }
}

extension Function {
    /// Whether nothing is done with a local from a place on but to put entries in, and nothing observes it. Where two have the name, none does
    /// anything else.
    fileprivate func onlyFills(_ local: String, from first: Site, _ sites: [Site]) -> Bool {
        let fillings = sites.compactMap { $0.filling.flatMap { $0.local == local ? $0.range : nil } }
        let isOnce = !first.isLooped && !first.mayRunLater
        func isOver(_ part: Expression) -> Bool { isOnce && part.range.end <= first.range.start }
        return !body.contains { $0.mayDoLater(with: local) }
            && !contains { part in
                switch part.kind {
                case .name(local): !fillings.contains { $0.contains(part.range) } && !isOver(part)
                case .closure: isOver(part) && part.contains { $0.isName(local) }
                default: false
                }
            }
    }
}

extension Statement {
    /// A local with accessors is kept as functions of their kind.
    fileprivate func mayDoLater(with local: String) -> Bool {
        switch kind {
        case .function(let function) where [.observer, .setter].contains(function.kind): true
        case .function, .deferred: expressions.contains { $0.contains { $0.isName(local) } }
        default: inner.contains { $0.mayDoLater(with: local) }
        }
    }
}

extension Site {
    /// A local dictionary that it puts an entry into, and where it is named; the key, if there is one alone.
    fileprivate var filling: (local: String, key: Expression?, range: SourceRange)? {
        switch kind {
        case .assignment(let target, _, _):
            guard case .element(let base, let keys) = target.core.kind, case .name(let name) = base.core.kind, keys.count == 1 else {
                return nil
            }
            return (name, keys[0].value, base.range)
        case .call(let call):
            guard case .name(let name)? = call.receiver?.core.kind, Call.putting.contains(call.name) else { return nil }
            return (name, call.dictionaryEntry?.key, call.callee.range)
        case .local, .returns, .forced, .cast, .attempt, .element, .range:
            return nil
        }
    }
}

extension Call {
    /// What puts entries into a dictionary and tells nothing of it.
    fileprivate static let putting: Set<String> = [
        "addEntries", "addEntriesFromDictionary", "merge", "setObject", "setValue", "setValuesForKeys", "updateValue",
    ]
}

extension Expression {
    /// What a dictionary is a copy of: `[info mutableCopy]`, `NSMutableDictionary(dictionary: info)`.
    fileprivate var copiedDictionary: Expression? {
        switch core.kind {
        case .member(let base, let name): return name.text == "mutableCopy" ? base : nil
        case .call(let call):
            if call.name == "mutableCopy" { return call.receiver }
            guard call.arguments.count == 1, ["NSMutableDictionary", "init", "dictionaryWithDictionary"].contains(call.name) else {
                return nil
            }
            return call.argument("dictionary") ?? call.firstUnlabelled
        default: return nil
        }
    }

    fileprivate var isMadeEmpty: Bool {
        switch core.kind {
        case .nilLiteral: true
        case .dictionary(let pieces): pieces.isEmpty
        case .call(let call): call.callee.isDictionaryType && call.arguments.isEmpty
        default: false
        }
    }

    /// `info as? NSMutableDictionary`, which copies nothing.
    fileprivate var isCastToObject: Bool {
        if case .cast(_, _, let type) = kind { type.unwrapped.name.hasPrefix("NS") } else { false }
    }
}
