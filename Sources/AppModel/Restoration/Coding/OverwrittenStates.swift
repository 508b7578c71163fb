import Syntax

extension App {
    /// Where a screen gives what its decoding restored another value each time it appears, and so right after it comes back (H3).
    ///
    /// Only what happens under no condition, or the first time alone, and only values that nothing fills by then, or that stay what they are whenever the state
    /// changes: a constant, or a property of the screen's own that whoever shows it sets and nobody who restores it; a count that is
    /// where a clock began, say.
    func overwrittenStates(_ silences: inout Silences) -> [EarlyRestoration] {
        program.implementations(of: .decodeState).filter { !program.isTest($0) }.flatMap { decoder -> [EarlyRestoration] in
            guard let type = decoder.type, program.isController(type), !isOptedIn(unit: type.unit).isNo else { return [] }
            let restored = statesRestored(by: decoder).map { ($0.state, $0.location) } + statesHandedOn(by: decoder, of: type)
            guard !restored.isEmpty else { return [] }
            let family = program.family(of: type).flatMap { program.functions(of: $0) }
            let early = functions(of: family, runBy: { $0.hook != .encodeState && ($0.hook != nil || $0.buildsInterface) })
            var reads = ReadStates(self)
            let appearing = family.filter { UIKit.appearances.contains($0.fact.name) && $0.fact.kind == .method }
            let found = restored.compactMap { state, location -> EarlyRestoration? in
                guard isKeptUntilUsed(state, by: decoder, family, early, &reads) else { return nil }
                let given = appearing.flatMap { assignments(to: state, by: $0, of: type) }
                // Who gives it twice may know which is which.
                guard given.count == 1, let first = given.first, let value = first.value else { return nil }
                let (site, function, place) = (first.site, first.function, first.place)
                guard site.circumstance == nil || happensTheFirstTime(site, in: function),
                    isUnfilled(value, at: place, of: type, family) || isCase(value, of: state, in: type)
                        || (state.owner == nil
                            ? isUnmoved(value, at: place, by: state, family, besides: [decoder, function])
                            : isUntouched(value, at: place, by: state, family, besides: [decoder, function]))
                else { return nil }
                return EarlyRestoration(
                    kind: .overwritten(state: state.text, restored: location, isRepeated: !given.contains(where: \.isFirstTime)),
                    function: function, range: site.range)
            }
            return found.isEmpty || !silences.affirms(isOptedIn(unit: type.unit)) ? [] : found
        }
    }

    /// What a decoding method itself assigns of what it reads, in source order, and where.
    func statesRestored(by decoder: Function) -> [(state: OwnState, location: Location, read: KeyAccess)] {
        let accesses = coderFlow(of: decoder).accesses(.read).filter { $0.function == decoder }
        guard !accesses.isEmpty else { return [] }
        let reads = Dictionary(accesses.map { ($0.site.range, $0) }) { first, _ in first }
        return sites(in: decoder).compactMap { site -> (state: OwnState, location: Location, read: KeyAccess)? in
            guard case .assignment(let target, nil, let value) = site.kind, let state = OwnState(target, at: site.locals) else {
                return nil
            }
            var read: KeyAccess?
            for origin in Place(site, in: decoder).origins(of: value) where read == nil {
                _ = origin.value.contains { part in
                    read = reads[part.range]
                    return read != nil
                }
            }
            return read.map { (state, decoder.location(site.range), $0) }
        }.first(ofEach: \.state)
    }

    /// Whether a value waits for the user: what shows itself has, unless the screen asks for it as it appears, and a property has where
    /// nothing that brings the screen back asks for it.
    ///
    /// - Parameter early: what brings the screen back.
    private func isKeptUntilUsed(
        _ state: OwnState, by decoder: Function, _ family: [Function], _ early: [Function], _ reads: inout ReadStates
    ) -> Bool {
        guard state.owner == nil else { return !early.contains { $0 != decoder && reads.hold(state, in: $0) } }
        let readers = family.filter { $0.hook != .encodeState && reads.hold(state, in: $0) }
        let declared = decoder.type.map(program.lineage)?.lazy.compactMap { $0.property(state.member)?.fact }.first
        return declared.map { $0.accessors.isEmpty && $0.attributes.allSatisfy(UIKit.harmlessAttributes.contains) } ?? false
            && !readers.contains(where: early.contains)
    }

    /// What a decoding method hands to a method of its own that gives it to a property and so shows it: `load(page)`.
    private func statesHandedOn(by decoder: Function, of type: Type) -> [(OwnState, Location)] {
        let reads = Set(coderFlow(of: decoder).accesses(.read).filter { $0.function == decoder }.map(\.site.range))
        guard !reads.isEmpty else { return [] }
        return sites(in: decoder).flatMap { site -> [(OwnState, Location)] in
            guard let call = site.call, call.receiver?.isSelf ?? true, let name = call.callee.plainName,
                let method = program.method(name, call, of: type), method != decoder
            else { return [] }
            return call.arguments.indices.compactMap { index in
                let origins = Place(site, in: decoder).origins(of: call.arguments[index].value)
                guard origins.contains(where: { origin in origin.value.contains { reads.contains($0.range) } }),
                    let parameter = method.fact.parameter(for: index, of: call), let state = stateGiven(parameter.name, by: method)
                else { return nil }
                return (state, decoder.location(site.range))
            }
        }.first(ofEach: \.0)
    }

    /// The property to which a method always gives what it is handed.
    private func stateGiven(_ parameter: String, by method: Function) -> OwnState? {
        sites(in: method).lazy.compactMap { site -> OwnState? in
            guard case .assignment(let target, nil, let value) = site.kind, site.circumstance == nil, value.core.isName(parameter),
                site.locals?.lookUp(parameter).map(Place(site, in: method).isOwnParameter) ?? false
            else { return nil }
            return OwnState(target, at: site.locals)
        }.first
    }

    /// A place at which something gets a value.
    struct GivenState {
        let site: Site
        let function: Function
        /// What it gets, and where that is written; `nil` where it is computed of what was there.
        let value: Expression?
        let place: Place
        /// Whether it, or a call on the way, happens the first time alone.
        var isFirstTime = false
    }

    /// Where a method, or one of the object's own that it always calls, assigns to something; with what calls that, under its conditions. What
    /// a method only passes on stands where it is called.
    func assignments(to state: OwnState, by function: Function, of type: Type, depth: Int = 0) -> [GivenState] {
        sites(in: function).flatMap { site -> [GivenState] in
            switch site.kind {
            case .assignment(let target, _, let value):
                guard OwnState(target, at: site.locals) == state else { return [] }
                return [
                    GivenState(
                        site: site, function: function, value: value, place: Place(site, in: function),
                        isFirstTime: site.circumstance != nil && happensTheFirstTime(site, in: function))
                ]
            case .call(let call):
                guard depth < 3, call.receiver?.isSelf ?? true, let name = call.callee.plainName,
                    let method = program.method(name, call, of: type), method != function
                else { return [] }
                var inside = assignments(to: state, by: method, of: type, depth: depth + 1).map {
                    passedOn($0, by: method, call, site, in: function) ?? $0
                }
                if site.circumstance == nil { return inside }
                // What is called under a condition counts as much, and is no finding.
                guard happensTheFirstTime(site, in: function) else { return inside + inside }
                for index in inside.indices { inside[index].isFirstTime = true }
                return inside
            default:
                return []
            }
        }
    }

    /// What a call hands over, where that is what the method assigns, whatever happens in it.
    private func passedOn(_ given: GivenState, by method: Function, _ call: Call, _ site: Site, in function: Function) -> GivenState? {
        guard given.function == method, given.site.circumstance == nil, case .name(let name)? = given.value?.core.kind,
            let local = given.place.locals?.lookUp(name), given.place.isOwnParameter(local),
            let index = call.arguments.indices.first(where: { method.fact.parameter(for: $0, of: call)?.name == name })
        else { return nil }
        return GivenState(
            site: site, function: function, value: call.arguments[index].value, place: Place(site, in: function),
            isFirstTime: given.isFirstTime)
    }

    /// Whether a value is a case that a property is given: `.list`.
    func isCase(_ value: Expression, of state: OwnState, in type: Type) -> Bool {
        guard state.owner == nil, let owner = program.lineage(of: type).first(where: { $0.property(state.member) != nil }),
            let property = owner.property(state.member)
        else { return false }
        return program.isCase(value, of: program.declaredType(of: property.fact, in: property.declaration, of: owner))
    }

    /// Whether a value is a constant, or of a property that nothing which runs when the screen comes back fills.
    private func isUnfilled(_ value: Expression, at place: Place, of type: Type, _ family: [Function]) -> Bool {
        place.origins(of: value).allSatisfy { origin in
            switch origin.value.core.kind {
            case .string, .integer, .boolean, .nilLiteral: return true
            case .member(let base, _) where !base.isSelf: return isUnfilled(base, at: origin.place, of: type, family)
            case .name, .member:
                guard let name = origin.value.core.plainName, origin.place.locals?.lookUp(name) == nil,
                    let property = program.lineage(of: type).lazy.compactMap({ $0.property(name)?.fact }).first
                else { return false }
                return property.isLeftToOthers && !isFilledEarly(name, by: family)
            default: return false
            }
        }
    }

    /// Whether a number is computed of what nothing that changes the state changes too, so that it is not the state that was saved.
    ///
    /// - Parameter others: functions that change the state and do not count.
    private func isUnmoved(
        _ value: Expression, at place: Place, by state: OwnState, _ family: [Function], besides others: [Function]
    ) -> Bool {
        guard case .binary = value.core.kind, let operands = numbers(in: value, at: place) else { return false }
        let owners = Set(value.owners)
        let changing = family.filter { function in
            !others.contains(function) && function.fact.kind == .method && assigns(state.member, function)
        }
        guard !changing.isEmpty, !operands.contains(state.member) else { return false }
        return !program.functions(mentioningAnyOf: operands.union(owners)).contains { function in
            changing.contains(function) && (operands.contains { givesAny($0, function) } || function.hands(state.member, toAnyOf: owners))
                || operands.contains { assigns($0, of: state, in: function) }
        }
    }

    /// Whether a value is a part of some object of the screen's that nothing gives another while the screen is there, so that what the user
    /// makes of the state is not in it. What happens as the screen leaves, or as the user is done, comes too late for an app that ends.
    ///
    /// - Parameter others: functions that give the screen its object and do not count.
    private func isUntouched(
        _ value: Expression, at place: Place, by state: OwnState, _ family: [Function], besides others: [Function]
    ) -> Bool {
        let origins = place.origins(of: value)
        let isUsed = family.contains { function in
            !others.contains(function) && function.hook == nil && !comesTooLate(function) && handsOn(state, function)
        }
        return !isUsed && !origins.isEmpty
            && origins.allSatisfy { origin in
                guard case .member(let base, let part) = origin.value.core.kind, let owner = base.core.plainName,
                    origin.place.locals?.lookUp(owner) == nil,
                    let model = program.type(of: base, at: origin.place)?.unwrapped.projectType, !program.isView(model),
                    program.lineage(of: model).lazy.compactMap({ $0.property(part.text)?.fact }).first?.isPlainlyStored ?? false,
                    !program.descendants(of: model).contains(where: { $0.property(part.text) != nil }),
                    !model.declarations.contains(where: \.fact.isOutline), let unit = place.type?.unit,
                    !program.usesInOutlines(of: part.text, forUnit: unit, ofFamily: program.family(of: model)).contains(.assigned)
                else { return false }
                let isGiven = program.functions(mentioningAnyOf: [part.text]).contains { function in
                    function.fact.kind != .initializer && !function.isInitialValue && !program.isTest(function) && !comesTooLate(function)
                        && givesAny(part.text, of: model, function)
                }
                return !isGiven
                    && !family.contains { !others.contains($0) && $0.fact.kind == .method && !comesTooLate($0) && replaces(owner, $0) }
            }
    }

    /// Whether a function gives the property another object.
    private func replaces(_ name: String, _ function: Function) -> Bool {
        sites(in: function).contains { site in
            switch site.kind {
            case .assignment(let target, _, _): target.core.plainName?.withoutUnderscore == name.withoutUnderscore
            case .call(let call): call.arguments.contains { $0.isReference && $0.value.plainName == name }
            default: false
            }
        }
    }

    private func comesTooLate(_ function: Function) -> Bool {
        UIKit.leavingMethods.contains(function.fact.name) || Conventions.finishes(function.fact.name)
    }

    /// Whether a function gives the state to something, or calls something with it.
    private func handsOn(_ state: OwnState, _ function: Function) -> Bool {
        sites(in: function).contains { site in
            func names(_ value: Expression) -> Bool { value.contains { OwnState($0, at: site.locals) == state } }
            return switch site.kind {
            case .assignment(_, _, let value), .returns(let value): names(value)
            case .call(let call): call.arguments.contains { names($0.value) }
            case .local(let local): local.value.map(names) ?? false
            default: false
            }
        }
    }

    /// The stored properties that a sum or product is made of, nothing else; `nil` where there is anything else, or none.
    private func numbers(in value: Expression, at place: Place) -> Set<String>? {
        switch value.core.kind {
        case .integer, .float: return []
        case .binary(let left, let operation, let right) where ["+", "-", "*", "/"].contains(operation):
            guard let first = numbers(in: left, at: place), let second = numbers(in: right, at: place) else { return nil }
            let all = first.union(second)
            return all.isEmpty ? nil : all
        case .name(let name) where place.locals?.lookUp(name) == nil:
            return place.type.flatMap { $0.property(name)?.fact }.map(\.isPlainlyStored) == true ? [name] : nil
        case .member(let base, let name):
            let owner = base.isSelf ? place.type : program.type(of: base, at: place)?.unwrapped.projectType
            return owner.flatMap { $0.property(name.text)?.fact }.map(\.isPlainlyStored) == true ? [name.text] : nil
        default: return nil
        }
    }

    /// Whether a function gives any object's property of a name a value.
    ///
    /// - Parameter type: whose objects are meant, or whichever; those of which the text does not tell count, too.
    private func givesAny(_ name: String, of type: Type? = nil, _ function: Function) -> Bool {
        sites(in: function).contains { site in
            guard case .assignment(let target, _, _) = site.kind else { return false }
            return target.contains { part in
                guard part.core.memberName == name else { return false }
                guard let type, case .member(let base, _) = part.core.kind else { return true }
                let owner = base.isSelf ? function.type.map(StaticType.project) : program.type(of: base, at: Place(site, in: function))
                switch owner?.unwrapped {
                case .project(let other): return program.isRelated(other, to: type)
                case .named(let name, _): return !UIKit.isKnownClass(name)
                case .optional, .metatype, nil: return true
                }
            }
        }
    }

    /// Whether a function makes such a property of the state.
    private func assigns(_ name: String, of state: OwnState, in function: Function) -> Bool {
        sites(in: function).contains { site in
            guard case .assignment(let target, _, let value) = site.kind, target.core.memberName == name else { return false }
            return value.contains { $0.core.memberName == state.member }
        }
    }

    /// Whether what restores or builds the screen may give a property a value: the screen itself, or a factory.
    private func isFilledEarly(_ name: String, by family: [Function]) -> Bool {
        let early = functions(of: family, runBy: { $0.hook != nil || $0.buildsInterface })
        return early.contains { assigns(name, $0) } || program.hooks.contains { $0.isFactory && $0.names(anyOf: [name]) }
    }

    /// Those of a family that some of it name, one after another.
    private func functions(of family: [Function], runBy isFirst: (Function) -> Bool) -> [Function] {
        var found = family.filter(isFirst)
        var known = Set(found.map(\.id))
        var next = 0
        while next < found.count {
            let called = found[next].methodsItMayRun
            next += 1
            let others = family.filter { called.contains($0.fact.name) && !known.contains($0.id) }
            known.formUnion(others.map(\.id))
            found += others
        }
        return found
    }

    private func assigns(_ name: String, _ function: Function) -> Bool {
        guard function.fact.words.mayHold(name) || function.fact.words.mayHold("_" + name) else { return false }
        return sites(in: function).contains { site in
            switch site.kind {
            case .assignment(let target, _, _): target.contains { $0.plainName == name || $0.plainName == "_" + name }
            case .call(let call): call.arguments.contains { $0.isReference && $0.value.plainName == name }
            default: false
            }
        }
    }
}

extension Expression {
    /// The names of those whose properties it names.
    fileprivate var owners: [String] {
        var names: [String] = []
        _ = contains { part in
            if case .member(let base, _) = part.kind, let name = base.core.memberName { names.append(name) }
            return false
        }
        return names
    }
}

extension Function {
    /// Whether it calls one of some objects and hands it a property's value.
    fileprivate func hands(_ property: String, toAnyOf owners: Set<String>) -> Bool {
        contains { part in
            guard case .call(let call) = part.kind, let owner = call.receiver?.core.memberName, owners.contains(owner) else { return false }
            return call.arguments.contains { $0.value.contains { $0.core.memberName == property } }
        }
    }

    /// The methods that it names other than as what a timer or a control sends later.
    fileprivate var methodsItMayRun: Set<String> {
        var later: [SourceRange] = []
        _ = contains { part in
            if case .call(let call) = part.kind, !["perform", "performSelector"].contains(call.name) {
                later += call.arguments.compactMap { if case .selector = $0.value.core.kind { $0.value.range } else { nil } }
            }
            return false
        }
        var names: Set<String> = []
        _ = contains { part in
            switch part.kind {
            case .selector(let named): if let name = named.memberName, !later.contains(part.range) { names.insert(name) }
            case .call(let call): if !later.contains(where: { $0.contains(part.range) }) { names.insert(call.name) }
            default: if let name = part.core.memberName, !later.contains(where: { $0.contains(part.range) }) { names.insert(name) }
            }
            return false
        }
        return names
    }
}

/// What functions ask for, other than to give it a value. One question looks through a body for all that come after it.
private struct ReadStates {
    private let app: App
    private var ofFunction: [Int: Set<OwnState>] = [:]

    init(_ app: App) { self.app = app }

    mutating func hold(_ state: OwnState, in function: Function) -> Bool {
        guard function.fact.words.mayHold(state.member) || function.fact.words.mayHold("_" + state.member) else { return false }
        return states(in: function).contains(state)
    }

    private mutating func states(in function: Function) -> Set<OwnState> {
        if let known = ofFunction[function.id] { return known }
        let targets = Set(
            app.sites(in: function).compactMap { site in if case .assignment(let target, _, _) = site.kind { target.range } else { nil } })
        var states: Set<OwnState> = []
        _ = function.contains { part in
            if let state = OwnState(part, at: nil), !targets.contains(part.range) { states.insert(state) }
            return false
        }
        ofFunction[function.id] = states
        return states
    }
}

/// A property of an object, or one of what is in such a property: `page`, `textView.text`.
struct OwnState: Hashable {
    let owner: String?
    let member: String

    var text: String { owner.map { "\($0).\(member)" } ?? member }

    private init(_ owner: String?, _ member: String) { (self.owner, self.member) = (owner, member) }

    /// Of the object itself.
    init(property: String) { (owner, member) = (nil, property) }

    /// Of the bar.
    init(buttons member: String) { (owner, self.member) = ("navigationItem", member) }

    /// Under the name of the property, where it is named as an instance variable.
    var asProperty: OwnState { OwnState(owner.map(\.withoutUnderscore), member.withoutUnderscore) }

    init?(_ target: Expression, at locals: LocalScope?) {
        let target = target.core
        if let name = target.plainName {
            if case .name = target.kind, locals?.lookUp(name) != nil { return nil }
            (owner, member) = (nil, name)
            return
        }
        guard case .member(let base, let name) = target.kind else { return nil }
        guard let owner = base.core.plainName else {
            guard ["isEnabled", "enabled"].contains(name.text), let button = OwnState(buttonOfBar: base) else { return nil }
            (self.owner, member) = (button.owner, button.member + "." + name.text)
            return
        }
        if case .name = base.core.kind, locals?.lookUp(owner) != nil { return nil }
        (self.owner, member) = (owner, name.text)
    }

    /// `navigationItem.rightBarButtonItem?`
    private init?(buttonOfBar button: Expression) {
        var button = button.core
        if case .optional(let inner) = button.kind { button = inner.core }
        guard let state = OwnState(button, at: nil), state.owner == "navigationItem", state.member.hasSuffix("BarButtonItem") else {
            return nil
        }
        self = state
    }
}

extension PropertyFact {
    /// Whether it holds what it is given, and nothing hears of that.
    fileprivate var isPlainlyStored: Bool { !isComputed && accessors.isEmpty && attributes.allSatisfy(UIKit.harmlessAttributes.contains) }

    /// A stored variable that begins as nothing or as a constant, and that no drawing and no wrapper fills.
    fileprivate var isLeftToOthers: Bool {
        guard attributes.allSatisfy(UIKit.harmlessAttributes.contains), accessors.isEmpty,
            modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isOutlet, .isComputed])
        else { return false }
        switch value?.kind {
        case nil, .string, .integer, .boolean, .nilLiteral: return true
        default: return false
        }
    }
}
