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
