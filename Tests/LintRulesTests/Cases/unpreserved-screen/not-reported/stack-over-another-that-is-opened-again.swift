//- AppDelegate.swift
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let forms = Forms()
        forms.restorationIdentifier = "forms"
        let stack = UINavigationController(rootViewController: forms)
        stack.restorationIdentifier = "stack"
        window = UIWindow()
        window?.rootViewController = stack
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Forms.swift
final class Forms: UITableViewController {
    private var isOpen = false
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isOpen, forKey: "open")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isOpen = coder.decodeBool(forKey: "open")
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        if isOpen { openForm() }
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { openForm() }
    private func openForm() {
        isOpen = true
        let pages = UINavigationController(rootViewController: FormPage())
        present(pages, animated: true)
    }
}
//- FormPage.swift
final class FormPage: UITableViewController {
    @objc func goOn() {
        navigationController?.pushViewController(Summary(), animated: true)
    }
}
final class Summary: UIViewController {}
