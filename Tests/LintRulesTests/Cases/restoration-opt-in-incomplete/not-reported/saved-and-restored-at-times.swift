//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        guard UserDefaults.standard.bool(forKey: "restores") else { return false }
        return true
    }
}
//- Reader.swift
import UIKit
class Reader: UIViewController {
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        restorationIdentifier = "reader"
    }
    required init?(coder: NSCoder) { nil }
}
