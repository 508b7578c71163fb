import Syntax

/// What a screen that comes back asks of a property while it decodes, before that has given it a value.
extension App {
    /// The first place that crashes if nobody has filled the property before.
    func useBeforeDecoding(of property: PropertyFact, in made: Type) -> Location? {
        let name = property.name
        let family = program.family(of: made).flatMap { program.functions(of: $0) }
        let fillers = Set(family.filter { $0.hook != .decodeState && fills(name, $0) }.map(\.fact.name))
        for decoder in program.lineage(of: made).flatMap({ program.implementations(of: .decodeState, in: $0) }) {
            let above = decoder.type.map { program.ancestors(of: $0).flatMap { program.functions(of: $0) } } ?? []
            let isFilledAbove = above.contains { $0.hook == .decodeState && (fills(name, $0) || $0.names(anyOf: fillers)) }
            let end = decoder.body.firstIndex { statement in
                gives(name, statement, by: fillers, isFilledAbove: isFilledAbove) || hides(name, statement, in: decoder)
                    || statement.mayLeave && !isAboutCoder(statement, of: decoder)
            }
            if let use = use(of: property, in: decoder, of: made, before: end) {
                return isFilledByOthers(name, during: decoder, outside: family) ? nil : use
            }
            // A superclass decodes when this one has said so.
            if end != nil || decoder.names(anyOf: [name, "_" + name]) { return nil }
        }
        return nil
    }

    private func use(of property: PropertyFact, in decoder: Function, of made: Type, before end: Int?) -> Location? {
        let (name, isImplicit) = (property.name, property.type?.isImplicitlyUnwrapped == true)
        let first = end.map { decoder.body[$0].firstAsked.filter { !hides(name, $0, in: decoder) } } ?? []
        if !decoder.asksFor(name, isImplicit: isImplicit) {
            let direct =
                decoder.forced(property, before: end) ?? raisingUse(of: name, in: decoder, before: end)
                ?? first.lazy.compactMap { $0.forced(name, isImplicit: isImplicit) }.first
            if let direct { return decoder.location(direct) }
            let start = end.map { decoder.body[$0].range.start } ?? .max
            let called = bodies.ownMethods(calledBy: decoder, in: made) { site in
                site.range.end <= start && !site.mayRunLater && site.conditions.isEmpty && !decoder.catches(site.range)
            }
            if let forced = forcedUse(of: property, in: made, by: called, stopsWhereItMayEnd: true) {
                return forced.function.location(forced.range)
            }
        }
        return nil
    }

    /// Whether something else that runs while it decodes, a loader perhaps that knows the screen, gives a property of that name to somebody.
    private func isFilledByOthers(_ name: String, during decoder: Function, outside family: [Function]) -> Bool {
        let givers = program.functions(mentioningAnyOf: [name]).filter { function in
            !family.contains(function)
                && sites(in: function).contains {
                    if case .assignment(let target, _, _) = $0.kind { target.memberName == name } else { false }
                }
        }
        guard !givers.isEmpty else { return false }
        let names = Set(givers.map(\.fact.name))
        return decoder.names(anyOf: names) || RunningAtOnce(from: [decoder], flow, bodies).functions.contains(where: givers.contains)
    }

    /// Whether a statement of a decoding method may give the property a value, itself or by a method of the class or of one above.
    private func gives(_ name: String, _ statement: Statement, by fillers: Set<String>, isFilledAbove: Bool) -> Bool {
        statement.expressions.contains { expression in
            expression.contains { part in
                switch part.kind {
                case .assignment(let target, _, _): target.contains { $0.plainName == name || $0.plainName == "_" + name }
                case .call(let call):
                    call.asksSuper && isFilledAbove
                        || call.arguments.contains { $0.isReference && $0.value.plainName == name || $0.value.core.isSelf }
                default: part.ownName.map(fillers.contains) ?? false
                }
            }
        }
    }

    /// Whether the name is that of a local somewhere in a part of a method.
    private func hides(_ name: String, _ statement: Statement, in decoder: Function) -> Bool { hides(name, statement.range, decoder) }

    private func hides(_ name: String, _ expression: Expression, in decoder: Function) -> Bool { hides(name, expression.range, decoder) }

    private func hides(_ name: String, _ range: SourceRange, _ decoder: Function) -> Bool {
        sites(in: decoder).contains { site in
            if case .local(let local) = site.kind, local.name == name { return range.contains(site.range) }
            return range.contains(site.range) && site.locals?.lookUp(name) != nil
        }
    }

    /// Whether a way out depends on what is decoded alone: what the class saves is there, as a rule.
    private func isAboutCoder(_ statement: Statement, of decoder: Function) -> Bool {
        guard let coder = decoder.fact.parameters.first?.name, case .guarded(let conditions, _) = statement.kind else { return false }
        return conditions.allSatisfy { condition in
            condition.expressions.contains { $0.contains { $0.isName(coder) } }
        }
    }
}

extension Statement {
    /// What is asked before anything else in it happens.
    fileprivate var firstAsked: [Expression] {
        switch kind {
        case .branch(let branch): (branch.subject.map { [$0] } ?? branch.arms.first?.conditions.first?.expressions) ?? []
        case .guarded(let conditions, _): conditions.first?.expressions ?? []
        case .local(let local): local.value.map { [$0] } ?? []
        default: []
        }
    }
}
