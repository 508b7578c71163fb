import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Session {
    var remaining = 0.0
    func complete(_ time: Double) { remaining -= time }
}
class Meditation: UIViewController {
    private var session: Session?
    @IBAction func start(_ sender: Any) {
        session = Session()
    }
    @IBAction func stop(_ sender: Any) {
        session = nil
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(session?.remaining ?? 0, forKey: "remaining")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let remaining = coder.decodeDouble(forKey: "remaining") // expect: decoded-value-unused
        if remaining > 0 {
            session?.complete(remaining)
        }
    }
}
