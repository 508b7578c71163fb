class Moves: UITableViewController, UIDataSourceModelAssociation {
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { // expect: missing-model-association
        return nil
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        return IndexPath(row: 0, section: 0)
    }
}
