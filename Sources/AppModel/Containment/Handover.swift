import Syntax

/// A place where an object is given to somebody else.
struct Handover: Sendable {
    enum Receiver: Sendable {
        case call(Call)
        case assigned(Expression)
        /// A list that the body keeps.
        case kept(Entity)
        case caller

        /// A call or property of the frameworks, which gives no identifier.
        var isFramework: Bool {
            switch self {
            case .call(let call): UIKit.neutralCalls.contains(call.name)
            case .assigned(let target): target.memberName.map(UIKit.neutralProperties.contains) ?? false
            case .kept, .caller: false
            }
        }
    }

    public let receiver: Receiver
    public let site: Site
    public let function: Function
}

/// A value that a coder is given.
public struct EncodedValue: Sendable {
    public let value: Expression
    public let site: Site
    public let function: Function

    public var place: Place { Place(site, in: function) }
}
