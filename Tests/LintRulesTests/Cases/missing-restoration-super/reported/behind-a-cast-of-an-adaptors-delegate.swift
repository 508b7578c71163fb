// SwiftUI has a delegate of its own, which hands on what it is told: the cast never succeeds.
@main struct Books: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
    var body: some Scene {
        WindowGroup { Text("books") }
    }
}
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var page = 1
}
final class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) { // expect: missing-restoration-super
        guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
        super.encodeRestorableState(with: coder)
        coder.encode(delegate.page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeInteger(forKey: "page").description
    }
}
