//- Delegate.swift
import UIKit

class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Search.swift
import UIKit

class Search: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var field: UITextField!
    @IBOutlet var picker: UISegmentedControl!
    @IBOutlet var tableView: UITableView!
    @IBOutlet var scrollView: UIScrollView!
    private var page = 0

    @discardableResult private func open(_ p: Int) -> Bool { page = p; titleLabel.text = "\(p)"; return true }
    @IBAction func next(_ s: Any) { open(page + 1) }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let saved = coder.decodeInteger(forKey: "page")
        if open(saved) { print("opened") } else { print("failed") }
    }
}
