import Syntax

/// An expression in the words that both languages share.
public struct Expression: Sendable {
    public var kind: Kind
    public var range: SourceRange

    public init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    public indirect enum Kind: Sendable {
        /// A literal whose value is known; escapes are undone.
        case string(String)
        /// The pieces of a literal with interpolation, text and expressions in turn.
        case interpolation([Expression])
        /// `nil` for a literal that is not written in plain digits.
        case integer(Int?)
        /// The same.
        case float(Double?)
        case boolean(Bool)
        case nilLiteral
        case array([Expression])
        /// Keys and values in turn.
        case dictionary([Expression])
        case tuple([Argument])
        case closure(Closure)

        /// A local, a member of the enclosing type, a type or a global: the text around it decides.
        case name(String)
        case selfReference
        case superReference
        /// `base.name`; in Objective-C also a message without arguments that reads like a property.
        case member(Expression, Name)
        /// `.name`, whose base is the type that the place expects.
        case implicitMember(String)
        case call(Call)
        case element(Expression, [Argument])
        /// `x?` inside a chain.
        case optional(Expression)
        /// `x!`.
        case forced(Expression)

        case cast(Expression, CastStrength, TypeReference)
        /// `x is T`.
        case test(Expression, TypeReference)
        case attempt(AttemptStrength, Expression)
        case prefix(String, Expression)
        case binary(Expression, String, Expression)
        case ternary(Expression, Expression, Expression)
        /// `target = value`; `operation` is `+` for `+=`.
        case assignment(target: Expression, operation: String?, value: Expression)
        /// An `if` or `switch` that stands for a value.
        case conditional(Statement)

        /// The components of a key path literal without its root type. `#keyPath(…)` is a string.
        case keyPath([String])
        /// `#selector(…)`.
        case selector(Expression)
        /// A type used as a value, such as `[Int]` in `[Int]()`.
        case type(TypeReference)
        /// Something that has no bearing on state restoration; its parts are kept, since they may.
        case other([Expression])
    }

    public enum CastStrength: Sendable { case certain, conditional, forced }
    public enum AttemptStrength: Sendable { case propagating, optional, forced }

    /// A name with the place where it stands.
    public struct Name: Sendable {
        public var text: String
        public var range: SourceRange
    }
}

/// A call, a message, or an initializer named by its type.
public struct Call: Sendable {
    /// What is called: a `name`, a `member` of the receiver, an `implicitMember`, or any other expression.
    public var callee: Expression
    /// In order, trailing closures last.
    public var arguments: [Argument]
    /// Objective-C's `[Type new]`: an initializer, unless the class has a method of that name.
    public var isNew = false
    /// Those of the `#if`s in its chain that hold in a build which has it.
    var conditions: [String] = []

    /// The object that is asked, if the text names one.
    public var receiver: Expression? {
        if case .member(let base, _) = callee.kind { return base }
        return nil
    }

    /// The method's base name, or the type's for `Type(…)`; empty for a call of anything else.
    public var name: String {
        switch callee.kind {
        case .name(let name), .implicitMember(let name): name
        case .member(_, let name): name.text
        case .type(let type): type.name
        default: ""
        }
    }

    public var nameRange: SourceRange {
        if case .member(_, let name) = callee.kind { return name.range }
        return callee.range
    }

    public func argument(_ label: String) -> Expression? {
        arguments.first { $0.label == label }?.value
    }

    /// The first argument, if it has no label.
    public var firstUnlabelled: Expression? {
        arguments.first.flatMap { $0.label == nil ? $0.value : nil }
    }
}

public struct Argument: Sendable {
    public var label: String?
    public var value: Expression
    /// `&value`: whoever is called may put something else there.
    public var isReference: Bool

    public init(label: String?, value: Expression, isReference: Bool = false) {
        self.label = label
        self.value = value
        self.isReference = isReference
    }
}

/// A closure or block.
public struct Closure: Sendable {
    public var parameters: [ParameterFact]
    public var body: [Statement]
}
