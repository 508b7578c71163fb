//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Editor.swift
import UIKit
class Editor: UIViewController {
    var restoredPage: Int?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let restoredPage { show(restoredPage) }
        restoredPage = nil
    }
    private func show(_ page: Int) {}
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(4, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        restoredPage = coder.decodeInteger(forKey: "page")
    }
}
