import Syntax

/// What code puts where nobody sees it at first, so that its view need not be loaded when state is saved: into a tab that is not the first, or
/// below others on a stack.
///
/// What a factory puts together was saved already, and is looked for by what the factory gave it.
struct OutOfSight {
    private struct Place: Hashable {
        let parent: Int32
        let point: ProgramPoint
        let list: Int32?
    }

    private let app: App
    private let holdings: [ObjectGraph.Holding]
    /// Indices of `holdings`: of those that come to a parent at one place, and of those that hold an object.
    private let siblings: [Place: [Int]]
    private let holders: [Int32: [Int]]

    init(_ app: App) {
        self.app = app
        let graph = app.graph
        let holdings = (graph.holdings + graph.strayHoldings).filter { holding in
            graph.function(at: holding.point).map { !$0.isFactory && !app.program.isTest($0) } ?? true
        }
        self.holdings = holdings
        siblings = Dictionary(grouping: holdings.indices) { Self.place(of: holdings[$0]) }
        holders = Dictionary(grouping: holdings.indices) { holdings[$0].child }
    }

    private static func place(of holding: ObjectGraph.Holding) -> Place {
        Place(parent: holding.parent, point: holding.point, list: holding.list)
    }

    /// Whether some object of a class, or of one that inherits from it, is there.
    func holds(_ type: Type) -> Bool {
        holdings.indices.contains { index in
            let child = app.graph.type(of: holdings[index].child)?.projectType
            return child.map { app.program.isWithin($0, type) } ?? false && isOutOfSight(index, depth: 0)
        }
    }

    private func isOutOfSight(_ index: Int, depth: Int) -> Bool {
        let holding = holdings[index]
        let siblings = siblings[Self.place(of: holding)] ?? []
        switch holding.kind {
        case .tabs:
            guard let position = holding.position, position > 0, let first = siblings.first(where: { holdings[$0].position == 0 }) else {
                return false
            }
            return app.graph.comes(holdings[first].named, with: holding.named) && !maySelect(holding, at: position)
        case .navigation:
            if let position = holding.position,
                siblings.contains(where: { other in
                    holdings[other].position ?? 0 > position && app.graph.comes(holdings[other].named, with: holding.named)
                })
            {
                return true
            }
            // The root of a stack that is out of sight itself.
            return depth < 4 && (holders[holding.parent] ?? []).contains { isOutOfSight($0, depth: depth + 1) }
        case .split, .page, .custom:
            return false
        }
    }

    /// Whether the function that fills the tabs selects this one, or a controller that the text does not tell. An index that is not known leaves
    /// each of them out of sight at times.
    private func maySelect(_ holding: ObjectGraph.Holding, at position: Int) -> Bool {
        guard let function = app.graph.function(at: holding.point) else { return true }
        return app.sites(in: function).contains { site in
            guard case .assignment(let target, nil, let value) = site.kind else { return false }
            switch target.memberName {
            case "selectedViewController":
                return app.flow.points(of: value, in: function).map { $0.isEmpty || $0.contains(holding.child) } ?? true
            case "selectedIndex": return if case .integer(let index?) = value.core.kind { index == position } else { false }
            default: return false
            }
        }
    }
}
