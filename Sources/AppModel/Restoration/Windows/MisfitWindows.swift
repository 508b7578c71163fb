import Syntax

/// A window that a restorer of AppKit makes for one of another class (I13).
public struct MisfitWindow: Sendable {
    /// What it makes, and where.
    public let made: Type
    public let location: Location
    public let restorer: Function
    /// Whose window names the restorer, and where.
    public let saved: Type
    public let assignment: Location
}

extension App {
    /// For each restorer that asks nobody which window is meant, and makes those of one class, the first class of another kind whose own
    /// window names it.
    public func misfitWindows() -> [MisfitWindow] {
        let assigned = windowsWithRestorers()
        guard !assigned.isEmpty else { return [] }
        return program.implementations(of: .restoreWindow).compactMap { restorer in
            guard isRestorer(restorer), restorer.isStatic, !program.isTest(restorer), let type = restorer.type, !asksWhich(restorer) else {
                return nil
            }
            let answers = answers(of: restorer)
            let made = answers.map { classOfWindow($0.window, at: Place($0.site, in: restorer)) }
            guard let first = made.first ?? nil, made.allSatisfy({ $0 != nil }) else { return nil }
            let own = program.family(of: type)
            let misfit = assigned.first { owner, restorer, _ in
                own.contains(restorer) && made.allSatisfy { $0.map { !program.areRelated(owner, $0.type) } ?? false }
                    && !creatingCalls(of: owner).isEmpty
            }
            return misfit.map {
                MisfitWindow(made: first.type, location: first.location, restorer: restorer, saved: $0.owner, assignment: $0.location)
            }
        }
    }

    /// Whether a restorer looks at what it is given of the window: its identifier or its state.
    private func asksWhich(_ restorer: Function) -> Bool {
        let names = Set(restorer.fact.parameters.map(\.name)).subtracting([restorer.fact.completionHandler ?? ""])
        return restorer.names(anyOf: names) || restorer.fact.completionHandler == nil
    }

    /// The window controllers and windows that name a restorer for their own window.
    private func windowsWithRestorers() -> [(owner: Type, restorer: Type, location: Location)] {
        program.functions(mentioningAnyOf: ["restorationClass"]).flatMap { function in
            sites(in: function).compactMap { site -> (owner: Type, restorer: Type, location: Location)? in
                guard case .assignment(let target, nil, let value) = site.kind, !program.isTest(function), let owner = function.type,
                    let restorer = program.typeValue(of: value, at: Place(site, in: function))?.projectType, restorer.kind != .protocol,
                    function.fact.kind == .initializer || site.locals?.lookUp("window") == nil, isOwnWindow(target.core, of: owner)
                else { return nil }
                return (owner, restorer, function.location(target.range))
            }
        }
    }

    /// `window?.restorationClass` of a window controller, `restorationClass` of a window.
    private func isOwnWindow(_ target: Expression, of owner: Type) -> Bool {
        if target.plainName == "restorationClass" { return program.inherits(owner, from: "NSWindow") }
        guard case .member(let base, let name) = target.kind, name.text == "restorationClass" else { return false }
        return base.core.plainName == "window" && program.inherits(owner, from: "NSWindowController")
    }

    /// The project's window, or controller of one, that an expression has just been made as or of.
    private func classOfWindow(_ window: Expression, at place: Place) -> (type: Type, location: Location)? {
        let origins = place.origins(of: window)
        guard let origin = origins.onlyElement, let function = origin.place.function else { return nil }
        switch origin.value.core.kind {
        case .call(let call):
            guard let type = createdType(call, at: origin.place)?.projectType, program.isWindowOrController(type) else { return nil }
            return (type, function.location(origin.value.range))
        case .member(let base, let name) where name.text == "window":
            return classOfWindow(base, at: origin.place)
        default:
            return nil
        }
    }
}

extension Program {
    func isWindowOrController(_ type: Type) -> Bool {
        inherits(type, from: "NSWindow") || inherits(type, from: "NSWindowController")
    }
}
