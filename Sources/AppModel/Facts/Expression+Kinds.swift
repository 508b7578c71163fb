/// What an expression is, for those who need no more of it than a yes or no.
extension Expression {
    public var isNil: Bool {
        if case .nilLiteral = kind { true } else { false }
    }

    public var isSelf: Bool {
        if case .selfReference = kind { true } else { false }
    }

    public var isSuper: Bool {
        if case .superReference = kind { true } else { false }
    }

    public var isInteger: Bool {
        if case .integer = kind { true } else { false }
    }

    public var isClosure: Bool {
        if case .closure = kind { true } else { false }
    }

    /// The literal `true` or `false`.
    public func isBoolean(_ value: Bool) -> Bool {
        if case .boolean(value) = kind { true } else { false }
    }

    /// What the literal `true` or `false` says; `nil` of anything else.
    var boolean: Bool? {
        if case .boolean(let value) = kind { value } else { nil }
    }

    /// The name alone, of a local or of a member.
    public func isName(_ name: String) -> Bool {
        if case .name(name) = kind { true } else { false }
    }

    /// `page` of `page` and of `self.page`.
    public var plainName: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, let name): base.isSelf ? name.text : nil
        default: nil
        }
    }

    /// `_page` or `self->_page` of Objective-C, which goes by the name of its property, but by no accessor.
    var isInstanceVariable: Bool {
        guard case .member(let base, let name) = kind, base.isSelf else { return false }
        return Int(name.range.end - name.range.start) == name.text.utf8.count + 1
    }

    /// `self`, and `strongSelf` in a closure.
    var isOwnObject: Bool {
        if case .name(let name) = kind { name.hasSuffix("Self") } else { isSelf }
    }
}

extension Call {
    /// `super.method()`.
    public var asksSuper: Bool { receiver?.isSuper ?? false }
}

extension Expression {
    /// Literals and names do nothing; calls and closures may.
    var mayDoSomething: Bool {
        switch kind {
        case .string, .integer, .float, .boolean, .nilLiteral, .name, .selfReference, .superReference, .implicitMember, .keyPath, .selector,
            .type:
            false
        case .member(let base, _), .optional(let base), .forced(let base), .cast(let base, _, _), .test(let base, _), .prefix(_, let base):
            base.mayDoSomething
        case .array(let elements), .dictionary(let elements), .interpolation(let elements), .other(let elements):
            elements.contains(where: \.mayDoSomething)
        case .tuple(let arguments):
            arguments.contains { $0.value.mayDoSomething }
        case .binary(let left, _, let right):
            left.mayDoSomething || right.mayDoSomething
        case .ternary, .closure, .call, .element, .attempt, .assignment, .conditional:
            true
        }
    }
}
