import Syntax

extension App {
    /// Whether an observer runs for nothing that the text has: all that gives its property a value are initializers of its class, and neither a
    /// nib nor a wrapper may.
    func hearsNothing(_ observer: Function) -> Bool {
        guard observer.fact.kind == .observer, let property = observer.property, let type = observer.type, type.kind == .class,
            property.attributes.isEmpty, !property.modifiers.contains(.isStatic)
        else { return false }
        let givers = program.functions(mentioningAnyOf: [property.name]).filter { function in
            sites(in: function).contains { site in
                guard let target = site.target?.core, target.memberName == property.name else { return false }
                guard case .member(let base, _) = target.kind, !base.isSelf else {
                    return !target.isLocal(at: Place(site, in: function)) && function.type.map(program.family(of: type).contains) ?? true
                }
                let held = program.type(of: base, at: Place(site, in: function))?.unwrapped
                return held.map { isRelated($0, .project(type)) } ?? true
            }
        }
        return !givers.isEmpty
            && givers.allSatisfy { giver in
                giver.type == type && giver.givesUnobserved(property.name)
                    && sites(in: giver).allSatisfy { $0.target?.core.memberName != property.name || $0.isOfBodyItself }
            } && !program.isSaidInOutlines(property.name, ofUnit: type.unit)
    }
}

extension Site {
    /// Whether it stands in the body itself, and in nothing that is deferred or somebody else runs.
    var isOfBodyItself: Bool {
        steps.allSatisfy { step in
            switch step {
            case .closure, .function, .deferred: false
            default: true
            }
        }
    }
}
