//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Article.swift
import UIKit
class Article: UIViewController {
    @IBOutlet private var heading: UILabel!
    private var name: String?
    func show(_ name: String) {
        self.name = name
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = name
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? // expect: decoded-value-unused
    }
}
//- List.swift
import UIKit
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Article)?.show("one")
    }
}
