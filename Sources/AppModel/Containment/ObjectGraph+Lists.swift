import Syntax

/// Children that a container gets in a list.
extension ObjectGraph {
    /// The children that come in one list, one by one where it is known what it consists of.
    mutating func hold(
        elementsOf list: Variable, in parents: [Int32], _ instance: Int32, _ point: ProgramPoint, _ range: SourceRange
    ) {
        let lists = flow.points(list, in: instance).filter { !flow.elements(of: $0).isEmpty }
        for parent in parents {
            guard let kind = type(of: parent).flatMap(app.containerKind) else { continue }
            let children = lists.flatMap { flow.elements(of: $0) }
            let known = lists.compactMap { list in places(in: list, instance).map { (list: list, places: $0) } }
            // What a list is known to consist of is told apart from what may come in another one.
            guard known.count == lists.count else {
                hold(children, in: [parent], as: kind, point, range)
                continue
            }
            for (list, places) in known {
                for place in places {
                    hold(place.children, in: [parent], as: kind, point, place.range, at: place.point, of: list, isSole: place.children.count == 1)
                }
            }
        }
    }

    private struct ListPlace {
        let children: [Int32]
        let range: SourceRange
        let point: ProgramPoint
    }

    /// The elements of a list that is written out and never added to, one by one, or of one that is another such list in another order.
    private func places(in list: Int32, _ instance: Int32, depth: Int = 0) -> [ListPlace]? {
        guard depth < 4, let site = flow.objects[Int(list)].site, site.instruction >= 0, let maker = maker(of: list, at: site, instance) else { return nil }
        switch instruction(at: site).kind {
        case .list(let parts):
            let ranges = elementRanges(ofListAt: site, count: parts.count)
            let places = parts.indices.map { ListPlace(children: flow.points(parts[$0], in: maker), range: ranges[$0], point: site) }
            return Set(places.flatMap(\.children)) == Set(flow.elements(of: list)) ? places : nil
        case .call(let operands) where ObjectGraph.reorderings.contains(operands.name):
            let original = operands.name == "init" || operands.name == "arrayWithArray" ? operands.arguments.first : operands.receiver
            guard let original, let first = flow.points(original, in: maker).onlyElement, let places = places(in: first, maker, depth: depth + 1),
                Set(places.flatMap(\.children)) == Set(flow.elements(of: list))
            else { return nil }
            return places
        case .call(let operands):
            // What a variadic parameter gets.
            let places = zip(operands.arguments, operands.call.arguments).map { ListPlace(children: flow.points($0, in: maker), range: $1.value.range, point: site) }
            return Set(places.flatMap(\.children)) == Set(flow.elements(of: list)) ? places : nil
        default:
            return nil
        }
    }

    /// Calls that give all of a list once more.
    private static let reorderings: Set<String> = ["reversed", "sorted", "shuffled", "init", "arrayWithArray"]

    /// The one instance that makes a list; of the same procedure it is the one that asks.
    private func maker(of list: Int32, at site: ProgramPoint, _ instance: Int32) -> Int32? {
        if flow.instances[Int(instance)].procedure == site.procedure { return instance }
        return flow.instances(of: site.procedure).onlyElement ?? flow.instances(making: flow.objects[Int(list)]).onlyElement
    }

    /// Where the elements of a list stand; the list itself for those of one that is not written as such.
    private func elementRanges(ofListAt site: ProgramPoint, count: Int) -> [SourceRange] {
        let procedure = flow.procedures[Int(site.procedure)]
        guard case .array(let elements)? = procedure.sources[Int(instruction(at: site).result.index)]?.expression.core.kind, elements.count == count else {
            return Array(repeating: instruction(at: site).range, count: count)
        }
        return elements.map(\.range)
    }
}
