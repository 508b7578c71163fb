//- Delegate.swift
@main class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Playlist.swift
// The factory makes a playlist that is not saved the next time, unlike the first one.
class Playlist: NSObject, UIStateRestoring, UIObjectRestoration {
    var objectRestorationClass: UIObjectRestoration.Type? { Playlist.self }
    static func object(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIStateRestoring? {
        let playlist = Playlist() // expect: unregistered-state-restoring-object
        return playlist
    }
}
class Player: UIViewController {
    let playlist = Playlist()
    override func awakeFromNib() {
        super.awakeFromNib()
        UIApplication.registerObject(forStateRestoration: playlist, restorationIdentifier: "playlist")
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(playlist, forKey: "playlist")
    }
}
