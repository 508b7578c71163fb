/// Finds the elements of a list by name. Few are looked through; of many it remembers where each name stands.
struct NameIndex: Sendable {
    /// So many are looked through as fast as a name is looked up.
    static let few = 32

    private var positions: [String: [Int]]?

    init<Element>(_ elements: [Element], _ name: (Element) -> String) {
        guard elements.count > Self.few else { return }
        positions = Dictionary(grouping: elements.indices) { name(elements[$0]) }
    }

    /// - Parameter elements: those that it was made for.
    func first<Element>(
        _ name: String, in elements: [Element], _ nameOf: (Element) -> String, where test: (Element) -> Bool
    ) -> Element? {
        guard let positions else { return elements.first { nameOf($0) == name && test($0) } }
        return positions[name]?.first { test(elements[$0]) }.map { elements[$0] }
    }
}
