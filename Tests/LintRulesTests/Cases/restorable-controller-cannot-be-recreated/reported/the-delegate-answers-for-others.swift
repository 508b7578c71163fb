//- Delegate.swift
// The app delegate makes the one, finds the other and declines everything else.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        if path.last == "root" { return window?.rootViewController }
        guard path.last == "detail" else { return nil }
        let detail = Detail()
        detail.restorationIdentifier = "detail"
        return detail
    }
}
final class Detail: UIViewController {}
func openDetail(from list: UIViewController) {
    let detail = Detail()
    detail.restorationIdentifier = "detail"
    list.show(detail, sender: nil)
}
func openNote(from list: UIViewController) {
    let note = Detail()
    note.restorationIdentifier = "note" // expect: restorable-controller-cannot-be-recreated
    list.show(note, sender: nil)
}
