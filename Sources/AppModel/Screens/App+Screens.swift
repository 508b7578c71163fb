import Syntax

extension App {
    func makeScreenGraph() -> ScreenGraph {
        ScreenGraph(apps: ScreenGraphMaker(self).apps(), isComplete: followsEveryValue)
    }
}

private struct ScreenGraphMaker {
    let app: App
    let nodes: ScreenNodes
    let recreators: ScreenRecreators
    let identifiers: ScreenIdentifiers
    /// What leads away from each, in order.
    let outgoing: [ScreenNodes.Node: [ScreenNodes.Edge]]
    /// The functions that run while an app is launched, or a scene connected.
    let launching: Set<Int>
    let folders: AppFolders

    /// An app of a unit, by its folder; `nil` where the unit is one app.
    private struct Part: Hashable {
        let unit: Int
        let folder: String?
    }

    init(_ app: App) {
        self.app = app
        nodes = ScreenNodes(app)
        folders = AppFolders(app)
        recreators = ScreenRecreators(nodes, folders)
        identifiers = ScreenIdentifiers(nodes)
        outgoing = Dictionary(grouping: nodes.edges.filter { $0.source != nil }, by: { $0.source! })
        let connecting = RunningAtOnce(from: app.program.functions.filter(\.connectsScene), app.flow, app.bodies).functions
        launching = recreators.launching.union(connecting.map(\.id))
    }

    func apps() -> [ScreensOfApp] {
        let roots = Dictionary(grouping: nodes.edges.filter { $0.source == nil }, by: unit)
        var trees: [Part: ScreenTree] = [:]
        for (unit, edges) in roots {
            for folder in folders.folders(ofUnit: unit) {
                let part = Part(unit: unit, folder: folder)
                let own = edges.filter { isOf(part, $0) }
                let launched = own.filter(isOfLaunch)
                trees[part] = ScreenTree(roots: [launched, own.filter { !isOfLaunch($0) }], outgoing: outgoing(in: part))
            }
        }
        let candidates = Dictionary(grouping: looseCandidates(shownBy: Array(trees.values)), by: part)
        for (part, loose) in candidates {
            trees[part, default: ScreenTree(roots: [], outgoing: [:])].addLoose(loose, outgoing: outgoing(in: part))
        }
        return trees.sorted { ($0.key.unit, $0.key.folder ?? "") < ($1.key.unit, $1.key.folder ?? "") }.compactMap { part, tree in
            tree.placed.isEmpty ? nil : screens(of: tree, part)
        }
    }

    // MARK: Apps of one unit

    private func isOf(_ part: Part, _ path: String) -> Bool { folders.mayBe(path, of: part.folder, inUnit: part.unit) }

    private func isOf(_ part: Part, _ edge: ScreenNodes.Edge) -> Bool {
        part.folder == nil || isOf(part, edge.location.path) && isOf(part, nodes.location(of: edge.target).path)
    }

    private func outgoing(in part: Part) -> [ScreenNodes.Node: [ScreenNodes.Edge]] {
        part.folder == nil ? outgoing : outgoing.mapValues { edges in edges.filter { isOf(part, $0) } }
    }

    /// The app that what nobody shows is listed with: the one in whose folder it stands, or else the first that restores controllers.
    private func part(of node: ScreenNodes.Node) -> Part {
        let unit = nodes.unit(of: node)
        let parts = folders.folders(ofUnit: unit).map { Part(unit: unit, folder: $0) }
        let path = nodes.location(of: node).path
        return parts.first { folders.isOwn(path, of: $0.folder) }
            ?? parts.first { app.mechanism(of: $0.folder, unit, folders).restoresControllers } ?? parts[0]
    }

    private func unit(of root: ScreenNodes.Edge) -> Int {
        if let function = root.function { return app.program.unit(of: function) }
        return nodes.unit(of: root.target)
    }

    /// Whether a window begins with it when the app is launched, rather than when something is opened or done later.
    private func isOfLaunch(_ root: ScreenNodes.Edge) -> Bool {
        if case .object(let id) = root.target, app.flow.objects[Int(id)].isUnknown { return false }
        return root.kind == .initial || root.function.map { launching.contains($0.id) } ?? true
    }

    // MARK: What nobody shows

    /// What hangs below no window: scenes, then what code makes, then classes that nobody in sight makes an object of though they restore, or
    /// only to restore it.
    private func looseCandidates(shownBy trees: [ScreenTree]) -> [ScreenNodes.Node] {
        func isPlaced(_ node: ScreenNodes.Node) -> Bool { trees.contains { $0.contains(node) } }
        let placedTypes = Set(trees.flatMap { $0.placed.compactMap { nodes.type(of: $0.node)?.description } })
        let placedScenes = Set(trees.flatMap { $0.placed.compactMap { nodes.scene(of: $0.node)?.id } })
        let scenes = app.interface.controllers.filter {
            !app.isLaunchScreen($0) && !app.program.files[$0.file].isTest
        }
        .filter { !placedScenes.contains($0.id) }.map { ScreenNodes.Node.scene($0.id) }
        let (remade, made) = madeObjects
        let objects = made.filter { node in
            guard !isPlaced(node), let type = nodes.type(of: node) else { return false }
            if case .project = type { return !placedTypes.contains(type.description) }
            return identifiers.identifier(of: node).isGiven
        }
        let types = Set((scenes + objects).compactMap { nodes.type(of: $0)?.description }).union(placedTypes)
        let unmade = app.flow.objects.indices.compactMap { id -> ScreenNodes.Node? in
            guard case .instance(.project(let type)) = app.flow.objects[id].kind, app.program.isController(type),
                app.hasRestorationCode(type),
                !app.program.files[type.file].isTest, !types.contains(type.name),
                !app.program.descendants(of: type).contains(where: { types.contains($0.name) })
            else { return nil }
            return .object(Int32(id))
        }
        let onlyRemade = remade.filter { node in nodes.type(of: node).map { !types.contains($0.description) } ?? false }
        let all = scenes + objects + unmade + onlyRemade
        let led = led(by: all, isPlaced)
        // Where all are led to, they lead to one another in a circle.
        return all.filter { !led.contains($0) } + all.filter { led.contains($0) }
    }

    /// Those of some nodes that another one of them leads to.
    private func led(by starts: [ScreenNodes.Node], _ isPlaced: (ScreenNodes.Node) -> Bool) -> Set<ScreenNodes.Node> {
        // Of two that lead somewhere, one is another one: more need not be remembered, so that each edge is looked at twice.
        var sources = Dictionary(starts.map { ($0, [$0]) }) { first, _ in first }
        var open = starts.map { (node: $0, source: $0) }
        while let (node, source) = open.popLast() {
            for edge in outgoing[node] ?? [] where !isPlaced(edge.target) {
                let known = sources[edge.target] ?? []
                guard known.count < 2, !known.contains(source) else { continue }
                sources[edge.target] = known + [source]
                open.append((edge.target, source))
            }
        }
        return Set(starts.filter { start in sources[start]?.contains { $0 != start } == true })
    }

    /// One for each place and class that is worth a line.
    private var madeObjects: (byFactories: [ScreenNodes.Node], byOthers: [ScreenNodes.Node]) {
        var nodes = nodes
        var made: (byFactories: [ScreenNodes.Node], byOthers: [ScreenNodes.Node]) = ([], [])
        for (id, object) in app.flow.objects.enumerated() {
            guard case .made(let type) = object.kind, let site = object.site, app.isControllerType(type), app.isScreen(type),
                let node = nodes.node(of: Int32(id))
            else { continue }
            if app.graph.function(at: site)?.isFactory ?? false { made.byFactories.append(node) } else { made.byOthers.append(node) }
        }
        return (made.byFactories.first(ofEach: nodes.location), made.byOthers.first(ofEach: nodes.location))
    }

    // MARK: Screens

    private func screens(of tree: ScreenTree, _ part: Part) -> ScreensOfApp {
        let mechanism = app.mechanism(of: part.folder, part.unit, folders)
        let identifiers = tree.placed.map { self.identifiers.identifier(of: $0.node) }
        let edges = part.folder == nil ? nodes.edges : nodes.edges.filter { isOf(part, $0) }
        let fates = ScreenFates(tree, nodes, identifiers, edges)
        let scenes = scenes(of: mechanism, part)
        let again = scenes?.again(tree, edges, nodes) ?? []
        var screens: [Screen] = []
        for (index, placed) in tree.placed.enumerated() {
            let parent = placed.parent.flatMap { screens[$0].recreator }
            var recreator: Screen.Recreator?
            switch identifiers[index] {
            case .given, .unknown:
                recreator = recreators.recreator(of: placed.node, identifiers[index], placed.edge, parent: parent, in: part.folder)
            case .none, .optedOut: recreator = nil
            }
            var status = mechanism.restoresControllers ? fates.status(of: index, recreator) : .inert
            if !again.isEmpty, let how = again[index] { status = .shownAgain(how) }
            if case .preserved = status, let lost = lostCarrier(of: index, fates, screens) { status = .below(lost) }
            screens.append(
                Screen(
                    name: name(of: placed.node), type: nodes.type(of: placed.node)?.unwrapped, origin: origin(of: placed.node),
                    location: nodes.location(of: placed.node), identifier: identifiers[index], recreator: recreator, status: status,
                    kind: placed.edge?.kind, linked: placed.edge?.location, parent: placed.parent, links: links(from: placed.node, tree)))
        }
        return ScreensOfApp(
            folder: part.folder ?? app.program.units[part.unit].root, unit: part.unit, mechanism: mechanism,
            activityDoubt: screens.contains(where: \.isShownFromActivity) ? nil : scenes?.doubt, screens: screens, roots: tree.roots,
            loose: tree.loose)
    }

    private func scenes(of mechanism: ScreensOfApp.Mechanism, _ part: Part) -> ScreensOfScenes? {
        guard case .scenes(let saver) = mechanism else { return nil }
        return ScreensOfScenes(app, savedAt: saver, unit: part.unit, launching: launching)
    }

    /// Where all that it may be a part of is saved in vain, the first of these.
    private func lostCarrier(of index: Int, _ fates: ScreenFates, _ screens: [Screen]) -> Int? {
        let carriers = fates.carriers(of: index)
        let isLost = carriers.allSatisfy { carrier in
            guard carrier < screens.count else { return false }
            switch screens[carrier].status {
            case .cutOff(.nobodyMakesIt), .cutOff(.refused), .below: return true
            default: return false
            }
        }
        return isLost ? carriers.first : nil
    }

    private func links(from node: ScreenNodes.Node, _ tree: ScreenTree) -> [Screen.Link] {
        (outgoing[node] ?? []).compactMap { edge in
            guard let target = tree.index[edge.target] else { return nil }
            let isBelow = tree.placed[target].parent == tree.index[node]
            return Screen.Link(kind: edge.kind, target: target, location: edge.location, isReference: !isBelow)
        }
    }

    private func name(of node: ScreenNodes.Node) -> String {
        if let scene = nodes.scene(of: node) { return scene.name }
        return nodes.type(of: node)?.description ?? "UIViewController"
    }

    private func origin(of node: ScreenNodes.Node) -> Screen.Origin {
        guard case .object(let id) = node else { return .drawn }
        switch app.flow.objects[Int(id)].kind {
        case .unknown(let unknown, _): return .unknown(.value(unknown.reason.rawValue))
        case .instance: return .outOfSight
        case .drawn: return .drawn
        default: return .made
        }
    }
}

extension Screen {
    fileprivate var isShownFromActivity: Bool {
        if case .shownAgain(.activity) = status { true } else { false }
    }
}

extension ScreensOfApp.Mechanism {
    /// Whether UIKit asks controllers at all, as far as can be told.
    public var restoresControllers: Bool {
        switch self {
        case .controllers, .notInSight: true
        case .off, .scenes, .inertBesideScenes: false
        }
    }
}

extension App {
    /// - Parameter folder: that of one app of several in a unit.
    fileprivate func mechanism(of folder: String?, _ unit: Int, _ folders: AppFolders) -> ScreensOfApp.Mechanism {
        func isOwn(_ path: String) -> Bool { folders.mayBe(path, of: folder, inUnit: unit) }
        func own(_ functions: [Function]) -> [Function] {
            functions.filter { program.unit(of: $0) == unit && !program.isTest($0) && isOwn($0.path) }
        }
        let saving = own(program.implementations(of: .shouldSave, .shouldSaveSecurely)).filter { !$0.alwaysDeclines }
        switch optsIn(unit: unit) {
        case true? where folder == nil || !saving.isEmpty:
            if let scenes = legacySceneApps.first(where: { $0.sceneDelegate.unit == unit && isOwn($0.sceneDelegate.location.path) }) {
                return .inertBesideScenes(scenes.sceneDelegate.location)
            }
            // The answer that depends on something says more than that which does not.
            let answers = saving + own(program.implementations(of: .shouldRestore, .shouldRestoreSecurely))
            let conditional = answers.first { function in exits(of: function).contains { !$0.value.isBoolean(true) } }
            return .controllers((conditional ?? saving.first)?.location, isConditional: conditional != nil)
        case nil:
            return .notInSight
        default:
            if let saves = own(functionsThatSaveScenes).first { return .scenes(saves.location) }
            let delegates = program.classes(adopting: "UIApplicationDelegate").filter { $0.unit == unit && isOwn($0.location.path) }
            return .off((delegates.first { folders.isOwn($0.location.path, of: folder) } ?? delegates.first)?.location)
        }
    }
}
