import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
// As the view loads, which comes before decoding, and where it was just pushed.
final class Browser: UIViewController {
    enum Mode: Int { case list, grid }
    var mode = Mode.list
    override func viewDidLoad() {
        super.viewDidLoad()
        mode = .list
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isMovingToParent { mode = .grid }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        mode = Mode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .list
    }
    @IBAction func change(_ sender: Any) {
        mode = mode == .list ? .grid : .list
    }
}
// What was restored is asked for first.
final class Loader: UIViewController {
    enum Phase: Int { case loading, shown }
    var phase = Phase.loading
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        load()
        phase = .loading
    }
    private func load() {
        if phase == .shown { title = "again" }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(phase.rawValue, forKey: "phase")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        phase = Phase(rawValue: coder.decodeInteger(forKey: "phase")) ?? .loading
    }
    @IBAction func done(_ sender: Any) { phase = .shown }
}
