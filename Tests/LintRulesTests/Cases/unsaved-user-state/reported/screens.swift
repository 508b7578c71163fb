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

// What it saves of itself leaves out what the menu, the field and the next screen give.
final class Orders: UITableViewController, UISearchBarDelegate, ShopListDelegate {
    private var customer = ""
    private var sorting = Sorting.date  // expect: unsaved-user-state
    private var query: String?  // expect: unsaved-user-state
    private var shop = 0  // expect: unsaved-user-state
    private var page = 1  // expect: unsaved-user-state
    private var note: String?  // expect: unsaved-user-state
    private var orders: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(sort))
        navigationItem.prompt = "Page 1"
    }

    @objc private func sort() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Price", style: .default) { [weak self] _ in self?.show(by: .price) })
        sheet.addAction(UIAlertAction(title: "Date", style: .default) { [weak self] _ in self?.show(by: .date) })
        present(sheet, animated: true)
    }

    private func show(by sorting: Sorting) {
        self.sorting = sorting
        tableView.reloadData()
    }

    @IBAction private func more() {
        page += 1
        navigationItem.prompt = "Page \(page)"
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        query = searchText
        tableView.reloadData()
    }

    func shopList(_ list: ShopList, didChoose shop: Int) {
        self.shop = shop
        tableView.reloadData()
    }

    func textFieldDidEndEditing(_ field: UITextField) { note = field.text }

    @IBAction func send(_ sender: UIBarButtonItem) {
        guard let note else { return }
        Sender.shared.send(note)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        query == nil && shop == 0 ? orders.count : 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = sorting == .date ? "Date" : "Price"
        return cell
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(customer, forKey: "customer")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        customer = coder.decodeObject(of: NSString.self, forKey: "customer") as String? ?? ""
        title = customer
    }
}

final class Sender {
    static let shared = Sender()
    func send(_ text: String) {}
}

//- Shops.swift
import UIKit

protocol ShopListDelegate: AnyObject {
    func shopList(_ list: ShopList, didChoose shop: Int)
}

final class ShopList: UITableViewController {
    weak var delegate: ShopListDelegate?

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.shopList(self, didChoose: indexPath.row)
    }
}

//- Reply.swift
import UIKit

// It could save what its controls have, and does not.
final class Reply: UIViewController {
    @IBOutlet private var subject: UITextField!  // expect: unsaved-user-state
    @IBOutlet private var priority: UISegmentedControl!  // expect: unsaved-user-state
    @IBOutlet private var heading: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "Reply"
    }

    @IBAction func send(_ sender: UIBarButtonItem) {
        print(subject.text ?? "", priority.selectedSegmentIndex)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
    }
}

//- Pages.swift
import UIKit

// As Swift named its actions at first.
final class Pages: UIViewController {
    private var zoom = 1.0  // expect: unsaved-user-state

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Zoom", style: .Plain, target: self, action: "zoomIn:")
    }

    func zoomIn(sender: AnyObject) {
        zoom += 0.5
        navigationItem.prompt = "\(zoom)"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
    }
}
