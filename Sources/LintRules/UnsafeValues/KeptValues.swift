import AppModel
import Syntax

extension App {
    /// What makes a value crash the app that a view reads from scene storage, where its views ask nothing about it that might tell.
    func force(on value: RestoredValue, _ read: SceneStorageRead, in body: RestoringBody) -> Force? {
        let asked = read.questions
        if read.stored.type.isOptional, asked.isEmpty, let force = forceOnMissing(value, body) { return force }
        if asked.isSubset(of: .presence), let force = forceOnRawValue(of: value, body) { return force.explained(for: read) }
        if !asked.contains(.worth), let force = forceOnUnarchived(value, body) ?? raisingLookUp(of: value, body) { return force }
        return asked.isSubset(of: .presence) ? unboundIndex(value, body) : nil
    }

    /// The methods and setters of the app's own that are handed a value whole, with the parameter that has it there.
    func takers(of value: RestoredValue, _ body: RestoringBody) -> [(function: Function, parameter: String)] {
        let methods = body.calls(taking: value).flatMap { site -> [(function: Function, parameter: String)] in
            guard let call = site.call, let called = program.calledFunction(call, at: Place(site, in: value.function)),
                called != value.function, called.fact.kind == .method, !program.isOverridden(called)
            else { return [] }
            return call.arguments.enumerated().compactMap { position, argument in
                guard isIt(argument.value, value, at: site, body), let parameter = called.fact.parameter(for: position, of: call) else {
                    return nil
                }
                return (called, parameter.name)
            }
        }
        let setters = body.assignments(of: value).compactMap { site -> (function: Function, parameter: String)? in
            guard case .assignment(let target, nil, let given) = site.kind, isIt(given, value, at: site, body),
                case .member(let base, let name) = target.core.kind,
                let owner = program.type(of: base, at: Place(site, in: value.function))?.unwrapped.projectType,
                let setter = program.functions(of: owner).first(where: { $0.property?.name == name.text && $0.fact.kind == .setter })
            else { return nil }
            return (setter, setter.fact.parameters.first?.name ?? "newValue")
        }
        return methods + setters
    }

    private func isIt(_ expression: Expression, _ value: RestoredValue, at site: Site, _ body: RestoringBody) -> Bool {
        expression.core.range == value.range || expression.binding(at: site).map { body.holds($0, value.range) } ?? false
    }

    private func forceOnMissing(_ value: RestoredValue, _ body: RestoringBody) -> Force? {
        directForce(on: value, body) ?? forceOnLocal(holding: value, body) ?? forceOnProperty(filledWith: value, body)
            ?? crash(without: value, body)
    }
}

extension Force {
    /// What only happens as the user does something more.
    var asNote: Force {
        var force = self
        force.severity = .note
        return force
    }

    /// What a user types crashes the app at once, and again as it comes back.
    fileprivate func explained(for read: SceneStorageRead) -> Force {
        var force = self
        if read.isTyped { force.help = "Convert it with `if let`: what was typed comes back with the scene, and the crash with it." }
        return force
    }
}
