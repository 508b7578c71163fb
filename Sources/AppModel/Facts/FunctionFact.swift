import Syntax

/// A method, initializer, accessor or free function.
///
/// A class, for the same reason as `TypeFact`.
public final class FunctionFact: Sendable {
    public enum Kind: UInt8, Sendable {
        case method, initializer, deinitializer, getter, setter, observer
        /// The getter of a subscript, and what else it has: the last parameter of that is the value.
        case element, elementSetter
    }

    public let kind: Kind
    /// The base name: `encodeRestorableState`, `init`.
    public let name: String
    /// Where the name stands.
    public let nameRange: SourceRange
    /// From its attributes to its closing brace.
    public let range: SourceRange
    public let modifiers: Modifiers
    public let parameters: [ParameterFact]
    public let returnType: TypeReference?
    /// The Objective-C selector, where the source gives one.
    public let selector: String?
    /// `nil` without a body, and in a file that mentions nothing of restoration.
    let content: Body?
    /// The inside of its braces, as far as there are any.
    public let bodyRange: SourceRange?
    /// The white space before its first statement, if that begins a line.
    public let bodyIndentation: String?
    /// `T` of `func make<T>()`.
    public let genericParameters: [String]
    /// By parameter, the names in what it has to be: `Hashable` of `<T: Hashable>`, and those of a `where` clause for each of them.
    let genericBounds: [String: Set<String>]
    /// Of a method, those of the `#if`s around it that hold in a build which has it; of an accessor its property's say so.
    let conditions: [String]
    /// The names in its body.
    public let words: Words

    init(
        kind: Kind, name: String, nameRange: SourceRange, range: SourceRange, modifiers: Modifiers, parameters: [ParameterFact],
        returnType: TypeReference?, selector: String? = nil, content: Body?, bodyRange: SourceRange?, bodyIndentation: String? = nil,
        genericParameters: [String] = [], genericBounds: [String: Set<String>] = [:], conditions: [String] = [], words: Words = .any
    ) {
        self.kind = kind
        self.name = name
        self.nameRange = nameRange
        self.range = range
        self.modifiers = modifiers
        self.parameters = parameters
        self.returnType = returnType
        self.selector = selector
        self.content = content
        self.bodyRange = bodyRange
        self.bodyIndentation = bodyIndentation
        self.genericParameters = genericParameters
        self.genericBounds = genericBounds
        self.conditions = conditions
        self.words = words
    }

    public var hasBody: Bool { content != nil }

    /// What it does; `nil` where `hasBody` is not. Read anew each time if it mentions nothing of restoration.
    public var body: [Statement]? { content?.statements }

    var isKeptAsText: Bool {
        if case .unread? = content { true } else { false }
    }

    /// `encodeRestorableState(with:)`.
    public var fullName: String { fullName(labels: parameters.map(\.label)) }

    /// `application(_:…)` for `application(application:…)`.
    public var fullNameWithoutFirstLabel: String { fullName(labels: parameters.isEmpty ? [] : [nil] + parameters.dropFirst().map(\.label)) }

    private func fullName(labels: [String?]) -> String {
        var fullName = name + "("
        for label in labels {
            fullName += label ?? "_"
            fullName += ":"
        }
        return fullName + ")"
    }
}

public struct ParameterFact: Sendable {
    /// What the caller writes; `nil` for `_`.
    public var label: String?
    /// What the body calls it.
    public var name: String
    public var type: TypeReference?
    /// `T...`, whose type is the array that the body sees.
    public var isVariadic = false
    /// What it is where the caller leaves it out; `nil` also where bodies are not read.
    public var defaultValue: Expression?

    public init(label: String?, name: String, type: TypeReference?) {
        self.label = label
        self.name = name
        self.type = type
    }

    /// What one argument is of.
    var argumentType: TypeReference? { isVariadic ? type?.arguments.first : type }
}

public struct Modifiers: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let overrides = Modifiers(rawValue: 1)
    /// `static` or `class`.
    public static let isStatic = Modifiers(rawValue: 2)
    public static let isPrivate = Modifiers(rawValue: 4)
    public static let isLet = Modifiers(rawValue: 8)
    public static let isLazy = Modifiers(rawValue: 16)
    public static let isWeak = Modifiers(rawValue: 32)
    /// `@IBOutlet`: filled from a storyboard or xib.
    public static let isOutlet = Modifiers(rawValue: 64)
    /// `@main`, `@UIApplicationMain`, `@NSApplicationMain`.
    public static let isMain = Modifiers(rawValue: 256)
    public static let isFailable = Modifiers(rawValue: 512)
    /// `@objc` or `@objcMembers`: Objective-C finds it by its names, whatever the types.
    public static let isObjectiveC = Modifiers(rawValue: 1024)
    /// Of a property: it has a getter instead of storage.
    public static let isComputed = Modifiers(rawValue: 2048)
    /// `@available`: may not be there on every system that the app runs on.
    public static let isLimited = Modifiers(rawValue: 4096)
    /// `dynamic`, or `@NSManaged`: changes go through Objective-C, where others can observe them.
    public static let isDynamic = Modifiers(rawValue: 8192)
    /// Of a type in Swift: it has an attribute that is none of the language's own, such as a macro that adds members and protocols.
    public static let mayExpand = Modifiers(rawValue: 16384)
    /// `@IBAction`: a storyboard or xib names it for a control.
    public static let isAction = Modifiers(rawValue: 32768)
}
