//- Banner.swift
// At most one row.
class Banner: UITableViewController, UIDataSourceModelAssociation {
    var text: String?
    private let only = ["banner"]
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        if section == 1 { return only.count }
        let none = 0
        return text == nil ? none : 1
    }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { "banner" }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        IndexPath(row: 0, section: 0)
    }
}
//- Form.swift
// Rows that never move are found by number where they have no name.
class Form: UITableViewController, UIDataSourceModelAssociation {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { nil }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { nil }
}
//- Summary.swift
// One of its lists has a row with a name, the rest has none.
class Summary: UITableViewController, UIDataSourceModelAssociation {
    var entries: [String] = []
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count + 1 }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? {
        path.row == 0 ? "total" : nil
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        identifier == "total" ? IndexPath(row: 0, section: 0) : nil
    }
}
//- Chapters.swift
// What one row is named by, others override.
class Rows: UITableViewController, UIDataSourceModelAssociation {
    var titles: [String] { [] }
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { "" }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { IndexPath(row: 0, section: 0) }
}
class Chapters: Rows {
    override var titles: [String] { ["one", "two"] }
    override func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { titles[path.row] }
    override func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        titles.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}
