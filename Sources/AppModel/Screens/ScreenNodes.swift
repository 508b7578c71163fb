import Syntax

/// The controllers of the program and all that leads from one to another, before they are put into trees.
struct ScreenNodes {
    enum Node: Hashable {
        /// An id in `ValueFlow.objects`.
        case object(Int32)
        /// What a storyboard makes when it is shown: an index among `App.storyboardControllers`.
        case scene(Int)
    }

    struct Edge {
        let kind: Screen.LinkKind
        /// `nil` for a window.
        let source: Node?
        let target: Node
        let location: Location
        /// What it rests on in code.
        var holding: ObjectGraph.Holding?
        /// The function that does it; `nil` for a storyboard and for an initial value.
        var function: Function?
        /// The navigation controllers that the target is pushed to.
        var stacks: [Node] = []
    }

    let app: App
    private let flow: ValueFlow
    private(set) var edges: [Edge] = []
    private(set) var shown: [ScreenLinks.Shown] = []
    private var holdings: [Int32: [ObjectGraph.Holding]] = [:]
    private var alike: [Likeness: Int32] = [:]
    private var representatives: [Int32: Int32] = [:]

    /// Objects that one place makes in several contexts, and that a reader could not tell apart either.
    private struct Likeness: Hashable {
        let site: ProgramPoint
        let kind: AbstractObject.Kind
        let identified: Set<ProgramPoint>
        let children: [Int32]
    }

    init(_ app: App) {
        self.app = app
        flow = app.flow
        holdings = Dictionary(grouping: app.graph.holdings, by: \.parent)
        addHoldings()
        addLinks()
        addStoryboards()
        edges = withoutNoise(firstOfEach(edges))
    }

    private struct EdgeKey: Hashable {
        let source: Node?
        let target: Node

        init(_ edge: Edge) {
            source = edge.source
            target = edge.target
        }
    }

    /// Of what is not in sight one line tells as much as ten, and that something may be pushed tells nothing.
    private func withoutNoise(_ edges: [Edge]) -> [Edge] {
        var told: Set<EdgeKey> = []
        return edges.filter { edge in
            guard case .object(let id) = edge.target, flow.objects[Int(id)].isUnknown else { return true }
            return edge.kind.contains
                && told.insert(EdgeKey(Edge(kind: edge.kind, source: edge.source, target: .object(-1), location: edge.location))).inserted
        }
    }

    /// The first of all edges between two nodes, in order: what contains comes before what does not, and then what stands first.
    private func firstOfEach(_ edges: [Edge]) -> [Edge] {
        func isBefore(_ left: Edge, _ right: Edge) -> Bool {
            left.kind.contains == right.kind.contains ? left.location < right.location : left.kind.contains
        }
        var places: [EdgeKey: Int] = [:]
        var first: [Edge] = []
        for edge in edges {
            let key = EdgeKey(edge)
            guard let place = places[key] else {
                places[key] = first.count
                first.append(edge)
                continue
            }
            if isBefore(edge, first[place]) { first[place] = edge }
        }
        var locations: [Node: Location] = [:]
        for edge in first where locations[edge.target] == nil { locations[edge.target] = location(of: edge.target) }
        return first.sorted { left, right in
            if isBefore(left, right) { return true }
            if isBefore(right, left) { return false }
            guard let one = locations[left.target], let other = locations[right.target], one != other else {
                return ScreenNodes.order(left.target) < ScreenNodes.order(right.target)
            }
            return one < other
        }
    }

    static func order(_ node: Node) -> Int {
        switch node {
        case .object(let id): Int(id)
        case .scene(let number): number
        }
    }

    // MARK: Nodes

    /// `nil` for what is no controller that anybody makes or draws, and for what tests make.
    mutating func node(of object: Int32) -> Node? {
        let found = flow.objects[Int(object)]
        switch found.kind {
        case .drawn(let number) where found.site == nil:
            return .scene(number)
        case .made, .drawn:
            if let site = found.site, isOfTest(site) { return nil }
            return .object(representative(of: object, among: []))
        case .instance(let type):
            if let type = type.projectType, app.program.files[type.file].isTest { return nil }
            return .object(object)
        case .unknown(let unknown, _):
            if app.program.files[Int(unknown.file)].isTest { return nil }
            return .object(object)
        default:
            return nil
        }
    }

    private func isOfTest(_ point: ProgramPoint) -> Bool {
        if let function = app.graph.function(at: point) { return app.program.isTest(function) }
        return app.program.files[flow.procedures[Int(point.procedure)].file].isTest
    }

    private mutating func representative(of object: Int32, among open: [Int32]) -> Int32 {
        if let known = representatives[object] { return known }
        let found = flow.objects[Int(object)]
        guard let site = found.site, !open.contains(object) else { return object }
        var children: Set<Int32> = []
        // What it is pushed is not told of it in every context.
        for holding in holdings[object] ?? [] where !isPush(holding) {
            children.insert(representative(of: holding.child, among: open + [object]))
        }
        let identified = Set((app.graph.identifications[object] ?? []).map(\.point))
        let likeness = Likeness(site: site, kind: found.kind, identified: identified, children: children.sorted())
        let first = alike[likeness] ?? object
        alike[likeness] = first
        representatives[object] = first
        return first
    }

    func type(of node: Node) -> StaticType? {
        switch node {
        case .object(let id): app.graph.type(of: id)
        case .scene(let number): app.interface.controllers[number].type?.unwrapped
        }
    }

    func scene(of node: Node) -> StoryboardController? {
        switch node {
        case .scene(let number): app.interface.controllers[number]
        case .object(let id): if case .drawn(let number) = flow.objects[Int(id)].kind { app.interface.controllers[number] } else { nil }
        }
    }

    func unit(of node: Node) -> Int {
        switch node {
        case .scene(let number): return app.interface.controllers[number].unit
        case .object(let id):
            let found = flow.objects[Int(id)]
            if let site = found.site { return app.program.unitOfFile[flow.procedures[Int(site.procedure)].file] }
            if case .unknown(let unknown, _) = found.kind { return app.program.unitOfFile[Int(unknown.file)] }
            return found.type?.projectType?.unit ?? 0
        }
    }

    /// Where it is made or drawn, or what hides that.
    func location(of node: Node) -> Location {
        switch node {
        case .scene(let number): return app.interface.controllers[number].location
        case .object(let id):
            let found = flow.objects[Int(id)]
            if case .unknown(let unknown, _) = found.kind {
                return Location(path: app.program.files[Int(unknown.file)].path, range: unknown.range)
            }
            if let site = found.site {
                guard site.instruction >= 0 else {
                    return Location(
                        path: app.program.files[flow.procedures[Int(site.procedure)].file].path, range: SourceRange(start: 0, end: 0))
                }
                let instruction = app.graph.instruction(at: site)
                if case .call(let operands) = instruction.kind { return app.graph.location(of: operands.call.nameRange, at: site) }
                return app.graph.location(of: instruction.range, at: site)
            }
            return found.type?.projectType?.location ?? Location(path: "", range: SourceRange(start: 0, end: 0))
        }
    }

    // MARK: Edges

    private mutating func addHoldings() {
        for holding in app.graph.holdings {
            guard let source = node(of: holding.parent), let target = node(of: holding.child) else { continue }
            let function = app.graph.function(at: holding.point)
            if let function, app.program.isTest(function) { continue }
            var kind = Screen.LinkKind(holding.kind)
            if isPush(holding) { kind = .pushed }
            edges.append(
                Edge(
                    kind: kind, source: source, target: target, location: app.graph.location(of: holding), holding: holding,
                    function: function))
        }
    }

    private func isPush(_ holding: ObjectGraph.Holding) -> Bool {
        guard case .call(let operands) = app.graph.instruction(at: holding.point).kind else { return false }
        return operands.name == "pushViewController"
    }

    private mutating func addLinks() {
        var shown: Set<EdgeKey> = []
        var links: [Edge] = []
        let found = ScreenLinks(app)
        self.shown = found.shown
        for link in found.links {
            guard let target = node(of: link.target) else { continue }
            var source: Node?
            if let object = link.source {
                source = node(of: object)
                if source == nil { continue }
            }
            let stacks = link.stacks.compactMap { node(of: $0) }
            links.append(
                Edge(
                    kind: link.kind, source: source, target: target, location: app.graph.location(of: link.range, at: link.point),
                    function: app.graph.function(at: link.point), stacks: stacks))
            for stack in stacks where stack != source {
                shown.insert(EdgeKey(Edge(kind: .pushed, source: stack, target: target, location: links[links.count - 1].location)))
            }
        }
        // What one screen pushes hangs below it, rather than below the stack of both.
        edges.removeAll { $0.kind == .pushed && shown.contains(EdgeKey($0)) }
        edges += links
    }

    private mutating func addStoryboards() {
        let drawn = Dictionary(grouping: drawnObjects, by: \.number)
        // What one that is drawn does, each that is made from the drawing does.
        for edge in edges {
            guard case .scene(let number)? = edge.source else { continue }
            for (_, source) in drawn[number] ?? [] where source != edge.target {
                edges.append(
                    Edge(
                        kind: edge.kind, source: source, target: edge.target, location: edge.location, holding: edge.holding,
                        function: edge.function,
                        stacks: edge.stacks))
            }
        }
        func sources(_ number: Int) -> [Node] { [.scene(number)] + (drawn[number] ?? []).map(\.node) }
        for relationship in app.interface.relationships {
            let parent = app.interface.controllers[relationship.parent]
            let managed = app.containerKind(of: parent).map(Screen.LinkKind.init) ?? .child
            for source in sources(relationship.parent) {
                edges.append(
                    Edge(
                        kind: relationship.kind == .embedded ? .embedded : managed, source: source, target: .scene(relationship.child),
                        location: relationship.location))
            }
        }
        for passage in app.interface.passages {
            for source in sources(passage.source) {
                edges.append(
                    Edge(kind: .segue(passage.kind), source: source, target: .scene(passage.destination), location: passage.location))
            }
        }
        for number in app.initialControllers {
            edges.append(Edge(kind: .initial, source: nil, target: .scene(number), location: app.interface.controllers[number].location))
        }
    }

    /// What code instantiates, as far as it is somewhere in the graph.
    private var drawnObjects: [(number: Int, node: Node)] {
        Set(edges.flatMap { [$0.source, $0.target].compactMap(\.self) }).compactMap { node in
            guard case .object(let id) = node, case .drawn(let number) = flow.objects[Int(id)].kind else { return nil }
            return (number, node)
        }.sorted { ScreenNodes.order($0.node) < ScreenNodes.order($1.node) }
    }
}

extension Screen.LinkKind {
    fileprivate init(_ kind: ContainerKind) {
        switch kind {
        case .navigation: self = .navigation
        case .tabs: self = .tabs
        case .split: self = .split
        case .page: self = .page
        case .custom: self = .child
        }
    }
}

extension App {
    /// What the app's own storyboards begin with: those that a property list names or, where none is in sight or Xcode makes it, those that are
    /// called as Xcode calls them.
    var initialControllers: [Int] { memories.initialControllers.answer(.app, findInitialControllers) }

    /// Whether UIKit shows it only until the app is there: its storyboard or a list of the app says so, which may begin with the same one.
    func isLaunchScreen(_ controller: StoryboardController) -> Bool {
        if program.files[controller.file].interface?.isLaunchScreen == true { return true }
        guard let name = interface.storyboardName(of: controller), !mainStoryboards(inUnit: controller.unit).contains(name) else {
            return false
        }
        return program.infoPlists(ofAppsInUnit: controller.unit).contains { $0.facts.launchStoryboards.contains { $0.value == name } }
    }

    private func findInitialControllers() -> [Int] {
        let launching = interface.controllers.filter { isInitial($0) && !isLaunchScreen($0) }
        return Dictionary(grouping: launching, by: \.unit).sorted { $0.key < $1.key }.flatMap { unit, controllers in
            let lists = program.infoPlists(ofAppsInUnit: unit)
            let names = mainStoryboards(inUnit: unit)
            return controllers.filter { controller in
                guard let name = interface.storyboardName(of: controller) else { return false }
                if !names.isEmpty { return names.contains(name) }
                guard UIKit.isMainStoryboard(name), !program.isOfOtherBundle(program.files[controller.file].path) else { return false }
                return lists.isEmpty || program.hasUnreadInfoPlist(inUnit: unit)
                    || program.projects(ofUnit: unit).contains { $0.configurations.contains { $0.generatesInfoPlist != nil } }
            }.map(\.id)
        }
    }
}
