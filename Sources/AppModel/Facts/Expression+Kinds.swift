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

    /// The literal `true` or `false`.
    public func isBoolean(_ value: Bool) -> Bool {
        if case .boolean(value) = kind { true } else { false }
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
}

extension Call {
    /// `super.method()`.
    public var asksSuper: Bool { receiver?.isSuper ?? false }
}
