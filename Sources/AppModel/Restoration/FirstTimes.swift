import Syntax

/// What is done once, the first time that an object comes to it.
extension App {
    /// Whether a site waits for nothing but flags of its own object that are, the first time, as they began: `if !hasAppeared { … }`, where
    /// nobody but its function gives the flag a value.
    func happensTheFirstTime(_ site: Site, in function: Function) -> Bool {
        guard let owner = function.type, !site.mayRunLater else { return false }
        var current = site.circumstance
        while let circumstance = current {
            guard let (flag, value) = circumstance.step.flag, begins(flag, as: value, in: owner), isGiven(flag, by: function, of: owner)
            else { return false }
            current = circumstance.outer
        }
        return site.circumstance != nil
    }

    /// Whether a property has a truth value from the beginning.
    private func begins(_ flag: String, as value: Bool, in owner: Type) -> Bool {
        let declared = program.lineage(of: owner).flatMap(\.declarations).flatMap { declaration in
            declaration.fact.properties.filter { $0.name.withoutUnderscore == flag }.map { ($0, declaration.file) }
        }
        return !declared.isEmpty
            && declared.allSatisfy { property, file in
                guard property.accessors.isEmpty, property.attributes.isEmpty,
                    property.modifiers.isDisjoint(with: [.isStatic, .isComputed])
                else { return false }
                if let first = property.value?.core.truthValue { return first == value }
                let isBoolean = ["BOOL", "bool", "Bool"].contains(property.type?.name ?? "")
                return property.value == nil && isBoolean && !value && Language(path: program.files[file].path) == .objectiveC
            }
    }

    /// Whether one function alone gives a property a value.
    private func isGiven(_ flag: String, by function: Function, of owner: Type) -> Bool {
        let others = uses(ofMember: flag, of: owner).filter { $0.kind == .assigned && !$0.function.isInitialValue }
        return others.contains { $0.function == function } && others.allSatisfy { $0.function == function }
            && !program.usesInOutlines(of: flag, forUnit: owner.unit, ofFamily: program.family(of: owner)).contains(.assigned)
    }
}

extension Step {
    /// The property of the own object that it asks, alone, and the truth value with which the site is reached.
    fileprivate var flag: (name: String, value: Bool)? {
        switch self {
        case .arm(_, _, .test, let conditions), .arm(_, _, .guardRest, let conditions):
            guard case .expression(let test)? = conditions.onlyElement else { return nil }
            return test.flag
        case .passed(_, let arms):
            guard case .expression(let test)? = arms.onlyElement?.conditions.onlyElement else { return nil }
            return test.flag.map { ($0.name, !$0.value) }
        default: return nil
        }
    }
}

extension Expression {
    /// The property that a test asks, and what it is where the test holds.
    fileprivate var flag: (name: String, value: Bool)? {
        switch core.kind {
        case .prefix("!", let inner): return inner.flag.map { ($0.name, !$0.value) }
        case .binary(let left, "==", let right):
            guard let value = right.core.truthValue else { return nil }
            return left.flag.map { ($0.name, $0.value == value) }
        default: return core.plainName.map { ($0.withoutUnderscore, true) }
        }
    }

    /// `true`, `NO`.
    fileprivate var truthValue: Bool? { if case .boolean(let value) = kind { value } else { nil } }
}
