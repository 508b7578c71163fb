//- AppDelegate.swift
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Screens.swift
class Main: UIViewController {
    var detail: UIViewController?
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "main"
    }
    required init?(coder: NSCoder) { nil }
    func showSong() {
        let song = Song()
        song.restorationIdentifier = "song"
        show(song)
    }
    func showSet() {
        let list = SetList()
        list.restorationIdentifier = "set"
        show(list)
    }
    private func show(_ controller: UIViewController) {
        detail = controller
        addChild(controller)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(detail, forKey: "detail")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        detail = coder.decodeObject(of: UIViewController.self, forKey: "detail")
    }
}
class Song: UIViewController {}
class SetList: UIViewController {}
