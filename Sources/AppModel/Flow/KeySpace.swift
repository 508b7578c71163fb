import Syntax

/// The keys of one kind of object: what its instances write to their coders and what is read from them (C5, B10).
public struct KeySpace: Sendable {
    public let type: Type
    /// What the type itself writes, without its superclasses.
    public var ownWrites = CoderFlow()
    /// What the type itself reads, without its superclasses.
    public var ownReads = CoderFlow()
    /// Everything that may write to the same coder.
    public var writes = CoderFlow()
    /// Everything that may read from the same coder.
    public var reads = CoderFlow()
}

extension App {
    /// One space for each controller, view and restorable object that has a hook, and one for each app delegate.
    ///
    /// Types whose superclass is unknown have none: it might read and write anything.
    func makeKeySpaces() -> [KeySpace] {
        var flows: [Int: CoderFlow] = [:]
        func flow(_ function: Function) -> CoderFlow {
            if let known = flows[function.id] { return known }
            let flow = coderFlow(of: function)
            flows[function.id] = flow
            return flow
        }
        func join(_ hooks: [Hook], _ types: [Type]) -> CoderFlow {
            var joined = CoderFlow()
            for type in types {
                for hook in hooks {
                    for function in implementations(of: hook, in: type) { joined.join(flow(function)) }
                }
            }
            return joined
        }
        func joinFactories(of type: Type) -> CoderFlow {
            var joined = CoderFlow()
            for function in factories(for: type) { joined.join(flow(function)) }
            return joined
        }

        var spaces: [KeySpace] = []
        let typesWithHooks = typesWithHooks()
        let windows = typesWithHooks.filter(sharesWindowCoder)
        let unitsWithOpenDelegates = windows.isEmpty ? [] : unitsWithOpenDelegates()
        for type in typesWithHooks where !hasUnknownAncestor(type) {
            let family = family(of: type)
            if isController(type) || isView(type) || adopts(type, "UIStateRestoring") {
                var space = KeySpace(type: type)
                space.ownWrites = join([.encodeState], [type])
                space.ownReads = join([.decodeState], [type])
                if makesOnlyItsOwn(type, family) { space.ownReads.join(join([.controllerFactory], [type])) }
                space.writes = join([.encodeState], family)
                space.reads = join([.decodeState], family)
                space.reads.join(joinFactories(of: type))
                spaces.append(space)
            }
            let isOfWindow = sharesWindowCoder(type)
            if isOfWindow || isRestoredByAppKit(type) {
                let sharers = family + (isOfWindow ? windows.filter { $0.unit == type.unit && !family.contains($0) } : [])
                var space = KeySpace(type: type)
                space.ownWrites = join(App.appKitWriters, [type])
                space.ownReads = join(App.appKitReaders, [type])
                space.writes = join(App.appKitWriters, sharers)
                space.reads = join(App.appKitReaders, sharers)
                for restorer in implementations(of: .restoreWindow) where unit(of: restorer) == type.unit { space.reads.join(flow(restorer)) }
                if isOfWindow, unitsWithOpenDelegates.contains(type.unit) {
                    space.writes.escapes = true
                    space.reads.escapes = true
                }
                spaces.append(space)
            }
            let writers: [Hook] = [.shouldSave, .shouldSaveSecurely, .willEncode]
            let readers: [Hook] = [.shouldRestore, .shouldRestoreSecurely, .didDecode]
            if functions(of: type).contains(where: { $0.hook.map { writers.contains($0) || readers.contains($0) } ?? false }) {
                var space = KeySpace(type: type)
                space.ownWrites = join(writers, [type])
                space.ownReads = join(readers, [type])
                space.writes = join(writers, family)
                space.reads = join(readers, family)
                spaces.append(space)
            }
        }
        return spaces
    }

    private static let appKitWriters: [Hook] = [.encodeState, .encodeInBackground, .windowWillEncode, .applicationWillEncode]
    private static let appKitReaders: [Hook] = [.restoreState, .windowDidDecode, .applicationDidDecode]
    private static let appKitDelegateHooks: [Hook] = [.windowWillEncode, .windowDidDecode, .applicationWillEncode, .applicationDidDecode]

    /// The state of a window, its controller, its document and its delegates lies in one coder (I7).
    private func sharesWindowCoder(_ type: Type) -> Bool {
        if ["NSWindow", "NSWindowController", "NSDocument"].contains(where: { inherits(type, from: $0) }) { return true }
        return App.appKitDelegateHooks.contains { !implementations(of: $0, in: type).isEmpty }
    }

    /// The units where a delegate with an unknown superclass may write to the coders of windows, or read from them.
    private func unitsWithOpenDelegates() -> Set<Int> {
        Set(implementations(of: App.appKitDelegateHooks).filter { $0.type.map(hasUnknownAncestor) ?? true }.map(unit))
    }

    /// Counts the types whose keys are not compared, for those who want to know.
    func noteTypesWithoutKeySpace() {
        guard Unknowns.current != nil else { return }
        for type in typesWithHooks() { _ = hasUnknownAncestor(type) }
    }

    /// The factories that may be handed the coder of a class's instances: those of its restoration class, if the text tells which
    /// that is, else every one of the unit that is no other controller's own (B1, B10).
    public func factories(for type: Type) -> [Function] {
        let everything = implementations(of: .controllerFactory, .objectFactory, .delegateFactory).filter { unit(of: $0) == type.unit }
        let family = family(of: type)
        guard let named = restorationClasses(of: family) else { return everything }
        let makers = Set(named + family).filter { !implementations(of: .controllerFactory, in: $0).isEmpty }
        return everything.filter { factory in
            guard let owner = factory.type else { return true }
            if makers.contains(owner) { return true }
            if !makers.isEmpty { return false }
            return !isController(owner)
        }
    }

    /// The classes that are assigned as restoration class to instances of some types; `nil` if one of them is not known.
    private func restorationClasses(of family: [Type]) -> [Type]? {
        var classes: [Type] = []
        for assignment in objects.restorationClasses where !assignment.isOptOut {
            guard isAssigned(assignment.target, at: assignment.place, toOneOf: family) else { continue }
            guard case .project(let named)? = typeValue(of: assignment.value.core, at: assignment.place) else { return nil }
            classes.append(named)
        }
        return classes
    }

    /// Whether a class's factory is asked for controllers of its own family alone, so that it reads what these have written.
    private func makesOnlyItsOwn(_ type: Type, _ family: [Type]) -> Bool {
        guard isController(type), !implementations(of: .controllerFactory, in: type).isEmpty, !hasUnreadCode(inUnit: type.unit) else { return false }
        // A factory may pass on the coder of whatever it is asked for.
        let isCalled = implementations(of: .controllerFactory, .delegateFactory).contains { factory in
            sites(in: factory).contains { $0.call.map { Hook($0) == .controllerFactory } ?? false }
        }
        return !isCalled
            && objects.restorationClasses.allSatisfy { assignment in
                if assignment.isOptOut || unit(of: assignment.function) != type.unit { return true }
                guard case .project(let named)? = typeValue(of: assignment.value.core, at: assignment.place) else { return false }
                return !family.contains(named) || isAssigned(assignment.target, at: assignment.place, withinFamily: family)
            }
    }

    private func isAssigned(_ target: Expression, at place: Place, withinFamily family: [Type]) -> Bool {
        guard case .member(let base, _) = target.kind, !base.isSuper else { return place.type.map(family.contains) ?? false }
        return type(of: base, at: place)?.projectType.map(family.contains) ?? false
    }

    private func isAssigned(_ target: Expression, at place: Place, toOneOf family: [Type]) -> Bool {
        guard case .member(let base, _) = target.kind, !base.isSuper else { return place.type.map(family.contains) ?? true }
        guard let type = type(of: base, at: place)?.unwrapped else { return true }
        return family.contains { isRelated(type, .project($0)) }
    }

    /// Whether a read may be meant for archives of a former version: it happens only if another read of the coder says so, or when
    /// something is nil, or it is the right side of `??`.
    public func isFallback(_ access: KeyAccess) -> Bool {
        (access.site.steps + access.entry.steps).contains { step in
            switch step {
            case .fallback: true
            case .shortCircuit(let left): asksForState(left, at: access.place)
            case .arm(_, _, .guardRest, _): false
            case .arm(_, _, .compilation, _), .arm(_, _, .catches, _): true
            case .arm(_, let index, .test, _) where index > 0: true
            case .arm(_, _, _, let conditions):
                conditions.contains { condition in
                    if case .binding(_, _, let value) = condition, value.range.start <= access.site.range.start,
                        access.site.range.end <= value.range.end
                    {
                        return false
                    }
                    return condition.expressions.contains { asksForState($0, at: access.place) }
                }
            case .loop(let loop): loop.conditions.flatMap(\.expressions).contains { asksForState($0, at: access.place) }
            case .passed, .closure, .function, .deferred: false
            }
        }
    }

    /// Whether an expression asks a coder, compares with nil, or names something that came out of a coder or a version.
    private func asksForState(_ expression: Expression, at place: Place) -> Bool {
        expression.contains { part in
            switch part.kind {
            case .nilLiteral: return true
            case .call(let call): return CoderMethod(call) != nil
            case .name(let name):
                if name.lowercasedASCII.contains("version") { return true }
                guard let locals = place.locals?.lookUp(name) else { return false }
                switch locals.binding.origin {
                case .local(let local): return local.value.map { asksCoder($0) } ?? true
                case .unwrapped(_, let value): return asksCoder(value)
                case .parameter, .element, .pattern: return false
                }
            case .member(_, let name): return name.text.lowercasedASCII.contains("version")
            default: return false
            }
        }
    }

    private func asksCoder(_ expression: Expression) -> Bool {
        expression.contains { part in
            if case .call(let call) = part.kind { return CoderMethod(call) != nil }
            return false
        }
    }
}

extension String {
    var lowercasedASCII: String {
        String(decoding: utf8.map { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    func contains(_ part: String) -> Bool {
        let needle = Array(part.utf8)
        let bytes = Array(utf8)
        guard needle.count <= bytes.count else { return false }
        return (0...(bytes.count - needle.count)).contains { bytes[$0...].starts(with: needle) }
    }
}
