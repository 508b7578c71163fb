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
    public func restorersThatNoWindowNames() -> [Function] {
        program.implementations(of: .restoreWindow).filter { function in
            let unit = program.unit(of: function)
            return isRestorer(function) && !program.isTest(function) && !mayBeNamedByWindow(function) && program.unitsWithApp.contains(unit)
                && !program.hasUnreadCode(inUnit: unit)
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

    /// Whether somebody in the unit may name a restorer for the window, or its documents restore it.
    public func mayHaveRestorationClass(_ window: RestorableWindow) -> Bool {
        let unit = program.unit(of: window.function)
        let hasDocuments = program.functions(naming: ["addWindowController"]).contains { program.unit(of: $0) == unit }
        if hasDocuments, isHandedOn(window) { return true }
        let overrides = program.propertiesMentioningRestoration { $0.name == "restorationClass" }
        return overrides.contains { $0.owner.unit == unit } || mayAssign("restorationClass", to: window)
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

    public func mayBeIdentified(_ window: RestorableWindow) -> Bool {
        let unit = program.unit(of: window.function)
        return program.types.contains { $0.unit == unit && program.inherits($0, from: "NSWindow") && $0.property("identifier") != nil }
            || mayAssign("identifier", to: window)
    }

    /// Whether an assignment in the unit may be to a property of the window: to that object, or to a window that could be it.
    private func mayAssign(_ property: String, to window: RestorableWindow) -> Bool {
        let setter = "set" + property.prefix(1).uppercased() + property.dropFirst()
        let isShared = isHandedOn(window)
        return program.functions(mentioningAnyOf: [property, setter]).contains { function in
            guard program.unit(of: function) == program.unit(of: window.function) else { return false }
            return sites(in: function).contains { site in
                guard case .assignment(let target, _, _) = site.kind, target.memberName == property else { return false }
                let place = Place(site, in: function)
                guard case .member(let base, _) = target.kind else {
                    return place.type.map { program.inherits($0, from: "NSWindow") } ?? true
                }
                guard let others = flow.points(of: base, in: function), !others.isEmpty else {
                    return isShared && isWindow(base, at: place)
                }
                if !others.isDisjoint(with: window.objects) { return true }
                return isShared && isWindow(base, at: place) && !others.allSatisfy { isWindowMade($0, in: function) }
            }
        }
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
