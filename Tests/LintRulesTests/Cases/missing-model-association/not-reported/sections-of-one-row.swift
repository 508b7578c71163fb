// A name is that of a section, or of a row that is looked for.
class Days: UITableViewController, UIDataSourceModelAssociation {
    var days: [String] = []
    override func numberOfSections(in table: UITableView) -> Int { days.count }
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { days[path.section] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        days.firstIndex(of: identifier).map { IndexPath(row: 0, section: $0) }
    }
}
class Hours: UITableViewController, UIDataSourceModelAssociation {
    var hours: [[String]] = []
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { hours[section].count }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { hours[path.section][path.row] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        for (section, names) in hours.enumerated() {
            if let row = names.firstIndex(of: identifier) { return IndexPath(row: row, section: section) }
        }
        return nil
    }
}
