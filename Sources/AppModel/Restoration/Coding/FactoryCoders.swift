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

    init(of app: App) {
        let program = app.program
        let all = program.implementations(of: Factories.hooks)
        ofUnit = Dictionary(grouping: all, by: program.unit)
        ofNoController = ofUnit.mapValues { $0.filter { !($0.type.map(program.isController) ?? false) } }
        ofNobody = ofUnit.mapValues { $0.filter { $0.type == nil } }
        passCodersOn = program.implementations(of: .controllerFactory, .delegateFactory).contains { factory in
            app.sites(in: factory).contains { $0.call.map { Hook($0) == .controllerFactory } ?? false }
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
        for assignment in places.restorationClasses where !assignment.isOptOut {
            guard isAssigned(assignment.target, at: assignment.place, toOneOf: family) else { continue }
            guard case .project(let named)? = program.typeValue(of: assignment.value.core, at: assignment.place) else { return nil }
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
            && places.restorationClasses.allSatisfy { assignment in
                if assignment.isOptOut || program.unit(of: assignment.function) != type.unit { return true }
                guard case .project(let named)? = program.typeValue(of: assignment.value.core, at: assignment.place) else { return false }
                return !family.contains(named) || isAssigned(assignment.target, at: assignment.place, withinFamily: family)
            }
    }

    private func isAssigned(_ target: Expression, at place: Place, withinFamily family: [Type]) -> Bool {
        guard case .member(let base, _) = target.kind, !base.isSuper else { return place.type.map(family.contains) ?? false }
        return program.type(of: base, at: place)?.projectType.map(family.contains) ?? false
    }

    private func isAssigned(_ target: Expression, at place: Place, toOneOf family: [Type]) -> Bool {
        guard case .member(let base, _) = target.kind, !base.isSuper else { return place.type.map(family.contains) ?? true }
        guard let type = program.type(of: base, at: place)?.unwrapped else { return true }
        return family.contains { isRelated(type, .project($0)) }
    }
}
