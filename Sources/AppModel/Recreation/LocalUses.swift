import Syntax

/// One thing that a body does with an object it holds in a local.
public struct LocalUse: Sendable {
    public enum Kind: Sendable {
        /// `object.name = value`.
        case memberAssigned(String, Expression)
        /// `object.method()`.
        case asked(Call)
        /// `method(object)`, also inside of a list.
        case handedTo(Call)
        /// `target = object`, also inside of a list.
        case assigned(Expression)
        /// Another local takes it, itself or in a list.
        case renamed
        case returned
    }

    public let kind: Kind
    public let site: Site
}

extension App {
    /// What the function around a local does with it, in source order.
    public func uses(of object: LocalObject) -> [LocalUse] {
        sites(in: object.function).flatMap { site -> [LocalUse] in
            func use(_ kind: LocalUse.Kind) -> LocalUse { LocalUse(kind: kind, site: site) }
            switch site.kind {
            case .assignment(let target, _, let value):
                if case .member(let base, let name) = target.kind, object.isNamed(by: base, at: site) {
                    return [use(.memberAssigned(name.text, value))]
                }
                return value.holds(object, at: site) ? [use(.assigned(target))] : []
            case .call(let call):
                var uses: [LocalUse] = []
                if let receiver = call.receiver, object.isNamed(by: receiver, at: site) { uses.append(use(.asked(call))) }
                if call.arguments.contains(where: { $0.value.holds(object, at: site) }) { uses.append(use(.handedTo(call))) }
                return uses
            case .local(let local):
                guard let value = local.value, site.locals?.binding.id != object.binding, value.holds(object, at: site) else { return [] }
                return [use(.renamed)]
            case .returns(let value):
                return value.holds(object, at: site) ? [use(.returned)] : []
            case .forced, .cast, .attempt, .element:
                return []
            }
        }
    }
}

extension Expression {
    /// Whether it is the object, a list with it, or a closure that gives it.
    fileprivate func holds(_ object: LocalObject, at site: Site) -> Bool {
        switch core.kind {
        case .array(let elements): elements.contains { $0.holds(object, at: site) }
        case .ternary(_, let first, let second): first.holds(object, at: site) || second.holds(object, at: site)
        case .closure(let closure): closure.body.returnedValues.contains { $0.holds(object, at: site) }
        default: object.isNamed(by: self, at: site)
        }
    }
}
