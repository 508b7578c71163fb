import Syntax

/// A value that a coder is given.
public struct EncodedValue: Sendable {
    public let value: Expression
    public let site: Site
    public let function: Function
    /// What it may be: itself, or what a list that is written out holds.
    let parts: [Part]

    struct Part: Sendable {
        /// What it is read from, unless that is a local.
        let property: String?
        /// `nil` where the text does not tell.
        let type: StaticType?
    }

    init(value: Expression, site: Site, function: Function, in app: App) {
        self.value = value
        self.site = site
        self.function = function
        let place = Place(site, in: function)
        parts = value.flattened.map { part in
            let isLocal = part.core.plainName.flatMap { place.locals?.lookUp($0) } != nil
            return Part(property: isLocal ? nil : part.core.memberName, type: app.program.type(of: part, at: place)?.unwrapped)
        }
    }

    public var place: Place { Place(site, in: function) }
}

extension Expression {
    /// The elements of a list that is written out, and of the lists in it; itself if it is none.
    fileprivate var flattened: [Expression] {
        if case .array(let elements) = core.kind { elements.flatMap(\.flattened) } else { [self] }
    }
}
