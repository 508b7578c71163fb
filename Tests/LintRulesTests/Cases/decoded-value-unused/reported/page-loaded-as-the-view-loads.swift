// The page is asked for as the view loads, and its address comes later; the user can share it, and nothing loads it.
//- Delegate.swift
import UIKit
import WebKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Article.swift
import UIKit
import WebKit
class Article: UIViewController {
    @IBOutlet private var web: WKWebView!
    var address: URL?
    override func viewDidLoad() {
        super.viewDidLoad()
        loadPage()
    }
    private func loadPage() {
        guard let url = address else { return }
        let request = URLRequest(url: url)
        web.load(request)
    }
    @IBAction func share(_ sender: Any) {
        present(UIActivityViewController(activityItems: [address as Any], applicationActivities: nil), animated: true)
    }
    @IBAction func refresh(_ sender: Any) { loadPage() }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(address, forKey: "address")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        address = coder.decodeObject(of: NSURL.self, forKey: "address") as URL? // expect: decoded-value-unused
    }
}
//- Detail.swift
import UIKit
class Detail: UIViewController {
    @IBOutlet private var heading: UILabel!
    var number = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        Shop.shared.item(number) { [weak self] name in
            self?.heading.text = name
        }
    }
    @IBAction func buy(_ sender: Any) { Shop.shared.buy(number) }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        number = coder.decodeInteger(forKey: "number") // expect: decoded-value-unused
    }
}
//- List.swift
import UIKit
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Article)?.address = URL(string: "https://example.com")
        (segue.destination as? Detail)?.number = tableView.indexPathForSelectedRow?.row ?? 0
    }
}
//- Shop.swift
final class Shop {
    static let shared = Shop()
    func item(_ number: Int, then: @escaping (String) -> Void) { then("item \(number)") }
    func buy(_ number: Int) {}
}
