import Syntax

/// What the user's doing decides along with a value, and what is left as the view came when decoding brings the value back.
extension App {
    /// Whether something is seen, or may be used, that only functions tell which the user sets off, if it begins as a constant that they do not
    /// leave.
    func statesLeft(beside source: OwnState, in owner: Type) -> [(states: [OwnState], maker: Function)] {
        let source = source.asProperty
        var times = RunningTimes(of: owner, in: self)
        let uses = uses(ofMember: source.owner ?? source.member, of: owner).filter { !$0.isText && !$0.function.isInitialValue }
        let users = uses.filter { times.times(of: $0.function) == [.acting] }.map(\.function).first(ofEach: \.id)
        guard !users.isEmpty, source.owner != nil || isLeftToUser(source, uses, in: owner, &times) else { return [] }
        return users.map { maker in
            let states = decisions(along: source, in: maker).filter { state in
                state.owner != source.owner && beginsOtherwise(state, along: source, in: owner, &times)
            }
            return (states.first(ofEach: \.self), maker)
        }.filter { !$0.states.isEmpty }
    }

    /// Whether nobody but the user and what restores the screen gives a property more than it begins with.
    private func isLeftToUser(_ source: OwnState, _ uses: [MemberUse], in owner: Type, _ times: inout RunningTimes) -> Bool {
        guard plainProperty(source.member, of: owner, isPassedBy: false) != nil,
            program.usesInOutlines(of: source.member, forUnit: owner.unit, ofFamily: program.family(of: owner)).isEmpty
        else { return false }
        return uses.allSatisfy { use in
            guard use.kind == .assigned, use.function.hook != .decodeState, use.function.fact.kind != .initializer else { return true }
            return !use.mayHappenLater && times.times(of: use.function) == [.acting]
        }
    }

    /// What a function decides of a value, or wherever it gives the property another.
    private func decisions(along source: OwnState, in maker: Function) -> [OwnState] {
        let sites = sites(in: maker)
        let changes = sites.filter { site in
            site.target.flatMap { OwnState($0, at: site.locals) }?.asProperty == source
        }
        return sites.compactMap { site in
            guard case .assignment(let target, nil, let value) = site.kind, !site.mayRunLater,
                let state = OwnState(target, at: site.locals)?.asProperty, state.isDecision
            else { return nil }
            let place = Place(site, in: maker)
            let isMadeOfIt = source.isPart(of: value, at: place) || site.tests.contains { source.isPart(of: $0, at: place) }
            return isMadeOfIt || value.core.boolean != nil && changes.contains(where: site.isOnTheWay) ? state : nil
        }
    }
}

extension App {
    /// Whether something is a constant from when the view loads, or as UIKit makes it, that only what the user does along with a value replaces.
    private func beginsOtherwise(_ state: OwnState, along source: OwnState, in owner: Type, _ times: inout RunningTimes) -> Bool {
        var first: [Bool?] = []
        var later: [Bool?] = []
        let naming = uses(ofMember: state.owner ?? state.member, of: owner).filter { !$0.function.isInitialValue && !$0.isText }
        for function in naming.map(\.function).first(ofEach: \.id) {
            let decided = sites(in: function).compactMap { site -> (site: Site, value: Bool?)? in
                guard case .assignment(let target, nil, let value) = site.kind,
                    OwnState(target, at: site.locals)?.asProperty == state
                else { return nil }
                return (site, value.core.boolean)
            }
            let time = times.times(of: function)
            if time == .loading, function.binds(state) { return false }
            guard !decided.isEmpty else { continue }
            switch time {
            case [.loading]:
                guard decided.allSatisfy({ $0.site.circumstance == nil && $0.value != nil }) else { return false }
                first += decided.map(\.value)
            case [.acting]:
                guard decisions(along: source, in: function).filter({ $0 == state }).count == decided.count else { return false }
                later += decided.map(\.value)
            default: return false
            }
        }
        // UIKit's own begin in sight and in use.
        guard first.count <= 1, let start = first.first ?? !state.isOfVisibility,
            // What may be used at once, and is tested later, does no harm.
            later.contains(!start) || later.contains(nil) && (state.isOfVisibility || !start)
        else { return false }
        return isForGood(state, in: owner) { !$0.mayHappenLater && times.times(of: $0.function) != nil }
            && !isReachedOtherwise(state, in: owner)
    }
}

extension Function {
    /// Whether it lets something else decide, whenever that changes: `save.rx.isEnabled`.
    fileprivate func binds(_ state: OwnState) -> Bool {
        contains { part in
            guard case .member(let base, let name) = part.kind, ["isEnabled", "enabled", "isHidden", "hidden"].contains(name.text),
                case .member(let view, let part) = base.core.kind
            else { return false }
            return view.core.plainName?.withoutUnderscore == state.owner && !part.text.hasSuffix("BarButtonItem")
        }
    }
}
