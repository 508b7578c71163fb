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

    init(_ app: App) {
        self.app = app
        nodes = ScreenNodes(app)
        recreators = ScreenRecreators(nodes)
        identifiers = ScreenIdentifiers(nodes)
        outgoing = Dictionary(grouping: nodes.edges.filter { $0.source != nil }, by: { $0.source! })
        let connecting = RunningAtOnce(from: app.program.functions.filter(\.connectsScene), app.flow, app.bodies).functions
        launching = recreators.launching.union(connecting.map(\.id))
    }

    func apps() -> [ScreensOfApp] {
        let roots = Dictionary(grouping: nodes.edges.filter { $0.source == nil }, by: unit)
        var trees = roots.mapValues { edges in
            let launched = edges.filter(isOfLaunch)
            return ScreenTree(roots: [launched, edges.filter { !isOfLaunch($0) }], outgoing: outgoing)
        }
        let candidates = Dictionary(grouping: looseCandidates(shownBy: Array(trees.values)), by: nodes.unit)
        for (unit, loose) in candidates { trees[unit, default: ScreenTree(roots: [], outgoing: [:])].addLoose(loose, outgoing: outgoing) }
        return trees.sorted { $0.key < $1.key }.compactMap { unit, tree in tree.placed.isEmpty ? nil : screens(of: tree, unit) }
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

    private func screens(of tree: ScreenTree, _ unit: Int) -> ScreensOfApp {
        let mechanism = app.mechanism(ofUnit: unit)
        let identifiers = tree.placed.map { self.identifiers.identifier(of: $0.node) }
        let fates = ScreenFates(tree, nodes, identifiers)
        var screens: [Screen] = []
        for (index, placed) in tree.placed.enumerated() {
            let parent = placed.parent.flatMap { screens[$0].recreator }
            var recreator: Screen.Recreator?
            switch identifiers[index] {
            case .given, .unknown: recreator = recreators.recreator(of: placed.node, identifiers[index], placed.edge, parent: parent)
            case .none, .optedOut: recreator = nil
            }
            var status = mechanism.restoresControllers ? fates.status(of: index, recreator) : .inert
            if case .preserved = status, let lost = lostCarrier(of: index, fates, screens) { status = .below(lost) }
            screens.append(
                Screen(
                    name: name(of: placed.node), type: nodes.type(of: placed.node)?.unwrapped, origin: origin(of: placed.node),
                    location: nodes.location(of: placed.node), identifier: identifiers[index], recreator: recreator, status: status,
                    kind: placed.edge?.kind, linked: placed.edge?.location, parent: placed.parent, links: links(from: placed.node, tree)))
        }
        return ScreensOfApp(
            folder: app.program.units[unit].root, mechanism: mechanism, screens: screens, roots: tree.roots, loose: tree.loose)
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
    fileprivate func mechanism(ofUnit unit: Int) -> ScreensOfApp.Mechanism {
        func own(_ functions: [Function]) -> Function? { functions.first { program.unit(of: $0) == unit && !program.isTest($0) } }
        switch optsIn(unit: unit) {
        case true?:
            if let scenes = legacySceneApps.first(where: { $0.sceneDelegate.unit == unit }) {
                return .inertBesideScenes(scenes.sceneDelegate.location)
            }
            func all(_ functions: [Function]) -> [Function] { functions.filter { program.unit(of: $0) == unit && !program.isTest($0) } }
            let saving = all(program.implementations(of: .shouldSave, .shouldSaveSecurely)).filter { !$0.alwaysDeclines }
            // The answer that depends on something says more than that which does not.
            let answers = saving + all(program.implementations(of: .shouldRestore, .shouldRestoreSecurely))
            let conditional = answers.first { function in exits(of: function).contains { !$0.value.isBoolean(true) } }
            return .controllers((conditional ?? saving.first)?.location, isConditional: conditional != nil)
        case false?:
            if let saves = own(functionsThatSaveScenes) { return .scenes(saves.location) }
            return .off(program.classes(adopting: "UIApplicationDelegate").first { $0.unit == unit }?.location)
        case nil:
            return .notInSight
        }
    }
}
