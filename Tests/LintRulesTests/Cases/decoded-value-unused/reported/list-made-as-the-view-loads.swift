//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Words.swift
import UIKit
class Words: UITableViewController {
    private var text: String?
    private var words: [String] = []
    func show(_ text: String) {
        self.text = text
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        words = text?.components(separatedBy: " ") ?? []
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { text }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? // expect: decoded-value-unused
    }
}
//- List.swift
import UIKit
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Words)?.show("one two")
    }
}
