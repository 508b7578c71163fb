import Syntax

extension App {
    /// Where what a decoding method restored gets another value because the method goes on with another property, whose observer or setter
    /// gives it one: restoring the chapter begins it anew, on its first page.
    ///
    /// Only what such a setter always does, or does for each new value, and only for a property that changes without it as well.
    func statesReplacedByObservers(_ silences: inout Silences) -> [EarlyRestoration] {
        program.implementations(of: .decodeState, .restoreState).filter { !program.isTest($0) }.flatMap { decoder -> [EarlyRestoration] in
            guard let type = decoder.type else { return [] }
            let isUIKits = program.isController(type) || program.isView(type)
            guard isUIKits || program.isRestoredByAppKit(type), !isUIKits || !isOptedIn(unit: type.unit).isNo else { return [] }
            let restored = statesRestored(by: decoder).filter { $0.state.owner == nil }
            guard !restored.isEmpty else { return [] }
            let given = sites(in: decoder).compactMap { site -> (state: OwnState, site: Site)? in
                guard !site.mayRunLater, let target = site.target, let state = OwnState(target, at: site.locals), state.owner == nil else {
                    return nil
                }
                return (state, site)
            }
            let found = restored.compactMap { state, location, _ -> EarlyRestoration? in
                guard let first = given.first(where: { decoder.location($0.site.range) == location })?.site else { return nil }
                let later = given.filter { $0.site.range.start >= first.range.end && !$0.site.excludes(first) }
                guard !later.contains(where: { $0.state == state }) else { return nil }
                for (other, site) in later {
                    guard let replacing = replacement(of: state, bySetting: other, site, of: type),
                        isChanged(state, in: type, besides: [decoder, replacing.function])
                    else { continue }
                    let place = replacing.function.location(replacing.site.range)
                    return EarlyRestoration(
                        kind: .overwrittenByObserver(state: state.text, other: other.text, restored: location, given: place),
                        function: decoder, range: site.range)
                }
                return nil
            }
            return found.isEmpty || isUIKits && !silences.affirms(isOptedIn(unit: type.unit)) ? [] : found
        }
    }

    /// What gives a property another value whenever another one gets a new value.
    private func replacement(of state: OwnState, bySetting other: OwnState, _ site: Site, of type: Type) -> (
        site: Site, function: Function
    )? {
        let setters = program.lineage(of: type).flatMap { program.functions(of: $0) }.filter { $0.hears(of: other, setBy: site) }
        guard let setter = setters.onlyElement, !program.isOverridden(setter) else { return nil }
        let replacing = assignments(to: state, by: setter, of: type)
        guard let given = replacing.onlyElement, case let site = given.site, case .assignment(_, nil, let value) = site.kind,
            !site.mayRunLater,
            site.tests.allSatisfy({ $0.comparesWithOldValue }),
            // What is kept within bounds may stay what it is.
            !value.contains(where: { $0.core.memberName.map { $0.withoutUnderscore == state.member.withoutUnderscore } ?? false })
        else { return nil }
        return (site, given.function)
    }

    /// Whether somebody gives a property another value while the object is there.
    private func isChanged(_ state: OwnState, in type: Type, besides others: [Function]) -> Bool {
        uses(ofMember: state.member.withoutUnderscore, of: type).contains { use in
            use.kind == .assigned && !others.contains(use.function) && !use.function.isInitialValue && use.function.hook == nil
                && use.function.fact.kind != .initializer && !Conventions.setsUp(use.function.fact.name)
        }
    }
}

extension Function {
    /// Whether it runs as a property of its object gets a value by an assignment, and before the next statement does.
    fileprivate func hears(of state: OwnState, setBy site: Site) -> Bool {
        switch fact.kind {
        case .observer: return fact.name == "didSet" && property?.name == state.member
        case .setter: return property?.name == state.member
        case .method:
            // The instance variable has none.
            guard isObjectiveC, case .member? = site.target?.core.kind else { return false }
            return fact.name == state.member.nameOfSetter && fact.parameters.count == 1
        default: return false
        }
    }
}

extension Expression {
    /// `oldValue != chapter`
    fileprivate var comparesWithOldValue: Bool {
        guard case .binary(let left, let operation, let right) = core.kind, ["!=", "==", "!==", "==="].contains(operation) else {
            return false
        }
        return left.core.isName("oldValue") || right.core.isName("oldValue")
    }
}
