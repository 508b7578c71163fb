import Syntax

/// One object as the text tells objects apart.
public enum Entity: Hashable, Sendable {
    /// A local or parameter, by function and binding.
    case local(function: Int, binding: Int, name: String)
    /// A property, by the type that declares it.
    case property(type: Int, name: String)
    /// `self`, by type.
    case owner(type: Int)
    /// The result of a call that no name holds, by function and where the call ends: a chain of calls begins where its first does.
    case created(function: Int, offset: UInt32)
}

extension App {
    /// The object that an expression names, through casts, `?` and `!` and through locals that only rename another object.
    public func entity(_ expression: Expression, at place: Place) -> Entity? {
        entity(expression, at: place, depth: 0)
    }

    private func entity(_ expression: Expression, at place: Place, depth: Int) -> Entity? {
        guard depth < 8 else { return nil }
        let expression = expression.core
        switch expression.kind {
        case .selfReference:
            guard !place.isStatic else { return nil }
            return place.type.map { .owner(type: $0.id) }
        case .name(let name):
            switch program.reference(to: name, at: place) {
            case .local(let locals):
                guard let function = place.function else { return nil }
                if let value = locals.aliasedValue, let original = entity(value, at: place.before(locals), depth: depth + 1) {
                    return original
                }
                return localEntity(locals, in: function)
            case .property(_, _, let owner):
                return .property(type: owner.id, name: name)
            default:
                return nil
            }
        case .member(let base, let name):
            guard let owner = program.type(of: base, at: place)?.projectType, case .property(_, _, let declaring)? = program.member(name.text, of: owner, isStatic: false) else {
                return nil
            }
            return .property(type: declaring.id, name: name.text)
        case .call:
            guard let function = place.function else { return nil }
            return .created(function: function.id, offset: expression.range.end)
        default:
            return nil
        }
    }

    func localEntity(_ locals: LocalScope, in function: Function) -> Entity {
        propertyMade(of: locals, in: function) ?? .local(function: function.id, binding: locals.binding.id, name: locals.binding.name)
    }

    /// The objects that an expression may name one after another: the elements of a list that is walked over, in sight. `nil` for
    /// what comes out of a pattern or into a closure, which may be any object.
    func entities(_ expression: Expression, at site: Site, in function: Function) -> [Entity]? {
        let place = Place(site, in: function)
        guard case .name(let name) = expression.core.kind, let locals = place.locals?.lookUp(name) else {
            return entity(expression, at: place).map { [$0] }
        }
        switch locals.binding.origin {
        case .element(let sequence):
            return elements(of: sequence, at: place.before(locals), usedBy: site)?.compactMap { entity($0.value, at: $0.place) }
        case .pattern:
            return nil
        case .parameter:
            guard locals.binding.id < (place.function?.fact.parameters.count ?? 0) else { return nil }
        case .local, .unwrapped:
            break
        }
        return entity(expression, at: place).map { [$0] }
    }

    /// The type an entity is declared with or created as.
    public func staticType(of entity: Entity) -> StaticType? {
        switch entity {
        case .owner(let id): return .project(program.types[id])
        case .property(let id, let name):
            guard let property = program.types[id].property(name) else { return nil }
            if let creation = creation(of: entity) { return creation.type }
            let inside = Place(in: property.declaration, of: program.types[id], isStatic: false)
            if let written = property.fact.type { return program.resolve(written, at: inside)?.unwrapped }
            return property.fact.value.flatMap { program.type(of: $0, at: inside) }?.unwrapped
        case .local, .created:
            return creation(of: entity)?.type
        }
    }
}

extension LocalScope {
    /// The value of a local that can only be another name for it: `if let nav = navigationController`, `let nav = self.nav`.
    fileprivate var aliasedValue: Expression? {
        switch binding.origin {
        case .unwrapped(_, let value): return value
        case .local(let local):
            guard local.isLet, let value = local.value else { return nil }
            switch value.core.kind {
            case .name, .member, .selfReference: return value
            default: return nil
            }
        case .parameter, .element, .pattern: return nil
        }
    }
}
