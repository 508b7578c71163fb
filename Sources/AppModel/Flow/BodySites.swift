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
    }

    init(_ all: [Site]) {
        self.all = all
        guard all.count > NameIndex.few else {
            index = nil
            return
        }
        var index = Index()
        for (position, site) in all.enumerated() {
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
