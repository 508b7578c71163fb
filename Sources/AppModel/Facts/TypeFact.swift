import Syntax

/// One declaration of a type or of an extension, as one file has it.
///
/// A class, for the model passes it around, and to copy a struct of this width retains a dozen things. Only the extractor that makes
/// one changes it.
public final class TypeFact: @unchecked Sendable {
    public enum Kind: UInt8, Sendable { case `class`, actor, structure, enumeration, `protocol`, `extension` }

    public internal(set) var kind: Kind
    /// With the enclosing types: `Reader.Page`; for an extension the name as written.
    public internal(set) var name: String
    public internal(set) var nameRange: SourceRange
    /// From its attributes to its closing brace.
    public internal(set) var range: SourceRange
    public internal(set) var modifiers: Modifiers
    /// Superclass and protocols in the order written.
    public internal(set) var inherited: [TypeReference]
    /// The name that Objective-C knows it by, where it differs.
    public internal(set) var objectiveCName: String?
    public internal(set) var methods: [FunctionFact] = []
    public internal(set) var typealiases: [TypealiasFact] = []
    /// `T` of `Box<T>`.
    public internal(set) var genericParameters: [String] = []
    /// Stands inside one arm of a `#if`.
    public internal(set) var isConditional = false
    /// What the extractor found of the members; nothing in an outline.
    var ownProperties: [PropertyFact] = []
    var ownCases: [EnumCaseFact] = []
    /// Set in an outline.
    var deferred: (members: DeferredMembers, position: Int, names: MemberNames)?

    init(kind: Kind, name: String, nameRange: SourceRange, range: SourceRange, modifiers: Modifiers, inherited: [TypeReference]) {
        self.kind = kind
        self.name = name
        self.nameRange = nameRange
        self.range = range
        self.modifiers = modifiers
        self.inherited = inherited
    }

    /// In an outline this reads the file again: ask for a name, or `mayDeclare` it, before asking for all.
    public var properties: [PropertyFact] { deferred == nil ? ownProperties : whole?.ownProperties ?? [] }

    /// As expensive as `properties`.
    public var cases: [EnumCaseFact] { deferred == nil ? ownCases : whole?.ownCases ?? [] }

    /// Whether a property or case may have a name; where it may not, none has.
    func mayDeclare(_ name: String) -> Bool { deferred?.names.mayHold(name) ?? true }

    private var whole: TypeFact? { deferred.flatMap { $0.members.whole(self, at: $0.position) } }
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
