import Syntax

/// One place that sets a property by which UIKit finds objects again: `x.restorationIdentifier = …`, `x.restorationClass = …`.
public protocol ObjectAssignment: Sendable {
    /// Whose property; `nil` for that of the object around the code.
    var object: Expression? { get }
    var value: Expression { get }
    var site: Site { get }
    var function: Function { get }
}

extension ObjectAssignment {
    public var place: Place { Place(site, in: function) }

    /// Whether it takes the value away on purpose (E6).
    public var isOptOut: Bool { value.isNil }

    /// Whether it is the object that the code around it belongs to.
    public var isForSelf: Bool {
        guard let object = object?.core else { return true }
        return object.isSelf || object.isSuper
    }

    /// The objects it is assigned to, if the text tells objects apart there.
    func objects(in app: App) -> [Entity]? {
        guard let object, !object.isSuper else { return function.type.map { [.owner(type: $0.id)] } }
        return app.entities(object, at: site, in: function)
    }
}
