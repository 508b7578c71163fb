import Syntax

/// What happens in one body, and where to find it. Few sites are looked through; of many it remembers where each stands.
final class BodySites: Sendable {
    /// In source order, closures and nested functions included.
    let all: [Site]
    private let index: Index?

    private struct Index {
        /// By range the first call, else whatever stands there first.
        var sites: [SourceRange: Int] = [:]
        /// Casts, forces and `try`, by the range of what they stand around.
        var wrappings: [SourceRange: [Int]] = [:]
        /// The first assignment or local that gets a value, by the value's range.
        var targets: [SourceRange: Int] = [:]
        /// The names that get another value, or are handed to who may give them one.
        var replaced: Set<String> = []
        /// Those that overlap in the text, or have something between them that does, in order.
        var groups: [(range: SourceRange, sites: Range<Int>)] = []

        mutating func add(_ range: SourceRange, at position: Int) {
            var group = (range: range, sites: position..<position + 1)
            while let last = groups.last, last.range.end > group.range.start {
                groups.removeLast()
                group.range = SourceRange(start: min(last.range.start, group.range.start), end: max(last.range.end, group.range.end))
                group.sites = last.sites.lowerBound..<position + 1
            }
            groups.append(group)
        }
    }

    init(_ all: [Site]) {
        self.all = all
        guard all.count > NameIndex.few else {
            index = nil
            return
        }
        var index = Index()
        for (position, site) in all.enumerated() {
            index.add(site.range, at: position)
            index.replaced.formUnion(site.replacedNames)
            if index.sites[site.range].map({ site.call != nil && all[$0].call == nil }) ?? true { index.sites[site.range] = position }
            if let wrapped = site.wrapped { index.wrappings[wrapped.range, default: []].append(position) }
            if let given = site.given, index.targets[given.range] == nil { index.targets[given.range] = position }
        }
        self.index = index
    }

    /// The call that stands at a range, else whatever does.
    func site(at range: SourceRange) -> Site? {
        if let index { return index.sites[range].map { all[$0] } }
        return all.first { $0.range == range && $0.call != nil } ?? all.first { $0.range == range }
    }

    /// Whether a local of a name may get another value than its first.
    func mayReplace(_ name: String) -> Bool { index?.replaced.contains(name) ?? all.contains { $0.replacedNames.contains(name) } }

    /// All that overlap a range, and maybe some more, in source order.
    func around(_ range: SourceRange) -> ArraySlice<Site> {
        guard let groups = index?.groups else { return all[...] }
        var low = firstGroup { $0.end > range.start }
        let first = low
        while low < groups.count, groups[low].range.start < range.end { low += 1 }
        return first < low ? all[groups[first].sites.lowerBound..<groups[low - 1].sites.upperBound] : []
    }

    /// What is visible at an expression: as the site around it tells, or, where nothing is done in a condition but to compare, the first that
    /// happens as the condition decides. `nil` where neither is there.
    func locals(at range: SourceRange) -> LocalScope? {
        let around = around(range).filter { $0.range.contains(range) }.max {
            ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end)
        }
        if let decided = site(decidedBehind: range), around.map({ $0.range.contains(decided.range) }) ?? true {
            return decided.locals?.bound(before: range)
        }
        return around?.locals
    }

    private func site(decidedBehind range: SourceRange) -> Site? {
        var first = all.startIndex
        if let groups = index?.groups {
            let group = firstGroup { $0.end > range.end }
            guard group < groups.count else { return nil }
            first = groups[group].sites.lowerBound
        }
        let next = all[first...].first { $0.range.start >= range.end }
        return next.flatMap { site in
            site.tests.contains { $0.range.contains(range) } ? site : nil
        }
    }

    /// The first of which a test holds that holds for all behind it, too; as many as there are groups where it holds for none.
    private func firstGroup(where isReached: (SourceRange) -> Bool) -> Int {
        let groups = index?.groups ?? []
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if isReached(groups[middle].range) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Casts, forces and `try` around a value, innermost first.
    func wrappings(of value: SourceRange) -> [Site] {
        if let index { return (index.wrappings[value] ?? []).map { all[$0] } }
        return all.filter { $0.wrapped?.range == value }
    }

    /// The first assignment or local that gets a value as it is or kept, copied or cast.
    func target(of value: SourceRange) -> Site? {
        if let index { return index.targets[value].map { all[$0] } }
        return all.first { $0.given?.range == value }
    }
}

extension Site {
    /// What a cast, a force or `try` stands around.
    fileprivate var wrapped: Expression? {
        switch kind {
        case .cast(let base, _, _), .forced(let base), .attempt(_, let base): base.core
        default: nil
        }
    }

    /// The names that it gives another value, or that it hands to who may.
    fileprivate var replacedNames: [String] {
        switch kind {
        case .assignment(let target, _, _): if case .name(let name) = target.kind { [name] } else { [] }
        case .call(let call): call.arguments.compactMap { $0.isReference ? $0.value.plainName : nil }
        case .local, .returns, .forced, .cast, .attempt, .element, .range: []
        }
    }

    /// What an assignment or a local gets.
    fileprivate var given: Expression? {
        switch kind {
        case .assignment(_, nil, let value): value.original
        case .local(let local): local.value?.original
        default: nil
        }
    }
}

extension Expression {
    /// Without casts, and without the messages that keep or copy an object.
    fileprivate var original: Expression {
        let value = core
        guard case .member(let base, let name) = value.kind, ["copy", "mutableCopy", "retain", "autorelease"].contains(name.text) else {
            return value
        }
        return base.original
    }
}
