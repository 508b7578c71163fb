extension Sequence {
    /// Of the elements that share a key the first, in order.
    public func first<Key: Hashable>(ofEach key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
