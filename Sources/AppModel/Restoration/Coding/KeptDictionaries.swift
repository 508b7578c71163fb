import Syntax

extension App {
    /// What anybody puts into the dictionary that a stored property holds, where a value is that property: entry by entry, and with the
    /// dictionaries that it is given as a whole. Not what something takes out under the same key, nor what the function that puts it in
    /// clears away itself.
    func entriesKept(in value: Expression, at place: Place) -> [ActivityEntry] {
        guard let kept = KeptDictionary(value, at: place, of: program) else { return [] }
        let all = program.functions(mentioningAnyOf: [kept.name, "_" + kept.name])
            .filter { !program.isTest($0) }.flatMap { changes(of: kept, by: $0) }
        guard !all.contains(where: \.isThinnedOut) else { return [] }
        let taken = Set(all.flatMap(\.taken))
        return all.flatMap(\.put).filter { taken.isDisjoint(with: names(of: $0.key, at: $0.place)) }
    }

    /// What a function does to such a dictionary, in source order.
    private func changes(of kept: KeptDictionary, by function: Function) -> [DictionaryChange] {
        var changes: [DictionaryChange] = []
        for site in sites(in: function) {
            let place = Place(site, in: function)
            func isKept(_ expression: Expression) -> Bool {
                KeptDictionary(expression, at: place, of: program).map(kept.holdsWhatIsPut) ?? false
            }
            var change = DictionaryChange()
            func note(_ value: Expression?, under key: Expression) {
                if let value {
                    change.put.append(ActivityEntry(key: key, value: value, isCertain: true, function: function, place: place))
                } else {
                    change.taken += names(of: key, at: place)
                }
            }
            switch site.kind {
            case .assignment(let target, _, let value):
                if isKept(target) {
                    change.clears = true
                    change.isThinnedOut = value.contains { $0.memberName == kept.name }
                    change.put = entries(of: value, isCertain: true, at: place, in: function) ?? []
                } else if case .element(let base, let arguments) = target.core.kind, let key = arguments.first?.value, isKept(base) {
                    note(value.isNil ? nil : value, under: key)
                }
            case .call(let call):
                guard let receiver = call.receiver, isKept(receiver) else { continue }
                if let entry = call.dictionaryEntry {
                    note(entry.value, under: entry.key)
                } else if call.name.hasPrefix("remove") {
                    let key = call.argument("forKey") ?? call.firstUnlabelled
                    if let key { note(nil, under: key) } else { change.clears = true }
                }
            default:
                continue
            }
            if change.clears { changes.indices.forEach { changes[$0].put = [] } }
            changes.append(change)
        }
        return changes
    }

    /// What a key is called, and what it spells as far as the text tells.
    private func names(of key: Expression, at place: Place) -> [String] {
        [key.nameOfKey, string(key, at: place).text].compactMap(\.self)
    }
}

/// One thing that is done to a dictionary.
private struct DictionaryChange {
    var put: [ActivityEntry] = []
    /// The keys that it takes out, by whatever names they go.
    var taken: [String] = []
    /// Whether nothing of what was there before is left.
    var clears = false
    /// Whether it is made anew of itself, with whatever is left then.
    var isThinnedOut = false
}

/// A stored property that holds a dictionary.
private struct KeptDictionary {
    let name: String
    let owner: Type
    /// How a type comes by the object that has it, where that is not `self`: two objects of one class keep two dictionaries.
    private let holder: Path?

    private struct Path: Equatable {
        /// `nil` of what begins with a type, which is the same for all.
        let root: Type?
        let names: [String]
    }

    init?(_ expression: Expression, at place: Place, of program: Program) {
        let core = expression.core
        let written: String
        let type: Type?
        switch core.kind {
        case .name(let name) where place.locals?.lookUp(name) == nil: (written, type, holder) = (name, place.type, nil)
        case .member(let base, let name) where base.isSelf: (written, type, holder) = (name.text, place.type, nil)
        case .member(let base, let name):
            let names = base.names
            guard let root = names.first else { return nil }
            (written, type) = (name.text, program.type(of: base, at: place)?.unwrapped.projectType)
            holder = Path(root: root.first?.isUppercase == true ? nil : place.type, names: names)
        default: return nil
        }
        guard case .named(let kind, _)? = program.type(of: core, at: place)?.unwrapped, kind.hasSuffix("Dictionary"), let type else {
            return nil
        }
        let spellings = [written, written.withoutUnderscore]
        let found = program.lineage(of: type).lazy.compactMap { owner in
            spellings.lazy.compactMap { owner.property($0)?.fact }.first.map { (owner: owner, fact: $0) }
        }.first
        guard let found, !found.fact.isComputed else { return nil }
        (name, owner) = (found.fact.name, found.owner)
    }

    /// Whether what is put into another one is in this one, too. Whoever saves its own has that saved of each of its kind.
    func holdsWhatIsPut(into other: KeptDictionary) -> Bool {
        name == other.name && owner == other.owner && (holder == nil || holder == other.holder)
    }
}

extension Expression {
    /// The names of a chain of members: `form` and `model` of `self.form.model`; none of anything else.
    fileprivate var names: [String] {
        switch core.kind {
        case .name(let name): return [name]
        case .member(let base, let name):
            if base.isSelf { return [name.text] }
            let before = base.names
            return before.isEmpty ? [] : before + [name.text]
        default: return []
        }
    }
}
