import AppModel
import Syntax

/// A property that an encoder forces, though somebody else who uses it asks whether there is anything in it.
struct ForcedWhileSaving {
    let property: PropertyFact
    let encoder: Function
    /// Where it is forced.
    let use: SourceRange
    /// Where it is asked for, or set to nil.
    let question: Location
    let isTakenAway: Bool
}

extension App {
    /// The first place for each property of an encoder, in path order. State is saved whenever the app leaves the foreground while the
    /// controller is somewhere on screen or below (A14): what is asked for there may be missing then.
    func propertiesForcedWhileSaving() -> [ForcedWhileSaving] {
        program.implementations(of: .encodeState).flatMap { encoder -> [ForcedWhileSaving] in
            guard let type = encoder.type, !encoder.isObjectiveC, !program.isTest(encoder) else { return [] }
            return sites(in: encoder).flatMap { site -> [ForcedWhileSaving] in
                forcedProperties(site, in: encoder, of: type).compactMap { forced in
                    guard isFilledLate(forced.property.name, of: forced.owner, savedBy: encoder),
                        !isTested(forced.property.name, of: forced.owner, at: site)
                    else { return nil }
                    if let question = question(about: forced.property.name, of: forced.owner, besides: encoder) {
                        return ForcedWhileSaving(
                            property: forced.property, encoder: encoder, use: forced.range, question: question, isTakenAway: false)
                    }
                    return removal(of: forced.property.name, of: forced.owner).map {
                        ForcedWhileSaving(property: forced.property, encoder: encoder, use: forced.range, question: $0, isTakenAway: true)
                    }
                }
            }.first(ofEach: \.property.name)
        }
    }

    /// Whether a test at a site asks for a property in other words: `if hasCity`.
    private func isTested(_ name: String, of owner: Type, at site: Site) -> Bool {
        guard !site.tests.isEmpty else { return false }
        let telling = members(tellingWhether: name, of: owner)
        return site.isTested { $0.memberName.map(telling.contains) == true }
    }

    /// Every variable that begins with nothing and that a site takes for granted, behind no test of it.
    private func forcedProperties(
        _ site: Site, in encoder: Function, of type: Type
    ) -> [(property: PropertyFact, owner: Type, range: SourceRange)] {
        guard !site.mayRunLater else { return [] }
        if let forced = forcedProperty(site, in: encoder, of: type) { return [forced] }
        return type.declarations.flatMap(\.fact.properties).compactMap { property in
            guard property.type?.isImplicitlyUnwrapped == true, encoder.names(anyOf: [property.name]),
                site.locals?.lookUp(property.name) == nil, let variable = variable(property.name, of: type), site.tests.isEmpty,
                let range = unwrapping(of: property.name, at: site, in: encoder)
            else { return nil }
            return (variable, type, range)
        }
    }

    /// Whether what another screen tells it makes that one go: it has presented it.
    private func hearsOfAnotherScreen(_ function: Function) -> Bool {
        guard let owner = function.type, !function.names(anyOf: UIKit.waysBack.subtracting(["dismiss", "dismissViewControllerAnimated"]))
        else { return false }
        let isTold = function.fact.parameters.contains { parameter in
            guard let type = parameter.type, let teller = program.resolve(type, at: Place(function, nil))?.projectType else { return false }
            return program.isController(teller) && !program.isWithin(owner, teller) && !program.isWithin(teller, owner)
        }
        return isTold
            && program.family(of: owner).flatMap(program.functions).contains { $0.names(anyOf: ["present", "presentViewController"]) }
    }

    /// Where a method of its class sets it to nil for the time after as another screen tells it that it has finished: who sets it to nil
    /// otherwise may be about to go.
    private func removal(of name: String, of owner: Type) -> Location? {
        program.family(of: owner).lazy.flatMap(program.functions).compactMap { function -> Location? in
            guard function.fact.kind == .method, !function.isStatic, function.names(anyOf: [name]), self.hearsOfAnotherScreen(function)
            else { return nil }
            let given = self.sites(in: function).filter { site in
                guard case .assignment(let target, nil, _) = site.kind else { return false }
                return target.plainName == name && site.locals?.lookUp(name) == nil
            }
            guard let last = given.last, !last.mayRunLater, case .assignment(let target, _, let value) = last.kind, value.isNil else {
                return nil
            }
            return function.location(target.range)
        }.first
    }

    /// `city!` and `presenter.city!` with a variable that begins with nothing, behind no test of it; `city.name` where it is unwrapped implicitly.
    private func forcedProperty(
        _ site: Site, in encoder: Function, of type: Type
    ) -> (property: PropertyFact, owner: Type, range: SourceRange)? {
        guard !site.mayRunLater else { return nil }
        let base: Expression
        switch site.kind {
        case .forced(let value): base = value.core
        case .call(let call):
            let unwrapped = call.arguments.lazy.compactMap { argument -> Expression? in
                guard case .member(let base, _) = argument.value.core.kind, base.core.plainName != nil else { return nil }
                return base.core
            }.first
            guard let unwrapped else { return nil }
            base = unwrapped
        default: return nil
        }
        let owner: Type?
        let name: String
        switch base.kind {
        case .name(let plain) where site.locals?.lookUp(plain) == nil: (owner, name) = (type, plain)
        case .member(let inner, let member):
            name = member.text
            owner = inner.isSelf ? type : program.type(of: inner, at: Place(site, in: encoder))?.unwrapped.projectType.flatMap(classBehind)
        default: return nil
        }
        guard let owner, let property = variable(name, of: owner), property.type?.isImplicitlyUnwrapped == true || site.call == nil,
            !site.tests.contains(where: { $0.contains { $0.memberName == name } })
        else { return nil }
        return (property, owner, base.range)
    }

    /// A stored variable that begins with nothing.
    private func variable(_ name: String, of owner: Type) -> PropertyFact? {
        let found = owner.declarations.lazy.compactMap { $0.fact.properties.first { $0.name == name } }.first
        guard let property = found, let type = property.type, type.isOptional || type.isImplicitlyUnwrapped,
            property.value?.isNil ?? true, !property.isComputed, property.attributes.isEmpty,
            property.accessors.allSatisfy({ $0.kind == .observer }),
            property.modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isOutlet])
        else { return nil }
        return property
    }

    /// The one class that stands behind a protocol.
    private func classBehind(_ type: Type) -> Type? { type.kind == .protocol ? program.classes(adopting: type.name).onlyElement : type }

    /// Whether nobody but methods of its own class fills a property, or whoever the user tells to, where it is the detail of a split view, and
    /// none of them runs, as far as names tell, while the object or the encoder's is made or comes into sight.
    private func isFilledLate(_ name: String, of owner: Type, savedBy encoder: Function) -> Bool {
        let family = program.family(of: owner)
        let own = (family + (encoder.type.map(program.family) ?? [])).flatMap(program.functions).first(ofEach: \.id)
        let early = own.reached(from: own.filter(isOfBeginning))
        return program.functions(mentioningAnyOf: [name]).allSatisfy { function in
            guard !program.isTest(function) else { return true }
            guard let type = function.type, family.contains(type) else {
                // Others have properties of that name, too.
                return !mayFill(name, function, ofOthers: true) || isDetail(owner, thatWaitsFor: function)
            }
            guard mayFill(name, function) else { return true }
            return function.fact.kind == .method && !early.contains(function.id) && !isCalled(function, outside: family)
        }
    }

    /// Whether others call a method, who may do so before they show the object.
    private func isCalled(_ method: Function, outside family: [Type]) -> Bool {
        guard !method.fact.parameters.isEmpty, method.fact.modifiers.isDisjoint(with: .overrides) else { return false }
        return program.functions(mentioningAnyOf: [method.fact.name]).contains { function in
            guard function.type.map({ !family.contains($0) }) ?? true, function.names(anyOf: [method.fact.name]) else { return false }
            return sites(in: function).contains { site in
                guard let call = site.call, call.name == method.fact.name else { return false }
                return program.calledFunction(call, at: Place(site, in: function)) == method
            }
        }
    }

    private func isOfBeginning(_ function: Function) -> Bool {
        function.fact.kind == .initializer || UIKit.viewLifeCycle.contains(function.fact.name)
            || ["awakeFromNib", "prepare", "prepareForSegue"].contains(function.fact.name)
    }

    /// Whether it assigns a property or something in it, alone or in a tuple, or hands it over to be filled.
    ///
    /// - Parameter ofOthers: whether only other objects' properties count.
    private func mayFill(_ name: String, _ function: Function, ofOthers: Bool = false) -> Bool {
        func names(_ expression: Expression) -> Bool {
            expression.contains { $0.memberName == name && !(ofOthers && $0.plainName == name) }
        }
        return function.names(anyOf: [name])
            && sites(in: function).contains { site in
                switch site.kind {
                case .assignment(let target, _, _): names(target)
                case .call(let call): call.arguments.contains { $0.isReference && names($0.value) }
                default: false
                }
            }
    }

    /// Where a method of its class, or of the encoder's, wants to know whether there is anything in it, and does not put anything there.
    private func question(about name: String, of owner: Type, besides encoder: Function) -> Location? {
        let family = program.family(of: owner)
        let others = encoder.type.map { family.contains($0) ? [] : [$0] } ?? []
        return (family + others).lazy.flatMap(program.functions).compactMap { function -> Location? in
            guard function.fact.kind == .method, function.hook != .encodeState, function.names(anyOf: [name]), !self.mayFill(name, function)
            else { return nil }
            let isOwn = function.type.map(family.contains) ?? false
            func isMeant(_ value: Expression) -> Bool {
                isOwn ? value.core.plainName == name : value.core.plainName == nil && value.core.memberName == name
            }
            let question = function.body.lazy.flatMap(\.conditions).compactMap { $0.question(about: isMeant) }.first
            return (question ?? function.chain(from: isMeant)).map(function.location)
        }.first
    }
}

extension [Function] {
    /// By id, those that some of them may run, directly or not, since they name them.
    fileprivate func reached(from first: [Function]) -> Set<Int> {
        var reached = Set(first.map(\.id))
        var open = first
        while let function = open.popLast() {
            for other in self where !reached.contains(other.id) && function.names(anyOf: [other.fact.name]) {
                reached.insert(other.id)
                open.append(other)
            }
        }
        return reached
    }
}

extension Function {
    /// `city?.name`.
    fileprivate func chain(from isMeant: (Expression) -> Bool) -> SourceRange? {
        var found: SourceRange?
        _ = contains { part in
            guard case .optional(let base) = part.kind, isMeant(base) else { return false }
            found = part.range
            return true
        }
        return found
    }
}

extension Statement.Condition {
    /// `let city = city`, `city != nil`.
    fileprivate func question(about isMeant: (Expression) -> Bool) -> SourceRange? {
        switch self {
        case .binding(_, _, let value): return isMeant(value) ? value.range : nil
        case .expression(let expression):
            var found: SourceRange?
            _ = expression.contains { part in
                guard case .binary(let left, let operation, let right) = part.kind, ["==", "!="].contains(operation), right.isNil,
                    isMeant(left)
                else { return false }
                found = part.range
                return true
            }
            return found
        case .pattern, .availability, .compilation: return nil
        }
    }
}
