import Syntax

/// What an app delegate asks before it has UIKit restore, though nothing fills it before the end of the launch, which comes later (E2).
public struct LateDecision: Sendable {
    /// The property.
    public let name: String
    public let decider: Function
    /// Where it is asked.
    public let location: Location
    /// Where the launch has it filled.
    public let filling: Location
}

extension App {
    public func lateDecisions(_ silences: inout Silences) -> [LateDecision] {
        program.implementations(of: .shouldRestore, .shouldRestoreSecurely).compactMap { decider -> LateDecision? in
            guard let delegate = decider.type, !program.isTest(decider) else { return nil }
            let launches = program.functions(of: delegate).filter { $0.isLaunch("didFinishLaunchingWithOptions") }
            guard let launch = launches.onlyElement else { return nil }
            var fillings = LateFillings(launch: launch, app: self)
            for part in requirements(of: decider) {
                guard let (property, owner) = emptyProperty(neededBy: part.test, at: part.place),
                    let filling = fillings.firstAtLaunch(of: property.name, owner)
                else { continue }
                if silences.note(program.silence(onCodeOf: delegate.unit)) { return nil }
                return LateDecision(
                    name: property.name, decider: decider, location: decider.location(part.range), filling: filling)
            }
            return nil
        }
    }

    // MARK: What is asked

    private typealias Requirement = (test: Expression, place: Place, range: SourceRange)

    /// What has to hold before the answer is yes: parts of the only other answer than `false`, and of guards that give that.
    private func requirements(of decider: Function) -> [Requirement] {
        let answers = exits(of: decider).filter { exit in
            if case .boolean(false) = exit.value.core.kind { false } else { true }
        }
        guard let answer = answers.onlyElement, answer.site.steps.allSatisfy(\.isExitBefore) else { return [] }
        let place = Place(answer.site, in: decider)
        var parts = conjuncts(of: answer.value, at: place, depth: 0).map { ($0.test, $0.place, answer.value.core.range) }
        for statement in decider.body {
            guard case .guarded(let conditions, _) = statement.kind else { continue }
            for case .expression(let test) in conditions {
                parts += conjuncts(of: test, at: Place(decider, nil), depth: 0).map { ($0.test, $0.place, test.core.range) }
            }
        }
        return parts
    }

    /// Through `&&`, and through what a getter or a method without arguments gives.
    private func conjuncts(of test: Expression, at place: Place, depth: Int) -> [(test: Expression, place: Place)] {
        let test = test.core
        if case .binary(let left, "&&", let right) = test.kind {
            return [left, right].flatMap { conjuncts(of: $0, at: place, depth: depth) }
        }
        guard depth < 3, let given = answer(by: test, at: place) else { return [(test, place)] }
        return conjuncts(of: given.value, at: given.place, depth: depth + 1)
    }

    /// What a getter of the program's gives, if that is all it does.
    private func answer(by expression: Expression, at place: Place) -> (value: Expression, place: Place)? {
        let function: Function?
        switch expression.kind {
        case .call(let call) where call.arguments.isEmpty: function = program.calledFunction(call, at: place)
        case .name, .member:
            guard let (declaration, property, owner) = property(expression, at: place), property.isComputed else { return nil }
            function = program.functions(of: owner).first {
                $0.property?.name == property.name && $0.fact.kind == .getter && $0.type == declaration
            }
        default: function = nil
        }
        guard let function, !program.isOverridden(function), let only = function.body.onlyElement, case .returns(let value?) = only.kind
        else { return nil }
        return (value, Place(function, nil))
    }

    private func property(_ expression: Expression, at place: Place) -> (declaration: Type, property: PropertyFact, owner: Type)? {
        let owner: Type?
        let name: String
        switch expression.core.kind {
        case .name(let plain) where place.locals?.lookUp(plain) == nil: (owner, name) = (place.type, plain)
        case .member(let base, let member):
            (owner, name) = (base.isSelf ? place.type : program.type(of: base, at: place)?.unwrapped.projectType, member.text)
        default: return nil
        }
        guard let owner, owner.kind == .class else { return nil }
        return program.lineage(of: owner).lazy.compactMap { type in type.property(name).map { (type, $0.fact, owner) } }.first
    }

    /// The stored property that begins with nothing, if a test fails as long as it has nothing: `isReady`, `!list.isEmpty`, `account != nil`.
    private func emptyProperty(neededBy test: Expression, at place: Place) -> (property: PropertyFact, owner: Type)? {
        func begins(_ expression: Expression, _ fits: (Expression?) -> Bool) -> (property: PropertyFact, owner: Type)? {
            guard let (declaration, property, _) = property(expression, at: place), property.isPlainlyStored, fits(property.value?.core)
            else { return nil }
            return (property, declaration)
        }
        func isEmptyList(_ value: Expression?) -> Bool { value.map { $0.isEmpty && !$0.isNumber } ?? false }
        switch test.core.kind {
        case .name, .member:
            return begins(test) { if case .boolean(false)? = $0?.kind { true } else { false } }
        case .prefix("!", let inner):
            guard case .member(let list, let name) = inner.core.kind, name.text == "isEmpty" else { return nil }
            return begins(list, isEmptyList)
        case .binary(let left, ">", let right):
            guard case .integer(0?) = right.core.kind, case .member(let list, let name) = left.core.kind, name.text == "count" else {
                return nil
            }
            return begins(list, isEmptyList)
        case .binary(let left, "!=", let right):
            return right.core.isNil ? begins(left) { $0?.isNil ?? true } : nil
        default: return nil
        }
    }
}

/// Tells whether all that fills a property runs at the end of the launch or because of the user.
private struct LateFillings {
    let launch: Function
    let app: App
    private var known: [Int: Bool] = [:]
    /// The functions among them that the launch runs.
    private var atLaunch: Set<Int> = []

    init(launch: Function, app: App) {
        self.launch = launch
        self.app = app
    }

    /// Where the launch fills a property, if nobody fills it before.
    mutating func firstAtLaunch(of name: String, _ owner: Type) -> Location? {
        guard !isNamedInOutlines(name, of: owner) else { return nil }
        var first: Location?
        for function in app.program.functions(mentioningAnyOf: [name]) where !app.program.isTest(function) {
            for site in app.sites(in: function) {
                guard let range = filling(of: name, by: site), mayBe(site, owner, in: function) else { continue }
                guard isLate(function) else { return nil }
                if atLaunch.contains(function.id) { first = first ?? function.location(range) }
            }
        }
        return first
    }

    /// Where a site gives it something, or hands it to somebody who may.
    private func filling(of name: String, by site: Site) -> SourceRange? {
        func isMeant(_ expression: Expression) -> Bool { expression.core.memberName == name || expression.core.memberName == "_" + name }
        switch site.kind {
        case .assignment(let target, _, let value):
            return target.contains(where: isMeant) && !value.core.isEmpty ? target.range : nil
        case .call(let call):
            if let receiver = call.receiver, isMeant(receiver), UIKit.additions.contains(call.name) { return receiver.range }
            if call.name == name.nameOfSetter { return call.nameRange }
            return call.arguments.first { $0.isReference && isMeant($0.value) }?.value.range
        default: return nil
        }
    }

    private func mayBe(_ site: Site, _ owner: Type, in function: Function) -> Bool {
        guard case .assignment(let target, _, _) = site.kind, case .member(let base, _) = target.core.kind, !base.isSelf else {
            return function.type.map { app.program.areRelated($0, owner) || site.call != nil } ?? true
        }
        guard let type = app.program.type(of: base, at: Place(site, in: function))?.projectType else { return true }
        return app.program.areRelated(type, owner)
    }

    /// Whether nobody runs a function but the end of the launch and the user.
    private mutating func isLate(_ function: Function, depth: Int = 0) -> Bool {
        if function == launch {
            atLaunch.insert(function.id)
            return true
        }
        if let known = known[function.id] { return known }
        guard depth < 8, let owner = function.type, function.fact.kind == .method, function.hook == nil else { return false }
        known[function.id] = true
        let isLate = isLate(function, of: owner, depth)
        known[function.id] = isLate
        return isLate
    }

    private mutating func isLate(_ function: Function, of owner: Type, _ depth: Int) -> Bool {
        var users = UserDrivenFunctions(of: owner, in: app)
        if users.holds(function) { return true }
        let name = function.fact.name
        guard function.fact.modifiers.isDisjoint(with: .overrides), !isNamedInOutlines(name, of: owner) else { return false }
        let uses = app.uses(ofMember: name, of: owner).filter { $0.function != function }
        guard !uses.isEmpty, uses.allSatisfy({ $0.kind == .called || function.isObjectiveC && $0.kind == .read && !$0.isText }) else {
            return false
        }
        for use in uses {
            guard isLate(use.function, depth: depth + 1) else { return false }
            if atLaunch.contains(use.function.id) { atLaunch.insert(function.id) }
        }
        return true
    }

    private func isNamedInOutlines(_ name: String, of owner: Type) -> Bool {
        !app.program.usesInOutlines(of: name, forUnit: owner.unit, ofFamily: app.program.family(of: owner)).isEmpty
    }
}

extension PropertyFact {
    /// Whether it holds what code puts there, and that alone.
    fileprivate var isPlainlyStored: Bool {
        !isComputed && attributes.isEmpty && accessors.allSatisfy { $0.kind == .observer }
            && modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isOutlet, .isComputed])
    }
}
