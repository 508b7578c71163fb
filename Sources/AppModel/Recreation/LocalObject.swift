import Syntax

/// A local of a function, told from others of its name by number.
public struct LocalObject: Hashable, Sendable {
    public let function: Function
    public let binding: Int
    public let name: String

    init(function: Function, binding: Int, name: String) {
        self.function = function
        self.binding = binding
        self.name = name
    }

    /// The local that a statement declares.
    public init?(declaredAt site: Site, in function: Function) {
        guard case .local(let local) = site.kind, let binding = site.locals?.binding, binding.name == local.name else { return nil }
        self.init(function: function, binding: binding.id, name: local.name)
    }

    public var entity: Entity { .local(function: function.id, binding: binding, name: name) }

    public func isNamed(by expression: Expression, at site: Site) -> Bool {
        expression.core.isName(name) && site.locals?.lookUp(name)?.binding.id == binding
    }
}

extension App {
    /// What the function around a local assigns it to, itself or in a list, in source order.
    func targets(keeping object: LocalObject) -> [Expression] {
        sites(in: object.function).compactMap { site in
            guard case .assignment(let target, _, let value) = site.kind, value.holds(object, at: site) else { return nil }
            return target
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
