// Whoever is encoded has an identifier by then, is asked for it, or is not asked for again.
final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Song: UIViewController {}
final class SongSet: UIViewController {}
final class Help: UIViewController {}
final class Main: UIViewController {
    private var detail: UIViewController?
    private var help: UIViewController?
    private var set: UIViewController?
    @objc func showSong() {
        let song = Song()
        song.restorationIdentifier = "song"
        detail = song
    }
    @objc func showHelp() {
        help = Help()
    }
    @objc func showSet() {
        set = SongSet()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(detail, forKey: "detail")
        coder.encode(help, forKey: "help")
        if set?.restorationIdentifier != nil { coder.encode(set, forKey: "set") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        detail = coder.decodeObject(of: UIViewController.self, forKey: "detail")
        set = coder.decodeObject(of: UIViewController.self, forKey: "set")
    }
}
