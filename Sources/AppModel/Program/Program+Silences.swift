extension Silence.Reason {
    static let superclass = Silence.Reason("class whose superclass is not in the sources")
    static let looseExtension = Silence.Reason("class to which an extension elsewhere may belong, or may not")
    static let tooDeep = Silence.Reason("class with more classes above it, or beside it, than are followed")
    static let unreadCode = Silence.Reason("code that is not read")
    static let namedElsewhere = Silence.Reason("class that files name which mention nothing of restoration")
    static let unreadInterface = Silence.Reason("storyboard or xib that is not read")
    public static let unknownType = Silence.Reason("value of unknown type")
}

extension Program {
    /// Why it is open what a type inherits; `nil` where `hasUnknownAncestor` denies that.
    public func silence(onAncestorsOf type: Type) -> Silence? {
        guard hasUnknownAncestor(type) else { return nil }
        let top = types[hierarchy.tops[type.id]]
        if case .unknown = superclass(of: top) { return Silence(.superclass, at: top.location, about: type.name) }
        let open = lineage(of: type).first(where: \.isOpen)
        return Silence(open == nil ? .tooDeep : .looseExtension, at: (open ?? type).location, about: type.name)
    }

    /// Why anything might stand in a unit; `nil` where all its code is read.
    public func silence(onCodeOf unit: Int) -> Silence? {
        unreadCodeOfUnit[unit].map { Silence(.unreadCode, in: files[$0].path) }
    }

    /// Why others may make a type's objects, or have them in hand: files name it that mention nothing of restoration, which are not followed.
    func silence(onOutlinesNaming type: Type) -> Silence? {
        isSaidInOutlines(type.shortName, ofUnit: type.unit) ? silence(.namedElsewhere, on: type) : nil
    }

    func silence(_ reason: Silence.Reason, on type: Type) -> Silence { Silence(reason, at: type.location, about: type.name) }

    /// Why any object of a unit may be drawn and identified; `nil` where all its storyboards and xibs are read.
    func silence(onInterfacesOf unit: Int) -> Silence? {
        unreadInterfaceOfUnit[unit].map { Silence(.unreadInterface, in: files[$0].path) }
    }

    /// The project that a unit is made by, or its folder.
    func path(ofUnit unit: Int) -> String {
        projectOfUnit[unit].map { String(Unit.folder(of: files[$0].path)) } ?? units[unit].root
    }
}
