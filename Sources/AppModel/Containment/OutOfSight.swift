import Syntax

extension App {
    /// Whether code puts an object of a class where nobody sees it at first, so that its view need not be loaded when state is saved:
    /// into a tab that is not the first, or below others on a stack.
    ///
    /// What a factory puts together was saved already, and is looked for by what the factory gave it.
    func isPutOutOfSight(_ type: Type) -> Bool {
        let holdings = (graph.holdings + graph.strayHoldings).filter { holding in
            graph.function(at: holding.point).map { !$0.isFactory && !program.isTest($0) } ?? true
        }
        return holdings.contains { holding in
            guard let child = graph.type(of: holding.child)?.projectType, program.isWithin(child, type) else { return false }
            return isOutOfSight(holding, holdings, depth: 0)
        }
    }

    private func isOutOfSight(_ holding: ObjectGraph.Holding, _ holdings: [ObjectGraph.Holding], depth: Int) -> Bool {
        let siblings = holdings.filter { $0.parent == holding.parent && $0.point == holding.point && $0.list == holding.list }
        switch holding.kind {
        case .tabs:
            guard let position = holding.position, position > 0, let first = siblings.first(where: { $0.position == 0 }) else {
                return false
            }
            return graph.comes(first.named, with: holding.named) && !maySelect(holding, at: position)
        case .navigation:
            if let position = holding.position,
                siblings.contains(where: { $0.position ?? 0 > position && graph.comes($0.named, with: holding.named) })
            {
                return true
            }
            // The root of a stack that is out of sight itself.
            return depth < 4 && holdings.contains { $0.child == holding.parent && isOutOfSight($0, holdings, depth: depth + 1) }
        case .split, .page, .custom:
            return false
        }
    }

    /// Whether the function that fills the tabs selects this one, or a controller that the text does not tell. An index that is not known leaves
    /// each of them out of sight at times.
    private func maySelect(_ holding: ObjectGraph.Holding, at position: Int) -> Bool {
        guard let function = graph.function(at: holding.point) else { return true }
        return sites(in: function).contains { site in
            guard case .assignment(let target, nil, let value) = site.kind else { return false }
            switch target.memberName {
            case "selectedViewController":
                return flow.points(of: value, in: function).map { $0.isEmpty || $0.contains(holding.child) } ?? true
            case "selectedIndex": return if case .integer(let index?) = value.core.kind { index == position } else { false }
            default: return false
            }
        }
    }
}
