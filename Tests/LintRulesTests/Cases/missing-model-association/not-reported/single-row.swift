// A single row needs a single name.
class Settings: UITableViewController, UIDataSourceModelAssociation {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { "sound" }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        IndexPath(row: 0, section: 0)
    }
}
