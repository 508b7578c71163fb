/// A window that gets no identifier, and a restorer that asks for one to know it by (I4).
public struct UnidentifiedWindow: Sendable {
    /// As the code names it where it gets the restorer.
    public let view: Expression
    public let function: Function

    public var location: Location { function.location(view.range) }
}

extension App {
    /// Wherever code gives a window a restorer, in path order: one that is made elsewhere, or is not said to be restorable, which those with
    /// a title bar are by themselves. Nothing where a nib may have identified it.
    public func unidentifiedWindows(_ silences: inout Silences) -> [UnidentifiedWindow] {
        let units = program.unitsWithApp.union(program.classes(adopting: "NSApplicationDelegate").map(\.unit))
        let told = Set(windowsMadeRestorable().map(\.function.id))
        return program.functions(mentioningAnyOf: ["restorationClass", "setRestorationClass"]).flatMap { function -> [UnidentifiedWindow] in
            guard units.contains(program.unit(of: function)), !told.contains(function.id), !program.isTest(function),
                !program.isCalledByNobody(function), function.type.map({ !program.inherits($0, from: "NSDocument") }) ?? true
            else { return [] }
            return sites(in: function).compactMap { site in
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let view, let name) = target.kind,
                    name.text == "restorationClass", !isTakenOut(target, in: function),
                    let restorer = program.typeValue(of: value, at: Place(site, in: function))?.projectType, asksWhichWindow(restorer),
                    isNotIdentified(view, at: Place(site, in: function), in: function, &silences)
                else { return nil }
                return UnidentifiedWindow(view: view, function: function)
            }
        }
    }

    private func isNotIdentified(_ view: Expression, at place: Place, in function: Function, _ silences: inout Silences) -> Bool {
        guard let type = program.type(of: view, at: place)?.unwrapped, isRelated(type, .named("NSWindow")) else { return false }
        let unit = program.unit(of: function)
        let objects = (flow.points(of: view, in: function) ?? []).filter { flow.objects[Int($0)].kind != .nothing }
        let areMade = !objects.isEmpty && objects.allSatisfy(isWindowMadeByCode)
        let isDrawn = program.files.indices.contains { file in
            program.unitOfFile[file] == unit && program.files[file].interface?.platform == .cocoa
        }
        guard areMade || !isDrawn && givesNoIdentifiers(inUnit: unit) else { return false }
        return silences.denies(isIdentified(RestorableWindow(view, objects, at: place, in: function)))
            && !silences.note(program.silence(onCodeOf: unit))
    }

    private func isWindowMadeByCode(_ object: Int32) -> Bool {
        guard let type = graph.creation(of: object)?.type else { return false }
        return UIKit.inherits(type.projectType.map { program.frameworkRoot(of: $0) ?? "" } ?? type.name, from: "NSWindow")
    }

    /// Whether a restorer decides by the identifier that it is asked for.
    private func asksWhichWindow(_ restorer: Type) -> Bool {
        program.lineage(of: restorer).flatMap { program.implementations(of: .restoreWindow, in: $0) }.contains { function in
            guard let identifier = function.fact.parameters.first?.name else { return false }
            return function.body.contains { statement in
                statement.conditions.contains { $0.expressions.contains { $0.contains { $0.isName(identifier) } } }
                    || statement.subjects.contains { $0.contains { $0.isName(identifier) } }
            }
        }
    }
}

extension Statement {
    /// What its `switch`es look at.
    fileprivate var subjects: [Expression] {
        if case .branch(let branch) = kind, let subject = branch.subject { return [subject] + inner.flatMap(\.subjects) }
        return inner.flatMap(\.subjects)
    }
}
