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
    var isForSelf: Bool {
        guard let object = object?.core else { return true }
        return object.isSelf || object.isSuper
    }

    /// The class whose own objects get it, be it by another name of `self`.
    var owner: Type? {
        guard !function.isStatic else { return nil }
        if !isForSelf {
            guard case .name(let name)? = object?.core.kind, place.firstValue(of: name)?.value.core.isSelf == true else { return nil }
        }
        return function.type
    }
}
