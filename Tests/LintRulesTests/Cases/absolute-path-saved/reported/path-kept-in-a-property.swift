//- App.swift
import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Detail: UIViewController {
    var place = ""
    func save(_ data: Data, name: String) throws {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        place = file.path
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = place
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(place, forKey: "place") // expect: absolute-path-saved
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        place = coder.decodeObject(of: NSString.self, forKey: "place") as String? ?? ""
    }
}
