import Syntax

/// The question what a function asks of its own object, which is of a class.
struct OfOwnObject: Hashable {
    let function: Int
    let type: Int

    init(_ function: Function, in type: Type) {
        self.function = function.id
        self.type = type.id
    }
}

/// Where a function runs another one of its own object.
struct OwnCall: Sendable {
    let site: Site
    let called: Function
}

extension SiteTable {
    /// The methods that a function calls of its own object, which is of a class.
    func ownMethods(calledBy function: Function, in type: Type, where test: (Site) -> Bool) -> [Function] {
        let calls = ownMethods.answer(OfOwnObject(function, in: type)) {
            sites(in: function).compactMap { site -> OwnCall? in
                guard let call = site.call, let name = call.callee.plainName else { return nil }
                return program.method(name, call, of: type).map { OwnCall(site: site, called: $0) }
            }
        }
        return calls.filter { test($0.site) }.map(\.called).first(ofEach: \.id)
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

    /// The accessors of its class that it runs by reading a computed property of its object: `title = heading`.
    func ownGetters(readBy function: Function, in type: Type, where test: (Site) -> Bool) -> [Function] {
        let reads = ownGetters.answer(OfOwnObject(function, in: type)) { getterReads(of: function, in: type) }
        return reads.filter { test($0.site) }.map(\.called).first(ofEach: \.id)
    }

    private func getterReads(of function: Function, in type: Type) -> [OwnCall] {
        let getters = program.lineage(of: type).flatMap { program.functions(of: $0) }.filter { $0.fact.kind == .getter && !$0.isStatic }
        let byName = Dictionary(getters.compactMap { getter in getter.property.map { ($0.name, getter) } }) { nearest, _ in nearest }
        guard !byName.isEmpty else { return [] }
        return sites(in: function).flatMap { site in
            site.values.flatMap { value in value.ownNames.filter { site.locals?.lookUp($0) == nil }.compactMap { byName[$0] } }
                .map { OwnCall(site: site, called: $0) }
        }
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

extension Site {
    /// What is given, asked or handed back there.
    fileprivate var values: [Expression] {
        switch kind {
        case .assignment(_, _, let value): [value]
        case .call(let call): call.arguments.map(\.value) + (call.receiver.map { [$0] } ?? [])
        case .local(let local): local.value.map { [$0] } ?? []
        case .returns(let value): [value]
        default: []
        }
    }
}

extension Expression {
    /// The plain names in it and those of members of `self`, closures left out.
    fileprivate var ownNames: [String] {
        if case .closure = kind { return [] }
        if let name = plainName { return [name] }
        return parts.flatMap(\.ownNames)
    }

    /// The statements of the closures that it hands on.
    fileprivate var closureBodies: [Statement] {
        if case .closure(let closure) = kind { closure.body } else { parts.flatMap(\.closureBodies) }
    }
}
