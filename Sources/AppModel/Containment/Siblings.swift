extension App {
    /// Children that one function adds to one parent, in order. Those of navigation stacks and of pages, which come one after the
    /// other, are left out.
    public func siblings() -> [[Containment]] {
        var groups: [Group: [Containment]] = [:]
        for containment in containments {
            guard containment.kind != .navigation, containment.kind != .page, let parent = containment.parent.map(holder) else { continue }
            // A list replaces what was there; single additions pile up.
            let list = containment.kind == .custom ? nil : containment.site.range.start
            groups[Group(parent: parent, function: containment.function.id, list: list), default: []].append(containment)
        }
        return groups.sorted { $0.value[0].location < $1.value[0].location }.map(\.value)
    }

    private struct Group: Hashable {
        let parent: Entity
        let function: Int
        let list: UInt32?
    }

    /// The identifier that a child has for sure, and what gives it: one assignment of a known text, under no condition but that of a loop.
    public func certainIdentifierText(ofChildIn containment: Containment) -> (text: String, assignment: IdentifierAssignment)? {
        guard case .some(let assignments) = childIdentifier(of: containment), assignments.count == 1,
            isCertain(assignments[0], for: containment),
            let text = string(assignments[0], for: containment).text
        else { return nil }
        return (text, assignments[0])
    }
}
