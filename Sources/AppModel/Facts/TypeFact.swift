import Syntax

/// One declaration of a type or of an extension, as one file has it.
///
/// A class, for the model passes it around, and to copy a struct of this width retains a dozen things.
public final class TypeFact: Sendable {
    public enum Kind: UInt8, Sendable { case `class`, actor, structure, enumeration, `protocol`, `extension` }

    public let kind: Kind
    /// With the enclosing types: `Reader.Page`; for an extension the name as written.
    public let name: String
    public let nameRange: SourceRange
    /// From its attributes to its closing brace.
    public let range: SourceRange
    public let modifiers: Modifiers
    /// Superclass and protocols in the order written.
    public let inherited: [TypeReference]
    /// The name that Objective-C knows it by, where it differs.
    public let objectiveCName: String?
    /// None in an outline.
    public let methods: [FunctionFact]
    /// The names of the methods that an `@interface` declares as `IBAction`. None in an outline.
    let actions: [String]
    public let typealiases: [TypealiasFact]
    /// `T` of `Box<T>`.
    public let genericParameters: [String]
    /// By parameter, the names in what it has to be.
    let genericBounds: [String: Set<String>]
    /// Stands inside one arm of a `#if`.
    public let isConditional: Bool
    /// What the extractor found of the members; nothing in an outline.
    let ownProperties: [PropertyFact]
    let ownCases: [EnumCaseFact]
    /// `nil` unless this is an outline.
    private let deferred: DeferredMembers?
    private let memberNames: MemberNames
    private let propertyIndex: NameIndex
    private let caseIndex: NameIndex
    /// Index among the types of its file.
    private let position: Int

    init(_ draft: TypeDraft, at position: Int, deferred: DeferredMembers?) {
        kind = draft.kind
        name = draft.name
        nameRange = draft.nameRange
        range = draft.range
        modifiers = draft.modifiers
        inherited = draft.inherited
        objectiveCName = draft.objectiveCName
        methods = draft.methods
        actions = draft.actions
        typealiases = draft.typealiases
        genericParameters = draft.genericParameters
        genericBounds = draft.genericBounds
        isConditional = draft.isConditional
        ownProperties = draft.properties
        ownCases = draft.cases
        memberNames = draft.memberNames
        propertyIndex = NameIndex(draft.properties) { $0.name }
        caseIndex = NameIndex(draft.cases) { $0.name }
        self.position = position
        self.deferred = deferred
    }

    /// In an outline this reads the file again: ask for a name, or `mayDeclare` it, before asking for all.
    public var properties: [PropertyFact] { deferred == nil ? ownProperties : whole?.ownProperties ?? [] }

    /// As expensive as `properties`.
    public var cases: [EnumCaseFact] { deferred == nil ? ownCases : whole?.ownCases ?? [] }

    /// The first property of a name for which a test holds: a static and an instance property may have the same.
    func property(_ name: String, where test: (PropertyFact) -> Bool) -> PropertyFact? {
        guard let whole = deferred == nil ? self : whole else { return nil }
        return whole.propertyIndex.first(name, in: whole.ownProperties, { $0.name }, where: test)
    }

    func enumCase(_ name: String) -> EnumCaseFact? {
        guard let whole = deferred == nil ? self : whole else { return nil }
        return whole.caseIndex.first(name, in: whole.ownCases, { $0.name }, where: { _ in true })
    }

    /// In an outline this reads the file again, functions and all.
    func methods(named name: String) -> [FunctionFact] {
        let whole = deferred == nil ? self : deferred?.withMethods(self, at: position)
        return whole?.methods.filter { $0.name == name } ?? []
    }

    /// In an outline this reads the file again, functions and all.
    func getter(of property: String) -> FunctionFact? {
        let whole = deferred == nil ? self : deferred?.withMethods(self, at: position)
        return whole?.ownProperties.first { $0.name == property }?.accessors.first { $0.kind == .getter }
    }

    /// With its methods and accessors. In an outline this reads the file again, functions and all; `nil` where that cannot be.
    var withMethods: TypeFact? { deferred == nil ? self : deferred?.withMethods(self, at: position) }

    /// Whether its members were left where they are.
    var isOutline: Bool { deferred != nil }

    /// Whether a method or an accessor may say a name. In an outline this reads the file again, functions and all.
    func maySay(_ name: String) -> Bool {
        guard let whole = deferred == nil ? self : deferred?.withMethods(self, at: position) else { return true }
        return whole.methods.contains { $0.hasBody && $0.words.mayHold(name) }
            || whole.ownProperties.contains { property in
                // A value that does nothing has no words of its own.
                property.value?.mayDoSomething == true && property.words.mayHold(name)
                    || property.accessors.contains { $0.words.mayHold(name) }
            }
    }

    /// The methods that may say one of some names. As expensive as `maySay`.
    func methods(thatMaySay names: Set<String>) -> [FunctionFact] {
        let whole = deferred == nil ? self : deferred?.withMethods(self, at: position)
        return whole?.methods.filter { method in method.hasBody && names.contains(where: method.words.mayHold) } ?? []
    }

    /// The expressions of methods and accessors in which a name may stand, and those of all initial values. As expensive as `maySay`.
    ///
    /// - Returns: whether they could be read.
    func forEachExpression(thatMaySay name: String, _ body: (Expression) -> Void) -> Bool {
        let whole = deferred == nil ? self : deferred?.withMethods(self, at: position)
        guard let whole else { return false }
        for function in whole.methods + whole.ownProperties.flatMap(\.accessors) where function.words.mayHold(name) {
            for statement in function.body ?? [] { statement.expressions.forEach(body) }
        }
        for property in whole.ownProperties { property.value.map(body) }
        return true
    }

    /// Whether a property or case may have a name; where it may not, none has.
    func mayDeclare(_ name: String) -> Bool { deferred == nil || memberNames.mayHold(name) }

    /// The same for the hash of a name (`Words.hash`).
    func mayDeclare(_ hash: UInt32) -> Bool { deferred == nil || memberNames.mayHold(hash) }

    private var whole: TypeFact? { deferred?.whole(self, at: position) }
}

/// A `TypeFact` in the making.
struct TypeDraft {
    let kind: TypeFact.Kind
    let name: String
    let nameRange: SourceRange
    let range: SourceRange
    let modifiers: Modifiers
    var inherited: [TypeReference] = []
    var objectiveCName: String?
    var methods: [FunctionFact] = []
    var actions: [String] = []
    var typealiases: [TypealiasFact] = []
    var genericParameters: [String] = []
    var genericBounds: [String: Set<String>] = [:]
    var isConditional = false
    var properties: [PropertyFact] = []
    var cases: [EnumCaseFact] = []
    /// Filled instead of `properties` and `cases` in an outline.
    var memberNames = MemberNames()
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
    /// `name` of `@objc(name)`.
    public var objectiveCName: String?
    /// What `@SceneStorage` is told to keep the value under.
    public var sceneStorageKey: Expression?
    /// `page` of `@Environment(\.page)`.
    public var environmentKey: String?
    /// Those of the `#if`s around it that hold in a build which has it, as they are written.
    public var conditions: [String] = []

    /// Has a getter instead of storage.
    public var isComputed: Bool { modifiers.contains(.isComputed) }
}

public struct EnumCaseFact: Sendable {
    public var name: String
    public var nameRange: SourceRange
    public var rawValue: Expression?
    /// What it carries, as parameters of what makes one; unnamed where there is no label.
    var payload: [ParameterFact] = []
}

public struct TypealiasFact: Sendable {
    public var name: String
    public var target: TypeReference
    public var isPrivate: Bool
}
