// Other instances of the class come later; that of the launch has no restoration class.
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var root: Reader?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let reader = Reader()
        reader.restorationIdentifier = "first"
        root = reader
        return true
    }
    func open() {
        let reader = Reader()
        reader.restorationIdentifier = "other"
        reader.restorationClass = Reader.self
        root?.show(reader, sender: nil)
    }
}
final class Reader: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let reader = Reader()
        reader.restorationIdentifier = path.last
        reader.restorationClass = Reader.self
        return reader
    }
}
