// One of the two that may be shown has an identifier, the other is written as nothing.
final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Song: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "song"
    }
    required init?(coder: NSCoder) { nil }
}
final class SongSet: UIViewController {}
final class Main: UIViewController {
    private var detail: UIViewController?
    @objc func showSong() {
        detail = Song()
    }
    @objc func showSet() {
        detail = SongSet()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(detail, forKey: "detail") // expect: broken-restoration-chain
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        detail = coder.decodeObject(of: UIViewController.self, forKey: "detail")
    }
}
