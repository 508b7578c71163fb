import AppModel
import Syntax

/// A property that an encoder unwraps though nothing but the decoder fills it again, and that only where it finds something.
struct UnwrappedWhileSaving {
    let property: PropertyFact
    let encoder: Function
    /// Where it is unwrapped.
    let use: SourceRange
    /// Where the decoder fills it.
    let filling: Location
}

extension App {
    /// The first place for each property, in path order.
    func propertiesUnwrappedWhileSaving() -> [UnwrappedWhileSaving] {
        program.implementations(of: .encodeState).flatMap { encoder -> [UnwrappedWhileSaving] in
            guard let type = encoder.type, !encoder.isObjectiveC, !program.isTest(encoder), !program.hasUnknownAncestor(type) else {
                return []
            }
            return type.declarations.flatMap(\.fact.properties).compactMap { property in
                guard property.isEmptyUntilFilled,
                    let use = unwrapping(of: property.name, of: type, in: encoder), let filling = filling(of: property.name, of: type)
                else { return nil }
                return UnwrappedWhileSaving(property: property, encoder: encoder, use: use, filling: filling)
            }
        }
    }

    /// `site.id`, where nothing asks for `site` before.
    func unwrapping(of name: String, of type: Type, in encoder: Function) -> SourceRange? {
        guard encoder.names(anyOf: [name]) else { return nil }
        let telling = members(tellingWhether: name, of: type).union([name])
        func mentions(_ expression: Expression) -> Bool { expression.contains { $0.plainName.map(telling.contains) == true } }
        return sites(in: encoder).lazy.filter { site in
            !site.mayRunLater && site.locals?.lookUp(name) == nil && !site.tests.contains(where: mentions)
        }.compactMap { self.unwrapping(of: name, at: $0, in: encoder) }.first
    }

    /// Whether what a property is filled with is looked up, and may be gone: what is only decoded is there as long as the app is the same.
    private func mayFindNothing(_ value: Expression, _ site: Site, in function: Function) -> Bool {
        let place = Place(site, in: function)
        func isFound(_ expression: Expression, at place: Place) -> Bool {
            switch expression.core.kind {
            case .call(let call): if call.name.hasPrefix("decode") { return false }
            case .element: break
            default: return false
            }
            return program.type(of: expression, at: place)?.isOptional ?? false
        }
        if isFound(value, at: place) { return true }
        guard case .name(let name) = value.core.kind, let first = place.firstValue(of: name) else { return false }
        return isFound(first.value, at: first.place)
    }

    /// Where the decoder fills a property, if it may go without and nobody else of the class or of its factories fills it.
    private func filling(of name: String, of type: Type) -> Location? {
        var found: Location?
        var users = UserDrivenFunctions(of: type, in: self)
        for function in program.family(of: type).flatMap({ program.functions(of: $0) }) where function.names(anyOf: [name]) {
            for site in sites(in: function) {
                if let call = site.call, call.arguments.contains(where: { $0.isReference && $0.value.isPlainly(name) }) { return nil }
                guard case .assignment(let target, nil, let value) = site.kind, target.core.memberName == name, !value.isNil else {
                    continue
                }
                // What the user does may come after the next saving.
                if users.holds(function) { continue }
                guard function.hook == .decodeState, !site.mayRunLater, target.isPlainly(name), mayFindNothing(value, site, in: function)
                else { return nil }
                found = found ?? function.location(target.range)
            }
        }
        let isFilledByFactory = program.implementations(of: .controllerFactory, .delegateFactory).contains { factory in
            program.unit(of: factory) == type.unit && factory.names(anyOf: [name])
        }
        return isFilledByFactory ? nil : found
    }
}

extension App {
    /// Where what happens at a site takes a property for granted that is unwrapped implicitly: asks it for a member, or hands it whole to what
    /// takes no nil.
    func unwrapping(of property: String, at site: Site, in function: Function) -> SourceRange? {
        site.evaluated.lazy.compactMap { expression in
            expression.forced(property, isImplicit: true) ?? self.wholeUse(of: property, in: expression, in: function)
        }.first
    }
}

extension PropertyFact {
    /// Whether it is a variable of its object's that is unwrapped implicitly and begins with nothing.
    var isEmptyUntilFilled: Bool {
        type?.isImplicitlyUnwrapped == true && value?.isNil ?? true && !isComputed && attributes.isEmpty
            && accessors.allSatisfy { $0.kind == .observer } && modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isOutlet])
    }
}

extension Site {
    /// What is evaluated for it, a call whole.
    fileprivate var evaluated: [Expression] {
        switch kind {
        case .call(let call): [Expression(.call(call), range)]
        case .local(let local): local.value.map { [$0] } ?? []
        case .assignment(let target, _, let value): [value, target]
        case .returns, .forced, .cast, .attempt, .element, .range: []
        }
    }
}

extension Expression {
    /// `name` or `self.name`, as it is.
    func isPlainly(_ name: String) -> Bool {
        switch kind {
        case .name(name): true
        case .member(let base, let member): base.isSelf && member.text == name
        default: false
        }
    }
}
