import Syntax

/// What a screen makes of a value, and does not make again when decoding brings that back: code that sets a control calls no delegate and sends
/// no action.
public struct DerivedState: Sendable {
    public enum Kind: Sendable {
        /// It is made of the value as the view loads, which is over by then (H5), and whenever the user does something.
        case madeOfIt
        /// Only what the user does makes it of the value, or decides it along with that; until then it is a constant.
        case leftAsItCame
    }

    public let kind: Kind
    public let read: KeyAccess
    /// The property that is restored, one of the screen or of a view of it: `editor.text`.
    public let source: String
    /// What is made of it, `title`; one at least.
    public let derived: [String]
    public let maker: Function
}

extension App {
    /// One for each view and each function that makes something of it, in the order of the decoders.
    public func derivedStates(_ silences: inout Silences) -> [DerivedState] {
        program.implementations(of: .decodeState).filter { !program.isTest($0) }.flatMap { decoder -> [DerivedState] in
            guard let owner = decoder.type, program.isController(owner), !isOptedIn(unit: owner.unit).isNo else { return [] }
            let found = statesRestored(by: decoder).flatMap { restored in
                let made = statesMade(of: restored.state, in: owner).map { (kind: DerivedState.Kind.madeOfIt, made: $0) }
                let left = statesLeft(beside: restored.state, in: owner).map { (kind: DerivedState.Kind.leftAsItCame, made: $0) }
                return (made + left).map { kind, made in
                    DerivedState(
                        kind: kind, read: restored.read, source: restored.state.text, derived: made.states.map(\.text), maker: made.maker)
                }
            }
            guard !found.isEmpty, silences.affirms(isOptedIn(unit: owner.unit)), !silences.note(silence(onLoadingViewsOf: owner)) else {
                return []
            }
            return found
        }
    }

    /// What a helper makes of what a view holds, if it runs as the view loads and as the user acts, and at no other time.
    private func statesMade(of source: OwnState, in owner: Type) -> [(states: [OwnState], maker: Function)] {
        guard let view = source.owner else { return [] }
        var times = RunningTimes(of: owner, in: self)
        let makers = uses(ofMember: view, of: owner).map(\.function).first(ofEach: \.id).filter {
            times.times(of: $0) == [.loading, .acting]
        }
        return makers.map { maker in
            let states = sites(in: maker).compactMap { site -> OwnState? in
                let place = Place(site, in: maker)
                guard case .assignment(let target, nil, let value) = site.kind, !site.mayRunLater,
                    let state = OwnState(target, at: site.locals)?.asProperty, state.owner != view, state.isShownAlone,
                    source.isPart(of: value, at: place)
                        || state.isDecision && site.tests.contains(where: { source.isPart(of: $0, at: place) }),
                    isForGood(state, in: owner, { !$0.mayHappenLater && times.times(of: $0.function) != nil }),
                    !isReachedOtherwise(state, in: owner)
                else { return nil }
                return state
            }
            return (states.first(ofEach: \.self), maker)
        }.filter { !$0.states.isEmpty }
    }
}

extension OwnState {
    /// Whether somebody sees it by itself, rather than by asking the object for it.
    fileprivate var isShownAlone: Bool { owner != nil || member == "title" }

    /// Whether an expression, or a local in it, is made of what the property holds.
    func isPart(of value: Expression, at place: Place, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        return value.contains { part in
            if OwnState(part, at: place.locals)?.asProperty == asProperty { return true }
            guard case .name(let name) = part.kind, let first = place.firstValue(of: name) else { return false }
            return isPart(of: first.value, at: first.place, depth: depth + 1)
        }
    }
}
