import Syntax

extension App {
    /// Where a screen gives what its decoding restored another value each time it appears, and so right after it comes back (H3).
    ///
    /// Only what happens under no condition, and only values that nothing fills by then: a constant, or a property of the screen's own that
    /// whoever shows it sets and nobody who restores it.
    func overwrittenStates(_ silences: inout Silences) -> [EarlyRestoration] {
        program.implementations(of: .decodeState).filter { !program.isTest($0) }.flatMap { decoder -> [EarlyRestoration] in
            guard let type = decoder.type, program.isController(type), !isOptedIn(unit: type.unit).isNo else { return [] }
            let restored = statesRestored(by: decoder)
            guard !restored.isEmpty else { return [] }
            let family = program.family(of: type).flatMap { program.functions(of: $0) }
            let early = functions(of: family, runBy: { $0.hook != .encodeState && ($0.hook != nil || $0.buildsInterface) })
            var reads = ReadStates(self)
            let appearing = family.filter { UIKit.appearances.contains($0.fact.name) && $0.fact.kind == .method }
            let found = restored.compactMap { state, location -> EarlyRestoration? in
                guard isKeptUntilUsed(state, by: decoder, family, early, &reads) else { return nil }
                let given = appearing.flatMap { assignments(to: state, by: $0, of: type) }
                // Who gives it twice may know which is which.
                guard given.count == 1, let (site, function) = given.first, site.circumstance == nil,
                    case .assignment(_, _, let value) = site.kind,
                    isUnfilled(value, at: Place(site, in: function), of: type, family)
                else { return nil }
                return EarlyRestoration(
                    kind: .overwritten(state: state.text, restored: location), function: function, range: site.range)
            }
            return found.isEmpty || !silences.affirms(isOptedIn(unit: type.unit)) ? [] : found
        }
    }

    /// What a decoding method itself assigns of what it reads, in source order, and where.
    private func statesRestored(by decoder: Function) -> [(state: OwnState, location: Location)] {
        let reads = Set(coderFlow(of: decoder).accesses(.read).filter { $0.function == decoder }.map(\.site.range))
        guard !reads.isEmpty else { return [] }
        return sites(in: decoder).compactMap { site -> (state: OwnState, location: Location)? in
            guard case .assignment(let target, nil, let value) = site.kind, let state = OwnState(target, at: site.locals) else {
                return nil
            }
            let isRead = Place(site, in: decoder).origins(of: value).contains { origin in
                origin.value.contains { reads.contains($0.range) }
            }
            return isRead ? (state, decoder.location(site.range)) : nil
        }.first(ofEach: \.state)
    }

    /// Whether a value waits for the user: what shows itself has, unless the screen asks for it as it appears, and a property has where
    /// nothing that brings the screen back asks for it.
    ///
    /// - Parameter early: what brings the screen back.
    private func isKeptUntilUsed(
        _ state: OwnState, by decoder: Function, _ family: [Function], _ early: [Function], _ reads: inout ReadStates
    ) -> Bool {
        guard state.owner == nil else { return !early.contains { $0 != decoder && reads.hold(state, in: $0) } }
        let readers = family.filter { $0.hook != .encodeState && reads.hold(state, in: $0) }
        let declared = decoder.type.map(program.lineage)?.lazy.compactMap { $0.property(state.member)?.fact }.first
        return declared.map { $0.accessors.isEmpty && $0.attributes.allSatisfy(UIKit.harmlessAttributes.contains) } ?? false
            && !readers.contains(where: early.contains)
    }

    /// Where a method, or one of the object's own that it always calls, assigns to something; with what calls that, under its conditions.
    private func assignments(to state: OwnState, by function: Function, of type: Type, depth: Int = 0) -> [(site: Site, function: Function)]
    {
        sites(in: function).flatMap { site -> [(site: Site, function: Function)] in
            switch site.kind {
            case .assignment(let target, _, _):
                return OwnState(target, at: site.locals) == state ? [(site, function)] : []
            case .call(let call):
                guard depth < 3, call.receiver?.isSelf ?? true, let name = call.callee.plainName,
                    let method = program.method(name, call, of: type), method != function
                else { return [] }
                let inside = assignments(to: state, by: method, of: type, depth: depth + 1)
                // What is called under a condition counts as much, and is no finding.
                return site.circumstance == nil ? inside : inside + inside
            default:
                return []
            }
        }
    }

    /// Whether a value is a constant, or of a property that nothing which runs when the screen comes back fills.
    private func isUnfilled(_ value: Expression, at place: Place, of type: Type, _ family: [Function]) -> Bool {
        place.origins(of: value).allSatisfy { origin in
            switch origin.value.core.kind {
            case .string, .integer, .boolean, .nilLiteral: return true
            case .member(let base, _) where !base.isSelf: return isUnfilled(base, at: origin.place, of: type, family)
            case .name, .member:
                guard let name = origin.value.core.plainName, origin.place.locals?.lookUp(name) == nil,
                    let property = program.lineage(of: type).lazy.compactMap({ $0.property(name)?.fact }).first
                else { return false }
                return property.isLeftToOthers && !isFilledEarly(name, by: family)
            default: return false
            }
        }
    }

    /// Whether what restores or builds the screen may give a property a value: the screen itself, or a factory.
    private func isFilledEarly(_ name: String, by family: [Function]) -> Bool {
        let early = functions(of: family, runBy: { $0.hook != nil || $0.buildsInterface })
        return early.contains { assigns(name, $0) } || program.hooks.contains { $0.isFactory && $0.names(anyOf: [name]) }
    }

    /// Those of a family that some of it name, one after another.
    private func functions(of family: [Function], runBy isFirst: (Function) -> Bool) -> [Function] {
        var found = family.filter(isFirst)
        var next = 0
        while next < found.count {
            let caller = found[next]
            next += 1
            found += family.filter { !found.contains($0) && caller.names(anyOf: [$0.fact.name]) }
        }
        return found
    }

    private func assigns(_ name: String, _ function: Function) -> Bool {
        guard function.fact.words.mayHold(name) || function.fact.words.mayHold("_" + name) else { return false }
        return sites(in: function).contains { site in
            switch site.kind {
            case .assignment(let target, _, _): target.contains { $0.plainName == name || $0.plainName == "_" + name }
            case .call(let call): call.arguments.contains { $0.isReference && $0.value.plainName == name }
            default: false
            }
        }
    }
}

/// What functions ask for, other than to give it a value. One question looks through a body for all that come after it.
private struct ReadStates {
    private let app: App
    private var ofFunction: [Int: Set<OwnState>] = [:]

    init(_ app: App) { self.app = app }

    mutating func hold(_ state: OwnState, in function: Function) -> Bool {
        guard function.fact.words.mayHold(state.member) || function.fact.words.mayHold("_" + state.member) else { return false }
        return states(in: function).contains(state)
    }

    private mutating func states(in function: Function) -> Set<OwnState> {
        if let known = ofFunction[function.id] { return known }
        let targets = Set(
            app.sites(in: function).compactMap { site in if case .assignment(let target, _, _) = site.kind { target.range } else { nil } })
        var states: Set<OwnState> = []
        _ = function.contains { part in
            if let state = OwnState(part, at: nil), !targets.contains(part.range) { states.insert(state) }
            return false
        }
        ofFunction[function.id] = states
        return states
    }
}

/// A property of an object, or one of what is in such a property: `page`, `textView.text`.
struct OwnState: Hashable {
    let owner: String?
    let member: String

    var text: String { owner.map { "\($0).\(member)" } ?? member }

    private init(_ owner: String?, _ member: String) { (self.owner, self.member) = (owner, member) }

    /// Under the name of the property, where it is named as an instance variable.
    var asProperty: OwnState { OwnState(owner.map(\.withoutUnderscore), member.withoutUnderscore) }

    init?(_ target: Expression, at locals: LocalScope?) {
        let target = target.core
        if let name = target.plainName {
            if case .name = target.kind, locals?.lookUp(name) != nil { return nil }
            (owner, member) = (nil, name)
            return
        }
        guard case .member(let base, let name) = target.kind, let owner = base.core.plainName else { return nil }
        if case .name = base.core.kind, locals?.lookUp(owner) != nil { return nil }
        (self.owner, member) = (owner, name.text)
    }
}

extension PropertyFact {
    /// A stored variable that begins as nothing or as a constant, and that no drawing and no wrapper fills.
    fileprivate var isLeftToOthers: Bool {
        guard attributes.allSatisfy(UIKit.harmlessAttributes.contains), accessors.isEmpty,
            modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isOutlet, .isComputed])
        else { return false }
        switch value?.kind {
        case nil, .string, .integer, .boolean, .nilLiteral: return true
        default: return false
        }
    }
}
