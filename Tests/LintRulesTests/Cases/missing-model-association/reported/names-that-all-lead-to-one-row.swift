//- Words.swift
class Words: UITableViewController, UIDataSourceModelAssociation {
    var words: [String] = []
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? {
        guard path.row < words.count else { return nil }
        let word = words[path.row]
        return "word." + word
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { // expect: missing-model-association
        if identifier.isEmpty { return nil }
        return IndexPath(row: 0, section: 0)
    }
}
//- Photos.swift
class Photos: UICollectionViewController, UIDataSourceModelAssociation {
    let albums = ["summer", "winter", "other"]
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { albums.count }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { name(at: path) }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { // expect: missing-model-association
        let first = IndexPath(item: 0, section: 0)
        return first
    }
    private func name(at path: IndexPath) -> String { albums[path.item] }
}
