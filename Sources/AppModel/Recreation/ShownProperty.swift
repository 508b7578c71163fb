import Syntax

/// A property of a screen whose value is looked for in what the screen shows.
struct ShownProperty {
    private let names: Set<String>
    /// What of it is missing with it; `nil` where that is all.
    private var members: Set<String>?
    /// The methods of the screen that are given it, or something of it, and nothing else.
    fileprivate(set) var receivers: [Receiver] = []

    struct Receiver {
        let method: Function
        /// Which of its parameters that is.
        let parameter: Int
        /// Whether it is given the property itself.
        let isWhole: Bool

        var name: String { method.fact.parameters[parameter].name }
    }

    /// - Parameter family: the functions of its class, some of which may do no more than hand out something of it.
    init(_ name: String, amongst family: [Function] = []) {
        let own: Set = [name, "_" + name]
        names = own.union(family.compactMap { $0.nameOfAccessor(toAnyOf: own) })
    }

    /// - Parameter members: what it has that is shown, of something that may be there without.
    init(_ name: String, having members: Set<String>) {
        self.init(name)
        self.members = members
    }

    /// What a function is given as one of its parameters.
    init(parameter: Int, of function: Function) {
        names = []
        receivers = [Receiver(method: function, parameter: parameter, isWhole: true)]
    }

    /// Whether it goes by a name.
    func isCalled(_ name: String) -> Bool { names.contains(name) }

    /// Whether an expression is the property, by its name or by a local or a parameter that is it.
    func isMeant(by expression: Expression, at place: Place) -> Bool {
        guard case .name(let name) = expression.core.kind, let locals = place.locals?.lookUp(name) else {
            return expression.core.plainName.map(names.contains) == true
        }
        if place.isOwnParameter(locals) {
            return receivers.contains { $0.method == place.function && $0.parameter == locals.binding.id }
        }
        guard locals.binding.origin.isMade, let first = place.firstValue(of: name) else { return false }
        return isMeant(by: first.value, at: first.place)
    }

    /// Where something of the property is asked for: `item.name`, `rooms["a"].count`.
    func use(in value: Expression, at place: Place) -> SourceRange? {
        var found: SourceRange?
        _ = value.contains { part in
            switch part.kind {
            case .member(let base, let name):
                if members?.contains(name.text) ?? true, isMeant(by: base.withoutElements, at: place) { found = part.range }
            case .call(let call):
                guard members == nil, let receiver = call.receiver else { break }
                if isMeant(by: receiver.withoutElements, at: place) { found = part.range }
            default: break
            }
            return found != nil
        }
        return found
    }

    /// Where one of several arguments asks for something of the property, or hands on what is made of it.
    func use(inAnyOf arguments: [Argument], at place: Place) -> SourceRange? {
        arguments.lazy.compactMap { use(in: $0.value, at: place) ?? (isPart(of: $0.value, at: place) ? $0.value.range : nil) }.first
    }

    /// Whether an expression is the property or a member of it, so that it is nothing where the property is missing.
    func isSource(of value: Expression, at place: Place) -> Bool {
        if isMeant(by: value, at: place) { return true }
        return switch value.core.kind {
        case .member(let base, _), .element(let base, _): isSource(of: base, at: place)
        default: false
        }
    }

    /// The same where a method is given something made of it.
    func given(to method: Function, as parameter: Int) -> ShownProperty {
        var property = self
        property.receivers.append(Receiver(method: method, parameter: parameter, isWhole: false))
        return property
    }

    func isNamed(_ name: String) -> Bool { names.contains(name) }

    /// Whether a function may mention it.
    func isNamed(in function: Function) -> Bool {
        names.contains(where: function.fact.words.mayHold) || receivers.contains { $0.method == function }
    }

    /// Whether the property, or a local that is made of it, is part of an expression.
    func isPart(of value: Expression, at place: Place, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        return value.contains { part in
            if members == nil ? isMeant(by: part, at: place) : use(in: part, at: place) != nil { return true }
            guard case .name(let name) = part.kind else { return false }
            return place.values(of: name).contains { isPart(of: $0.value, at: $0.place, depth: depth + 1) }
        }
    }
}

extension Function {
    /// `heading` of `var heading: String? { item?.name }`, which hands out something of `item` and does nothing else.
    func nameOfAccessor(toAnyOf names: Set<String>) -> String? {
        guard fact.kind == .getter, !isStatic, names.contains(where: fact.words.mayHold), body.count == 1,
            case .returns(let value?) = body[0].kind, let property
        else { return nil }
        return value.leadsFrom(anyOf: names) ? property.name : nil
    }
}

extension Expression {
    /// `item`, `item?.list.name`, `item.name.uppercased()`
    fileprivate func leadsFrom(anyOf names: Set<String>) -> Bool {
        if let name = plainName { return names.contains(name) }
        return switch core.kind {
        case .member(let base, _), .optional(let base), .forced(let base): base.core.leadsFrom(anyOf: names)
        case .call(let call): call.receiver?.core.leadsFrom(anyOf: names) ?? false
        case .name(let name): names.contains(name)
        default: false
        }
    }
}

extension LocalScope.Binding.Origin {
    /// Whether it begins with a value that is written beside it.
    fileprivate var isMade: Bool {
        switch self {
        case .local, .unwrapped: true
        case .parameter, .element, .pattern: false
        }
    }
}

extension App {
    /// A property with the methods to which its class hands it while it shows the view.
    ///
    /// - Parameter family: the functions of the class, its superclasses and its subclasses.
    func shownProperty(_ name: String, in type: Type, amongst family: [Function]) -> ShownProperty {
        var property = ShownProperty(name, amongst: family)
        // Callers come before what they call.
        for function in functionsThatShow(type) where property.isNamed(in: function) {
            for site in sites(in: function) where !site.mayRunLater {
                guard let call = site.call, let callee = call.callee.plainName, let method = program.method(callee, call, of: type),
                    method.hook == nil, !method.isStatic, !program.isOverridden(method)
                else { continue }
                for (index, argument) in call.arguments.enumerated()
                where property.isSource(of: argument.value, at: Place(site, in: function)) {
                    guard let name = method.fact.parameter(for: index, of: call)?.name,
                        let parameter = method.fact.parameters.firstIndex(where: { $0.name == name }),
                        !property.receivers.contains(where: { $0.method == method && $0.parameter == parameter }),
                        isGiven(parameter, of: method, nothingBut: property, by: family)
                    else { continue }
                    let isWhole = property.isMeant(by: argument.value, at: Place(site, in: function))
                    property.receivers.append(.init(method: method, parameter: parameter, isWhole: isWhole))
                }
            }
        }
        return property
    }

    /// Whether a parameter of a method of a class keeps what it is given, which is a property of the class whoever calls it.
    private func isGiven(_ parameter: Int, of method: Function, nothingBut property: ShownProperty, by family: [Function]) -> Bool {
        let (callee, name) = (method.fact.name, method.fact.parameters[parameter].name)
        let isChanged = sites(in: method).contains { site in
            if case .assignment(let target, _, _) = site.kind { target.isName(name) } else { false }
        }
        if isChanged { return false }
        for function in family where function.fact.words.mayHold(callee) {
            let accounted = sites(in: function).count { site in
                guard let call = site.call, call.name == callee else { return false }
                guard method.fact.matches(call) else { return true }
                return call.arguments.indices.contains { index in
                    method.fact.parameter(for: index, of: call)?.name == name
                        && property.isSource(of: call.arguments[index].value, at: Place(site, in: function))
                }
            }
            // Whatever else names it may have it called with something else.
            if accounted != function.body.flatMap(\.expressions).reduce(0, { $0 + $1.mentions(of: callee) }) { return false }
        }
        return callers(of: method, outside: family).isEmpty && !isHandedOn(method, by: family)
    }

    /// Whether others keep a method to call it later, or may call it for a protocol that asks for it.
    func isHandedOn(_ method: Function, by family: [Function]) -> Bool {
        guard let owner = method.type else { return true }
        let name = method.fact.name
        if uses(ofMember: name, of: owner).contains(where: { $0.kind == .read && !family.contains($0.function) }) { return true }
        let isAskedFor = program.types.contains { type in
            type.kind == .protocol && program.adopts(owner, type.name)
                && type.declarations.contains { !$0.fact.methods(named: name).isEmpty }
        }
        return isAskedFor
            && program.usesInOutlines(of: name, forUnit: owner.unit, ofFamily: program.family(of: owner)).contains(.read)
    }
}

extension Expression {
    /// How often a name stands in it.
    fileprivate func mentions(of name: String) -> Int {
        parts.reduce(memberName == name ? 1 : 0) { $0 + $1.mentions(of: name) }
    }
}
