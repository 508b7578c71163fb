import Syntax

/// How the objects that one assignment gives a restoration class are made again.
public struct Recreation: Sendable {
    public let assignment: RestorationClassAssignment
    /// What they are saved as.
    public let saved: StaticType
    /// What they may be identified as; `nil` where the text does not tell.
    public let identifiers: [String]?
    public let restorationClass: Type
    public let factory: Function
    /// All that the factory may return, whichever identifier it is asked for.
    public let everything: [FactoryResult]
    /// What it may return for these objects.
    public let results: [FactoryResult]
    /// Ids of the objects in the flow of values.
    let objects: [Int32]

    /// The objects among all that it may return.
    public var makers: [FactoryResult] { everything.filter { !$0.isNothing } }

    /// One of the objects of a factory that makes a new one whenever it makes any.
    public var copy: FactoryResult? {
        let results = results.filter { !$0.isNothing }
        return results.allSatisfy { $0.madeType != nil && !$0.isKept } ? results.first : nil
    }

    /// Why it is not known whether the factory makes a new one.
    public var silenceOnCopy: Silence? {
        let results = results.filter { !$0.isNothing }
        guard results.allSatisfy({ $0.isUnknown || $0.madeType != nil && !$0.isKept }), let unknown = results.first(where: \.isUnknown)
        else {
            return nil
        }
        return Silence(.unknownResult, at: unknown.location, about: saved.description)
    }
}

extension App {
    /// One for each assignment whose class and factory are in sight, for each class of objects that it is for, and one for each subclass that
    /// inherits both.
    public var recreations: [Recreation] {
        restorationClassAssignments.flatMap { assignment -> [Recreation] in
            guard !assignment.isOptOut, !program.isTest(assignment.function) else { return [] }
            guard assignment.isForSelf else { return recreations(ofOthers: assignment) }
            guard let named = namedClass(assignment), !assignment.function.isStatic, let owner = assignment.function.type,
                owner.kind == .class
            else {
                return []
            }
            let heirs = program.descendants(of: owner).filter { heir in
                !program.files[heir.file].isTest
                    && program.lineage(of: heir).prefix { $0 != owner }.allSatisfy { places.restorationClassesOfClass[$0.id] == nil }
            }
            return ([owner] + heirs).filter { !unrunInitializers.contains(assignment.function, for: $0) }.compactMap { type in
                // Each subclass names itself, and may have inherited the factory.
                recreation(assignment, .project(type), by: assignment.namesSelf && named == owner ? type : named)
            }
        }
    }

    /// What factories make of whichever class they are asked for, `self.init()`, with each subclass that inherits them and is restored by
    /// its own name.
    public var resultsForHeirs: [(result: FactoryResult, heir: Type)] {
        recreations.flatMap { recreation -> [(result: FactoryResult, heir: Type)] in
            guard let heir = recreation.saved.projectType, heir == recreation.restorationClass, isNamedByText(heir),
                // A factory that may refuse may refuse this one.
                !recreation.everything.contains(where: \.isNothing)
            else { return [] }
            return recreation.results.filter { result in
                guard case .made(let type, _, isDynamic: true) = result.kind, let made = type.projectType, made != heir else {
                    return false
                }
                return program.isWithin(heir, made)
            }.map { ($0, heir) }
        }
    }

    /// Whether the text alone tells the identifier that a class gives its objects: a class above may leave it to each heir whether it has one.
    private func isNamedByText(_ type: Type) -> Bool {
        guard case .some(let assignments) = classIdentifier(of: type) else { return false }
        return assignments.contains { assignment in
            var place = assignment.place
            if let owner = place.type, program.isWithin(type, owner) { place.dynamicType = type }
            return program.string(assignment.value, at: place).isKnown
        }
    }

    /// In each context of the assignment, where all its objects are of one class and get one class.
    private func recreations(ofOthers assignment: RestorationClassAssignment) -> [Recreation] {
        graph.restorations(at: assignment).compactMap { restoration -> Recreation? in
            let saved = restoration.objects.filter { flow.objects[Int($0)].kind != .nothing }.map { graph.type(of: $0) }.first(
                ofEach: \.self)
            guard saved.count == 1, let saved = saved[0], mayBeController(saved),
                let named = graph.classes(of: restoration)?.onlyElement?.projectType
            else { return nil }
            return recreation(assignment, saved, by: named, restoration.objects)
        }.first(ofEach: { "\($0.saved) \($0.restorationClass.id) \($0.objects)" })
    }

    /// Objects of other classes may keep what they give their controllers in a property of the same name.
    private func mayBeController(_ type: StaticType) -> Bool {
        switch type {
        case .project(let type): program.isController(type) || program.hasUnknownAncestor(type)
        case .named(let name, _): UIKit.inherits(name, from: "UIViewController") || !UIKit.isKnownClass(name)
        case .optional, .metatype: false
        }
    }

    private func recreation(
        _ assignment: RestorationClassAssignment, _ saved: StaticType, by restorationClass: Type, _ objects: [Int32] = []
    ) -> Recreation? {
        guard let factory = program.lineage(of: restorationClass).flatMap({ program.implementations(of: .controllerFactory, in: $0) }).first
        else { return nil }
        let everything = results(of: factory)
        let identifiers = identifiers(of: objects, saved)
        let answering = everything.filter { result in
            guard let identifiers, let answered = result.identifiers else { return true }
            return !answered.isDisjoint(with: identifiers)
        }
        return Recreation(
            assignment: assignment, saved: saved, identifiers: identifiers, restorationClass: restorationClass, factory: factory,
            everything: everything, results: answering, objects: objects)
    }

    /// What the objects, or all of a class, may be identified as; `nil` where the text does not tell.
    func identifiers(of objects: [Int32], _ saved: StaticType) -> [String]? {
        var texts: [String] = []
        for object in objects {
            guard let own = graph.ownIdentifierTexts(of: object) else { return nil }
            texts += own
        }
        if texts.isEmpty, let type = saved.projectType, case .some(let assignments) = classIdentifier(of: type) {
            let given = assignments.map { string($0, forInstancesOf: type).text }
            if given.contains(nil) { return nil }
            texts = given.compactMap { $0 }
        }
        return texts.isEmpty ? nil : texts
    }

    /// Whether an object of what a factory returns gets the state of one that was saved as a type: only its own class's and what
    /// inherits from it does (B7).
    func mayStandFor(_ saved: StaticType, _ result: FactoryResult) -> Bool {
        if result.isNothing { return false }
        if case .drawn(let controller) = result.kind, let drawn = controller.type { return mayBe(drawn.unwrapped, saved.unwrapped) }
        guard let made = result.made else {
            // Whatever was there before may be of any class below the one it is declared with.
            guard let found = result.object.flatMap(graph.type)?.unwrapped else { return true }
            return mayBe(found, saved.unwrapped) || mayBe(saved.unwrapped, found)
        }
        return mayBe(made.type.unwrapped, saved.unwrapped)
    }

    /// Whether an object of the one class is, or may be, one of the other too.
    func mayBe(_ type: StaticType, _ other: StaticType) -> Bool {
        switch (type, other) {
        case (.project(let type), .project(let other)):
            // What is out of sight above it cannot inherit from a class of the app.
            program.isWithin(type, other) || other.kind == .protocol && program.hasUnknownAncestor(type)
        case (.project(let type), .named(let other, _)):
            program.frameworkRoot(of: type).map { UIKit.inherits($0, from: other) || !UIKit.isKnownClass(other) } ?? true
        case (.named(let type, _), .project(let other)):
            !UIKit.isKnownClass(type) || program.hasUnknownAncestor(other)
        case (.named(let type, _), .named(let other, _)):
            !UIKit.isKnownClass(type) || !UIKit.isKnownClass(other) || UIKit.inherits(type, from: other)
        default:
            true
        }
    }
}

// MARK: App delegates

extension App {
    /// Whether UIKit may ask an app delegate of the unit for controllers without a restoration class, and it does not always decline.
    func hasDelegateFactory(inUnit unit: Int) -> Bool {
        program.implementations(of: .delegateFactory).contains { factory in
            guard program.unit(of: factory) == unit else { return false }
            let results = results(of: factory)
            return results.isEmpty || !results.allSatisfy(\.isNothing)
        }
    }

    /// Whether a unit restores, and all that its app delegates do is in sight.
    func restoresInSight(unit: Int) -> Bool { optsIn(unit: unit) == true && silence(onDelegatesOf: unit) == nil }

    /// Why the app delegates of a unit may do more than is in sight.
    func silence(onDelegatesOf unit: Int) -> Silence? {
        program.classes(adopting: "UIApplicationDelegate").lazy.filter { $0.unit == unit }.compactMap(self.program.silence(onAncestorsOf:))
            .first
    }

    /// What the app delegates of a unit may return, exit by exit.
    func delegateResults(inUnit unit: Int) -> [FactoryResult] {
        program.implementations(of: .delegateFactory).filter { program.unit(of: $0) == unit }.flatMap(results)
    }

    /// Whether what an app delegate returns may be one saved object, brought back: neither is it of a class that could not stand for it,
    /// nor does the way to it ask for another identifier.
    func brings(_ result: FactoryResult, _ object: Int32, savedAs type: StaticType) -> Answer {
        if result.isNothing || !mayStandFor(type, result) { return .no }
        if let identifiers = self.identifiers(of: [object], type), let answered = result.identifiers,
            answered.isDisjoint(with: identifiers)
        {
            return .no
        }
        return result.isUnknown ? .unknown(Silence(.unknownResult, at: result.location, about: graph.name(of: object))) : .yes
    }
}

// MARK: Identifiers

extension App {
    /// Where the objects of a recreation get their identifier.
    public func identification(of recreation: Recreation) -> IdentifierAssignment? {
        if let own = recreation.objects.lazy.compactMap({ self.graph.ownIdentifications(of: $0).first }).first { return own }
        guard let type = recreation.saved.projectType, case .some(let assignments) = classIdentifier(of: type) else { return nil }
        return assignments.first
    }

    /// All the identifiers that a factory answers for, where that of the objects is not among them; `nil` where it may be.
    public func identifiersAnswered(inVainBy recreation: Recreation) -> Set<String>? {
        guard recreation.results.allSatisfy(\.isNothing) else { return nil }
        var answered: Set<String> = []
        for result in recreation.makers {
            guard let identifiers = result.identifiers else { return nil }
            answered.formUnion(identifiers)
        }
        return answered
    }

    /// Those of some identifiers for which a factory makes what it returns; `nil` where any may be.
    func identifiers(_ answered: Set<String>?, by result: FactoryResult) -> Set<String>? {
        guard isFoundByName(result), let made = result.made, case .text(let name) = program.runtimeName(of: made.type) else {
            return answered
        }
        return answered.map { $0.intersection([name]) } ?? [name]
    }

    /// The identifiers that lead a factory to one of its exits; `nil` where any may.
    func identifiers(leadingTo exit: Site, of factory: Function) -> Set<String>? {
        let place = Place(exit, in: factory)
        var answered: Set<String>?
        var current = exit.circumstance
        while let circumstance = current {
            current = circumstance.outer
            var allowed: [Set<String>] = []
            switch circumstance.step {
            case .arm(_, let index, let kind, let conditions):
                if let texts = identifiers(asked: conditions, kind, index, place, factory) { allowed = [texts] }
            case .passed(_, let arms):
                // `if path.last != "list" { return nil }`
                for arm in arms where arm.leavesFunction && arm.conditions.count == 1 {
                    guard case .expression(let test) = arm.conditions[0] else { continue }
                    if let texts = identifiers(comparedIn: test, fails: true, place, factory) { allowed.append(texts) }
                }
            case .loop, .closure, .function, .deferred, .fallback, .shortCircuit: break
            }
            for texts in allowed { answered = answered.map { $0.intersection(texts) } ?? texts }
        }
        return answered
    }

    /// Whether what is made is of the class whose name the factory was asked for.
    func isFoundByName(_ result: FactoryResult) -> Bool {
        guard case .made(_, _, isDynamic: true) = result.kind else { return false }
        return [result.function, result.factory].contains { $0.names(anyOf: ["NSClassFromString"]) }
    }

    private func identifiers(
        asked conditions: [Statement.Condition], _ kind: Step.ArmKind, _ index: Int, _ place: Place, _ factory: Function
    ) -> Set<String>? {
        switch kind {
        case .selection:
            guard case .pattern(let patterns, _, let subject?)? = conditions.first, !patterns.isEmpty else { return nil }
            var identifiers: Set<String> = []
            for pattern in patterns {
                guard let text = string(pattern, at: place).text,
                    let answered = self.identifiers(giving: text, as: subject, place, factory)
                else { return nil }
                identifiers.formUnion(answered)
            }
            return identifiers
        case .ternary:
            guard index == 0 else { return nil }
        case .test, .guardRest:
            break
        case .otherwise, .compilation, .guardElse, .catches:
            return nil
        }
        for condition in conditions {
            switch condition {
            case .expression(let test): if let texts = identifiers(comparedIn: test, place, factory) { return texts }
            case .binding(_, _, let value): if let texts = identifiers(havingA: value, place, factory) { return texts }
            case .pattern, .availability, .compilation: continue
            }
        }
        return nil
    }

    /// `last == "list"`, `[last isEqualToString:@"list"]`, several of them with `||`, and `makers[last] != nil`.
    ///
    /// - Parameter fails: whether the test is known not to hold.
    private func identifiers(comparedIn test: Expression, fails: Bool = false, _ place: Place, _ factory: Function) -> Set<String>? {
        func compared(_ left: Expression, _ right: Expression) -> Set<String>? {
            for (subject, other) in [(left, right), (right, left)] {
                guard let text = string(other, at: place).text else { continue }
                if let identifiers = identifiers(giving: text, as: subject, place, factory) { return identifiers }
            }
            return nil
        }
        switch test.kind {
        case .tuple(let parts) where parts.count == 1:
            return identifiers(comparedIn: parts[0].value, fails: fails, place, factory)
        case .prefix("!", let inner):
            return identifiers(comparedIn: inner, fails: !fails, place, factory)
        case .binary(let left, let operation, let right) where operation == (fails ? "==" : "!=") && (left.isNil || right.isNil):
            return identifiers(havingA: left.isNil ? right : left, place, factory)
        case .binary(let left, "==", let right) where !fails, .binary(let left, "!=", let right) where fails:
            return compared(left, right)
        case .binary(let left, let operation, let right) where operation == (fails ? "||" : "&&"):
            return identifiers(comparedIn: left, fails: fails, place, factory)
                ?? identifiers(comparedIn: right, fails: fails, place, factory)
        case .binary(let left, let operation, let right) where operation == (fails ? "&&" : "||"):
            guard let first = identifiers(comparedIn: left, fails: fails, place, factory),
                let second = identifiers(comparedIn: right, fails: fails, place, factory)
            else { return nil }
            return first.union(second)
        case .call(let call) where !fails && (call.name == "isEqualToString" || call.name == "isEqual"):
            guard let receiver = call.receiver, let other = call.arguments.first?.value else { return nil }
            return compared(receiver, other)
        case .call(let call) where !fails:
            return identifiers(foundBy: call, place, factory) ?? identifiers(havingA: test, place, factory)
        default:
            return fails ? nil : identifiers(havingA: test, place, factory)
        }
    }
}
