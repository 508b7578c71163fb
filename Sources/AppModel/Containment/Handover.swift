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
            case .call(let call): UIKit.neutralCalls.contains(call.name) || call.logs
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
    /// What it may be: itself, or what a list that is written out holds.
    let parts: [Part]

    struct Part: Sendable {
        let entity: Entity?
        /// `nil` where the text does not tell.
        let type: StaticType?
    }

    init(value: Expression, site: Site, function: Function, in app: App) {
        self.value = value
        self.site = site
        self.function = function
        let place = Place(site, in: function)
        parts = value.flattened.map { Part(entity: app.entity($0, at: place), type: app.program.type(of: $0, at: place)?.unwrapped) }
    }

    public var place: Place { Place(site, in: function) }
}

extension Expression {
    /// The elements of a list that is written out, and of the lists in it; itself if it is none.
    fileprivate var flattened: [Expression] {
        if case .array(let elements) = core.kind { elements.flatMap(\.flattened) } else { [self] }
    }
}
