import Syntax

extension App {
    /// Where a screen gives what its factory restored another value as its view loads, which comes after the factory (H3).
    ///
    /// Only constants, under no condition, in what is saved and what somebody changes.
    func statesResetByLoading(_ silences: inout Silences) -> [EarlyRestoration] {
        program.implementations(of: .controllerFactory, .delegateFactory).filter { !program.isTest($0) }.flatMap {
            factory -> [EarlyRestoration] in
            // Who asks for the view has it loaded first.
            guard !isOptedIn(unit: program.unit(of: factory)).isNo, !factory.names(anyOf: UIKit.loadsView) else { return [] }
            let reads = coderFlow(of: factory).accesses(.read).filter { $0.function == factory }.map(\.site.range)
            let found = sites(in: factory).compactMap { site -> EarlyRestoration? in
                guard case .assignment(let target, nil, let value) = site.kind, reads.contains(where: value.range.contains),
                    case .member(let base, let name) = target.core.kind,
                    let type = program.type(of: base, at: Place(site, in: factory))?.unwrapped.projectType, program.isController(type)
                else { return nil }
                return reset(of: name.text, in: type, restored: factory.location(site.range), by: factory)
            }
            return found.isEmpty || !silences.affirms(isOptedIn(unit: program.unit(of: factory))) ? [] : found
        }
    }

    private func reset(of name: String, in type: Type, restored: Location, by factory: Function) -> EarlyRestoration? {
        let family = program.family(of: type).flatMap { program.functions(of: $0) }
        let loading = family.filter { ["loadView", "viewDidLoad"].contains($0.fact.name) && $0.fact.kind == .method }
        let state = OwnState(property: name)
        guard let given = loading.flatMap({ assignments(to: state, by: $0, of: type) }).onlyElement,
            case let (site, loader) = (given.site, given.function), site.circumstance == nil,
            case .assignment(_, nil, let value) = site.kind, value.isEmptyOrLiteral || isCase(value, of: state, in: type),
            plainProperty(name, of: type, isPassedBy: false) != nil,
            family.contains(where: { $0.hook == .encodeState && $0.names(anyOf: [name, "_" + name]) }),
            !family.contains(where: { [.decodeState, .finishedRestoring].contains($0.hook) && $0.names(anyOf: [name, "_" + name]) })
        else { return nil }
        // What nobody changes is as good as before.
        let isChanged = program.functions(mentioningAnyOf: [name, "_" + name]).contains { function in
            function != factory && function != loader && function.fact.kind == .method && function.hook == nil && !program.isTest(function)
                && sites(in: function).contains { site in
                    guard case .assignment(let target, _, _) = site.kind else { return false }
                    return target.core.memberName?.withoutUnderscore == name
                }
        }
        guard isChanged else { return nil }
        return EarlyRestoration(kind: .overwrittenByLoading(state: name, restored: restored), function: loader, range: site.range)
    }
}

extension Expression {
    /// A literal, or a list without elements.
    fileprivate var isEmptyOrLiteral: Bool {
        switch core.kind {
        case .string, .integer, .float, .boolean, .nilLiteral: true
        case .array(let elements): elements.isEmpty
        default: false
        }
    }
}
