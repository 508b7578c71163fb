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
        guard let holder else { return expression.isOwn(name) || fronts.contains(where: expression.isOwn) }
        guard case .member(let base, let member) = expression.core.kind else { return false }
        return member.text == name && base.isOwn(holder)
    }

    /// Whether a function may name it, or what holds it.
    func isNamed(in function: Function) -> Bool {
        let words = function.fact.words
        return names.union(holder.map { [$0] } ?? []).contains { name in
            words.mayHold(name) || words.mayHold("_" + name) || words.mayHold(name.nameOfSetter)
        }
    }

    /// Whether an expression names it where it stands, and no local of its name.
    func isNamed(by expression: Expression, at place: Place) -> Bool { isNamed(by: expression) && !expression.isLocal(at: place) }

    /// Whether a value is made of it, and not of a list's count alone.
    func isValue(in value: Expression, at place: Place) -> Bool {
        var asked: Set<SourceRange> = []
        return value.contains { part in
            if case .member(let base, let name) = part.kind, ["count", "isEmpty"].contains(name.text) { asked.insert(base.core.range) }
            return isNamed(by: part, at: place) && !asked.contains(part.range)
        }
    }
}

/// Something that a write is made of.
struct StatePart {
    let value: Expression
    let place: Place
    /// The method or getter of the object that gives it; `nil` for what stands in the write itself.
    let giver: Function?
}

extension App {
    /// What a write is made of: the value, what the locals in it were made with, and what the object's own getters and methods give that it
    /// asks. What another object writes counts only where it was handed it.
    func parts(of write: KeyAccess, for type: Type) -> [StatePart] {
        let lineage = program.lineage(of: type)
        func isOwn(_ function: Function?) -> Bool { function.map { !$0.isStatic && ($0.type.map(lineage.contains) ?? false) } ?? false }
        var open: [StatePart] = []
        if let value = write.value, isOwn(write.function) { open.append(StatePart(value: value, place: write.place, giver: nil)) }
        if let given = write.valueGivenToHelper { open.append(StatePart(value: given, place: write.entryPlace, giver: nil)) }
        open += partsGivenToHelper(of: write)
        var parts: [StatePart] = []
        var givers: Set<Function> = []
        var seen: Set<SourceRange> = []
        while let next = open.popLast() {
            guard seen.insert(next.value.range).inserted else { continue }
            parts.append(next)
            _ = next.value.contains { part in
                if case .name(let name) = part.kind, let first = next.place.firstValue(of: name) {
                    // What it is given later is not followed.
                    if next.place.function.map({ isReassigned(name, in: $0) }) ?? true { return false }
                    open.append(StatePart(value: first.value, place: first.place, giver: next.giver))
                } else if let giver = giver(of: part, at: next.place, to: type), isOwn(giver), givers.insert(giver).inserted {
                    open += exits(of: giver).map { StatePart(value: $0.value, place: Place($0.site, in: giver), giver: giver) }
                }
                return false
            }
        }
        return parts
    }

    /// The getter or method of an object's own that gives a value.
    private func giver(of value: Expression, at place: Place, to type: Type) -> Function? {
        switch value.kind {
        case .call(let call) where call.receiver?.isSelf ?? true: program.calledFunction(call, at: place)
        case .name(let name) where place.locals?.lookUp(name) == nil: program.getter(ofProperty: name, in: type)
        case .member(let base, let name) where base.isSelf: program.getter(ofProperty: name.text, in: type)
        default: nil
        }
    }

    /// Variables of what an object keeps in a property of its own, the model of a screen.
    func heldProperties(namedIn value: Expression, at place: Place, of type: Type) -> [StateProperty] {
        lazy var holders = program.lineage(of: type).flatMap { $0.declarations.flatMap(\.fact.ownProperties) }.filter { holder in
            !holder.isComputed && holder.tellsNothing
        }
        var found: [StateProperty] = []
        _ = value.contains { part in
            guard case .member(let base, let name) = part.kind, !base.isSelf, !base.isLocal(at: place),
                let holder = holders.first(where: { base.isOwn($0.name) }),
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

/// The variables of a class and its superclasses, and the computed properties that give each as it is and put into it what they are given.
struct StateVariables {
    /// In the order of the declarations.
    private let variables: [StateProperty]
    /// The positions of those that go by a name.
    private let positions: [String: [Int]]

    init(of type: Type, in app: App) {
        let own = app.program.lineage(of: type).flatMap { $0.declarations.flatMap(\.fact.ownProperties) }
        let names = Set(own.map(\.name))
        let accessors = app.program.lineage(of: type).flatMap { app.program.functions(of: $0) }.filter { !$0.isStatic }
        let computed = Set(own.lazy.filter { $0.isComputed && $0.tellsNothing }.map(\.name))
        // Each accessor is read once, however many variables there are.
        let fronts = computed.map { name in
            let ofName = accessors.filter { $0.property?.name == name }
            return (
                name: name, given: ofName.filter { $0.fact.kind == .getter }.flatMap { app.exits(of: $0).map(\.value) },
                set: ofName.filter { $0.fact.kind == .setter }.flatMap { app.sites(in: $0).compactMap(\.target) }
            )
        }
        // In Swift a variable with an underscore is another one.
        variables = own.filter { $0.isPlainVariable && !names.contains("_" + $0.name) }.map { variable in
            var property = StateProperty(name: variable.name, holder: nil)
            property.fronts = Set(
                fronts.filter { front in
                    front.given.contains(where: property.isNamed(by:)) && front.set.contains(where: property.isNamed(by:))
                }.map(\.name))
            return property
        }
        positions = Dictionary(
            variables.enumerated().flatMap { position, variable in variable.names.map { ($0, [position]) } }, uniquingKeysWith: +)
    }

    /// Those that a value is made of, named themselves or by a computed property.
    func named(in value: Expression, at place: Place) -> [StateProperty] {
        var spelled: Set<String> = []
        _ = value.contains { part in
            if let name = part.memberName { spelled.formUnion([name, name.withoutUnderscore]) }
            return false
        }
        return Set(spelled.flatMap { positions[$0] ?? [] }).sorted().map { variables[$0] }.compactMap { variable in
            let named = ([variable.name] + variable.fronts.sorted()).first { name in
                StateProperty(name: name, holder: nil).isValue(in: value, at: place)
            }
            return named.map { StateProperty(name: $0, holder: nil, fronts: variable.names.subtracting([$0])) }
        }
    }
}

extension PropertyFact {
    /// Of those with a wrapper that may tell AppKit, such as `@Invalidating`, something else may see to it.
    var isPlainVariable: Bool {
        !isComputed && !modifiers.contains(.isLet) && tellsNothing
    }

    fileprivate var tellsNothing: Bool { attributes.allSatisfy(UIKit.attributesThatTellNothing.contains) }
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

    /// Whether it is a local by its plain name, or in one.
    func isLocal(at place: Place) -> Bool {
        switch core.kind {
        case .name(let name): place.locals?.lookUp(name) != nil
        case .member(let base, _), .element(let base, _): base.isLocal(at: place)
        default: false
        }
    }

    /// With `self` for a local that stands for it, as in `guard let strongSelf = self else { return }`.
    func ofSelf(at place: Place, in app: App) -> Expression {
        guard case .member(let base, let name) = core.kind else { return self }
        guard let local = base.core.plainName, place.locals?.lookUp(local) != nil else {
            return Expression(.member(base.ofSelf(at: place, in: app), name), range)
        }
        let origins = place.origins(of: base)
        guard let own = origins.onlyElement?.value, own.isSelf, !(place.function.map { app.isReassigned(local, in: $0) } ?? true) else {
            return self
        }
        return Expression(.member(own, name), range)
    }

    /// A property of `self` by its name, or the instance variable behind it.
    func isOwn(_ name: String) -> Bool {
        switch core.kind {
        case .name(let own): own == name || own == "_" + name
        case .member(let base, let member): base.core.isSelf && member.text == name
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
