/// A window that code creates and declares restorable.
public struct RestorableWindow: Sendable {
    /// As the code names it.
    public let view: Expression
    public let function: Function
    /// What the function alone calls it; `nil` where others have that name too.
    fileprivate let localName: String?
    /// The ids of what it may be, in `ValueFlow.objects`.
    let objects: Set<Int32>

    init(_ view: Expression, _ objects: Set<Int32>, at place: Place, in function: Function) {
        self.view = view
        self.objects = objects
        self.function = function
        localName = view.core.plainName.flatMap { place.locals?.lookUp($0) == nil ? nil : $0 }
    }
}

/// What windows get as their restorers.
struct NamedRestorers: Sendable {
    /// The ids of the classes.
    var types: Set<Int> = []
    /// The units of those that get a class which the text does not tell.
    var unitsOfUnknown: Set<Int> = []
    /// By class, for each place that names it, whether the window is not to be saved.
    var isTakenOut: [Int: [Bool]] = [:]
}

/// What AppKit wants of a window that is to come back.
enum WindowProperty: String, Sendable { case restorationClass, identifier }

/// Which windows of a unit are given such a property.
struct GivenToWindows: Sendable {
    /// A window's own class gives it, or code that does not say to which one.
    var isOfEvery = false
    /// The ids of those that the text tells, in `ValueFlow.objects`.
    var objects: Set<Int32> = []
    /// The first place that gives it a window which may be made elsewhere.
    var stray: Location?
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

    /// Whether the class that makes a window shows it as a sheet and nobody shows it otherwise: a sheet goes with the window it is on.
    public func isSheetAlone(_ window: RestorableWindow) -> Bool {
        guard let owner = window.function.type else { return false }
        let family = program.family(of: owner)
        let isSheet = program.functions(mentioningAnyOf: ["beginSheet"]).contains { function in
            sites(in: function).contains { site in
                guard let call = site.call, call.name == "beginSheet", let sheet = call.firstUnlabelled?.core else { return false }
                if function == window.function, sheet.plainName != nil, sheet.plainName == window.view.core.plainName { return true }
                guard sheet.memberName == "window" else { return false }
                guard case .member(let presented, _) = sheet.kind, !presented.isSelf else {
                    return function.type.map(family.contains) ?? false
                }
                return program.type(of: presented, at: Place(site, in: function))?.unwrapped.projectType.map(family.contains) ?? false
            }
        }
        guard isSheet else { return false }
        return !program.functions(mentioningAnyOf: ["showWindow", "makeKeyAndOrderFront", "orderFront", "runModal"]).contains { function in
            sites(in: function).contains { site in
                guard let call = site.call, ["showWindow", "makeKeyAndOrderFront", "orderFront", "runModal"].contains(call.name) else {
                    return false
                }
                guard let receiver = call.receiver, !receiver.isSelf, receiver.plainName != "window" else {
                    return function.type.map(family.contains) ?? false
                }
                if let shown = program.type(of: receiver, at: Place(site, in: function))?.unwrapped {
                    return shown.projectType.map(family.contains) ?? false
                }
                return function.names(anyOf: Set(family.map(\.shortName)))
            }
        }
    }

    /// Restorers that AppKit never asks, since no window of their app has their class as its restoration class, in path order.
    public func restorersThatNoWindowNames(_ silences: inout Silences) -> [Function] {
        let units = program.unitsWithApp.union(program.classes(adopting: "NSApplicationDelegate").map(\.unit))
        return program.implementations(of: .restoreWindow).filter { function in
            let unit = program.unit(of: function)
            return isRestorer(function) && !program.isTest(function) && units.contains(unit)
                && !mayBeNamedByWindow(function) && !silences.note(program.silence(onCodeOf: unit))
        }
    }

    /// Whether some window may name the class of a restorer, or has it for its document, or code asks it as AppKit would. That code names
    /// the class otherwise, to make or find its objects, brings no window back.
    public func mayBeNamedByWindow(_ restorer: Function) -> Bool {
        guard let type = restorer.type, restorer.isStatic, !program.hasUnknownAncestor(type),
            !program.inherits(type, from: "NSDocumentController")
        else { return true }
        let (named, family) = (namedRestorers, program.family(of: type))
        // Whoever hands a class to something out of sight spells it.
        return family.contains { named.types.contains($0.id) } || named.unitsOfUnknown.contains(type.unit)
            || !named.unitsOfUnknown.isEmpty && isSpeltElsewhere(family) || isAskedByCode(restorer, of: family)
    }

    private func isSpeltElsewhere(_ family: [Type]) -> Bool {
        program.functions(mentioningAnyOf: family.map(\.shortName)).contains { user in
            !program.isTest(user) && !(user.type.map(family.contains) ?? false)
        }
    }

    /// Whether all that name a restorer for a window say that the window is not to be saved, so that AppKit never asks it.
    public func isOfWindowsTakenOut(_ restorer: Function) -> Bool {
        guard let type = restorer.type, namedRestorers.unitsOfUnknown.isEmpty else { return false }
        let answers = program.family(of: type).flatMap { namedRestorers.isTakenOut[$0.id] ?? [] }
        return !answers.isEmpty && answers.allSatisfy(\.self)
    }

    private var namedRestorers: NamedRestorers { memories.namedRestorers.answer(.app, findNamedRestorers) }

    private func findNamedRestorers() -> NamedRestorers {
        var named = NamedRestorers()
        for function in program.functions(mentioningAnyOf: ["restorationClass", "setRestorationClass"]) {
            let (unit, isCalled) = (program.unit(of: function), !program.isCalledByNobody(function))
            for site in sites(in: function) {
                guard case .assignment(let target, _, let value) = site.kind, target.memberName == "restorationClass" else {
                    if isCalled, site.call?.name == "setRestorationClass" { named.unitsOfUnknown.insert(unit) }
                    continue
                }
                guard !value.isNil else { continue }
                switch program.typeValue(of: value, at: Place(site, in: function)) {
                // What adopts a protocol is not known where the protocol speaks.
                case .project(let type)? where type.kind != .protocol:
                    if isCalled { named.types.insert(type.id) }
                    named.isTakenOut[type.id, default: []].append(isTakenOut(target, in: function))
                default: if isCalled { named.unitsOfUnknown.insert(unit) }
                }
            }
            if function.contains(where: \.isPathToRestorer) { named.unitsOfUnknown.insert(unit) }
        }
        let overrides = program.propertiesMentioningRestoration { $0.name == "restorationClass" }
        named.unitsOfUnknown.formUnion(overrides.map(\.owner.unit))
        return named
    }

    /// Whether a function says of the window that it gives a restorer that it is not to be saved.
    func isTakenOut(_ restorer: Expression, in function: Function) -> Bool {
        guard case .member(let window, _) = restorer.core.kind, let name = window.core.memberName else { return false }
        let answers = sites(in: function).compactMap { site -> Bool? in
            guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let member) = target.core.kind,
                base.core.memberName == name, ["isRestorable", "restorable"].contains(member.text)
            else { return nil }
            return site.circumstance == nil && value.isBoolean(false)
        }
        return !answers.isEmpty && answers.allSatisfy(\.self)
    }

    private func isAskedByCode(_ restorer: Function, of family: [Type]) -> Bool {
        let askers = memories.askersOfRestorers.answer(.app, findAskersOfRestorers)
        return askers.contains { $0.function != restorer && $0.asked.map(family.contains) ?? true }
    }

    /// Who asks restorers for windows, and of which class; `nil` for one that the text does not tell.
    private func findAskersOfRestorers() -> [(function: Function, asked: Type?)] {
        let names = ["restoreWindow", "restoreWindowWithIdentifier"]
        return program.functions(mentioningAnyOf: names).filter { !program.isTest($0) }.flatMap { function in
            sites(in: function).compactMap { site -> (function: Function, asked: Type?)? in
                guard let call = site.call, names.contains(call.name), call.arguments.count > 1, !call.asksSuper else { return nil }
                return (function, call.receiver.flatMap { program.typeValue(of: $0, at: Place(site, in: function)) }?.projectType)
            }
        }
    }

    /// Whether somebody in the unit names a restorer for the window, or its documents restore it.
    public func hasRestorationClass(_ window: RestorableWindow) -> Answer {
        isOfDocument(window) ? .yes : isGiven(.restorationClass, window)
    }

    /// Whether somebody in the unit gives the window an identifier, or its documents restore it.
    public func isIdentified(_ window: RestorableWindow) -> Answer {
        isOfDocument(window) ? .yes : isGiven(.identifier, window)
    }

    /// Whether a document may take the controller that a window is handed to; documents bring their windows back by themselves.
    private func isOfDocument(_ window: RestorableWindow) -> Bool {
        guard isHandedOn(window) else { return false }
        let owner = window.function.type.flatMap { program.inherits($0, from: "NSWindowController") ? $0 : nil }
        return program.functions(naming: ["addWindowController"]).contains { function in
            program.unit(of: function) == program.unit(of: window.function) && !program.isTest(function)
                && sites(in: function).contains { site in
                    guard let call = site.call, call.name == "addWindowController", let taken = call.firstUnlabelled else { return false }
                    return mayTake(taken, at: Place(site, in: function), windowOf: owner, madeIn: window.function)
                }
        }
    }

    /// Whether what a document takes may be the controller of a window: one of its class, or, where the window has no controller's class around
    /// it, one that the function names. What a storyboard gives is nothing that code makes.
    private func mayTake(_ taken: Expression, at place: Place, windowOf owner: Type?, madeIn function: Function) -> Bool {
        let known = takenTypes(taken, at: place)
        guard let owner else { return known.isEmpty || function.names(anyOf: Set(known.map(\.shortName))) }
        if !known.isEmpty { return known.contains { program.isWithin($0, owner) || program.isWithin(owner, $0) } }
        let isDrawn = place.origins(of: taken).contains { origin in
            if case .call(let call) = origin.value.core.kind { UIKit.instantiations.contains(call.name) } else { false }
        }
        return !isDrawn || makers(of: owner).isEmpty
    }

    /// The classes of the project that a document's controller may be of; none where nothing tells.
    private func takenTypes(_ controller: Expression, at place: Place) -> [Type] {
        if let type = program.type(of: controller, at: place)?.projectType { return [type] }
        let objects = place.function.flatMap { flow.points(of: controller, in: $0) } ?? []
        return objects.compactMap { graph.type(of: $0)?.projectType }
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
            case .forced, .cast, .attempt, .element, .range: false
            }
        }
    }

    /// Whether an assignment in the unit is to a property of the window; unknown where it is to a window that could be it.
    private func isGiven(_ property: WindowProperty, _ window: RestorableWindow) -> Answer {
        let given = memories.givenToWindows.answer(property) { findGivenToWindows(property) }
        guard let given = given[program.unit(of: window.function)] else { return .no }
        if given.isOfEvery || !given.objects.isDisjoint(with: window.objects) { return .yes }
        guard let stray = given.stray, isHandedOn(window) else { return .no }
        return .unknown(Silence(.unknownType, at: stray, about: window.function.symbol))
    }

    /// Whether nothing in a unit gives any window an identifier.
    func givesNoIdentifiers(inUnit unit: Int) -> Bool {
        memories.givenToWindows.answer(.identifier) { findGivenToWindows(.identifier) }[unit] == nil
    }

    private func findGivenToWindows(_ property: WindowProperty) -> [Int: GivenToWindows] {
        let name = property.rawValue
        var given: [Int: GivenToWindows] = [:]
        for unit in unitsOfClassesThatHave(property) { given[unit, default: GivenToWindows()].isOfEvery = true }
        for function in program.functions(mentioningAnyOf: [name, name.nameOfSetter]) {
            let unit = program.unit(of: function)
            for site in sites(in: function) {
                guard case .assignment(let target, _, _) = site.kind, target.memberName == name else { continue }
                let place = Place(site, in: function)
                guard case .member(let base, _) = target.kind else {
                    let mayBeWindows = place.type.map { program.inherits($0, from: "NSWindow") } ?? true
                    if mayBeWindows { given[unit, default: GivenToWindows()].isOfEvery = true }
                    continue
                }
                let objects = flow.points(of: base, in: function) ?? []
                given[unit, default: GivenToWindows()].objects.formUnion(objects)
                let isInSight = !objects.isEmpty && objects.allSatisfy { isWindowMade($0, in: function) }
                if !isInSight, given[unit]?.stray == nil, isWindow(base, at: place) {
                    given[unit]?.stray = function.location(target.range)
                }
            }
        }
        return given
    }

    /// The units that have a class whose windows have the property by themselves.
    private func unitsOfClassesThatHave(_ property: WindowProperty) -> Set<Int> {
        switch property {
        case .restorationClass:
            Set(program.propertiesMentioningRestoration { $0.name == property.rawValue }.map(\.owner.unit))
        case .identifier:
            Set(program.types.filter { $0.property(property.rawValue) != nil && program.inherits($0, from: "NSWindow") }.map(\.unit))
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

extension Expression {
    fileprivate var isPathToRestorer: Bool {
        switch kind {
        case .keyPath(let names): names.last == "restorationClass"
        case .string(let text): text == "restorationClass"
        case .selector(let method): ["restorationClass", "setRestorationClass:"].contains(method.memberName)
        default: false
        }
    }
}
