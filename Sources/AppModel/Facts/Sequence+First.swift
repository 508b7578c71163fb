extension Sequence {
    /// Of the elements that share a key the first, in order.
    public func first<Key: Hashable>(ofEach key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension Collection {
    /// The element of a collection that has one alone.
    package var onlyElement: Element? { count == 1 ? first : nil }
}
