//- Delegate.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        return true
    }
}
//- Clamped.swift
@propertyWrapper
struct Clamped {
    private var kept: Int
    private let range: ClosedRange<Int>
    init(wrappedValue: Int, _ low: Int, _ high: Int) {
        range = low...high
        kept = wrappedValue
    }
    var wrappedValue: Int {
        get {
            return kept
        }
        set {
            kept = Swift.min(Swift.max(newValue, range.lowerBound), range.upperBound)
        }
    }
}
//- Posts.swift
import UIKit
final class Posts: UITableViewController {
    @Clamped(0, 9) var row = 0
    var items: [String] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(row, forKey: "row")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        row = coder.decodeInteger(forKey: "row")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = items[row]
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        items = (0...9).map { String($0) }
    }
}
