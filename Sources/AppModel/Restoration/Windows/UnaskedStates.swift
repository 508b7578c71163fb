import Syntax

extension Silence.Reason {
    fileprivate static let nibOutOfSight = Silence.Reason("nib that is not in the sources")
}

/// State that a class has for AppKit, which never asks an object of it.
public struct UnaskedState: Sendable {
    public enum Reason: Sendable {
        /// A view that code makes, and nothing identifies (I36).
        case noIdentifier
        /// No window's delegate (I35).
        case noDelegate
        /// Its window gets another one.
        case otherDelegate(Location)
    }

    public let type: Type
    public let hook: Function
    public let reason: Reason
    /// Where an object of it is made, as far as code does.
    public let creation: Location?
}

extension App {
    /// One for each class, in path order: views that only code makes, where nothing may be seen to give one an identifier, and objects with
    /// methods for the state of a window, where nothing may make one a window's delegate.
    public func statesUnaskedByAppKit(_ silences: inout Silences) -> [UnaskedState] {
        let units = program.unitsWithApp.union(program.classes(adopting: "NSApplicationDelegate").map(\.unit))
        let hooks = program.implementations(of: [.encodeState, .windowWillEncode, .windowDidDecode]).filter { hook in
            !program.isTest(hook) && !hook.onlyCallsSuper && !hook.body.isEmpty && hook.type.map { units.contains($0.unit) } ?? false
        }
        return hooks.compactMap { hook -> UnaskedState? in
            guard let type = hook.type else { return nil }
            return hook.hook == .encodeState
                ? unidentifiedView(type, hook, &silences) : ofNoWindow(type, hook, &silences)
        }.first(ofEach: \.type.id)
    }

    // MARK: Views

    private func unidentifiedView(_ type: Type, _ hook: Function, _ silences: inout Silences) -> UnaskedState? {
        guard type.kind == .class, program.inherits(type, from: "NSView") || program.hasUnknownAncestor(type) && restoresForAppKit(type),
            let first = creatingCalls(of: type).first, !isAskedByHand(for: hook.fact.name)
        else { return nil }
        let family = program.family(of: type)
        let mayBeDrawn = isDrawn(family)
        guard !mayBeDrawn.isNo || !family.contains(where: identifiesItself) else { return nil }
        guard silences.denies(mayBeDrawn), silences.denies(mayBeIdentified(family)),
            !silences.note(silence(onOutlinesOf: type, "identifier")),
            !silences.note(program.silence(onAncestorsOf: type)), !silences.note(program.silence(onCodeOf: type.unit))
        else { return nil }
        return UnaskedState(
            type: type, hook: hook, reason: .noIdentifier,
            creation: location(of: first))
    }

    private func location(of creation: CreatingCall) -> Location? {
        let site = sites(in: creation.function).first { $0.range.end == creation.end && $0.call != nil }
        return site.map { creation.function.location($0.range) }
    }

    private func restoresForAppKit(_ type: Type) -> Bool {
        program.lineage(of: type).contains { !program.implementations(of: .restoreState, in: $0).isEmpty }
    }

    private func identifiesItself(_ type: Type) -> Bool {
        type.declarations.contains { $0.fact.mayDeclare("identifier") && type.property("identifier") != nil }
    }

    /// Whether a nib holds an object of one of some classes, which it identifies.
    private func isDrawn(_ family: [Type]) -> Answer {
        guard let unit = family.first?.unit else { return .no }
        let names = Set(family.map(\.shortName))
        for file in program.files.indices where program.unitOfFile[file] == unit {
            guard let interface = program.files[file].interface, interface.platform == .cocoa else { continue }
            guard let classes = interface.customClasses else { return .unknown(Silence(.unreadInterface, in: program.files[file].path)) }
            if !names.isDisjoint(with: classes) { return .yes }
        }
        return program.silence(onInterfacesOf: unit).map(Answer.unknown) ?? .no
    }

    /// Whether code gives an object of one of some classes an identifier.
    private func mayBeIdentified(_ family: [Type]) -> Answer {
        var doubt: Silence?
        for function in program.functions(mentioningAnyOf: ["identifier", "setIdentifier"]) where mayCount(function) {
            for site in sites(in: function) {
                guard let target = site.target?.core, target.memberName == "identifier" else { continue }
                guard case .member(let base, _) = target.kind, !base.isSelf else {
                    if mayRun(function, onOneOf: family) { return .yes }
                    continue
                }
                guard let type = program.type(of: base, at: Place(site, in: function))?.unwrapped else {
                    doubt = doubt ?? Silence(.unknownType, at: function.location(base.range), about: base.core.memberName)
                    continue
                }
                if family.contains(where: { isRelated(type, .project($0)) }) { return .yes }
            }
        }
        return doubt.map(Answer.unknown) ?? .no
    }

    /// Whether objects of one of some classes run a function: it is of these, or of a framework's class above them.
    func mayRun(_ function: Function, onOneOf family: [Type]) -> Bool {
        if let type = function.type { return family.contains(type) || type.kind == .protocol }
        return function.extendedName.map { name in family.contains { program.inherits($0, from: name) } } ?? false
    }

    private func mayCount(_ function: Function) -> Bool { !program.isTest(function) && !hearsNothing(function) }

    /// Whether somebody in the project asks for state himself.
    private func isAskedByHand(for name: String) -> Bool {
        program.functions(mentioningAnyOf: [name]).contains { function in
            sites(in: function).contains { site in
                guard let call = site.call, call.name == name else { return false }
                return !(call.receiver?.isSuper ?? false)
            }
        }
    }

    /// Why files that mention nothing of restoration may give one of a class's objects something: they name the class, or are its own.
    private func silence(onOutlinesOf type: Type, _ property: String) -> Silence? {
        let outlined = program.family(of: type).flatMap(\.declarations).contains { $0.fact.isOutline && $0.fact.maySay(property) }
        return outlined ? program.silence(.namedElsewhere, on: type) : program.silence(onOutlinesNaming: type)
    }

    // MARK: Delegates of windows

    private func ofNoWindow(_ type: Type, _ hook: Function, _ silences: inout Silences) -> UnaskedState? {
        guard type.kind == .class, !isWindowAskedByHand() else { return nil }
        let family = program.family(of: type)
        let creation = creatingCalls(of: type).first
        guard creation != nil || !isDrawn(family).isNo || program.inherits(type, from: "NSDocument"),
            silences.denies(isDelegateInNib(family))
        else { return nil }
        let reason: UnaskedState.Reason
        let mayBecomeOne = mayBecomeDelegate(family)
        if case .yes = mayBecomeOne, let taken = replacement(ofDelegate: type, amongst: family) {
            reason = .otherDelegate(taken)
        } else {
            guard silences.denies(mayBecomeOne), !silences.note(silence(onOutlinesOf: type, "delegate")),
                !silences.note(silence(onNibOf: family, creation))
            else { return nil }
            reason = .noDelegate
        }
        guard !silences.note(program.silence(onAncestorsOf: type)), !silences.note(program.silence(onCodeOf: type.unit)) else { return nil }
        return UnaskedState(type: type, hook: hook, reason: reason, creation: creation.flatMap(location))
    }

    /// Why a nib may make an object of some classes a delegate: the one that they or their maker load is not there.
    private func silence(onNibOf family: [Type], _ creation: CreatingCall?) -> Silence? {
        guard isDrawn(family).isNo, let type = family.first else { return nil }
        let functions = family.flatMap { program.functions(of: $0) } + [creation?.function].compactMap(\.self)
        let loads = functions.first { function in
            function.property?.name == "windowNibName"
                || sites(in: function).contains { site in
                    guard let call = site.call else { return false }
                    return Self.nibLoaders.contains(call.name) || ["windowNibName", "windowNibPath"].contains { call.argument($0) != nil }
                }
        }
        return loads.map { Silence(.nibOutOfSight, at: $0.location, about: type.name) }
    }

    private static let nibLoaders: Set<String> = [
        "loadNibNamed", "instantiateController", "instantiateInitialController", "instantiateControllerWithIdentifier", "instantiate",
    ]

    /// Whether somebody hands on to others what a window asks him.
    private func isWindowAskedByHand() -> Bool {
        let labels: Set = ["willEncodeRestorableState", "didDecodeRestorableState"]
        return program.functions(mentioningAnyOf: ["window"]).contains { function in
            sites(in: function).contains { site in
                guard let call = site.call, call.name == "window" else { return false }
                return call.arguments.contains { $0.label.map(labels.contains) ?? false }
            }
        }
    }

    private func isDelegateInNib(_ family: [Type]) -> Answer {
        guard let unit = family.first?.unit else { return .no }
        let names = Set(family.map(\.shortName))
        for file in program.files.indices where program.unitOfFile[file] == unit {
            guard let interface = program.files[file].interface, interface.platform == .cocoa else { continue }
            if interface.customClasses == nil { return .unknown(Silence(.unreadInterface, in: program.files[file].path)) }
            if !names.isDisjoint(with: interface.windowDelegates) { return .yes }
        }
        return program.silence(onInterfacesOf: unit).map(Answer.unknown) ?? .no
    }

    /// Whether code makes an object of one of some classes the delegate of a window.
    private func mayBecomeDelegate(_ family: [Type]) -> Answer {
        var doubt: Silence?
        for function in program.functions(mentioningAnyOf: ["delegate", "setDelegate"]) where mayCount(function) {
            for site in sites(in: function) {
                guard let (value, place) = delegateOfWindow(by: site, in: function) else { continue }
                if value.core.isSelf, function.type != nil || function.extendedName == nil {
                    if mayRun(function, onOneOf: family) { return .yes }
                    continue
                }
                switch program.type(of: value, at: place)?.unwrapped {
                case .project(let given)? where given.kind == .class:
                    if family.contains(where: { isRelated(.project(given), .project($0)) }) { return .yes }
                default:
                    doubt = doubt ?? Silence(.unknownType, at: function.location(value.range), about: value.core.memberName)
                }
            }
        }
        return doubt.map(Answer.unknown) ?? .no
    }

    /// What a site makes the delegate of something that may be a window.
    func delegateOfWindow(by site: Site, in function: Function) -> (value: Expression, place: Place)? {
        let place = Place(site, in: function)
        guard case .assignment(let target, nil, let value) = site.kind, target.core.memberName == "delegate", !value.isNil,
            !(target.core.plainName != nil && target.isLocal(at: place))
        else { return nil }
        guard case .member(let base, _) = target.core.kind, !base.isSelf else {
            let isWindow = function.type.map { program.inherits($0, from: "NSWindow") || program.hasUnknownAncestor($0) }
            return isWindow ?? true ? (value, place) : nil
        }
        guard let type = program.type(of: base, at: place)?.unwrapped else { return (value, place) }
        return isRelated(type, .named("NSWindow")) ? (value, place) : nil
    }
}
