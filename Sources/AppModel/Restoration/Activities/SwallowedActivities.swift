import Syntax

/// A responder whose own `userActivity` keeps nothing that it is given, though its scene hands that out.
public struct SwallowedActivity: Sendable {
    public let responder: Type
    /// The property's setter, or where its body is empty the property.
    public let location: Location
    /// Where it is given an activity.
    public let gift: Location
    /// The method that hands it out.
    public let saver: Function
}

extension App {
    /// One for each class that overrides `userActivity` with a setter which does nothing, and with a getter that asks the superclass, which
    /// is given none; where it is given one, and a scene's delegate hands out what some responder has.
    public func swallowedActivities(_ silences: inout Silences) -> [SwallowedActivity] {
        let savers = program.functions.filter { $0.savesScene && !program.isTest($0) && $0.names(anyOf: ["userActivity"]) }
        guard !savers.isEmpty else { return [] }
        return program.functions(mentioningAnyOf: ["userActivity"]).compactMap { getter -> SwallowedActivity? in
            guard getter.fact.kind == .getter, let property = getter.property, property.name == "userActivity",
                property.modifiers.contains(.overrides), let responder = getter.type, !program.isTest(getter),
                let saver = savers.first(where: { program.unit(of: $0) == responder.unit && handsOutActivityOfResponder($0, responder) }),
                let setter = property.accessors.first(where: { $0.kind == .setter }), setter.hasBody, (setter.body ?? []).isEmpty,
                exits(of: getter).allSatisfy({ $0.value.isNil || $0.value.asksSuper(for: "userActivity") }),
                let gift = gift(to: responder), !silences.note(program.silence(onCodeOf: responder.unit))
            else { return nil }
            return SwallowedActivity(
                responder: responder, location: Location(path: program.files[getter.file].path, range: property.nameRange), gift: gift,
                saver: saver)
        }
    }

    /// Whether a method hands out what a property `userActivity` has of something that may be an object of a class.
    private func handsOutActivityOfResponder(_ saver: Function, _ responder: Type) -> Bool {
        let values = exits(of: saver).filter { !$0.value.isNil }
        return !values.isEmpty
            && values.allSatisfy { exit in
                guard case .member(let base, let name) = exit.value.core.kind, name.text == "userActivity" else { return false }
                guard let type = program.type(of: base, at: Place(exit.site, in: saver))?.unwrapped else { return false }
                if let own = type.projectType { return program.isWithin(responder, own) }
                return program.inherits(responder, from: type.name)
            }
    }

    /// Where an object of a class gives itself an activity.
    private func gift(to responder: Type) -> Location? {
        program.lineage(of: responder).flatMap { program.functions(of: $0) }.lazy.compactMap { function -> Location? in
            guard function.names(anyOf: ["userActivity"]) else { return nil }
            let given = self.sites(in: function).first { site in
                guard case .assignment(let target, nil, let value) = site.kind else { return false }
                return target.plainName == "userActivity" && site.locals?.lookUp("userActivity") == nil && !value.isNil
            }
            return given.map { function.location($0.range) }
        }.first
    }
}

extension Expression {
    /// `super.userActivity`
    fileprivate func asksSuper(for name: String) -> Bool {
        if case .member(let base, let member) = core.kind { base.isSuper && member.text == name } else { false }
    }
}
