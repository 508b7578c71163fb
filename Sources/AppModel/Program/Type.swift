import Syntax

/// A class, structure, enumeration or protocol with all its extensions, whichever files they stand in.
public final class Type: Sendable {
    /// The type itself, or an extension of it.
    public struct Declaration: Sendable {
        /// Index into `Program.files`.
        public let file: Int
        public let fact: TypeFact
    }

    /// Index into `Program.types`.
    public let id: Int
    /// With the enclosing types: `Reader.Page`.
    public let name: String
    /// Index into `Program.units`.
    public let unit: Int
    /// The type's own declaration first, then its extensions in path order.
    public let declarations: [Declaration]
    /// Where its name is declared.
    public let location: Location
    /// Some extension may belong to it or to another type: it may have members that are not in `declarations`.
    let isOpen: Bool

    init(id: Int, unit: Int, declarations: [Declaration], path: String, isOpen: Bool) {
        self.isOpen = isOpen
        self.id = id
        self.unit = unit
        self.declarations = declarations
        name = declarations[0].fact.name
        location = Location(path: path, range: declarations[0].fact.nameRange)
    }

    public var kind: TypeFact.Kind { declarations[0].fact.kind }

    var isPrivate: Bool { declarations[0].fact.modifiers.contains(.isPrivate) }

    /// Index into `Program.files` of its own declaration.
    public var file: Int { declarations[0].file }

    /// Without the enclosing types.
    public var shortName: String { name.lastComponent }

    /// What it lists behind its name and in extensions.
    public var inherited: [TypeReference] { declarations.flatMap(\.fact.inherited) }

    /// Whether it lists the protocol itself, here or in an extension.
    public func lists(_ name: String) -> Bool {
        declarations.contains { $0.fact.inherited.contains { $0.name == name } }
    }

    public func property(_ name: String) -> (declaration: Declaration, fact: PropertyFact)? {
        property(name) { _ in true }
    }

    /// Of a static and an instance property of one name the one that is asked for.
    func property(_ name: String, isStatic: Bool) -> (declaration: Declaration, fact: PropertyFact)? {
        property(name) { $0.modifiers.contains(.isStatic) == isStatic } ?? property(name)
    }

    private func property(_ name: String, where test: (PropertyFact) -> Bool) -> (declaration: Declaration, fact: PropertyFact)? {
        for declaration in declarations where declaration.fact.mayDeclare(name) {
            if let property = declaration.fact.property(name, where: test) { return (declaration, property) }
        }
        return nil
    }
}

extension Type: Hashable {
    public static func == (left: Type, right: Type) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What a class inherits from, as far as the sources tell.
public enum Superclass: Sendable {
    case project(Type)
    /// A framework class, by name.
    case framework(String)
    /// A name that neither the project nor the frameworks are known to define, or that several types have.
    case unknown(String)
    case none
}
