//- Delegate.swift
// That the factory is misspelt is no sign of who switches restoration on.
@main
class Delegate: UIResponder, UIApplicationDelegate { // expect: restoration-opt-in-incomplete
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [Any], coder: NSCoder // expect: near-miss-restoration-signature
    ) -> UIViewController? {
        nil
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
