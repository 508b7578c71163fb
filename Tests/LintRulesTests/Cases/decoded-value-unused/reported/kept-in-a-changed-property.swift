//- Delegate.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Game.swift
import UIKit
final class Game: UIViewController {
    var moves = ""
    @objc func move(_ sender: UIButton) { moves += sender.currentTitle ?? "" }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(moves, forKey: "moves")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let saved = coder.decodeObject(of: NSString.self, forKey: "moves") as String? { // expect: decoded-value-unused
            moves = saved
        }
    }
}
