//- Delegate.swift
import UIKit

class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

//- List.swift
import UIKit

class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Sample)?.sampleID = tableView.indexPathForSelectedRow?.row
    }
}

//- Sample.swift
import UIKit

/// Somebody sets each of its properties: the list, what is typed, a closure, a helper that is handed it, a bit.
class Sample: UIViewController {
    @IBOutlet var nameLabel: UILabel!
    var sampleID: Int?
    var name: String?
    var kinds: [String] = []
    var count = 0
    var step = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backAction = UIAction { _ in self.name = self.nameLabel.text }
        raise(&count)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = name ?? "\(sampleID ?? 0) \(count) \(step) \(kinds)"
    }

    @IBAction func add(_ sender: UIButton) {
        kinds.reserveCapacity(3)
        kinds.append("new")
    }

    private func raise(_ number: inout Int) {
        number += 1
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let sampleID { coder.encode(sampleID, forKey: "sampleID") }
        if name != nil { coder.encode(name, forKey: "name") }
        coder.encode(kinds, forKey: "kinds")
        if count > 0 { coder.encode(count, forKey: "count") }
        coder.encode(step, forKey: "step")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        sampleID = coder.decodeInteger(forKey: "sampleID")
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        kinds = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "kinds") as? [String] ?? []
        count = coder.decodeInteger(forKey: "count")
        step = coder.decodeInteger(forKey: "step")
    }
}
