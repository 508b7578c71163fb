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
        guard case .name(let text) = name.kind, let locals = place.locals?.lookUp(text),
            case .element(let sequence, _) = locals.binding.origin,
            let rounds = rounds(over: sequence, at: place.before(locals))
        else { return nil }
        let strings = rounds.values.map { value in
            guard isRawValue else { return program.string(value, at: rounds.place) }
            let rawValue = Expression.Kind.member(value, Expression.Name(text: "rawValue", range: value.range))
            return program.string(Expression(rawValue, value.range), at: rounds.place)
        }
        // A table longer than that is data rather than keys.
        return strings.isEmpty || strings.count > 64 || !strings.allSatisfy(\.isKnown) ? nil : strings
    }

    /// What a loop walks over: the parts of a literal, also behind a constant, or each case of an enumeration.
    func rounds(over sequence: Expression, at place: Place, depth: Int = 0) -> (values: [Expression], place: Place)? {
        guard depth < 8 else { return nil }
        if case .array(let values) = sequence.core.kind { return (values, place) }
        guard let reference = program.reference(sequence.core, at: place) else {
            return cases(named: sequence.core, at: place).map { ($0, place) }
        }
        guard let constant = writtenValue(of: reference, at: place) else { return nil }
        return rounds(over: constant.value, at: constant.place, depth: depth + 1)
    }

    /// `Kind.allCases`, where the enumeration leaves that to the compiler.
    private func cases(named expression: Expression, at place: Place) -> [Expression]? {
        guard case .member(let base, let name) = expression.kind, name.text == "allCases",
            case .project(let type)? = program.typeValue(of: base, at: place), type.kind == .enumeration
        else { return nil }
        return type.declarations.flatMap { $0.fact.cases }.map { fact in
            Expression(.member(base, Expression.Name(text: fact.name, range: expression.range)), expression.range)
        }
    }

    /// What a `let` is made with, and where that is written. A variable may be filled later.
    private func writtenValue(of reference: Program.Reference, at place: Place) -> (value: Expression, place: Place)? {
        switch reference {
        case .local(let locals):
            guard case .local(let local) = locals.binding.origin, local.isLet, let value = local.value else { return nil }
            return (value, place.before(locals))
        case .property(let declaration, let property, let owner):
            guard property.modifiers.contains(.isLet), let value = property.value else { return nil }
            return (value, Place(in: declaration, of: owner, isStatic: property.modifiers.contains(.isStatic)))
        case .global(let property, let file):
            guard property.modifiers.contains(.isLet), let value = property.value else { return nil }
            return (value, Place(file: file))
        case .frameworkProperty, .enumCase, .type, .unknown:
            return nil
        }
    }
}
