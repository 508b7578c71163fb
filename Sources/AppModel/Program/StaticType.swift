/// The type of an expression as far as the text tells.
public indirect enum StaticType: Hashable, Sendable {
    case project(Type)
    /// Anything that the project does not declare, by name: `Int`, `Array` with its element, `UINavigationController`.
    case named(String, [StaticType])
    case optional(StaticType)
    /// A type used as a value.
    case metatype(StaticType)

    static func named(_ name: String) -> StaticType { .named(name, []) }

    /// Without any optionality.
    public var unwrapped: StaticType {
        if case .optional(let wrapped) = self { return wrapped.unwrapped }
        return self
    }

    public var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// The project's type, optional or not.
    public var projectType: Type? {
        if case .project(let type) = unwrapped { return type }
        return nil
    }

    /// The name of it, optional or not.
    public var name: String {
        switch self {
        case .project(let type): type.name
        case .named(let name, _): name
        case .optional(let wrapped): wrapped.name
        case .metatype(let instance): instance.name + ".Type"
        }
    }

    /// As Swift spells it, for messages.
    public var description: String {
        switch self {
        case .project(let type): type.name
        case .named("Array", let arguments) where arguments.count == 1: "[" + arguments[0].description + "]"
        case .named("Dictionary", let arguments) where arguments.count == 2:
            "[" + arguments[0].description + ": " + arguments[1].description + "]"
        case .named(let name, let arguments):
            arguments.isEmpty ? name : name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
        case .optional(let wrapped): wrapped.description + "?"
        case .metatype(let instance): instance.description + ".Type"
        }
    }
}

extension StaticType {
    /// What an object holds that others may give another value: `Int` of `BehaviorRelay<Int>`.
    var heldValue: StaticType? {
        guard case .named(let name, let arguments) = unwrapped, ValueHolder.setters[name] != nil else { return nil }
        return arguments.first
    }

    /// Of what an array or set consists, in either language, optional or not.
    public var listElement: StaticType? {
        guard case .named(let name, let arguments) = unwrapped, arguments.count == 1, UIKit.isCollection(name) else { return nil }
        return arguments[0]
    }

    /// The same, or the values of a dictionary.
    public var elementType: StaticType? {
        guard case .named(let name, let arguments) = unwrapped, UIKit.isCollection(name) else { return nil }
        return arguments.last
    }
}
