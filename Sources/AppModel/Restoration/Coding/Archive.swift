/// What one object's archive is known to hold: all that its own hooks and those of its superclasses write there and read back, or the
/// methods of NSCoding of an object that is encoded whole.
///
/// The methods of an app delegate share one archive, which is not that of the delegate's interface (C15).
public struct Archive: Sendable {
    public let type: Type
    public let flow: CoderFlow
    /// Of an object that is encoded whole, by itself.
    public var isOfModel = false
}

extension App {
    /// One for each type with hooks of its own, in path order, then one for each that is encoded whole.
    public func archives() -> [Archive] {
        archivesOfHooks()
            + modelKeySpaces.map { space in
                var flow = space.writes.joined
                flow.join(space.reads.joined)
                return Archive(type: space.type, flow: flow, isOfModel: true)
            }
    }

    private func archivesOfHooks() -> [Archive] {
        program.typesWithHooks().flatMap { type -> [Archive] in
            let hooks = Set(program.functions(of: type).compactMap(\.hook))
            return App.archiveHooks.filter { !hooks.isDisjoint(with: $0) }.map { Archive(type: type, flow: coderFlow(of: type, $0)) }
        }
    }

    /// What restorers of windows read and anything of the same app writes to the coders of windows (I7), one for each app.
    public func archivesOfRestorers() -> [Archive] {
        keySpacesOfRestorers.map { space in
            var flow = space.writes.joined
            flow.join(space.reads.joined)
            return Archive(type: space.type, flow: flow)
        }
    }

    /// The same, read and written apart.
    public var keySpacesOfRestorers: [KeySpace] {
        let restorers = program.implementations(of: .restoreWindow).filter { isRestorer($0) && !program.isTest($0) }
        guard !restorers.isEmpty else { return [] }
        let open = openDelegatesOfWindows()
        return Dictionary(grouping: restorers, by: program.unit).sorted { $0.key < $1.key }.compactMap { unit, restorers in
            guard let type = restorers[0].type else { return nil }
            let writers = program.implementations(of: [.encodeState, .encodeInBackground, .windowWillEncode]).filter { writer in
                program.unit(of: writer) == unit
                    && (writer.hook == .windowWillEncode || writer.type.map(program.isRestoredByAppKit) == true)
            }
            func joined(_ functions: [Function]) -> CoderFlow {
                functions.reduce(into: CoderFlow()) { $0.join(coderFlow(of: $1)) }
            }
            let reads = joined(restorers)
            // What AppKit itself has written of a window.
            var ownReads = reads
            ownReads.accesses.removeAll { $0.key.text?.hasPrefix("NS") ?? false }
            var writes = joined(writers)
            writes.escape = writes.escape ?? open[unit]
            return KeySpace(type: type, ownReads: ownReads, writes: KeyTable(writes), reads: KeyTable(reads))
        }
    }

    /// Whether some of the windows that a restorer brings back are made of classes in sight.
    public func hasWindowsInSight(_ space: KeySpace) -> Bool {
        program.types.contains { $0.unit == space.type.unit && sharesWindowCoder($0) }
    }

    /// Whether AppKit calls it: a class's own method, or what a document overrides.
    public func isRestorer(_ function: Function) -> Bool {
        function.hook == .restoreWindow && (function.isStatic || function.type.map { program.inherits($0, from: "NSDocument") } == true)
    }

    /// Every access of a coder in one of the hooks or in a helper that gets the coder there, each once.
    public func coderAccesses(in hooks: [Hook]) -> [KeyAccess] {
        program.implementations(of: hooks).flatMap { coderFlow(of: $0).accesses }.first(ofEach: \.callLocation)
    }

    /// The same, with each key that a helper is given where it is called, by the place that names the key.
    public func namedKeys(in hooks: [Hook]) -> [KeyAccess] {
        program.implementations(of: hooks).flatMap { coderFlow(of: $0).accesses }.first(ofEach: \.location)
    }

    /// Those of helpers, one for each call that leads there.
    public func accessesByEntry(in hooks: [Hook]) -> [KeyAccess] {
        program.implementations(of: hooks).flatMap { coderFlow(of: $0).accesses }.filter { $0.entry !== $0.site }
            .first(ofEach: { access in access.entryPlace.function.map { $0.location(access.entry.range) } ?? access.location })
    }

    private static let archiveHooks: [[Hook]] = [
        [
            .encodeState, .encodeInBackground, .decodeState, .restoreState, .windowWillEncode, .windowDidDecode, .controllerFactory,
            .objectFactory,
        ],
        [.shouldSave, .shouldSaveSecurely, .willEncode, .shouldRestore, .shouldRestoreSecurely, .didDecode],
        [.applicationWillEncode, .applicationDidDecode],
    ]
}
