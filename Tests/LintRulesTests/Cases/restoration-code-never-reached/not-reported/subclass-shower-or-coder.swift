// A subclass has an identifier; whoever shows it gives it one; and somebody encodes it.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let plain = Plain(), shown = Shown(), kept = Kept()
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(kept, forKey: "kept") }
    func show() {
        let shown = Shown()
        shown.restorationIdentifier = "shown"
        window?.rootViewController = shown
    }
}
class Base: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
}
final class Plain: Base {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "plain"
    }
    required init?(coder: NSCoder) { nil }
}
final class Shown: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
}
final class Kept: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
}
