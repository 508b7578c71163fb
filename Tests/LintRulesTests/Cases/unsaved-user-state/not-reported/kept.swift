//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

//- Orders.swift
import UIKit

enum Sorting: Int { case date, price }

final class Settings {
    static let shared = Settings()
    var currency = 0
}

final class Basket {
    var isGift = false
}

// Each is kept by somebody, in its own way.
final class Orders: UITableViewController {
    private var sorting = Sorting.date
    private var order = 0
    private var currency = 0
    private var isGift = false
    private var style = 0 {
        didSet { UserDefaults.standard.set(style, forKey: "style") }
    }
    private var basket = Basket()
    private var state: [String: Int] { ["sorting": sorting.rawValue] }

    @IBAction func sort(_ sender: UISegmentedControl) {
        sorting = Sorting(rawValue: sender.selectedSegmentIndex) ?? .date
        tableView.reloadData()
    }

    @IBAction func choose(_ sender: UIStepper) {
        order = Int(sender.value)
        UserDefaults.standard.set(order, forKey: "order")
        tableView.reloadData()
    }

    @IBAction func change(_ sender: UISegmentedControl) {
        currency = sender.selectedSegmentIndex
        Settings.shared.currency = sender.selectedSegmentIndex
        tableView.reloadData()
    }

    @IBAction func wrap(_ sender: UISwitch) {
        isGift = sender.isOn
        basket.isGift = isGift
        tableView.reloadData()
    }

    @IBAction func restyle(_ sender: UISegmentedControl) { style = sender.selectedSegmentIndex }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isGift ? currency + order + style : sorting.rawValue
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(state["sorting"] ?? 0, forKey: "sorting")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        sorting = Sorting(rawValue: coder.decodeInteger(forKey: "sorting")) ?? .date
        tableView.reloadData()
    }
}

// Who is told as the screen goes keeps it.
final class Filter: UITableViewController {
    private var kind = 0
    private var name = ""

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        kind = indexPath.row
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { kind }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        Settings.shared.currency = kind
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
        title = name
    }
}

//- Form.swift
import UIKit

// Its fields are taken over while they are typed in, or have identifiers.
final class Form: UIViewController, UITextFieldDelegate {
    private let place = UITextField()
    private let comment = UITextView()
    private var text = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "form"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        place.delegate = self
        comment.restorationIdentifier = "comment"
        view.addSubview(place)
        view.addSubview(comment)
    }

    func textFieldDidEndEditing(_ field: UITextField) { text = place.text ?? "" }

    @IBAction func send(_ sender: UIBarButtonItem) { print(comment.text ?? "", text) }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
        place.text = text
    }
}

//- Helped.swift
import UIKit

// A helper saves and restores it, a publisher's subscriber keeps it.
final class Helped: UITableViewController {
    var order = 0
    @Published private var style = 0
    private var keeper: Any?

    override func viewDidLoad() {
        super.viewDidLoad()
        keeper = $style.sink { UserDefaults.standard.set($0, forKey: "style") }
    }

    @IBAction func sort(_ sender: UISegmentedControl) {
        order = sender.selectedSegmentIndex
        tableView.reloadData()
    }

    @IBAction func restyle(_ sender: UISegmentedControl) {
        style = sender.selectedSegmentIndex
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order + style }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        Helper.save(self, to: coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        Helper.restore(self, from: coder)
        tableView.reloadData()
    }
}

enum Helper {
    static func save(_ screen: Helped, to coder: NSCoder) { coder.encode(screen.order, forKey: "order") }
    static func restore(_ screen: Helped, from coder: NSCoder) { screen.order = coder.decodeInteger(forKey: "order") }
}

//- Shared.swift
import UIKit

// The activity is for another device, and brings no screen back here.
final class Shared: UITableViewController {
    private var note = 0
    private var showsAll = false

    func advertise() {
        let activity = NSUserActivity(activityType: "app.note")
        activity.addUserInfoEntries(from: ["note": note])
        activity.isEligibleForHandoff = true
        userActivity = activity
    }

    @IBAction func toggle(_ sender: UIBarButtonItem) {
        showsAll.toggle()
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { showsAll ? 9 : note }
}
