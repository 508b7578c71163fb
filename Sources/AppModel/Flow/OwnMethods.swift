import Syntax

extension SiteTable {
    /// The methods that a function calls of its own object, which is of a class.
    func ownMethods(calledBy function: Function, in type: Type, where test: (Site) -> Bool) -> [Function] {
        sites(in: function).compactMap { site in
            guard let call = site.call, let name = call.callee.plainName, test(site) else { return nil }
            return program.method(name, call, of: type)
        }.first(ofEach: \.id)
    }

    /// The same of Objective-C's messages without arguments, which read like properties: `[self reload]`, where it is a statement.
    ///
    /// - Parameter isLaterToo: whether those in blocks count, which may run at another time.
    func ownMessages(sentBy function: Function, in type: Type, isLaterToo: Bool) -> [Function] {
        function.isObjectiveC ? methods(meantBy: function.body.flatMap { $0.ownMessages(isLaterToo: isLaterToo) }, in: type) : []
    }

    /// Those before anything that may leave the function.
    func ownMessages(certainToBeSentBy function: Function, in type: Type) -> [Function] {
        guard function.isObjectiveC else { return [] }
        let certain = function.body.prefix { $0.alwaysGoesOn }
        return methods(meantBy: certain.flatMap { $0.ownMessages(isLaterToo: false) }, in: type)
    }

    private func methods(meantBy messages: [Expression.Name], in type: Type) -> [Function] {
        messages.compactMap { message in
            program.method(message.text, Call(callee: Expression(.name(message.text), message.range), arguments: []), of: type)
        }.first(ofEach: \.id)
    }
}

extension Statement {
    fileprivate var alwaysGoesOn: Bool {
        switch kind {
        case .expression(let expression): !expression.neverReturns
        case .local: true
        default: false
        }
    }

    fileprivate func ownMessages(isLaterToo: Bool) -> [Expression.Name] {
        func inner(_ statements: [Statement]) -> [Expression.Name] { statements.flatMap { $0.ownMessages(isLaterToo: isLaterToo) } }
        switch kind {
        case .expression(let expression):
            if case .member(let base, let name) = expression.core.kind, base.isSelf { return [name] }
            return isLaterToo ? inner(expression.closureBodies) : []
        case .branch(let branch): return branch.arms.flatMap { inner($0.body) }
        case .guarded(_, let body), .deferred(let body), .block(let body): return inner(body)
        case .loop(let loop): return inner(loop.body)
        case .attempt(let body, let catches): return inner(body) + catches.flatMap { inner($0.body) }
        case .local, .function, .returns, .throwing, .breaks, .continues, .fallsThrough: return []
        }
    }
}

extension Expression {
    /// The statements of the closures that it hands on.
    fileprivate var closureBodies: [Statement] {
        if case .closure(let closure) = kind { closure.body } else { parts.flatMap(\.closureBodies) }
    }
}
