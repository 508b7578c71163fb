import Syntax

/// The keys of one kind of object: what its instances write to their coders and what is read from them (C5, B10).
public struct KeySpace: Sendable {
    public let type: Type
    /// Its objects are encoded whole, and code themselves in the methods of NSCoding.
    public var isOfModel = false
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
        let maker = KeySpaceMaker(self)
        return program.typesWithHooks().filter { !program.hasUnknownAncestor($0) }.flatMap { maker.spaces(of: $0) }
    }

    /// Counts the types whose keys are not compared, for those who want to know.
    func noteTypesWithoutKeySpace() {
        guard Unknowns.current != nil else { return }
        for type in program.typesWithHooks() { _ = program.hasUnknownAncestor(type) }
    }
}

private struct KeySpaceMaker {
    private let app: App
    /// Those whose windows share a coder with the window's controller, its document and its delegates (I7).
    private let windows: [Type]
    private let unitsWithOpenDelegates: Set<Int>

    init(_ app: App) {
        self.app = app
        windows = app.program.typesWithHooks().filter(app.sharesWindowCoder)
        unitsWithOpenDelegates = windows.isEmpty ? [] : app.unitsWithOpenDelegates()
    }

    func spaces(of type: Type) -> [KeySpace] {
        let family = app.program.family(of: type)
        var spaces: [KeySpace] = []
        if app.isRestorable(type) { spaces.append(space(of: type, family)) }
        if app.sharesWindowCoder(type) || app.program.isRestoredByAppKit(type) { spaces.append(appKitSpace(of: type, family)) }
        if app.program.functions(of: type).contains(where: { $0.hook.map { Self.delegateHooks.contains($0) } ?? false }) {
            spaces.append(space(of: type, family, Self.delegateWriters, Self.delegateReaders))
        }
        return spaces
    }

    private func space(of type: Type, _ family: [Type]) -> KeySpace {
        var space = space(of: type, family, [.encodeState], [.decodeState])
        if app.makesOnlyItsOwn(type, family) { space.ownReads.join(join([.controllerFactory], [type])) }
        for factory in app.factories(for: type) { space.reads.join(app.coderFlow(of: factory)) }
        return space
    }

    private func appKitSpace(of type: Type, _ family: [Type]) -> KeySpace {
        let isOfWindow = app.sharesWindowCoder(type)
        let sharers = family + (isOfWindow ? windows.filter { $0.unit == type.unit && !family.contains($0) } : [])
        var space = space(of: type, sharers, App.appKitWriters, App.appKitReaders)
        for restorer in app.program.implementations(of: .restoreWindow) where app.program.unit(of: restorer) == type.unit {
            space.reads.join(app.coderFlow(of: restorer))
        }
        if isOfWindow, unitsWithOpenDelegates.contains(type.unit) {
            space.writes.escapes = true
            space.reads.escapes = true
        }
        return space
    }

    private func space(of type: Type, _ sharers: [Type], _ writers: [Hook], _ readers: [Hook]) -> KeySpace {
        KeySpace(
            type: type, ownWrites: join(writers, [type]), ownReads: join(readers, [type]), writes: join(writers, sharers),
            reads: join(readers, sharers))
    }

    private func join(_ hooks: [Hook], _ types: [Type]) -> CoderFlow {
        var joined = CoderFlow()
        for type in types {
            for hook in hooks {
                for function in app.program.implementations(of: hook, in: type) { joined.join(app.coderFlow(of: function)) }
            }
        }
        return joined
    }

    private static let delegateWriters: [Hook] = [.shouldSave, .shouldSaveSecurely, .willEncode]
    private static let delegateReaders: [Hook] = [.shouldRestore, .shouldRestoreSecurely, .didDecode]
    private static let delegateHooks = delegateWriters + delegateReaders
}

/// AppKit, where the state of a window, its controller, its document and its delegates lies in one coder (I7).
extension App {
    fileprivate static let appKitWriters: [Hook] = [.encodeState, .encodeInBackground, .windowWillEncode, .applicationWillEncode]
    fileprivate static let appKitReaders: [Hook] = [.restoreState, .windowDidDecode, .applicationDidDecode]
    private static let appKitDelegateHooks: [Hook] = [.windowWillEncode, .windowDidDecode, .applicationWillEncode, .applicationDidDecode]

    fileprivate func sharesWindowCoder(_ type: Type) -> Bool {
        if ["NSWindow", "NSWindowController", "NSDocument"].contains(where: { program.inherits(type, from: $0) }) { return true }
        return App.appKitDelegateHooks.contains { !program.implementations(of: $0, in: type).isEmpty }
    }

    /// The units where a delegate with an unknown superclass may write to the coders of windows, or read from them.
    fileprivate func unitsWithOpenDelegates() -> Set<Int> {
        Set(
            program.implementations(of: App.appKitDelegateHooks).filter { $0.type.map(program.hasUnknownAncestor) ?? true }.map(
                program.unit))
    }
}
