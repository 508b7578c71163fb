import Syntax

/// All that UIKit may ask for an object again, in path order.
struct Factories: Sendable {
    fileprivate static let hooks: [Hook] = [.controllerFactory, .objectFactory, .delegateFactory]

    fileprivate let ofUnit: [Int: [Function]]
    /// Those that are not a controller's own.
    fileprivate let ofNoController: [Int: [Function]]
    /// Those that stand in no type of the project.
    fileprivate let ofNobody: [Int: [Function]]
    /// Whether one calls another, with the coder of whatever it is asked for.
    let passCodersOn: Bool
    /// Every assignment of a restoration class.
    fileprivate let assigned: [AssignedClass]
    /// What those that make controllers may return, by function id.
    let results: [Int: [FactoryResult]]

    init(of app: App) {
        let program = app.program
        let all = program.implementations(of: Factories.hooks)
        ofUnit = Dictionary(grouping: all, by: program.unit)
        ofNoController = ofUnit.mapValues { $0.filter { !($0.type.map(program.isController) ?? false) } }
        ofNobody = ofUnit.mapValues { $0.filter { $0.type == nil } }
        passCodersOn = program.implementations(of: .controllerFactory, .delegateFactory).contains { factory in
            app.sites(in: factory).contains { $0.call.map { Hook($0) == .controllerFactory } ?? false }
        }
        assigned = app.places.restorationClasses.map { AssignedClass($0, in: program) }
        let makers = program.implementations(of: .controllerFactory, .delegateFactory)
        let listsMade = app.listsMadeWhenAsked
        results = Dictionary(uniqueKeysWithValues: makers.map { ($0.id, app.makeResults(of: $0, listsMade: listsMade)) })
    }
}

/// A restoration class, and to whom it is given.
private struct AssignedClass {
    enum Target {
        /// The object whose code it stands in, or one that is called like it.
        case own(Type?)
        case other(StaticType?)
    }

    let isOptOut: Bool
    let unit: Int
    /// `nil` where the text does not tell.
    let named: Type?
    let target: Target

    init(_ assignment: RestorationClassAssignment, in program: Program) {
        isOptOut = assignment.isOptOut
        unit = program.unit(of: assignment.function)
        named = if case .project(let named)? = program.typeValue(of: assignment.value.core, at: assignment.place) { named } else { nil }
        target =
            if case .member(let base, _) = assignment.target.kind, !base.isSuper {
                .other(program.type(of: base, at: assignment.place))
            } else {
                .own(assignment.place.type)
            }
    }
}

/// Whose coders a factory may be handed.
extension App {
    /// The factories that may be handed the coder of a class's instances: those of its restoration class, if the text tells which
    /// that is, else every one of the unit that is no other controller's own (B1, B10).
    public func factories(for type: Type) -> [Function] {
        let family = program.family(of: type)
        guard let named = restorationClasses(of: family) else { return factories.ofUnit[type.unit] ?? [] }
        let makers = Set(named + family).filter { !program.implementations(of: .controllerFactory, in: $0).isEmpty }
        if makers.isEmpty { return factories.ofNoController[type.unit] ?? [] }
        let own = makers.flatMap { maker in Factories.hooks.flatMap { program.implementations(of: $0, in: maker) } }
        return (own.filter { program.unit(of: $0) == type.unit } + (factories.ofNobody[type.unit] ?? [])).sorted { $0.id < $1.id }
    }

    /// The classes that are assigned as restoration class to instances of some types; `nil` if one of them is not known.
    private func restorationClasses(of family: [Type]) -> [Type]? {
        var classes: [Type] = []
        for assignment in factories.assigned where !assignment.isOptOut && mayBe(assignment.target, oneOf: family) {
            guard let named = assignment.named else { return nil }
            classes.append(named)
        }
        return classes
    }

    /// Whether a class's factory is asked for controllers of its own family alone, so that it reads what these have written.
    func makesOnlyItsOwn(_ type: Type, _ family: [Type]) -> Bool {
        guard program.isController(type), !program.implementations(of: .controllerFactory, in: type).isEmpty,
            !program.hasUnreadCode(inUnit: type.unit)
        else { return false }
        return !factories.passCodersOn
            && factories.assigned.allSatisfy { assignment in
                if assignment.isOptOut || assignment.unit != type.unit { return true }
                guard let named = assignment.named else { return false }
                return !family.contains(named) || isSurely(assignment.target, oneOf: family)
            }
    }

    private func isSurely(_ target: AssignedClass.Target, oneOf family: [Type]) -> Bool {
        switch target {
        case .own(let type): type.map(family.contains) ?? false
        case .other(let type): type?.projectType.map(family.contains) ?? false
        }
    }

    private func mayBe(_ target: AssignedClass.Target, oneOf family: [Type]) -> Bool {
        switch target {
        case .own(let type): return type.map(family.contains) ?? true
        case .other(let type):
            guard let type = type?.unwrapped else { return true }
            return family.contains { isRelated(type, .project($0)) }
        }
    }
}
