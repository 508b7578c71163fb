// What observes the list shows it, whenever it comes.
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Lists: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Notes)?.list = "Errands"
    }
}
class Notes: UIViewController {
    var list: String? {
        didSet { configure() }
    }
    func configure() {
        print(list ?? "none")
        navigationItem.title = list
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = list
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [list ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(list, forKey: "list")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let list = coder.decodeObject(of: NSString.self, forKey: "list") as String? {
            self.list = list
        }
    }
}
