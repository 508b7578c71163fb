// A data source hands the question on.
class Controller: NSObject, UIDataSourceModelAssociation {
    var titles: [String] = []
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { titles[path.row] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        titles.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}
class Rows: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
    let controller = Controller()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controller.titles.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? {
        controller.modelIdentifierForElement(at: path, in: view)
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        controller.indexPathForElement(withModelIdentifier: identifier, in: view)
    }
}
