import Syntax

/// A restored value that one property gets although it was saved from another.
public struct CrossedState: Sendable {
    public let key: String
    /// What was saved, and what gets it.
    public let source: String
    public let target: String
    public let function: Function
    /// Of the assignment that restores it.
    public let range: SourceRange
    /// Where it is saved.
    public let write: Location

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such value of a coder, or of the activities of one class: two properties that change places, and one that is saved twice, the
    /// second time under what is the key of another by its name, which gets it and is itself saved nowhere.
    ///
    /// That one property is saved and another one restored is no fault by itself: the second may wait for the moment at which the first gets it.
    public func crossedStates(_ silences: inout Silences) -> [CrossedState] {
        var assignments = AssignmentsOfBodies(self)
        // Those that share a coder have what lies in it in common.
        var saved: [ObjectIdentifier: Halves] = [:]
        var restored: [ObjectIdentifier: Halves] = [:]
        let coded = (keySpaces + modelKeySpaces).flatMap { space -> [CrossedState] in
            let (writes, reads) = (ObjectIdentifier(space.writes), ObjectIdentifier(space.reads))
            let sources = saved[writes] ?? Halves(savedBy: space.writes.accesses(.write))
            saved[writes] = sources
            let targets =
                restored[reads]
                ?? Halves(space.reads.accesses(.read).flatMap { halves($0.key, readAt: $0.site.range, in: $0.function, &assignments) })
            restored[reads] = targets
            let found = crossings(from: sources, to: targets, of: space.type, &assignments)
            let doubt = space.doubt ?? space.writes.silence(onKeys: .write, beside: space.reads)
            return found.isEmpty || silences.note(doubt) ? [] : found
        }
        return (coded + crossedEntries(&assignments)).first(ofEach: \.location)
    }

    private func crossedEntries(_ assignments: inout AssignmentsOfBodies) -> [CrossedState] {
        let entries = activityEntries.filter { $0.isCertain && !program.isTest($0.function) }
        guard !entries.isEmpty else { return [] }
        let saved = entries.map { entry in
            Half(saving: entry.value, string(entry.key, at: entry.place), at: entry.place.locals, of: nil, in: entry.function)
        }
        let restored = activityReads().filter { !$0.isOfSession }.flatMap {
            halves($0.key, readAt: $0.range, in: $0.function, &assignments)
        }
        let (sources, targets) = (Halves(saved), Halves(restored))
        return restored.compactMap(\.function.type).first(ofEach: \.id).flatMap {
            crossings(from: sources, to: targets, of: $0, &assignments)
        }
    }

    /// What gets the value of a read: one half for each property, or one that names none.
    private func halves(
        _ key: StringValue, readAt read: SourceRange, in function: Function, _ assignments: inout AssignmentsOfBodies
    ) -> [Half] {
        let targets = assignments.thatGive(read, in: function).map { Half(giving: $0.target, key, at: $0.site, in: function) }
        return targets.isEmpty ? [Half(saving: nil, key, at: nil, of: nil, in: function)] : targets
    }

    private func crossings(
        from saved: Halves, to restored: Halves, of type: Type, _ assignments: inout AssignmentsOfBodies
    ) -> [CrossedState] {
        guard let sources = saved.single[type.id], let targets = restored.single[type.id] else { return [] }
        let pairs = targets.compactMap { key, target in sources[key].map { Crossing(source: $0, target: target) } }
        let crossed = pairs.filter { $0.source.state != $0.target.state }.sorted { $0.target.range.start < $1.target.range.start }
        guard !crossed.isEmpty else { return [] }
        let exchanges = Set(crossed.map { [$0.source.state, $0.target.state] })
        let kept = Set(pairs.filter { $0.source.state == $0.target.state }.map(\.source.state))
        let savedNames = Set(saved.all.flatMap { $0.expression?.plainNames ?? [] })
        return crossed.filter { one in
            exchanges.contains([one.target.state, one.source.state])
                ? isLeftSo(one, of: type, &assignments) : isMistaken(one, kept, savedNames, of: type)
        }.compactMap { one in
            guard let key = one.target.key.text, let source = one.source.state, let target = one.target.state else { return nil }
            return CrossedState(
                key: key, source: source.text, target: target.text, function: one.target.function, range: one.target.range,
                write: one.source.function.location(one.source.range))
        }.first(ofEach: { Set([$0.source, $0.target]) })
    }

    /// Whether the method that restores gives neither property another value, as one would who puts them right.
    private func isLeftSo(_ one: Crossing, of type: Type, _ assignments: inout AssignmentsOfBodies) -> Bool {
        let states = [one.source.state, one.target.state]
        let function = one.target.function
        let given = states.compactMap(\.self).map { assignments.count(to: $0, in: function) }
        return given.reduce(0, +) == 2 && !function.names(anyOf: ["swap"]) && states.allSatisfy { isStored($0, in: type) }
    }

    /// Whether a property is saved a second time in the place of another, which its own class changes and nothing saves.
    ///
    /// - Parameters:
    ///   - kept: what comes back where it was.
    ///   - savedNames: all that what is saved names.
    private func isMistaken(_ one: Crossing, _ kept: Set<OwnState?>, _ savedNames: Set<String>, of type: Type) -> Bool {
        guard let source = one.source.state, let target = one.target.state, target.owner == nil, source.owner == nil,
            one.target.key.text?.isName(of: target.member, ratherThan: source.member) ?? false,
            kept.contains(source), !savedNames.contains(target.member),
            isStored(target, in: type)
        else { return false }
        return program.functions(of: type).contains { function in
            guard function.hook == nil, function.fact.kind == .method else { return false }
            return sites(in: function).contains { site in
                guard case .assignment(let changed, _, let value) = site.kind, OwnState(changed, at: site.locals)?.asProperty == target
                else {
                    return false
                }
                return value.mayDiffer && !value.contains { $0.plainName?.withoutUnderscore == source.member }
            }
        }
    }

    /// Whether what is put into a property is what it holds: of what another object has, that the property holds the object.
    private func isStored(_ state: OwnState?, in type: Type) -> Bool {
        guard let state, let property = type.property(state.owner ?? state.member)?.fact else { return false }
        return property.accessors.isEmpty && property.attributes.allSatisfy(UIKit.harmlessAttributes.contains)
            && property.modifiers.isDisjoint(with: [.isStatic, .isComputed])
    }
}

/// The assignments of bodies by what they give and to what. One question looks through a body for all that come after it.
private struct AssignmentsOfBodies {
    typealias Assignment = (target: Expression, site: Site)

    private struct Body {
        /// By where a value stands that the assignment hands on.
        var ofValue: [SourceRange: [Assignment]] = [:]
        /// How many have a property in their target.
        var counts: [OwnState: Int] = [:]
    }

    private let app: App
    private var bodies: [Int: Body] = [:]

    init(_ app: App) { self.app = app }

    mutating func thatGive(_ value: SourceRange, in function: Function) -> [Assignment] { body(of: function).ofValue[value] ?? [] }

    mutating func count(to state: OwnState, in function: Function) -> Int { body(of: function).counts[state] ?? 0 }

    private mutating func body(of function: Function) -> Body {
        if let known = bodies[function.id] { return known }
        var body = Body()
        for site in app.sites(in: function) {
            guard case .assignment(let target, let operation, let value) = site.kind else { continue }
            var states: Set<OwnState> = []
            _ = target.contains { part in
                if let state = OwnState(part, at: site.locals)?.asProperty { states.insert(state) }
                return false
            }
            for state in states { body.counts[state, default: 0] += 1 }
            guard operation == nil else { continue }
            for given in Set(Place(site, in: function).origins(of: value.unconverted).map(\.value.unconverted.range)) {
                body.ofValue[given, default: []].append((target, site))
            }
        }
        bodies[function.id] = body
        return body
    }
}

private struct Crossing {
    let source: Half
    let target: Half
}

/// What is saved under a key, or gets what lies there.
private struct Half {
    let key: StringValue
    /// The property; `nil` where it is something else.
    let state: OwnState?
    let expression: Expression?
    let function: Function
    /// Of the assignment that restores, or of what is saved.
    let range: SourceRange
    /// Whether it happens only now and then, beyond that there has to be something to restore.
    let isConditional: Bool
}

/// All that is saved in one coder, or all that gets what lies there.
private struct Halves {
    let all: [Half]
    /// Of a key what is its only property, in methods of one class; by the id of the class.
    let single: [Int: [StringValue: Half]]

    init(_ all: [Half]) {
        self.all = all
        var single: [Int: [StringValue: Half]] = [:]
        for (key, halves) in Dictionary(grouping: all, by: \.key) where key.text != nil {
            guard let first = halves.first, first.state != nil, let type = first.function.type,
                halves.allSatisfy({
                    $0.state == first.state && $0.function.type == type && !$0.function.isStatic && !$0.isConditional
                })
            else { continue }
            single[type.id, default: [:]][key] = first
        }
        self.single = single
    }

    init(savedBy writes: [KeyAccess]) {
        self.init(
            writes.map { write in Half(saving: write.value, write.key, at: write.site.locals, of: write.site, in: write.function) })
    }
}

extension Half {
    fileprivate init(saving value: Expression?, _ key: StringValue, at locals: LocalScope?, of site: Site?, in function: Function) {
        self.init(
            key: key, state: value.flatMap { OwnState($0.unconverted, at: locals)?.asProperty }, expression: value, function: function,
            range: value?.range ?? function.fact.nameRange, isConditional: site?.isConditional ?? false)
    }

    fileprivate init(giving target: Expression, _ key: StringValue, at site: Site, in function: Function) {
        self.init(
            key: key, state: OwnState(target, at: site.locals)?.asProperty, expression: target, function: function, range: site.range,
            isConditional: site.isConditional)
    }
}

extension Site {
    fileprivate var isConditional: Bool { mayRunLater || isLooped || conditions.contains { !$0.asksWhetherThere } }
}

extension Statement.Condition {
    /// `if let saved = …`, `if coder.containsValue(forKey: "page")`.
    fileprivate var asksWhetherThere: Bool {
        switch self {
        case .binding: true
        case .expression(let expression):
            if case .call(let call) = expression.core.kind { call.name.hasPrefix("containsValue") } else { false }
        case .pattern, .availability, .compilation: false
        }
    }
}

extension Expression {
    /// Without what only gives it another form: `NSNumber(value: page)`, `[number integerValue]`.
    fileprivate var unconverted: Expression { convertedValue?.unconverted ?? core }

    /// Every property that it names, itself or in a part.
    fileprivate var plainNames: Set<String> {
        var names: Set<String> = []
        _ = contains { part in
            if let name = part.plainName { names.insert(name.withoutUnderscore) }
            return false
        }
        return names
    }

    /// Whether it may be another value each time.
    fileprivate var mayDiffer: Bool {
        switch core.kind {
        case .string, .integer, .float, .boolean, .nilLiteral: false
        case .array(let elements), .dictionary(let elements): elements.contains(where: \.mayDiffer)
        default: true
        }
    }
}

extension String {
    /// Whether a key spells one property and not the other.
    fileprivate func isName(of member: String, ratherThan other: String) -> Bool {
        let (key, member, other) = (letters, member.letters, other.letters)
        return member.count > 2 && key.contains(member) && (!key.contains(other) || member.contains(other))
    }

    private var letters: String { lowercased().filter(\.isLetter) }
}
