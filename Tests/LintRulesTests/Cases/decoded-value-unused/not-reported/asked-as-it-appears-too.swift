import UIKit
final class ListController: UITableViewController {
    func open(_ name: String) {
        let note = NoteController()
        note.restorationIdentifier = "note"
        note.name = name
        navigationController?.pushViewController(note, animated: true)
    }
}
final class NoteController: UIViewController {
    var name = ""
    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        show()
    }
    private func show() { title = name }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
    }
}
