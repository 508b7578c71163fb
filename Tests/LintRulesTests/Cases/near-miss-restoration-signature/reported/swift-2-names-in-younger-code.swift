// As Swift 2 had it, in a class that is younger.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }
    func application(application: UIApplication, willEncodeRestorableStateWithCoder coder: NSCoder) {} // expect: near-miss-restoration-signature
}
class Reader: UIViewController {
    func encodeRestorableStateWithCoder(_ coder: NSCoder) { // expect: near-miss-restoration-signature
        coder.encode(title, forKey: "title")
    }
}
