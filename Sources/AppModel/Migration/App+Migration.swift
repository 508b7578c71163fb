import Syntax

extension App {
    /// One for each app, or library, that keeps anything by view controllers, in the order of their folders.
    public func migrations() -> [Migration] {
        let leftovers = Dictionary(grouping: migrationLeftovers(), by: \.unit)
        let screens = Dictionary(grouping: migratingScreens(), by: \.type.unit)
        return Set(screens.keys).union(leftovers.keys).map { unit in
            Migration(
                folder: program.units[unit].root, screens: named(screens[unit] ?? []),
                leftovers: (leftovers[unit] ?? []).map(\.leftover).sorted { $0.location < $1.location },
                keepsScenes: keepsScenes(unit: unit))
        }.sorted { $0.folder < $1.folder }
    }

    /// An entry keeps its key where no other screen has it, and gets its screen's name where one does.
    private func named(_ screens: [MigratingScreen]) -> [MigratingScreen] {
        let keeping = Set(screens.filter { !$0.values.isEmpty }.map(\.type.id))
        var owners: [String: Set<Int>] = [:]
        for screen in screens {
            for value in screen.values where value.isEntry { value.key.map { _ = owners[$0, default: []].insert(screen.type.id) } }
        }
        return screens.map { screen in
            let values = screen.values.map { value in
                value.withEntry(value.isEntry ? value.key.map { owners[$0]!.count == 1 ? $0 : screen.type.shortName + "." + $0 } : nil)
            }
            return MigratingScreen(
                type: screen.type, role: screen.role, identifiers: screen.identifiers, recreators: screen.recreators, values: values,
                heirOf: program.lineage(of: screen.type).dropFirst().filter { keeping.contains($0.id) }, isOpen: screen.isOpen)
        }.sorted { ($0.type.name, $0.type.location) < ($1.type.name, $1.type.location) }
    }

    private func migratingScreens() -> [MigratingScreen] {
        let spaces = Dictionary(grouping: keySpaces.filter { !program.isRestoredByAppKit($0.type) }, by: \.type.id)
        let recreators = self.recreators()
        let appKit = Set(program.classes(adopting: "NSApplicationDelegate").map(\.unit))
        return program.types.compactMap { type -> MigratingScreen? in
            guard type.kind == .class, !program.files[type.file].isTest, !appKit.contains(type.unit), !program.isRestoredByAppKit(type)
            else { return nil }
            let hasHooks = program.functions(of: type).contains { $0.hook.map(Hook.ofMigratingScreens.contains) ?? false }
            let own = spaces[type.id] ?? (hasHooks ? [spaceBesideUnknowns(of: type)] : [])
            let identifiers = migratingIdentifiers(of: type)
            let values = own.flatMap(migratingValues)
            let role = role(of: type)
            guard hasHooks && (role != .delegate || !values.isEmpty) || identifiers != nil || recreators[type.id] != nil else { return nil }
            return MigratingScreen(
                type: type, role: role, identifiers: identifiers ?? [], recreators: recreators[type.id] ?? [], values: values,
                heirOf: [], isOpen: hasHooks && (spaces[type.id] == nil || own.contains { $0.ownWrites.escapes || $0.ownReads.escapes }))
        }
    }

    /// What a class itself writes and reads whose superclass is out of sight.
    private func spaceBesideUnknowns(of type: Type) -> KeySpace {
        var space = KeySpace(type: type)
        space.ownWrites = coderFlow(of: type, .encodeState)
        space.ownReads = coderFlow(of: type, .decodeState)
        space.writes = KeyTable(space.ownWrites)
        space.reads = KeyTable(factories(for: type).reduce(into: space.ownReads) { $0.join(coderFlow(of: $1)) })
        return space
    }

    private func role(of type: Type) -> MigratingScreen.Role {
        if program.isController(type) { return .controller }
        if program.isView(type) { return .view }
        if program.adopts(type, "UIApplicationDelegate") { return .delegate }
        // What overrides UIKit's hooks and inherits from elsewhere is hardly ever anything else.
        return program.hasUnknownAncestor(type) && !program.adopts(type, "UIStateRestoring") ? .controller : .object
    }

    /// `nil` for a class that gives its objects none, and none is drawn with one.
    private func migratingIdentifiers(of type: Type) -> [String]? {
        guard program.isController(type) || program.isView(type) else { return nil }
        let drawn = storyboardControllers(of: type).filter { $0.type == .project(type) }.compactMap(\.fact.restorationIdentifier)
        switch classIdentifier(of: type) {
        case .some(let assignments):
            let texts = assignments.compactMap { string($0, forInstancesOf: type).text }
            return (drawn + texts).first(ofEach: \.self)
        case .computed, .drawn: return drawn
        case .none, .optedOut, .unknown: return drawn.isEmpty ? nil : drawn.first(ofEach: \.self)
        }
    }

    /// By the id of the type that is made.
    private func recreators() -> [Int: [Recreator]] {
        var found: [Int: [Recreator]] = [:]
        func add(_ kind: Recreator.Kind, _ location: Location, for type: StaticType?) {
            guard let type = type?.projectType, !(found[type.id] ?? []).contains(where: { $0.location == location }) else { return }
            found[type.id, default: []].append(Recreator(kind: kind, location: location))
        }
        for recreation in recreations {
            add(.restorationClass(recreation.restorationClass.name), recreation.factory.location, for: recreation.saved)
        }
        for factory in program.implementations(of: .delegateFactory) where !program.isTest(factory) {
            for result in results(of: factory) { add(.delegate, factory.location, for: result.madeType) }
        }
        for controller in storyboardControllers where controller.fact.restorationIdentifier != nil {
            add(.storyboard(controller.location.path), controller.location, for: controller.type)
        }
        return found
    }
}

// MARK: What can go

extension App {
    private func migrationLeftovers() -> [(leftover: MigrationLeftover, unit: Int)] {
        var found: [(leftover: MigrationLeftover, unit: Int)] = []
        let appKit = Set(program.classes(adopting: "NSApplicationDelegate").map(\.unit))
        func add(_ kind: MigrationLeftover.Kind, _ name: String, _ location: Location, _ unit: Int) {
            guard !appKit.contains(unit) else { return }
            found.append((MigrationLeftover(kind: kind, name: name, location: location), unit))
        }
        for function in program.functions where !program.isTest(function) {
            let unit = program.unit(of: function)
            if let hook = function.hook, let kind = hook.leftover, !(function.type.map(program.isRestoredByAppKit) ?? false) {
                add(kind, (function.type.map { $0.name + "." } ?? "") + function.writtenName, function.location, unit)
            }
            for assignment in identifierAssignments(in: function) where !assignment.isOptOut {
                add(
                    .identifier, string(assignment, forInstancesOf: function.type).text ?? "restorationIdentifier", assignment.location,
                    unit)
            }
        }
        for assignment in restorationClassAssignments where !program.isTest(assignment.function) {
            add(
                .restorationClass, namedClass(assignment)?.name ?? "restorationClass", assignment.location,
                program.unit(of: assignment.function))
        }
        for controller in storyboardControllers {
            guard let identifier = controller.fact.restorationIdentifier else { continue }
            add(.drawnIdentifier, identifier, controller.identifierLocation, controller.unit)
        }
        for registration in registrations() where !program.isTest(registration.function) {
            add(
                .registration, registration.call.name, registration.function.location(registration.call.nameRange),
                program.unit(of: registration.function))
        }
        return found
    }
}

extension Hook {
    fileprivate static let ofMigratingScreens: Set<Hook> = [
        .encodeState, .decodeState, .finishedRestoring, .willEncode, .didDecode, .shouldSave, .shouldSaveSecurely, .shouldRestore,
        .shouldRestoreSecurely,
    ]

    fileprivate var leftover: MigrationLeftover.Kind? {
        switch self {
        case .shouldSave, .shouldSaveSecurely, .shouldRestore, .shouldRestoreSecurely: .optIn
        case .willEncode, .didDecode: .archive
        case .encodeState, .decodeState, .finishedRestoring: .hook
        case .controllerFactory, .objectFactory, .delegateFactory: .factory
        case .encodeInBackground, .restoreState, .restoreWindow, .windowWillEncode, .windowDidDecode, .applicationWillEncode,
            .applicationDidDecode:
            nil
        }
    }
}
