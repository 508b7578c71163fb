/// The controllers of one app in a tree: each hangs below the one that leads to it on the shortest way from a window, as few as possible of
/// which show something later.
struct ScreenTree {
    typealias Node = ScreenNodes.Node
    typealias Edge = ScreenNodes.Edge

    struct Placed {
        let node: Node
        /// Its index in the tree.
        let parent: Int?
        /// What puts it there; `nil` of what nobody in sight shows.
        let edge: Edge?
    }

    private(set) var placed: [Placed] = []
    private(set) var index: [Node: Int] = [:]
    private(set) var roots: [Int] = []
    private(set) var loose: [Int] = []

    /// - Parameters:
    ///   - roots: what windows begin with; what one part leads to hangs below it, wherever else it may stand.
    ///   - outgoing: what leads away from each, in order.
    init(roots: [[Edge]], outgoing: [Node: [Edge]]) {
        for part in roots { grow(from: part.map { (node: $0.target, edge: $0) }, outgoing, isLoose: false) }
    }

    /// Adds what nobody in sight shows, with what hangs below it.
    mutating func addLoose(_ nodes: [Node], outgoing: [Node: [Edge]]) {
        for node in nodes where !contains(node) { grow(from: [(node: node, edge: nil)], outgoing, isLoose: true) }
    }

    func contains(_ node: Node) -> Bool { index[node] != nil }

    private mutating func grow(from starts: [(node: Node, edge: Edge?)], _ outgoing: [Node: [Edge]], isLoose: Bool) {
        var way: [Node: Edge] = [:]
        var met: Set<Node> = []
        var level: [Node] = []
        var first: [(node: Node, edge: Edge?)] = []
        for start in starts where !contains(start.node) && met.insert(start.node).inserted {
            level.append(start.node)
            first.append(start)
        }
        while !level.isEmpty {
            var next = 0
            while next < level.count {
                for edge in outgoing[level[next]] ?? []
                where edge.kind.contains && !contains(edge.target) && met.insert(edge.target).inserted {
                    way[edge.target] = edge
                    level.append(edge.target)
                }
                next += 1
            }
            var later: [Node] = []
            for node in level {
                for edge in outgoing[node] ?? [] where !edge.kind.contains && !contains(edge.target) && met.insert(edge.target).inserted {
                    way[edge.target] = edge
                    later.append(edge.target)
                }
            }
            level = later
        }
        for start in first {
            let root = place(start.node, start.edge, below: nil, way, outgoing)
            if isLoose { loose.append(root) } else { roots.append(root) }
        }
    }

    /// Places what hangs below it behind it, as deep as that goes: screens may follow one another by the thousand.
    private mutating func place(_ node: Node, _ edge: Edge?, below parent: Int?, _ way: [Node: Edge], _ outgoing: [Node: [Edge]]) -> Int {
        let root = placed.count
        var open = [Placed(node: node, parent: parent, edge: edge)]
        while let next = open.popLast() {
            guard index[next.node] == nil else { continue }
            let own = placed.count
            placed.append(next)
            index[next.node] = own
            for edge in (outgoing[next.node] ?? []).reversed() {
                guard let taken = way[edge.target], taken.source == next.node else { continue }
                open.append(Placed(node: edge.target, parent: own, edge: taken))
            }
        }
        return root
    }
}
