import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Contact: NSObject {
    var id = ""
    var name = ""
}
final class Store {
    static let shared = Store()
    var all: [Contact] = []
    func contact(_ id: String) -> Contact? { all.first { $0.id == id } }
}
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Titled)?.show(Contact())
        (segue.destination as? Headed)?.show(Contact())
        (segue.destination as? Editable)?.show(Contact())
        (segue.destination as? Finished)?.show(Contact())
        (segue.destination as? Hidden)?.show(Contact())
    }
}
class Titled: UIViewController {
    private var contact: Contact?
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = contact?.name
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? { // expect: decoded-value-unused
            contact = Store.shared.contact(id)
        }
    }
}
class Headed: UIViewController {
    private var contact: Contact?
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        if let contact {
            navigationItem.title = contact.name
        }
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? { // expect: decoded-value-unused
            contact = Store.shared.contact(id)
        }
    }
}
class Editable: UIViewController {
    private var contact: Contact?
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        if contact != nil {
            navigationItem.rightBarButtonItem = editButtonItem
        }
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? { // expect: decoded-value-unused
            contact = Store.shared.contact(id)
        }
    }
}
class Finished: UIViewController {
    private var contact: Contact?
    private let doneButton = UIBarButtonItem()
    private let label = UITextField()
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        if let contact {
            label.text = contact.name
        } else {
            doneButton.isEnabled = false
        }
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? { // expect: decoded-value-unused
            contact = Store.shared.contact(id)
        }
    }
}
class Hidden: UIViewController {
    private var contact: Contact?
    @IBOutlet private var shareButton: UIButton!
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let contact else {
            shareButton.isHidden = true
            return
        }
        print(contact.name)
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? { // expect: decoded-value-unused
            contact = Store.shared.contact(id)
        }
    }
}
