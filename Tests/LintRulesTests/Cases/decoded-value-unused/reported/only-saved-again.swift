//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow()
        let game = Game()
        game.restorationIdentifier = "game"
        window?.rootViewController = game
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Game: UIViewController {
    private let label = UILabel()
    private var moves = ""
    private func move(_ key: String) { moves += key }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        label.text = "new game"

    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(moves, forKey: "moves")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        moves = coder.decodeObject(of: NSString.self, forKey: "moves") as String? ?? "" // expect: decoded-value-unused
    }
}
