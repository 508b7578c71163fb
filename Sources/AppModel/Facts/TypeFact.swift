import Syntax

/// One declaration of a type or of an extension, as one file has it.
public struct TypeFact: Sendable {
    public enum Kind: UInt8, Sendable { case `class`, actor, structure, enumeration, `protocol`, `extension` }

    public var kind: Kind
    /// With the enclosing types: `Reader.Page`; for an extension the name as written.
    public var name: String
    public var nameRange: SourceRange
    /// From its attributes to its closing brace.
    public var range: SourceRange
    public var modifiers: Modifiers
    /// Superclass and protocols in the order written.
    public var inherited: [TypeReference]
    /// The name that Objective-C knows it by, where it differs.
    public var objectiveCName: String?
    public var properties: [PropertyFact] = []
    public var methods: [FunctionFact] = []
    public var cases: [EnumCaseFact] = []
    public var typealiases: [TypealiasFact] = []
    /// `T` of `Box<T>`.
    public var genericParameters: [String] = []
    /// Stands inside one arm of a `#if`.
    public var isConditional = false
}

/// A stored or computed property, or a global variable.
public struct PropertyFact: Sendable {
    public var name: String
    public var nameRange: SourceRange
    public var modifiers: Modifiers
    public var type: TypeReference?
    public var value: Expression?
    /// The names in its value.
    public var words = Words.any
    /// Getter, setter and observers, in files whose bodies are read.
    public var accessors: [FunctionFact] = []
    /// The property wrappers and other attributes, without `@`.
    public var attributes: [String] = []

    /// Has a getter instead of storage.
    public var isComputed: Bool { modifiers.contains(.isComputed) }
}

public struct EnumCaseFact: Sendable {
    public var name: String
    public var nameRange: SourceRange
    public var rawValue: Expression?
    public var hasPayload: Bool
}

public struct TypealiasFact: Sendable {
    public var name: String
    public var target: TypeReference
    public var isPrivate: Bool
}
