import Syntax

/// A key that activities of a type are asked for where SwiftUI hands them over, and that no activity of that type is given.
public struct UngivenContinuedKey: Sendable {
    public let key: String
    /// All that whoever asks may get.
    public let types: [String]
    public let function: Function
    public let range: SourceRange
    /// What activities of these types are given.
    public let given: [(key: String, location: Location)]
}

extension App {
    /// Every such key, the first place in each function, in path order. Only of types that some activity in sight is made with, where all that
    /// any of these activities is given is in sight.
    public func ungivenContinuedKeys(_ silences: inout Silences) -> [UngivenContinuedKey] {
        let continued = ContinuedActivities(self)
        guard !continued.reads.isEmpty else { return [] }
        let given = EntriesOfActivityTypes(self)
        var fallbacks = Fallbacks(of: self)
        return continued.reads.compactMap { read -> UngivenContinuedKey? in
            let place = Place(read.site, in: read.function)
            guard let key = string(read.key, at: place).text, !UIKit.isActivityKey(key),
                read.types.allSatisfy({ given.isMade($0) && !given.gives(key, to: $0) }),
                !fallbacks.contain(
                    ActivityRead(
                        key: .text(key), range: read.site.range, site: read.site, function: read.function, isWhole: false,
                        isOfSession: false))
            else { return nil }
            let doubt =
                read.doubt ?? read.types.lazy.compactMap(given.silence).first
                ?? program.silence(onCodeOf: program.unit(of: read.function))
            if silences.note(doubt) { return nil }
            return UngivenContinuedKey(
                key: key, types: read.types, function: read.function, range: read.site.range, given: given.entries(of: read.types))
        }.first(ofEach: { "\($0.function.id) \($0.key)" })
    }

    /// Entries of activities that SwiftUI hands over to somebody in sight; not those that the system is told to need.
    func entriesOfContinuedTypes(_ silences: inout Silences) -> [ActivityEntry] {
        let continued = ContinuedActivities(self)
        guard !continued.types.isEmpty else { return [] }
        let entries = EntriesOfActivityTypes(self).entriesOfOneType.filter { continued.types.keys.contains($0.type) }
        let needed = keysNeededBySystem
        return entries.compactMap { entry in
            guard let key = string(entry.entry.key, at: entry.entry.place).text, !needed.contains(key) else { return nil }
            return silences.note(continued.types[entry.type] ?? nil) ? nil : entry.entry
        }
    }

    /// What activities are told to need where they are found again.
    private var keysNeededBySystem: Set<String> {
        var keys: Set<String> = []
        for function in program.functions(mentioningAnyOf: ["requiredUserInfoKeys"]) {
            for site in sites(in: function) {
                guard case .assignment(let target, _, let value) = site.kind, target.core.memberName == "requiredUserInfoKeys" else {
                    continue
                }
                let place = Place(site, in: function)
                _ = value.contains { part in
                    keys.formUnion(texts(ofKey: part, at: place))
                    return false
                }
            }
        }
        return keys
    }
}

/// What is asked of the activities that SwiftUI's `onContinueUserActivity` hands over, by their types.
struct ContinuedActivities {
    struct Read {
        let key: Expression
        let site: Site
        let function: Function
        let types: [String]
        /// Where whoever asks may get others as well.
        let doubt: Silence?
    }

    /// By type, where one of its activities goes that nothing follows.
    private(set) var types: [String: Silence?] = [:]
    private(set) var reads: [Read] = []
    private let app: App
    /// In the order in which they are found.
    private var holders: [ActivityHolder] = []
    /// By holder, the types of what it may get.
    private var typesOfHolder: [ActivityHolder: Set<String>] = [:]
    /// Where functions that get one are named for that: the identity of the function that names it, and the name's place.
    private var mentions: [Function: Set<Mention>] = [:]

    private struct Mention: Hashable {
        let function: Int
        let range: SourceRange
    }

    init(_ app: App) {
        self.app = app
        let handlers = app.handlersOfActivities()
        guard !handlers.isEmpty else { return }
        for handler in handlers {
            types[handler.type] = types[handler.type] ?? .some(nil)
            follow(handler.value, of: [handler.type], in: handler.function, at: handler.site)
        }
        var next = 0
        while next < holders.count {
            let holder = holders[next]
            next += 1
            handOn(holder)
        }
        let doubts = Dictionary(uniqueKeysWithValues: Set(holders.map(\.function)).map { ($0, doubt(about: $0)) })
        for holder in holders.sorted(by: { ($0.function.id, $0.range.start) < ($1.function.id, $1.range.start) }) {
            let own = typesOfHolder[holder, default: []].sorted()
            for site in holder.sites(app) {
                guard case .element(let base, let arguments) = site.kind, arguments.count == 1,
                    holder.isUserInfo(base, at: site), !holder.assigns(site, app)
                else { continue }
                reads.append(
                    Read(
                        key: arguments[0].value, site: site, function: holder.function, types: own,
                        doubt: holder.isClosure ? nil : doubts[holder.function] ?? nil))
            }
        }
    }

    /// A closure, or the method that is named instead of one.
    private mutating func follow(_ value: Expression, of types: Set<String>, in function: Function, at site: Site) {
        switch value.kind {
        case .closure(let closure):
            let name = closure.parameters.first?.name ?? "$0"
            add(ActivityHolder(kind: .closure(name), function: function, range: value.range), types)
        default:
            let named = app.program.functions(named: value, at: Place(site, in: function))
            guard let method = named.onlyElement, let parameter = method.fact.parameters.onlyElement else {
                return lose(types, at: value.range, in: function)
            }
            mentions[method, default: []].insert(Mention(function: function.id, range: value.core.rangeOfName))
            add(ActivityHolder(kind: .parameter(parameter.name), function: method, range: method.fact.nameRange), types)
        }
    }

    private mutating func add(_ holder: ActivityHolder, _ types: Set<String>) {
        let known = typesOfHolder[holder]
        typesOfHolder[holder, default: []].formUnion(types)
        // Who gets more than before hands more on.
        if known != typesOfHolder[holder] { holders.append(holder) }
    }

    /// Whom it is given to, and what of the project's own it is asked.
    private mutating func handOn(_ holder: ActivityHolder) {
        let own = typesOfHolder[holder, default: []]
        for site in holder.sites(app) {
            guard let call = site.call else { continue }
            let place = Place(site, in: holder.function)
            for (index, argument) in call.arguments.enumerated() where holder.isActivity(argument.value, at: site.locals, site.range) {
                guard !call.logs, let called = app.program.calledFunction(call, at: place) else { continue }
                guard let parameter = called.fact.parameter(for: index, of: call) else { continue }
                mentions[called, default: []].insert(Mention(function: holder.function.id, range: call.nameRange))
                add(ActivityHolder(kind: .parameter(parameter.name), function: called, range: called.fact.nameRange), own)
            }
        }
        for use in holder.uses(app) {
            switch use {
            case .asked(let name):
                for member in app.program.functions(ofFramework: "NSUserActivity")
                where (member.property?.name ?? member.fact.name) == name.text && !member.isStatic {
                    mentions[member, default: []].insert(Mention(function: holder.function.id, range: name.range))
                    add(ActivityHolder(kind: .receiver, function: member, range: member.fact.nameRange), own)
                }
            case .lost(let range): lose(own, at: range, in: holder.function)
            }
        }
    }

    private mutating func lose(_ types: Set<String>, at range: SourceRange, in function: Function) {
        for type in types where (self.types[type] ?? nil) == nil {
            self.types[type] = Silence(.activityOutOfSight, at: function.location(range), about: function.symbol)
        }
    }

    /// Where somebody else names a function, who may hand it any activity.
    private func doubt(about function: Function) -> Silence? {
        guard let known = mentions[function] else { return nil }
        let name = function.property?.name ?? function.fact.name
        for other in app.program.functions(mentioningAnyOf: [name]) where !app.program.isTest(other) {
            let place = other.place { part in
                guard let range = part.rangeOfMention(of: name), !known.contains(Mention(function: other.id, range: range)) else {
                    return nil
                }
                return app.mayMean(function, by: part, in: other) ? range : nil
            }
            if let place { return Silence(.activityOutOfSight, at: other.location(place), about: other.symbol) }
        }
        return nil
    }
}

extension App {
    /// Whether an expression that has a function's name may mean that one.
    fileprivate func mayMean(_ function: Function, by expression: Expression, in other: Function) -> Bool {
        let around = sites(in: other).filter { $0.range.contains(expression.range) }
        let call = around.first { $0.call?.callee.range == expression.range }
        if let call, let called = call.call.flatMap({ program.calledFunction($0, at: Place(call, in: other)) }) {
            return called == function
        }
        let place = Place(other, around.min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }?.locals)
        switch expression.kind {
        case .name(let name): return place.locals?.lookUp(name) == nil && program.isInReach(function, ofNamesIn: other)
        case .member(let base, _):
            switch program.type(of: base, at: place)?.unwrapped {
            case .named(let name, _): return UIKit.isAnything(name) || name == function.extendedName
            case .project(let owner): return function.type.map { program.family(of: $0).contains(owner) } ?? false
            default: return true
            }
        default: return true
        }
    }
}

extension App {
    typealias ActivityHandler = (type: String, value: Expression, function: Function, site: Site)

    /// What SwiftUI hands the activities of each type to that the text tells.
    func handlersOfActivities() -> [ActivityHandler] {
        program.functions(mentioningAnyOf: ["onContinueUserActivity"]).filter { !program.isTest($0) }.flatMap { function in
            sites(in: function).compactMap { site -> ActivityHandler? in
                let place = Place(site, in: function)
                guard let call = site.call, call.name == "onContinueUserActivity", call.arguments.count == 2,
                    let type = string(call.arguments[0].value, at: place).text, !type.hasSuffix("Intent"),
                    !program.declaresFunction(call.name)
                else { return nil }
                return (type, call.arguments[1].value, function, site)
            }
        }
    }
}

extension Program {
    /// Whether a function may mean another one by its name alone: it has no owner, or is of the same family, of a class that the framework's
    /// is above, or around.
    fileprivate func isInReach(_ function: Function, ofNamesIn other: Function) -> Bool {
        if let extended = function.extendedName {
            let root = other.extendedName ?? other.type.flatMap { frameworkRoot(of: $0) }
            return root.map { UIKit.inherits($0, from: extended) || $0 == extended } ?? false
        }
        guard let owner = function.type else { return true }
        guard let type = other.type else { return false }
        return owner.kind == .protocol || type.name.hasPrefix(owner.name + ".") || family(of: owner).contains(type)
            || hasUnknownAncestor(type)
    }

    /// Whether the project has a function of a name, which another call may mean.
    func declaresFunction(_ name: String) -> Bool { functions.contains { $0.fact.kind == .method && $0.fact.name == name } }

    /// The methods of the type around a place, or functions, that are named and not called: `handle`, `model.handle`.
    func functions(named value: Expression, at place: Place) -> [Function] {
        switch value.core.kind {
        case .name(let name):
            guard place.locals?.lookUp(name) == nil, let type = place.type else { return [] }
            return lineage(of: type).flatMap { functions(of: $0) }.filter { $0.fact.kind == .method && $0.fact.name == name }
        case .member(let base, let name):
            let owner = base.isSelf ? place.type : type(of: base, at: place)?.unwrapped.projectType
            guard let owner else { return [] }
            return lineage(of: owner).flatMap { functions(of: $0) }.filter { $0.fact.kind == .method && $0.fact.name == name.text }
        default:
            return []
        }
    }
}

extension Expression {
    /// Where the last of its names stands.
    fileprivate var rangeOfName: SourceRange {
        if case .member(_, let name) = kind { return name.range }
        return range
    }

    /// Where it names a function or property of some name.
    fileprivate func rangeOfMention(of name: String) -> SourceRange? {
        switch kind {
        case .name(name), .implicitMember(name): range
        case .member(_, let member) where member.text == name: member.range
        case .keyPath(let names) where names.contains(name): range
        default: nil
        }
    }
}

extension Function {
    /// The first place that a test gives for some expression of the body.
    fileprivate func place(where test: (Expression) -> SourceRange?) -> SourceRange? {
        var place: SourceRange?
        _ = contains { part in
            place = test(part)
            return place != nil
        }
        return place
    }
}
