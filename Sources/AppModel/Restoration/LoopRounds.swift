import Syntax

extension App {
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
