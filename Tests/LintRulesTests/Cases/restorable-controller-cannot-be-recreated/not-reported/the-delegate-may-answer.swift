//- Delegate.swift
// Below the root the app delegate makes whatever a drawing has under the identifier.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        if path.first == "tabs", let last = path.last { return Detail(named: last) }
        if path.last == "saved" { return nil }
        return nil
    }
}
final class Detail: UIViewController {
    init(named name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }
    required init?(coder: NSCoder) { nil }
}
func openNote(from list: UIViewController) {
    let note = Detail(named: "note")
    list.show(note, sender: nil)
}
