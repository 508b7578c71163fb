import Syntax

/// What a screen does with a property once the user acts, if it does nothing without it.
extension App {
    /// Where an action takes the property for granted, or leaves where it is missing; nothing where it is something that only goes on for a
    /// while, or where the class asks elsewhere whether it is there, to offer the action or not.
    func needingAction(of property: ShownProperty, in type: Type) -> (use: Location, effect: UnmetDependency.Effect)? {
        let own = program.lineage(of: type).flatMap { program.functions(of: $0) }
        let selectors = actionSelectors(of: type)
        let actions = own.filter {
            property.isNamed(in: $0) && $0.hook == nil && ($0.tellsChoice || $0.isAction(by: selectors)) && !$0.isUnwind
        }
        guard !actions.isEmpty, let fact = lastingProperty(property, of: type) else { return nil }
        let isOffered = own.contains { !actions.contains($0) && asksWhetherThere(property, $0) }
        if isOffered { return nil }
        for function in actions {
            if !function.isObjectiveC, !function.asksFor(fact.name), let range = function.forced(fact) {
                return (function.location(range), .crash)
            }
            if let range = needed(property, by: function.body, in: function) { return (function.location(range), .idleness) }
        }
        return nil
    }

    /// The property, if it holds something of the project's own, a text or a list: what frameworks have beside that is a place on the screen, a
    /// moment or a task.
    private func lastingProperty(_ property: ShownProperty, of type: Type) -> PropertyFact? {
        for owner in program.lineage(of: type) {
            for declaration in owner.declarations {
                guard let fact = declaration.fact.properties.first(where: { property.isNamed($0.name) }) else { continue }
                switch fact.type.flatMap({ program.resolve($0, at: Place(in: declaration, of: owner, isStatic: false)) })?.unwrapped {
                case .project: return fact
                case .named(let name, _): return name == "String" || name == "NSString" || UIKit.isCollection(name) ? fact : nil
                case .optional, .metatype, nil: return nil
                }
            }
        }
        return nil
    }

    /// Whether a function compares it with nil.
    func asksWhetherThere(_ property: ShownProperty, _ function: Function) -> Bool {
        property.isNamed(in: function)
            && function.contains { part in
                guard case .binary(let left, let operation, let right) = part.kind, operation == "==" || operation == "!=" else {
                    return false
                }
                return left.isNil && right.plainName.map(property.isNamed) ?? false
                    || right.isNil && left.plainName.map(property.isNamed) ?? false
            }
    }

    /// The test by which a body leaves where the property is missing, with more to do behind it, or one around all it does.
    private func needed(_ property: ShownProperty, by body: [Statement], in function: Function) -> SourceRange? {
        func tested(_ condition: Statement.Condition) -> SourceRange? {
            let place = Place(function, nil)
            switch condition {
            case .binding(_, _, let value): return property.isMeant(by: value, at: place) ? value.range : nil
            case .expression(let test):
                guard case .binary(let value, "!=", let other) = test.core.kind, other.isNil else { return nil }
                return property.isMeant(by: value, at: place) ? value.range : nil
            case .pattern, .availability, .compilation: return nil
            }
        }
        for (index, statement) in body.enumerated() {
            switch statement.kind {
            case .guarded(let conditions, let otherwise):
                guard otherwise.count == 1, otherwise[0].isReturn, index + 1 < body.count else { return nil }
                if let range = conditions.lazy.compactMap(tested).first { return range }
            case .branch(let branch):
                guard body.count == 1, branch.subject == nil, let arm = branch.arms.onlyElement else { return nil }
                return arm.conditions.lazy.compactMap(tested).first
            case .local, .function: continue
            case .expression(let expression):
                // What it does before that may be all that matters.
                guard case .assignment = expression.core.kind else { return nil }
            case .block, .deferred, .loop, .attempt, .returns, .throwing, .breaks, .continues, .fallsThrough: return nil
            }
        }
        return nil
    }
}

extension Function {
    /// Whether it runs as another screen goes.
    fileprivate var isUnwind: Bool { fact.parameters.onlyElement?.type?.unwrapped.name == "UIStoryboardSegue" }
}
