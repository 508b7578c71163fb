//- App.swift
import UIKit

@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let list = List()
        list.restorationIdentifier = "list"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = list
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class List: UIViewController {
    var rows: [String] = []
    var chosen = ""
    var place = 0
    var heading: String { "at \(place)" }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let index = rows.firstIndex(of: chosen) { coder.encode(index, forKey: "row") }
        coder.encode(rows.lastIndex(of: chosen) ?? 0, forKey: "last")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        place = coder.decodeInteger(forKey: "row") + coder.decodeInteger(forKey: "last")
    }
}
