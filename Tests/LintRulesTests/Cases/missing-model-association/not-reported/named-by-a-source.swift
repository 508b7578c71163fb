class Base: NSObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}
class Derived: Base, UIDataSourceModelAssociation {
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { String(path.row) }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { nil }
}
class Diffable: UITableViewDiffableDataSource<Int, String>, UIDataSourceModelAssociation {
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { itemIdentifier(for: path) }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { indexPath(for: identifier) }
}
class Abstract: NSObject, UIDataSourceModelAssociation {
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { String(path.row) }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { nil }
}
class Concrete: Abstract, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
}
class Form: UITableViewController, UIDataSourceModelAssociation {
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { String(path.row) }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { nil }
}
