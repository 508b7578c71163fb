//- Planets.swift
// Four rows stay four, yet all have one name.
class Planets: UITableViewController, UIDataSourceModelAssociation {
    private let planets = ["Mercury", "Venus", "Earth", "Mars"]
    static let rowName = "planet"
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { planets.count }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { Self.rowName } // expect: missing-model-association
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        IndexPath(row: 0, section: 0)
    }
}
//- Moons.swift
class Moons: UITableViewController, UIDataSourceModelAssociation {
    var isLoaded = false
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 1 : 5 }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { // expect: missing-model-association
        guard isLoaded else { return nil }
        return "moon"
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        nil
    }
}
