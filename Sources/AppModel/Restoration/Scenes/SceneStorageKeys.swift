/// The keys of scene storage, and which of them another one may be.
struct SceneStorageKeys {
    private let keys: [StringValue?]
    private let ofText: [String: [Int]]
    /// The indexes of those that are no text.
    private let open: [Int]

    /// - Parameter keys: `nil` for one of which nothing is known.
    init(_ keys: [StringValue?]) {
        self.keys = keys
        var ofText: [String: [Int]] = [:]
        for (index, key) in keys.enumerated() { if let text = key?.text { ofText[text, default: []].append(index) } }
        self.ofText = ofText
        open = keys.indices.filter { keys[$0]?.text == nil }
    }

    func mayBeShared(_ index: Int) -> Bool {
        guard let key = keys[index] else { return true }
        if let text = key.text, (ofText[text] ?? []).count > 1 { return true }
        return (key.text == nil ? Array(keys.indices) : open).contains { $0 != index && (keys[$0].map(key.mayEqual) ?? true) }
    }

    /// In order.
    func positions(ofThoseThatMayEqual key: StringValue) -> [Int] {
        let candidates = key.text.map { (ofText[$0] ?? []) + open } ?? Array(keys.indices)
        return candidates.filter { keys[$0].map(key.mayEqual) ?? true }.sorted()
    }
}
