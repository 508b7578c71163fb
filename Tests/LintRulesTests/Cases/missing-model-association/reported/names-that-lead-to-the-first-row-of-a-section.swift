enum Section: Int {
    case known, others
}
class Artists: UITableViewController, UIDataSourceModelAssociation {
    var known: [String] = []
    var others: [String] = []
    func artists(in section: Section) -> [String] { section == .known ? known : others }
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let section = Section(rawValue: section) else { return 0 }
        return artists(in: section).count
    }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? {
        guard let section = Section(rawValue: path.section) else { return nil }
        return "\(section.rawValue)/\(artists(in: section)[path.row])"
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { // expect: missing-model-association
        guard let number = identifier.split(separator: "/").first.flatMap({ Int($0) }) else { return nil }
        return IndexPath(row: 0, section: number)
    }
}
