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
    var offset = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        NSNotificationCenter.defaultCenter().addObserver(self, selector: "refresh:", name: "refresh", object: nil)
    }
    @IBAction func refreshPressed(sender: UIButton) { refresh(nil) }
    func refresh(note: NSNotification?) { offset = Int(scrollView.contentOffset.y) }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encodeInteger(offset, forKey: "offset")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        scrollView.contentOffset.y = CGFloat(coder.decodeIntegerForKey("offset"))
    }
}
