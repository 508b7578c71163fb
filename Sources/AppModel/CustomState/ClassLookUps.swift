import Syntax

/// A place where hand-made state saving takes a class by its name for granted.
public struct ClassLookUp: Sendable {
    public enum Flaw: Sendable {
        /// What the look-up gives is unwrapped or cast by force.
        case isForced
        /// A Swift class is looked up by a name without its module.
        case lacksModule(String)
        /// What was made of the class goes to somebody who does not take nil.
        case isUntested
        /// The name that is saved lacks the module that the look-up asks for.
        case isSavedWithoutModule
    }

    public let flaw: Flaw
    public let function: Function
    public let location: Location
}

extension App {
    /// The flawed look-ups in the units of some classes, in path order.
    public func flawedLookUps(for states: [CustomState]) -> [ClassLookUp] {
        let units = Set(states.map(\.type.unit))
        let finders = program.functions(mentioningAnyOf: ["NSClassFromString"]).filter {
            units.contains(program.unit(of: $0)) && !program.isTest($0)
        }
        return finders.flatMap { function in
            sites(in: function).compactMap { site -> ClassLookUp? in
                switch site.kind {
                case .forced(let value), .cast(let value, .forced, _):
                    return value.core.findsClass
                        ? ClassLookUp(flaw: .isForced, function: function, location: function.location(value.core.range)) : nil
                case .call(let call):
                    return lookUp(withoutModuleIn: call, site, function) ?? lookUp(untestedIn: call, site, function)
                default:
                    return nil
                }
            }
        }
    }

    private func lookUp(withoutModuleIn call: Call, _ site: Site, _ function: Function) -> ClassLookUp? {
        guard call.name == "NSClassFromString", let argument = call.firstUnlabelled,
            case .text(let name) = program.string(argument, at: Place(site, in: function)),
            let type = program.types.first(where: { $0.name == name && $0.unit == program.unit(of: function) }),
            program.files[type.file].path.hasSuffix(".swift"),
            type.declarations[0].fact.objectiveCName == nil
        else { return nil }
        return ClassLookUp(flaw: .lacksModule(name), function: function, location: function.location(argument.range))
    }

    private func lookUp(untestedIn call: Call, _ site: Site, _ function: Function) -> ClassLookUp? {
        let insisting = [
            "pushViewController", "presentViewController", "presentModalViewController", "addChildViewController", "addObject",
            "insertObject",
        ]
        guard function.isObjectiveC, insisting.contains(call.name), let object = call.firstUnlabelled else { return nil }
        if case .name(let name) = object.core.kind {
            guard case .local(let local)? = site.locals?.lookUp(name)?.binding.origin, local.value?.contains(where: \.findsClass) == true,
                !site.tests.contains(where: { $0.contains { $0.isName(name) } })
            else { return nil }
        } else if !object.contains(where: \.findsClass) {
            return nil
        }
        return ClassLookUp(flaw: .isUntested, function: function, location: function.location(object.range))
    }

    /// Where the class of a Swift object is saved under a name that a look-up in the same unit does not find.
    public func namesWithoutModule(_ custom: CustomProtocol, for states: [CustomState]) -> [ClassLookUp] {
        let units = Set(states.filter { $0.type.declarations[0].fact.objectiveCName == nil }.map(\.type.unit))
        let unitsWithLookUp = Set(program.functions(mentioningAnyOf: ["NSClassFromString"]).filter(looksUpSavedName).map(program.unit))
            .intersection(units)
        guard !unitsWithLookUp.isEmpty else { return [] }
        return program.functions(mentioningAnyOf: [custom.saveName])
            .filter {
                !$0.isObjectiveC && unitsWithLookUp.contains(program.unit(of: $0)) && !program.isTest($0)
                    && $0.names(anyOf: [custom.saveName])
            }
            .flatMap { function in
                sites(in: function).filter { $0.call?.describesType ?? false }
                    .map { ClassLookUp(flaw: .isSavedWithoutModule, function: function, location: function.location($0.range)) }
            }
    }

    /// Whether a name is looked up that no literal spells.
    private func looksUpSavedName(in function: Function) -> Bool {
        sites(in: function).contains { site in
            guard let call = site.call, call.name == "NSClassFromString" else { return false }
            switch call.firstUnlabelled?.core.kind {
            case .name?, .member?, .element?: return true
            default: return false
            }
        }
    }
}

extension Call {
    /// `String(describing: type(of: …))`.
    fileprivate var describesType: Bool {
        guard name == "String", let value = argument("describing"), case .call(let inner) = value.kind else { return false }
        return inner.name == "type"
    }
}

extension Expression {
    fileprivate var findsClass: Bool {
        if case .call(let call) = kind { call.name == "NSClassFromString" } else { false }
    }
}
