import AppModel
import Syntax

extension Rule {
    static let lateWindowSetup = Rule(
        id: "late-window-setup",
        summary: "The window and its controllers are made only after UIKit has restored what was there.",
        why: "The app begins on its first screen after every relaunch, although everything was saved.",
        help: "Make the window and its root in `application(_:willFinishLaunchingWithOptions:)`.",
        rationale: """
            UIKit restores between `willFinishLaunching` and `didFinishLaunching`, and looks for what it saved in the windows that exist \
            by then. Controllers that `didFinishLaunching` makes are too late: they begin afresh after every launch, and whatever their \
            restoration classes made takes no place in the window.
            """,
        limits: """
            Speaks of a delegate that switches restoration on and, in `didFinishLaunching` or in what that calls, makes a window with a \
            root that has a restoration identifier, or gives a window such a root that it has just made. Tests for the window, its root or \
            for something restored keep it silent, but not a test for a window that the launch has made by then, nor one for no root where \
            code makes the windows, in place of the storyboard's too, and gives no other, or where the window that is asked is one that \
            the launch alone makes, or has just made in place of the other; and any other test does where a window may be there in time, \
            or a factory or what decodes may reach it. So do scenes, and a root that may have been there before. A root that takes the \
            place of a storyboard's behind a test is a note, where it has children that are to come back. A root that the delegate always \
            makes anew in `application(_:didDecodeRestorableStateWith:)` throws away what was restored, too.
            """,
        switchOff: "Where something out of sight puts what was restored into the window.",
        severity: .warning,
        facts: ["E2", "E3"],
        examples: [
            .bad("""
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds) // expect: late-window-setup
                        let tabs = UITabBarController()
                        tabs.restorationIdentifier = "tabs"
                        window?.rootViewController = tabs
                        window?.makeKeyAndVisible()
                        return true
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .instead("""
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        let tabs = UITabBarController()
                        tabs.restorationIdentifier = "tabs"
                        window?.rootViewController = tabs
                        return true
                    }
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window?.makeKeyAndVisible()
                        return true
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .good("""
                // The factory puts what it makes in place, and nothing is made in its stead.
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        if window?.rootViewController == nil {
                            let stack = UINavigationController()
                            stack.restorationIdentifier = "stack"
                            window?.rootViewController = stack
                        }
                        window?.makeKeyAndVisible()
                        return true
                    }
                    func application(
                        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
                    ) -> UIViewController? {
                        let stack = UINavigationController()
                        stack.restorationIdentifier = path.last
                        if path.count == 1 { window?.rootViewController = stack }
                        return stack
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
        ]
    ) { app, silences in
        app.lateWindows(&silences).map { late in
            let fault = late.isRootAlone ? "gets its root" : "is made"
            let root = late.isRootAlone ? "the root, which takes the place of what was restored," : "its root, which is not found then,"
            return Finding(
                at: late.location,
                "the window of '\(late.delegate.name)' \(fault) in '\(late.launch.writtenName)', after UIKit has restored",
                symbol: late.maker.symbol, severity: late.isChosen ? .note : nil, notes: [Note(at: late.root, "\(root) is made here")])
        }
    }
}
