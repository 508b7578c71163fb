class Names: NSObject, UIDataSourceModelAssociation {
    var titles: [String] = []
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { titles[path.row] } // expect: missing-model-association
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        titles.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}
