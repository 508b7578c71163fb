import Syntax

/// A type as it is spelt somewhere. Sugar is undone: `[T]` is `Array<T>`, `[K: V]` is `Dictionary<K, V>`, `T?` is `Optional<T>`.
public struct TypeReference: Sendable {
    /// With dots for nested types and without generic arguments: `Reader.Page`. Empty for tuples, functions and the like.
    public var name: String
    public var arguments: [TypeReference]
    /// `T!`, which is otherwise an `Optional`.
    public var isImplicitlyUnwrapped: Bool
    public var range: SourceRange

    public init(
        _ name: String, arguments: [TypeReference] = [], isImplicitlyUnwrapped: Bool = false,
        range: SourceRange = SourceRange(start: 0, end: 0)
    ) {
        self.name = name
        self.arguments = arguments
        self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
        self.range = range
    }

    public var isOptional: Bool { name == "Optional" }

    /// The type without any optionality.
    public var unwrapped: TypeReference {
        var type = self
        while type.isOptional, let wrapped = type.arguments.first { type = wrapped }
        return type
    }

    public static func optional(_ wrapped: TypeReference) -> TypeReference {
        TypeReference("Optional", arguments: [wrapped], range: wrapped.range)
    }

    /// As Swift spells it, for messages.
    public var description: String {
        switch name {
        case "Optional" where arguments.count == 1: arguments[0].description + (isImplicitlyUnwrapped ? "!" : "?")
        case "Array" where arguments.count == 1: "[" + arguments[0].description + "]"
        case "Dictionary" where arguments.count == 2: "[" + arguments[0].description + ": " + arguments[1].description + "]"
        default: arguments.isEmpty ? name : name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
        }
    }
}

extension TypeReference: Hashable {
    /// Equal when spelt alike, wherever that is.
    public static func == (left: TypeReference, right: TypeReference) -> Bool {
        left.name == right.name && left.arguments == right.arguments
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(arguments)
    }
}
