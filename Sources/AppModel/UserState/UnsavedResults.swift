import Syntax

/// Lists that are filled with what somebody answers as the user asks for it, and with nothing else.
extension App {
    func unsavedResults(
        _ property: PropertyFact, at location: Location, _ screen: StatefulScreen, _ reach: UserReach, _ keepers: StateKeepers
    ) -> UnsavedState? {
        let owner = screen.owner
        let name = property.name.withoutUnderscore
        let reading = ChangeReading(name, first: property.value, isFlag: false, of: owner, in: self)
        var asked: Set<Int> = []
        var fillings: [StateHistory.Change] = []
        var counted: MemberUse?
        for use in uses(ofMember: name, of: owner) where !use.function.isInitialValue && use.kind != .called {
            let function = use.function
            if let type = function.type, !program.isRelated(type, to: owner), reading.isOfAnother(use) { continue }
            if use.isText {
                if function.names(anyOf: UIKit.setsByKey) { return nil }
                continue
            }
            guard !keepers.saves(function), !keepers.restores(function), !keepers.mayKeep(use) else { return nil }
            guard let site = reading.change(at: use) else {
                guard function.fact.kind != .observer else { return nil }
                if function.countsRows { counted = counted ?? use }
                continue
            }
            if reading.empties(site) { continue }
            guard let type = function.type, program.isRelated(type, to: owner), site.mayRunLater,
                isAsked(function, of: owner, reach, &asked),
                !keepers.mayKeepValue(of: name, givenBy: site, in: function)
            else { return nil }
            fillings.append(StateHistory.Change(site: site, function: function))
        }
        guard let counted, let filling = fillings.first else { return nil }
        return UnsavedState(
            screen: screen, name: property.name, location: location, loss: .results,
            change: filling.function.location(filling.site.range), use: counted.function.location(counted.range))
    }

    /// Whether nothing but what the user does leads to a function, as far as the app's own code calls it.
    private func isAsked(_ function: Function, of owner: Type, _ reach: UserReach, _ seen: inout Set<Int>) -> Bool {
        guard seen.insert(function.id).inserted else { return true }
        let name = function.fact.name
        guard function.hook == nil, function.fact.kind == .method, !UIKit.loadingMethods.contains(name), !UIKit.appearances.contains(name),
            program.usesInOutlines(of: name, forUnit: program.unit(of: function), ofFamily: program.family(of: owner)).isEmpty
        else { return false }
        let isRoot = reach.begins(with: function)
        // A list is called what its delegate's methods are.
        let uses = uses(ofMember: name, of: owner).filter { !isRoot || $0.kind == .called }
        guard isRoot || !uses.isEmpty && !function.fact.modifiers.contains(.overrides) else { return false }
        return uses.allSatisfy { use in
            guard let type = use.function.type else { return false }
            return use.kind == .called && program.isRelated(type, to: owner) && isAsked(use.function, of: owner, reach, &seen)
        }
    }
}

extension ChangeReading {
    /// Whether it leaves nothing in a list.
    fileprivate func empties(_ site: Site) -> Bool {
        if let call = site.call { return Conventions.takesAway(call.name) }
        guard case .assignment(_, nil, let value) = site.kind else { return false }
        return switch value.core.kind {
        case .array(let elements): elements.isEmpty
        case .nilLiteral: true
        case .call(let call): call.arguments.isEmpty && (call.receiver == nil || call.name == "init" || call.name == "new")
        default: value.isEmpty
        }
    }
}
