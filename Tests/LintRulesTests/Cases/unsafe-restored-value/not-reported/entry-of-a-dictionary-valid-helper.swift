import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
enum Kind: String, CaseIterable { case amount, tip }
final class Page: UIViewController {
    var kind = Kind.tip
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(["kind": kind.rawValue], forKey: "model")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let model = coder.decodeObject(of: [NSDictionary.self, NSString.self], forKey: "model") as? [String: Any], isValid(model) {
            title = (model["kind"] as! String)
        }
    }
    func isValid(_ model: [String: Any]) -> Bool { model["kind"] is String }
}

