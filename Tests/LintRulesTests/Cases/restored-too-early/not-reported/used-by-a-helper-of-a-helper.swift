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
    var isChanged = false
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isChanged = false
    }
    @IBAction func cancel(_ sender: Any) {
        if isChanged { ask() }
    }
    private func ask() {}
    private func render() {
        mark()
    }
    private func mark() {
        title = isChanged ? "Changed" : "Saved"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isChanged, forKey: "changed")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isChanged = coder.decodeBool(forKey: "changed")
        render()
    }
}
