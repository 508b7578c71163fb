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
            let states = decisions(along: source, in: maker).map(\.state).first(ofEach: \.self).filter { state in
                state.owner != source.owner && beginsOtherwise(state, along: source, in: owner, &times)
            }
            return (states, maker)
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

    /// What a function decides along with a value.
    private struct Decision {
        let state: OwnState
        /// How it turns out where there is a value; `nil` where that is open.
        let outcome: Bool?
        /// Whether it is about there being none.
        var isOfAbsence = false
    }

    /// What a function decides of a value, or wherever it gives the property another.
    private func decisions(along source: OwnState, in maker: Function) -> [Decision] {
        let sites = sites(in: maker)
        let changes = sites.compactMap { site -> (site: Site, value: Expression)? in
            guard case .assignment(let target, nil, let value) = site.kind, OwnState(target, at: site.locals)?.asProperty == source else {
                return nil
            }
            return (site, value.core)
        }
        return sites.compactMap { site in
            guard case .assignment(let target, nil, let value) = site.kind, !site.mayRunLater,
                let state = OwnState(target, at: site.locals)?.asProperty, state.isDecision
            else { return nil }
            let place = Place(site, in: maker)
            if source.isPart(of: value, at: place) { return Decision(state: state, outcome: source.outcome(of: value, at: place)) }
            if site.tests.contains(where: { source.isPart(of: $0, at: place) }) { return Decision(state: state, outcome: nil) }
            guard let outcome = value.core.boolean, let change = changes.first(where: { site.isOnTheWay(to: $0.site) }) else { return nil }
            return Decision(state: state, outcome: outcome, isOfAbsence: change.value.isEmpty)
        }
    }
}

extension OwnState {
    /// How a test turns out where what the property holds is not empty: `!text.isEmpty`, `chosen != nil`, `names.count > 0`.
    fileprivate func outcome(of test: Expression, at place: Place, depth: Int = 0) -> Bool? {
        guard depth < 6 else { return nil }
        func ofPart(_ part: Expression) -> Bool? { outcome(of: part, at: place, depth: depth + 1) }
        switch test.core.kind {
        case .prefix("!", let operand): return ofPart(operand).map(!)
        case .tuple(let parts): return parts.onlyElement.flatMap { ofPart($0.value) }
        case .binary(let left, "??", _): return ofPart(left)
        case .binary(let left, "==", let right): return isAbsence(left, right, at: place) ? false : nil
        case .binary(let left, "!=", let right): return isAbsence(left, right, at: place) ? true : nil
        case .binary(let left, ">", let right): return right.core.isZero && isPart(of: left, at: place) ? true : nil
        case .member(let base, let name) where name.text == "isEmpty": return isPart(of: base, at: place) ? false : nil
        case .member(let base, let name) where name.text == "hasText": return base.core.plainName == owner ? true : nil
        case .name(let name): return place.firstValue(of: name).flatMap { outcome(of: $0.value, at: $0.place, depth: depth + 1) }
        default: return nil
        }
    }

    private func isAbsence(_ left: Expression, _ right: Expression, at place: Place) -> Bool {
        left.core.isEmpty && isPart(of: right, at: place) || right.core.isEmpty && isPart(of: left, at: place)
    }
}

extension App {
    /// Whether something is a constant from when the view loads, or as UIKit makes it, that only what the user does along with a value replaces,
    /// and by another one where there is a value.
    private func beginsOtherwise(_ state: OwnState, along source: OwnState, in owner: Type, _ times: inout RunningTimes) -> Bool {
        var first: [Bool?] = []
        var outcomes: [Bool?] = []
        let naming = uses(ofMember: state.owner ?? state.member, of: owner).filter { !$0.function.isInitialValue && !$0.isText }
        for function in naming.map(\.function).first(ofEach: \.id) {
            let given = sites(in: function).compactMap { site -> (site: Site, value: Bool?)? in
                guard case .assignment(let target, nil, let value) = site.kind,
                    OwnState(target, at: site.locals)?.asProperty == state
                else { return nil }
                return (site, value.core.boolean)
            }
            let time = times.times(of: function)
            if time == .loading, function.binds(state) { return false }
            guard !given.isEmpty else { continue }
            switch time {
            case [.loading]:
                guard given.allSatisfy({ $0.site.circumstance == nil && $0.value != nil }) else { return false }
                first += given.map(\.value)
            case [.acting]:
                let decided = decisions(along: source, in: function).filter { $0.state == state }
                guard decided.count == given.count else { return false }
                outcomes += decided.filter { !$0.isOfAbsence }.map(\.outcome)
            default: return false
            }
        }
        guard first.count <= 1, let start = first.first ?? startByUIKit(of: state, in: owner), !outcomes.isEmpty,
            // What is out of use at first, and may come into use, is worth it; all else has to be known.
            outcomes.allSatisfy({ $0 == !start || $0 == nil && state.isOfUse && !start })
        else { return false }
        return isForGood(state, in: owner) { !$0.mayHappenLater && times.times(of: $0.function) != nil }
            && !isReachedOtherwise(state, in: owner)
    }

    /// In sight and in use, as UIKit makes its own; `nil` where a closure makes the view, or a drawing may have it out of use or out of sight.
    private func startByUIKit(of state: OwnState, in owner: Type) -> Bool? {
        guard let view = state.owner, let property = program.lineage(of: owner).lazy.compactMap({ $0.property(view)?.fact }).first,
            !property.modifiers.contains(.isOutlet), case .call(let made)? = property.value?.core.kind, !made.callee.core.isClosure
        else { return nil }
        return !state.isOfVisibility
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
