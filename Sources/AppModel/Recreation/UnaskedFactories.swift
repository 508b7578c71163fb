import Syntax

extension App {
    /// The factories of classes that nothing names as restoration class, so that UIKit never asks them; only in units that restore and
    /// where all restoration classes are known. No interface file can name one.
    ///
    /// - Parameter counts: whether those of an app that switches restoration off count as well: UIKit asks none of these.
    public func unaskedFactories(_ silences: inout Silences, evenIfSwitchedOff counts: Bool = false) -> [Function] {
        let factories = program.implementations(of: .controllerFactory)
        guard !factories.isEmpty else { return [] }
        var questions = FactoryQuestions(self)
        let named = namedRestorationClasses(&questions)
        var doubts: [Int: Silence?] = [:]
        return factories.filter { factory in
            guard let owner = factory.type, case let isRestored = isOptedIn(unit: owner.unit), counts || !isRestored.isNo,
                !program.isTest(factory),
                named.isDisjoint(with: [owner] + program.descendants(of: owner)), !questions.reach(factory)
            else { return false }
            let doubt = doubts[owner.unit] ?? silence(onClassesNamedIn: owner.unit)
            doubts[owner.unit] = .some(doubt)
            return (isRestored.isNo || silences.affirms(isRestored)) && !silences.note(doubt)
                && !silences.note(program.silence(onAncestorsOf: owner))
        }
    }

    /// Whether only storyboards make the objects of a factory's class, which come back without it, and the factory gives them nothing else.
    public func isDispensable(_ factory: Function) -> Bool {
        guard let type = factory.type, !storyboardControllers(of: type).isEmpty,
            creatingCalls(of: type).allSatisfy({ $0.function.hook != nil || program.isTest($0.function) })
        else { return false }
        let givesSomething = sites(in: factory).contains { site in
            guard case .assignment(let target, _, _) = site.kind, case .member(_, let name) = target.core.kind else { return false }
            return !["restorationIdentifier", "restorationClass"].contains(name.text)
        }
        return !givesSomething
            && coderFlow(of: factory).accesses(.read).allSatisfy { access in access.key.text.map { UIKit.reservedKeys[$0] != nil } ?? true }
    }

    /// Every class that may be named, with those that a name stands for: what it inherits the factory from, and each subclass where it
    /// names itself. What a factory names counts where it is asked itself.
    private func namedRestorationClasses(_ questions: inout FactoryQuestions) -> Set<Type> {
        var (inFactories, elsewhere) = (
            restorationClassAssignments.filter(isInFactory), restorationClassAssignments.filter { !isInFactory($0) }
        )
        var named: Set<Type> = []
        while !elsewhere.isEmpty {
            named.formUnion(elsewhere.flatMap(classesNamed))
            elsewhere = inFactories.filter {
                $0.function.type.map { !named.isDisjoint(with: program.family(of: $0)) } ?? true || questions.reach($0.function)
            }
            let places = Set(elsewhere.map(\.location))
            inFactories.removeAll { places.contains($0.location) }
        }
        return named
    }

    private func isInFactory(_ assignment: RestorationClassAssignment) -> Bool { assignment.function.hook == .controllerFactory }

    private func classesNamed(by assignment: RestorationClassAssignment) -> [Type] {
        let isOpen = assignment.namesSelf || namedClass(assignment) == nil
        let isWrittenOut = !assignment.namesSelf && program.typeValue(of: assignment.value.core, at: assignment.place) != nil
        return (namedClasses(assignment) ?? []).flatMap { named -> [Type] in
            switch named {
            case .project(let type): isOpen ? program.family(of: type) : program.lineage(of: type)
            // The class of an object of which no more is known than what the frameworks call it.
            case .named(let name, _) where isOpen && !isWrittenOut: program.types.filter { program.inherits($0, from: name) }
            case .named, .optional, .metatype: []
            }
        }
    }

    /// Why a unit may name more restoration classes than the text does.
    private func silence(onClassesNamedIn unit: Int) -> Silence? {
        if let silence = program.silence(onCodeOf: unit) { return silence }
        if let getter = program.functions.first(where: { $0.property?.name == "restorationClass" && program.unit(of: $0) == unit }) {
            return Silence(.answersForClass, at: getter.location, about: getter.symbol)
        }
        let unknown = restorationClassAssignments.first { !$0.isOptOut && program.unit(of: $0.function) == unit && namedClasses($0) == nil }
        return unknown.map { Silence(.unnamedRestorationClass, at: $0.location, about: $0.function.symbol) }
    }

}

/// Which factories code asks, as the app delegate or another factory may do who pass the question on.
private struct FactoryQuestions {
    /// `asked` is the class, if the text tells.
    private typealias Question = (function: Function, asked: Type?)

    private let app: App
    /// By the name of the factory, in the language in which it is asked.
    private var ofName: [String: [Question]] = [:]

    init(_ app: App) { self.app = app }

    mutating func reach(_ factory: Function) -> Bool {
        questions(to: factory.fact.name).contains { function, asked in
            guard function != factory else { return false }
            guard let asked, let owner = factory.type else { return true }
            return app.program.isWithin(asked, owner)
        }
    }

    private mutating func questions(to name: String) -> [Question] {
        if let known = ofName[name] { return known }
        let found = app.program.functions(mentioningAnyOf: [name]).flatMap { function in
            app.sites(in: function).compactMap { site -> Question? in
                // What a subclass passes on is its own matter.
                guard let call = site.call, Hook(call) == .controllerFactory, !call.asksSuper else { return nil }
                let asked = call.receiver.flatMap { app.program.typeValue(of: $0, at: Place(site, in: function)) }?.projectType
                return (function, asked)
            }
        }
        ofName[name] = found
        return found
    }
}
