import Syntax

/// The part of a map to which the user has moved, where the screen asks for what lies there. UIKit keeps none of a map.
extension App {
    func unsavedRegion(
        _ property: PropertyFact, at location: Location, _ screen: StatefulScreen, _ reach: UserReach, _ keepers: StateKeepers
    ) -> UnsavedState? {
        let owner = screen.owner
        let family = program.family(of: owner).flatMap { program.functions(of: $0) }
        let listeners = family.filter(\.hearsOfRegion)
        guard property.modifiers.isDisjoint(with: [.isStatic, .isComputed]),
            let asking = listeners.first(where: { $0.names(anyOf: UIKit.regionsOfMaps) }),
            running(in: listeners, of: owner).allSatisfy({ !$0.names(anyOf: UIKit.stores) && !keepsOwn($0, of: owner, keepers) })
        else { return nil }
        let uses = uses(ofMember: property.name.withoutUnderscore, of: owner).filter { use in
            !use.function.isInitialValue && use.kind != .called && !use.isText
        }
        for use in uses {
            let function = use.function
            guard let type = function.type, program.isRelated(type, to: owner), !keepers.saves(function), !keepers.restores(function),
                !function.names(anyOf: UIKit.followsUser)
            else { return nil }
            // A map that something else moves shows what that is about.
            let moves = bodies.body(of: function).around(use.range).contains { $0.moves(mapAt: use.range) }
            if moves, !keepers.loads(function), !reach.holds(use.range, mayRunLater: use.mayHappenLater, in: function) { return nil }
        }
        guard !uses.isEmpty else { return nil }
        return UnsavedState(
            screen: screen, name: property.name, location: location, loss: .region, change: asking.location, use: asking.location)
    }

    /// Whether a function puts something away that the screen saves.
    private func keepsOwn(_ function: Function, of owner: Type, _ keepers: StateKeepers) -> Bool {
        sites(in: function).contains { site in
            guard let target = site.target, let state = OwnState(target, at: site.locals), state.owner == nil else { return false }
            return uses(ofMember: state.member.withoutUnderscore, of: owner).contains {
                keepers.saves($0.function) || $0.function.names(anyOf: UIKit.certainStores)
            }
        }
    }
}

extension Function {
    fileprivate var hearsOfRegion: Bool {
        ["regionDidChangeAnimated", "mapViewDidChangeVisibleRegion"].contains(fact.name)
            || fact.parameters.contains { $0.label == "regionDidChangeAnimated" }
    }
}

extension Site {
    fileprivate func moves(mapAt range: SourceRange) -> Bool {
        switch kind {
        case .assignment(let target, _, _):
            guard case .member(let base, let member) = target.core.kind else { return false }
            return base.range.contains(range) && UIKit.regionsOfMaps.contains(member.text)
        case .call(let call): return call.receiver?.range.contains(range) ?? false && UIKit.movesOfMaps.contains(call.name)
        default: return false
        }
    }
}
