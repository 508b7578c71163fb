/// A window that code creates and declares restorable.
public struct RestorableWindow: Sendable {
    /// As the code names it.
    public let view: Expression
    public let function: Function
    /// What the function alone calls it; `nil` where others have that name too.
    fileprivate let localName: String?
    /// The ids of what it may be, in `ValueFlow.objects`.
    let objects: Set<Int32>

    fileprivate init(_ view: Expression, _ objects: Set<Int32>, at place: Place, in function: Function) {
        self.view = view
        self.objects = objects
        self.function = function
        localName = view.core.plainName.flatMap { place.locals?.lookUp($0) == nil ? nil : $0 }
    }
}

extension App {
    /// Every window of AppKit that the sources create and whose `isRestorable` they set to true, in path order.
    public func windowsMadeRestorable() -> [RestorableWindow] {
        program.functions(mentioningAnyOf: ["isRestorable", "restorable", "setRestorable"]).flatMap { function in
            sites(in: function).compactMap { site in
                guard case .assignment(let target, nil, let value) = site.kind, value.isBoolean(true),
                    case .member(let view, let name) = target.kind, name.text == "isRestorable" || name.text == "restorable"
                else { return nil }
                let objects = (flow.points(of: view, in: function) ?? []).filter { flow.objects[Int($0)].kind != .nothing }
                guard !objects.isEmpty, objects.allSatisfy({ isWindowMade($0, in: function) }) else { return nil }
                return RestorableWindow(view, objects, at: Place(site, in: function), in: function)
            }
        }
    }

    /// Restorers that AppKit never asks, since no window of their app has their class as its restoration class, in path order.
    public func restorersThatNoWindowNames(_ silences: inout Silences) -> [Function] {
        program.implementations(of: .restoreWindow).filter { function in
            let unit = program.unit(of: function)
            return isRestorer(function) && !program.isTest(function) && !mayBeNamedByWindow(function) && program.unitsWithApp.contains(unit)
                && !namesUnknownRestorer(inUnit: unit) && !silences.note(program.silence(onCodeOf: unit))
        }
    }

    /// Whether some window gets a class as its restorer which the text does not tell.
    private func namesUnknownRestorer(inUnit unit: Int) -> Bool {
        program.functions(mentioningAnyOf: ["restorationClass", "setRestorationClass"]).filter { program.unit(of: $0) == unit }
            .contains { function in
                sites(in: function).contains { site in
                    guard case .assignment(let target, _, let value) = site.kind, target.memberName == "restorationClass", !value.isNil
                    else { return site.call?.name == "setRestorationClass" }
                    return program.typeValue(of: value, at: Place(site, in: function)) == nil
                }
            }
    }

    /// Whether some window may name the class of a restorer, or has it for its document.
    public func mayBeNamedByWindow(_ restorer: Function) -> Bool {
        guard let type = restorer.type, restorer.isStatic, !program.hasUnknownAncestor(type),
            !program.inherits(type, from: "NSDocumentController")
        else { return true }
        let family = program.family(of: type)
        return family.flatMap { program.functions(of: $0) }.contains { $0.names(anyOf: ["restorationClass", "setRestorationClass"]) }
            || program.functions(mentioningAnyOf: family.map(\.shortName)).contains { user in
                !program.isTest(user) && !(user.type.map(family.contains) ?? false)
            }
    }

    /// Whether somebody in the unit names a restorer for the window, or its documents restore it.
    public func hasRestorationClass(_ window: RestorableWindow) -> Answer {
        let unit = program.unit(of: window.function)
        let hasDocuments = program.functions(naming: ["addWindowController"]).contains { program.unit(of: $0) == unit }
        if hasDocuments, isHandedOn(window) { return .yes }
        let overrides = program.propertiesMentioningRestoration { $0.name == "restorationClass" }
        return overrides.contains { $0.owner.unit == unit } ? .yes : isAssigned("restorationClass", to: window)
    }

    /// Whether anybody but the function that makes a window gets hold of it, such as a controller that a document takes.
    private func isHandedOn(_ window: RestorableWindow) -> Bool {
        guard let name = window.localName else { return true }
        func isMeant(_ expression: Expression) -> Bool { expression.contains { $0.isName(name) } }
        return sites(in: window.function).contains { site in
            switch site.kind {
            case .call(let call): call.arguments.contains { isMeant($0.value) }
            case .assignment(_, _, let value), .returns(let value): value.core.isName(name) || value.core.parts.contains(where: isMeant)
            case .local(let local): local.value?.core.isName(name) ?? false
            case .forced, .cast, .attempt, .element: false
            }
        }
    }

    public func isIdentified(_ window: RestorableWindow) -> Answer {
        let unit = program.unit(of: window.function)
        let isByClass = program.types.contains {
            $0.unit == unit && program.inherits($0, from: "NSWindow") && $0.property("identifier") != nil
        }
        return isByClass ? .yes : isAssigned("identifier", to: window)
    }

    /// Whether an assignment in the unit is to a property of the window; unknown where it is to a window that could be it.
    private func isAssigned(_ property: String, to window: RestorableWindow) -> Answer {
        let setter = "set" + property.prefix(1).uppercased() + property.dropFirst()
        let isShared = isHandedOn(window)
        var stray: Location?
        for function in program.functions(mentioningAnyOf: [property, setter]) {
            guard program.unit(of: function) == program.unit(of: window.function) else { continue }
            for site in sites(in: function) {
                guard case .assignment(let target, _, _) = site.kind, target.memberName == property else { continue }
                let place = Place(site, in: function)
                guard case .member(let base, _) = target.kind else {
                    if place.type.map({ program.inherits($0, from: "NSWindow") }) ?? true { return .yes }
                    continue
                }
                let others = flow.points(of: base, in: function) ?? []
                if !others.isDisjoint(with: window.objects) { return .yes }
                let isInSight = !others.isEmpty && others.allSatisfy { isWindowMade($0, in: function) }
                if isShared, !isInSight, isWindow(base, at: place) { stray = stray ?? function.location(target.range) }
            }
        }
        return stray.map { .unknown(Silence(.unknownType, at: $0, about: window.function.symbol)) } ?? .no
    }

    /// Whether an expression may be a window, as far as the text tells.
    private func isWindow(_ expression: Expression, at place: Place) -> Bool {
        guard let type = program.type(of: expression, at: place)?.unwrapped else { return true }
        return isRelated(type, .named("NSWindow"))
    }

    /// Whether a function makes an object of a window's class.
    private func isWindowMade(_ object: Int32, in function: Function) -> Bool {
        guard let type = graph.creation(of: object)?.type, let site = flow.objects[Int(object)].site, graph.function(at: site) == function
        else { return false }
        return UIKit.inherits(type.projectType.map { program.frameworkRoot(of: $0) ?? "" } ?? type.name, from: "NSWindow")
    }
}
