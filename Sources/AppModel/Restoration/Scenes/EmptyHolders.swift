import Syntax

/// A property of a scene's delegate that is asked for what the scene saves, and that nothing gives a value.
public struct EmptyHolder: Sendable {
    public let name: String
    public let location: Location
}

extension SceneHalves {
    /// The property without which a method hands nothing out, if it never has a value.
    func emptyHolder(handedOutBy saver: Function, _ app: App, _ silences: inout Silences) -> EmptyHolder? {
        let unit = app.program.unit(of: saver)
        let values = app.exits(of: saver).filter { !$0.value.isNil }
        // UIKit itself sets `window`, from a storyboard.
        guard let delegate = saver.type, app.isSceneDelegate(delegate), apps.contains(unit),
            let name = values.first.flatMap({ holder(of: $0, in: saver) }), name != "window",
            values.allSatisfy({ holder(of: $0, in: saver) == name }),
            let property = app.emptyProperty(name, of: delegate, &silences), !silences.note(silence(onUnit: unit, app))
        else { return nil }
        return EmptyHolder(name: name, location: property)
    }

    /// What an exit gives `nil` without: `current` of `try? current?.activity()`, and of what stands behind `guard let current`.
    private func holder(of exit: Exit, in saver: Function) -> String? {
        func property(_ expression: Expression?) -> String? {
            guard let name = expression?.plainName, expression?.isMember(of: saver, exit.site) == true else { return nil }
            return name
        }
        if let name = property(exit.value.neededReceiver) { return name }
        for step in exit.site.steps {
            guard case .arm(_, _, let kind, let conditions) = step, kind == .test || kind == .guardRest else { continue }
            for case .binding(let local, _, let bound) in conditions {
                // `guard let current = current`
                if bound.core.isName(local), exit.site.locals?.lookUp(local)?.outer?.lookUp(local) == nil { return local }
                if let name = property(bound.neededReceiver) { return name }
            }
        }
        return nil
    }
}

extension App {
    /// Where a property is declared that is `nil` for good: nothing assigns it, hands it out to be changed, or has its path or its name as text.
    fileprivate func emptyProperty(_ name: String, of owner: Type, _ silences: inout Silences) -> Location? {
        guard let (property, isInSight) = plainProperty(name, of: owner, isPassedBy: false), property.value?.isNil ?? true,
            property.type?.isOptional == true || property.type?.isImplicitlyUnwrapped == true,
            let declaration = program.family(of: owner).flatMap(\.declarations).first(where: { declaration in
                declaration.fact.properties.contains { $0.nameRange == property.nameRange && $0.name == property.name }
            }),
            !uses(ofMember: name, of: owner).contains(where: { $0.kind == .assigned || $0.isText && isFoundByName(owner) })
        else { return nil }
        let isHandedOut = program.functions(naming: [name, "_" + name]).contains { function in
            function.contains { part in
                switch part.kind {
                case .keyPath(let path): path.contains(name)
                case .call(let call): call.arguments.contains { $0.isReference && $0.value.core.plainName == name }
                default: false
                }
            }
        }
        let unit = owner.unit
        let isSetElsewhere =
            !isInSight && program.usesInOutlines(of: name, forUnit: unit, ofFamily: program.family(of: owner)).contains(.assigned)
        guard !isHandedOut, !isSetElsewhere, isInSight || !silences.note(program.silence(onCodeOf: unit)),
            !silences.note(silence(onAskingByName: name, of: owner))
        else { return nil }
        return Location(path: program.files[declaration.file].path, range: property.nameRange)
    }
}

extension Expression {
    /// Whether it is a property of the object that runs a function, not a local.
    fileprivate func isMember(of function: Function, _ site: Site) -> Bool {
        switch core.kind {
        case .name(let name): site.locals?.lookUp(name) == nil
        case .member(let base, _): base.isSelf
        default: false
        }
    }

    /// What is `nil` wherever this value is not asked of an object: the value itself, or `x` of `x?.y`, `x.map { }`.
    fileprivate var neededReceiver: Expression? {
        switch kind {
        case .name, .selfReference: return self
        case .member(let base, _) where base.isSelf: return self
        case .attempt(.optional, let base), .cast(let base, _, _), .forced(let base): return base.neededReceiver
        case .call(let call):
            if ["map", "flatMap"].contains(call.name), let receiver = call.receiver, receiver.plainName != nil { return receiver }
            return call.callee.optionalBase
        case .member, .element: return optionalBase
        default: return nil
        }
    }

    private var optionalBase: Expression? {
        switch kind {
        case .optional(let base): base.plainName == nil ? base.optionalBase : base
        case .member(let base, _), .element(let base, _): base.optionalBase
        case .call(let call): call.callee.optionalBase
        default: nil
        }
    }
}
