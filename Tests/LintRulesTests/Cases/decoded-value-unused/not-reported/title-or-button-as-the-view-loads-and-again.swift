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
enum Bars {
    static func fill(_ item: UINavigationItem, for contact: Contact?) {
        item.title = contact?.name
    }
}
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Appearing)?.show(Contact())
        (segue.destination as? Updating)?.show(Contact())
        (segue.destination as? Both)?.show(Contact())
        (segue.destination as? Setting)?.show(Contact())
        (segue.destination as? Handing)?.show(Contact())
        (segue.destination as? Observed)?.show(Contact())
        (segue.destination as? Toggled)?.show(Contact())
        (segue.destination as? Computed)?.show(Contact())
        (segue.destination as? Elsewhere)?.show(Contact())
        (segue.destination as? Watching)?.show(Contact())
    }
}
class Appearing: UIViewController {
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
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = contact?.name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            contact = Store.shared.contact(id)
        }
    }
}
class Updating: UIViewController {
    private var contact: Contact?
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    private func update() {
        navigationItem.title = contact?.name
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        update()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            contact = Store.shared.contact(id)
        }
    }
}
class Both: UIViewController {
    private var contact: Contact?
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        if let contact, isEditing {
            navigationItem.title = contact.name
            navigationItem.rightBarButtonItem = editButtonItem
        }
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationItem.title = contact?.name
        navigationItem.rightBarButtonItem = nil
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            contact = Store.shared.contact(id)
        }
    }
}
class Setting: UIViewController {
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
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.setRightBarButton(contact == nil ? nil : editButtonItem, animated: animated)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            contact = Store.shared.contact(id)
        }
    }
}
class Handing: UIViewController {
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
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Bars.fill(navigationItem, for: contact)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            contact = Store.shared.contact(id)
        }
    }
}
class Observed: UIViewController {
    private var contact: Contact?
    private let doneButton = UIBarButtonItem()
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        doneButton.isEnabled = contact != nil
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        validate()
    }
    private func validate() {
        doneButton.isEnabled = contact?.name.isEmpty == false
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            contact = Store.shared.contact(id)
        }
    }
}
class Toggled: UIViewController {
    private var contact: Contact?
    @IBOutlet private var shareButton: UIButton!
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        if contact == nil {
            shareButton.isHidden = true
        }
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shareButton.isHidden = contact == nil
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            contact = Store.shared.contact(id)
        }
    }
}
class Computed: UIViewController {
    private var contact: Contact?
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        heading = contact?.name ?? ""
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    private var heading: String {
        get { title ?? "" }
        set { title = newValue }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        heading = contact?.name ?? ""
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            contact = Store.shared.contact(id)
        }
    }
}
class Elsewhere: UIViewController {
    private var contact: Contact?
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        if contact != nil {
            navigationItem.prompt = "Contact"
        }
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }
    private func refresh() {
        let item = navigationItem
        item.prompt = contact == nil ? nil : "Contact"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            contact = Store.shared.contact(id)
        }
    }
}
class Watching: UIViewController {
    private var contact: Contact? {
        didSet { if isViewLoaded { show() } }
    }
    func show(_ contact: Contact) {
        self.contact = contact
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }
    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [contact?.name ?? ""], applicationActivities: nil)
        present(sheet, animated: true)
    }
    private func show() {
        title = contact?.name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact?.id, forKey: "id")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? {
            contact = Store.shared.contact(id)
        }
    }
}
