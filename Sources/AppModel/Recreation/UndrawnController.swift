import Syntax

/// A controller that a factory makes by itself, though only a storyboard gives it its views: the outlets are nil.
public struct UndrawnController: Sendable {
    /// What is made.
    public let made: Type
    /// The call that makes it.
    public let location: Location
    /// Where a storyboard draws it.
    public let drawing: Location
    /// The name of an outlet that the view's life cycle uses.
    public let outlet: String
    public let use: Location
    /// Whether the app crashes there, rather than showing nothing.
    public let isForced: Bool
    /// Why it may have another view.
    public let doubt: Silence?
}

extension App {
    /// What a factory's controller lacks of the drawing that its class is made for; `nil` where it may have another view.
    public func undrawnController(_ result: FactoryResult) -> UndrawnController? {
        guard let object = result.object, let (type, call, isDynamic) = result.made, !isDynamic, let made = type.projectType,
            program.isController(made) || program.hasUnknownAncestor(made), !call.namesNib, !mayHaveViewOfItsOwn(made),
            let drawing = storyboardDrawing(made)
        else { return nil }
        for owner in program.lineage(of: made) {
            for declaration in owner.declarations {
                for property in declaration.fact.properties
                where property.modifiers.contains(.isOutlet) && property.value == nil && property.accessors.isEmpty {
                    guard !graph.isGiven(property.name, object), !isFilledByCode(property.name, of: owner),
                        let use = use(ofOutlet: property, in: made)
                    else { continue }
                    return UndrawnController(
                        made: made, location: result.location, drawing: drawing.location, outlet: property.name, use: use.location,
                        isForced: use.isForced, doubt: program.silence(onAncestorsOf: made) ?? graph.silence(onHandingOut: object))
                }
            }
        }
        return nil
    }

    private func storyboardDrawing(_ type: Type) -> StoryboardController? {
        interface.ofType[type.id]?.map { interface.controllers[$0] }.first { program.files[$0.file].interface?.isStoryboard == true }
    }

    /// Whether a class loads its view by itself, or a xib of its name or for it does.
    private func mayHaveViewOfItsOwn(_ type: Type) -> Bool {
        let lineage = program.lineage(of: type)
        let makesView = lineage.flatMap { program.functions(of: $0) }.contains { function in
            function.fact.name == "loadView"
                || function.fact.kind == .initializer && sites(in: function).contains { $0.call?.namesNib == true }
        }
        if makesView { return true }
        let names = Set(lineage.map(\.name))
        return program.files.contains { file in
            guard let interface = file.interface, !interface.isStoryboard else { return false }
            return interface.owner.map(names.contains) == true || names.contains { UIKit.isNib(file.path, of: $0) }
        }
    }

    /// Whether somebody assigns an outlet, which only drawings do otherwise.
    private func isFilledByCode(_ name: String, of owner: Type) -> Bool {
        program.functions(mentioningAnyOf: [name, "_" + name]).contains { function in
            sites(in: function).contains { site in
                guard case .assignment(let target, nil, let value) = site.kind, !value.isNil else { return false }
                if target.plainName == name || target.plainName == "_" + name { return true }
                guard case .member(let base, let member) = target.kind, member.text == name else { return false }
                return program.type(of: base, at: Place(site, in: function))?.projectType.map {
                    program.isWithin($0, owner) || program.isWithin(owner, $0)
                } ?? true
            }
        }
    }

    /// In Objective-C a message to what is missing does nothing: the screen is empty, unless code fills it.
    private func use(ofOutlet property: PropertyFact, in type: Type) -> (location: Location, isForced: Bool)? {
        if let forced = forcedUse(of: property, in: type, filledBy: []) { return (forced, true) }
        guard type.declarations.allSatisfy({ Language(path: program.files[$0.file].path) == .objectiveC }) else { return nil }
        let functions = program.lineage(of: type).flatMap { program.functions(of: $0) }
        guard !functions.contains(where: { $0.names(anyOf: ["addSubview", "setView"]) || $0.asksFor(property.name) }) else { return nil }
        let names = [property.name, "_" + property.name]
        for function in viewMethods(of: type) {
            for site in sites(in: function) where !site.mayRunLater && site.conditions.isEmpty {
                guard case .assignment(let target, _, _) = site.kind, case .member(let base, _) = target.kind,
                    names.contains(base.plainName ?? "")
                else { continue }
                return (function.location(base.range), false)
            }
        }
        return nil
    }
}

extension Call {
    /// `init(nibName: "Page", bundle: nil)`: a name that is not left open.
    fileprivate var namesNib: Bool {
        argument("nibName").map { !$0.isNil } ?? false
    }
}
