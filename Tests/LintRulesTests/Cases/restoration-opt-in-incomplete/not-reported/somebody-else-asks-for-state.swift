//- Delegate.swift
// Somebody else asks the controller for its state.
@main
class Delegate: UIResponder, UIApplicationDelegate {
    let reader = Reader()
    func applicationDidEnterBackground(_ application: UIApplication) {
        let archive = NSKeyedArchiver(requiringSecureCoding: true)
        StateKeeper.shared.keep(reader, in: archive)
    }
}
class StateKeeper {
    static let shared = StateKeeper()
    func keep(_ object: UIStateRestoring, in coder: NSCoder) {
        object.encodeRestorableState?(with: coder)
    }
}
//- Reader.swift
class Reader: UIViewController {
    var page = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "reader"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
