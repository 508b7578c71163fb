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
    /// The local that an expression names, if a statement of the function declares it.
    func localObject(namedBy expression: Expression, at site: Site, in function: Function) -> LocalObject? {
        guard case .name(let name) = expression.core.kind, let binding = site.locals?.lookUp(name)?.binding.id else { return nil }
        return sites(in: function).lazy.compactMap { LocalObject(declaredAt: $0, in: function) }.first { $0.binding == binding }
    }

    /// The class of what a local holds at a site; `nil` unless exactly one initializer call may have filled it by then.
    func creation(of object: LocalObject, before site: Site) -> StaticType? {
        var made: [StaticType?] = []
        for earlier in sites(in: object.function) where earlier.range.start < site.range.start && !earlier.excludes(site) {
            switch earlier.kind {
            case .local(let local):
                guard earlier.locals?.binding.id == object.binding, let value = local.value, let locals = earlier.locals else { continue }
                made.append(created(by: value, at: Place(earlier, in: object.function).before(locals)))
            case .assignment(let target, nil, let value):
                guard object.isNamed(by: target, at: earlier) else { continue }
                made.append(created(by: value, at: Place(earlier, in: object.function)))
            default: continue
            }
        }
        return made.count == 1 ? made[0] : nil
    }

    private func created(by value: Expression, at place: Place) -> StaticType? {
        guard case .call(let call) = value.core.kind else { return nil }
        return createdType(call, at: place)?.unwrapped
    }
}
