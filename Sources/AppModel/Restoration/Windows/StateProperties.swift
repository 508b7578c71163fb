import Syntax

/// A variable that holds state: of an object itself, or of what a property of it holds.
struct StateProperty: CustomStringConvertible {
    let name: String
    let holder: String?
    /// By what else it goes: the computed properties before it.
    var fronts: Set<String> = []

    var names: Set<String> { fronts.union([name]) }

    var description: String { holder.map { $0 + "." + name } ?? name }

    func isNamed(by expression: Expression) -> Bool {
        guard let holder else { return names.contains(where: expression.isOwn) }
        guard case .member(let base, let member) = expression.core.kind else { return false }
        return member.text == name && base.isOwn(holder)
    }
}

extension App {
    /// An object's own variables, named themselves or by a computed property.
    func storedProperties(namedIn value: Expression, of type: Type) -> [StateProperty] {
        let own = program.lineage(of: type).flatMap { $0.declarations.flatMap(\.fact.ownProperties) }
        return own.filter(\.isPlainVariable).compactMap { variable in
            var property = StateProperty(name: variable.name, holder: nil)
            property.fronts = fronts(of: property, amongst: own, in: type)
            let named = ([variable.name] + property.fronts.sorted()).first { name in
                value.contains(where: StateProperty(name: name, holder: nil).isNamed)
            }
            return named.map { StateProperty(name: $0, holder: nil, fronts: property.names.subtracting([$0])) }
        }
    }

    /// The computed properties that give a variable as it is, and put into it what they are given.
    private func fronts(of variable: StateProperty, amongst own: [PropertyFact], in type: Type) -> Set<String> {
        let computed = Set(own.lazy.filter { $0.isComputed && $0.attributes.allSatisfy(UIKit.harmlessAttributes.contains) }.map(\.name))
        guard !computed.isEmpty else { return [] }
        let accessors = program.lineage(of: type).flatMap { program.functions(of: $0) }.filter { !$0.isStatic }
        return computed.filter { name in
            let ofName = accessors.filter { $0.property?.name == name }
            let isGiven = ofName.contains { $0.fact.kind == .getter && exits(of: $0).contains { variable.isNamed(by: $0.value) } }
            let isSet = ofName.contains { $0.fact.kind == .setter && sites(in: $0).contains { $0.target.map(variable.isNamed) ?? false } }
            return isGiven && isSet
        }
    }

    /// Variables of what an object keeps in a property of its own, the model of a screen.
    func heldProperties(namedIn value: Expression, at place: Place, of type: Type) -> [StateProperty] {
        let holders = program.lineage(of: type).flatMap { $0.declarations.flatMap(\.fact.ownProperties) }.filter { holder in
            !holder.isComputed && holder.attributes.allSatisfy(UIKit.harmlessAttributes.contains)
        }
        var found: [StateProperty] = []
        _ = value.contains { part in
            guard case .member(let base, let name) = part.kind, let holder = holders.first(where: { base.isOwn($0.name) }),
                let model = program.type(of: base, at: place)?.projectType,
                model.kind == .class || model.kind == .structure && !holder.modifiers.contains(.isLet),
                !program.hasUnknownAncestor(model), !program.isRestoredByAppKit(model),
                program.lineage(of: model).contains(where: { $0.property(name.text)?.fact.isPlainVariable ?? false })
            else { return false }
            found.append(StateProperty(name: name.text, holder: holder.name))
            return false
        }
        return found
    }
}

extension PropertyFact {
    /// Of those with attributes, such as `@Invalidating`, something else may see to it.
    fileprivate var isPlainVariable: Bool {
        !isComputed && !modifiers.contains(.isLet) && attributes.allSatisfy(UIKit.harmlessAttributes.contains)
    }
}

extension Expression {
    /// Whether it is a property of `self` that has one of some names, or something in it.
    func isPart(ofAny names: Set<String>) -> Bool {
        if names.contains(where: isOwn) { return true }
        switch core.kind {
        case .member(let base, _), .element(let base, _): return base.isPart(ofAny: names)
        default: return false
        }
    }

    /// A property of `self` by its name, or the instance variable behind it.
    func isOwn(_ name: String) -> Bool {
        switch core.kind {
        case .name(let own): own == name || own == "_" + name
        case .member(let base, let member): base.isSelf && member.text == name
        default: false
        }
    }
}

extension Site {
    /// What an assignment gives a value to.
    var target: Expression? {
        if case .assignment(let target, _, _) = kind { target } else { nil }
    }
}
