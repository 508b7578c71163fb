//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- List.swift
import UIKit
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Appearing)?.show("one")
        (segue.destination as? Finished)?.show("one")
        (segue.destination as? Handed)?.show("one")
        (segue.destination as? Later)?.show("one")
        (segue.destination as? Filled)?.show("one")
    }
}
//- Appearing.swift
import UIKit
class Appearing: UIViewController {
    @IBOutlet private var heading: UILabel!
    private var name: String?
    func show(_ name: String) {
        self.name = name
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = name
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        heading.text = name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    }
}
//- Finished.swift
import UIKit
class Finished: UIViewController {
    @IBOutlet private var heading: UILabel!
    private var name: String?
    func show(_ name: String) {
        self.name = name
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = name
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        heading.text = name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    }
}
//- Handed.swift
import UIKit
func fill(_ label: UILabel, with text: String?) {
    label.text = text
}
class Handed: UIViewController {
    @IBOutlet private var heading: UILabel!
    private var name: String?
    func show(_ name: String) {
        self.name = name
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = name
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        fill(heading, with: name)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    }
}
//- Later.swift
import UIKit
class Later: UIViewController {
    @IBOutlet private var heading: UILabel!
    private var name: String?
    func show(_ name: String) {
        self.name = name
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = name
        DispatchQueue.main.async {
            self.heading.text = self.name
        }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    }
}
//- Filled.swift
import UIKit
class Filled: UITableViewController {
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
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
        words = ["restored"]
        tableView.reloadData()
    }
}
