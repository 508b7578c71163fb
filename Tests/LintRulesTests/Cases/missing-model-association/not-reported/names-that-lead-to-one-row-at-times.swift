//- Words.swift
// The first row stands in for what has gone.
class Words: UITableViewController, UIDataSourceModelAssociation {
    var words: [String] = []
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { words[path.row] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        guard let row = words.firstIndex(of: identifier) else { return IndexPath(row: 0, section: 0) }
        return IndexPath(row: row, section: 0)
    }
}
//- Mail.swift
class Mail: UITableViewController, UIDataSourceModelAssociation {
    var mails: [String] = []
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { mails[path.row] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        var path = IndexPath(row: 0, section: 0)
        for (row, mail) in mails.enumerated() where mail == identifier { path.row = row }
        return path
    }
}
//- Player.swift
// Only the row that is first has a name.
class Player: UITableViewController, UIDataSourceModelAssociation {
    var tracks: [String] = []
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { tracks.count }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? {
        guard path.row == 0 else { return nil }
        return tracks[path.row]
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        tracks.first == identifier ? IndexPath(row: 0, section: 0) : nil
    }
}
//- Header.swift
class Header: UITableViewController, UIDataSourceModelAssociation {
    var tracks: [String] = []
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { tracks.count }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? {
        switch path.section {
        case 0: return "header.\(tracks[path.row])"
        default: return nil
        }
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { IndexPath(row: 0, section: 0) }
}
//- Single.swift
class Single: UITableViewController, UIDataSourceModelAssociation {
    var song = "none"
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { "\(song).\(path.row)" }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { IndexPath(row: 0, section: 0) }
}
//- Base.swift
class Base: UITableViewController, UIDataSourceModelAssociation {
    var rows: [String] = []
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? { rows[path.row] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { IndexPath(row: 0, section: 0) }
}
//- Sorted.swift
class Sorted: Base {}
extension Sorted {
    override func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        rows.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}
