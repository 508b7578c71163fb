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
    private var mode = 0

    @IBAction func modeChanged(_ sender: UISegmentedControl) { mode = sender.selectedSegmentIndex }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        var value = mode
        if value == 0 { value = picker.selectedSegmentIndex }
        coder.encode(value, forKey: "mode")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        picker.selectedSegmentIndex = coder.decodeInteger(forKey: "mode")

    }
}
