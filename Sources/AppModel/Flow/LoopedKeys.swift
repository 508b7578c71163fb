import Syntax

extension App {
    /// The strings that an expression stands for in the rounds of a loop over a literal, or over all cases of an enumeration; `nil` where
    /// it is not the loop's, or where one of them is not known.
    func stringsInRounds(of expression: Expression, at place: Place) -> [StringValue]? {
        let name: Expression
        let isRawValue: Bool
        switch expression.core.kind {
        case .name: (name, isRawValue) = (expression.core, false)
        case .member(let base, let member) where member.text == "rawValue": (name, isRawValue) = (base.core, true)
        default: return nil
        }
        guard case .name(let text) = name.kind, let locals = place.locals?.lookUp(text), case .element(let sequence) = locals.binding.origin,
            let rounds = rounds(over: sequence, at: place.before(locals))
        else { return nil }
        let strings = rounds.values.map { value in
            guard isRawValue else { return string(value, at: rounds.place) }
            let rawValue = Expression.Kind.member(value, Expression.Name(text: "rawValue", range: value.range))
            return string(Expression(rawValue, value.range), at: rounds.place)
        }
        // A table longer than that is data rather than keys.
        return strings.isEmpty || strings.count > 64 || !strings.allSatisfy(\.isKnown) ? nil : strings
    }

    /// What a loop walks over: the parts of a literal, also behind a constant, or each case of an enumeration.
    func rounds(over sequence: Expression, at place: Place, depth: Int = 0) -> (values: [Expression], place: Place)? {
        guard depth < 8 else { return nil }
        func constant(_ property: PropertyFact, _ inner: Place) -> (values: [Expression], place: Place)? {
            // A variable may be filled later.
            guard property.modifiers.contains(.isLet), let value = property.value else { return nil }
            return rounds(over: value, at: inner, depth: depth + 1)
        }
        switch sequence.core.kind {
        case .array(let values):
            return (values, place)
        case .name(let name):
            switch reference(to: name, at: place) {
            case .local(let locals):
                guard case .local(let local) = locals.binding.origin, local.isLet, let value = local.value else { return nil }
                return rounds(over: value, at: place.before(locals), depth: depth + 1)
            case .property(let declaration, let property, let owner):
                return constant(property, Place(in: declaration, of: owner, isStatic: property.modifiers.contains(.isStatic)))
            case .global(let property, let file):
                return constant(property, Place(file: file))
            default:
                return nil
            }
        case .member(let base, let name) where base.isSelf && !place.isStatic:
            guard let type = place.type, case .property(let declaration, let property, let owner)? = member(name.text, of: type, isStatic: false)
            else { return nil }
            return constant(property, Place(in: declaration, of: owner, isStatic: false))
        case .member(let base, let name):
            guard case .project(let type)? = typeValue(of: base, at: place) else { return nil }
            if case .property(let declaration, let property, let owner)? = member(name.text, of: type, isStatic: true) {
                return constant(property, Place(in: declaration, of: owner, isStatic: true))
            }
            guard name.text == "allCases", type.kind == .enumeration else { return nil }
            let cases = type.declarations.flatMap { $0.fact.cases }.map { fact in
                Expression(.member(base, Expression.Name(text: fact.name, range: sequence.range)), sequence.range)
            }
            return (cases, place)
        default:
            return nil
        }
    }
}
