//- Delegate.swift
// Nothing is switched on.
@main
class Delegate: UIResponder, UIApplicationDelegate { // expect: restoration-opt-in-incomplete
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
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
