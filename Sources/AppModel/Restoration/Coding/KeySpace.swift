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
    public var writes = KeyTable()
    /// Everything that may read from the same coder.
    public var reads = KeyTable()
    /// Why the type may read and write anything beside that.
    public var doubt: Silence?
}

/// A read of a coder that is not followed there.
struct StrayRead: Sendable {
    let function: Function
    let range: SourceRange
    let key: StringValue
}

extension App {
    /// Why a key may be read after all: a method of the class reads it from a coder that comes by another way than a parameter, such as a timer.
    public func silence(onStrayReadsOf key: StringValue, in type: Type) -> Silence? {
        guard key.text != nil else { return nil }
        return strayReads(in: type).first { $0.key == key }.map {
            Silence(.coderUnfollowed, at: $0.function.location($0.range), about: $0.function.symbol)
        }
    }

    /// What methods of a class read from coders that come to them by another way than a parameter.
    private func strayReads(in type: Type) -> [StrayRead] {
        memories.strayReads.answer(type.id) {
            let methods = program.family(of: type).flatMap { program.functions(of: $0) }.filter { function in
                !function.fact.parameters.contains { $0.type?.unwrapped.name == "NSCoder" }
            }
            return methods.flatMap { function in
                sites(in: function).compactMap { site -> StrayRead? in
                    guard let call = site.call, CoderMethod(call)?.direction == .read, let named = CoderMethod.key(of: call),
                        case let place = Place(site, in: function), mayBeCoder(call.receiver, at: place)
                    else { return nil }
                    return StrayRead(function: function, range: site.range, key: string(named, at: place))
                }
            }
        }
    }

    /// Whether an object may be a coder that comes from elsewhere; an archive's own coder is none.
    private func mayBeCoder(_ object: Expression?, at place: Place) -> Bool {
        guard let object, let type = program.type(of: object, at: place)?.unwrapped else { return true }
        switch type {
        case .named(let name, _): return name == "NSCoder" || UIKit.isAnything(name)
        case .project, .optional, .metatype: return false
        }
    }

    /// Where an object that restoration asks for its state writes a key for whoever archives it whole, as NSCoding has it; not of models.
    public func write(forArchivesUnder key: StringValue, of space: KeySpace) -> KeyAccess? {
        guard !space.isOfModel, key.text != nil else { return nil }
        return program.family(of: space.type).flatMap(program.archivers).lazy
            .compactMap { self.coderFlow(of: $0).accesses(.write).first { $0.key == key } }.first
    }

    /// One space for each controller, view and restorable object that has a hook, and one for each app delegate; in doubt are those of types
    /// whose superclass is unknown.
    func makeKeySpaces() -> [KeySpace] {
        var maker = KeySpaceMaker(self)
        return program.typesWithHooks().flatMap { type in
            let doubt = program.silence(onAncestorsOf: type)
            return maker.spaces(of: type, isRestorable: doubt != nil).map { space in
                var space = space
                space.doubt = doubt
                return space
            }
        }
    }
}

private struct KeySpaceMaker {
    /// What is read and written where several objects share a coder.
    private struct Tables {
        let writes: KeyTable
        let reads: KeyTable
    }

    private let app: App
    /// Those that write or read anything by a hook.
    private let hooked: Set<Type>
    /// By unit, those whose windows share a coder with the window's controller, its document and its delegates (I7).
    private let windows: [Int: [Type]]
    private let restorers: [Int: [Function]]
    private let openDelegates: [Int: Silence]
    /// By unit, of all its windows together.
    private var tablesOfWindows: [Int: Tables] = [:]

    init(_ app: App) {
        self.app = app
        let types = app.program.typesWithHooks()
        hooked = Set(types)
        windows = Dictionary(grouping: types.filter(app.sharesWindowCoder), by: \.unit)
        restorers = Dictionary(grouping: app.program.implementations(of: .restoreWindow), by: app.program.unit)
        openDelegates = windows.isEmpty ? [:] : app.openDelegatesOfWindows()
    }

    /// - Parameter isRestorable: whether its objects count as restorable, whatever the text tells of that.
    mutating func spaces(of type: Type, isRestorable: Bool) -> [KeySpace] {
        let family = app.program.family(of: type)
        var spaces: [KeySpace] = []
        if isRestorable || app.isRestorable(type) { spaces.append(space(of: type, family)) }
        let mayBeAppKits = isRestorable && !app.program.implementations(of: .restoreState, in: type).isEmpty
        if app.sharesWindowCoder(type) || app.program.isRestoredByAppKit(type) || mayBeAppKits {
            let tables = app.sharesWindowCoder(type) ? tables(ofWindow: type, family) : tables(family, unit: type.unit)
            spaces.append(space(of: type, App.appKitWriters, App.appKitReaders, tables))
        }
        if app.program.functions(of: type).contains(where: { $0.hook.map { Self.delegateHooks.contains($0) } ?? false }) {
            let tables = Tables(writes: KeyTable(join(Self.delegateWriters, family)), reads: KeyTable(join(Self.delegateReaders, family)))
            spaces.append(space(of: type, Self.delegateWriters, Self.delegateReaders, tables))
        }
        return spaces
    }

    private func space(of type: Type, _ family: [Type]) -> KeySpace {
        var reads = join([.decodeState], family)
        for factory in app.factories(for: type) { reads.join(app.coderFlow(of: factory)) }
        let tables = Tables(writes: KeyTable(join([.encodeState], family)), reads: KeyTable(reads))
        var space = space(of: type, [.encodeState], [.decodeState], tables)
        if app.makesOnlyItsOwn(type, family) { space.ownReads.join(join([.controllerFactory], [type])) }
        return space
    }

    private func space(of type: Type, _ writers: [Hook], _ readers: [Hook], _ tables: Tables) -> KeySpace {
        KeySpace(
            type: type, ownWrites: join(writers, [type]), ownReads: join(readers, [type]), writes: tables.writes, reads: tables.reads)
    }

    /// The coder of a window, which all windows of an app are taken to share, since any of them may have any controller, document and delegate.
    private mutating func tables(ofWindow type: Type, _ family: [Type]) -> Tables {
        let others = family.filter { hooked.contains($0) && ($0.unit != type.unit || !app.sharesWindowCoder($0)) }
        if others.isEmpty, let known = tablesOfWindows[type.unit] { return known }
        let made = tables(others + (windows[type.unit] ?? []), unit: type.unit, escape: openDelegates[type.unit])
        if others.isEmpty { tablesOfWindows[type.unit] = made }
        return made
    }

    /// What AppKit has types write, and read beside the restorers of their app.
    private func tables(_ sharers: [Type], unit: Int, escape: Silence? = nil) -> Tables {
        var (writes, reads) = (join(App.appKitWriters, sharers), join(App.appKitReaders, sharers))
        for restorer in restorers[unit] ?? [] { reads.join(app.coderFlow(of: restorer)) }
        writes.escape = writes.escape ?? escape
        reads.escape = reads.escape ?? escape
        return Tables(writes: KeyTable(writes), reads: KeyTable(reads))
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

    func sharesWindowCoder(_ type: Type) -> Bool {
        if ["NSWindow", "NSWindowController", "NSDocument"].contains(where: { program.inherits(type, from: $0) }) { return true }
        return App.appKitDelegateHooks.contains { !program.implementations(of: $0, in: type).isEmpty }
    }

    /// By unit, a delegate that may write to the coders of windows out of sight, or read from them.
    func openDelegatesOfWindows() -> [Int: Silence] {
        let open = program.implementations(of: App.appKitDelegateHooks).compactMap { hook -> (Int, Silence)? in
            guard let type = hook.type else {
                return (program.unit(of: hook), Silence(.looseExtension, at: hook.location, about: hook.symbol))
            }
            return program.silence(onAncestorsOf: type).map { (program.unit(of: hook), $0) }
        }
        return Dictionary(open) { first, _ in first }
    }
}
