//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Detail.swift
// Nobody asks the factory.
final class Detail: UIViewController, UIViewControllerRestoration {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
    }
    required init?(coder: NSCoder) { nil }
    static func viewController( // expect: restorable-controller-cannot-be-recreated
        withRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        Detail()
    }
}
// Nor this one, so that it does not matter what it makes.
final class Artists: UITableViewController, UIViewControllerRestoration {
    static func viewController( // expect: restorable-controller-cannot-be-recreated
        withRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        Artists(style: .plain)
    }
}
