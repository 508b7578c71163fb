import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Browser: UIViewController {
    enum Mode: Int { case list, grid }
    var mode = Mode.list
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        mode = Mode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .list
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        mode = .list // expect: restored-too-early
    }
    @IBAction func change(_ sender: Any) {
        mode = mode == .list ? .grid : .list
    }
}
