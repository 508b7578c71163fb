//- AppDelegate.swift
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow? {
        didSet {
            begin()
        }
    }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        return true
    }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if window?.rootViewController == nil {
            begin()
        }
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        true
    }
    private func begin() {
        let page = PageController()
        let stack = UINavigationController(rootViewController: page)
        stack.restorationIdentifier = "stack"
        window?.rootViewController = stack
    }
}
//- Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="a">
    <scenes><scene sceneID="s"><objects><viewController id="a" restorationIdentifier="begin" sceneMemberID="viewController"/></objects></scene></scenes>
</document>
//- Info.plist
<plist version="1.0"><dict>
    <key>CFBundlePackageType</key><string>APPL</string>
    <key>UIMainStoryboardFile</key><string>Main</string>
</dict></plist>
//- PageController.swift
final class PageController: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        PageController()
    }
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
        restorationClass = PageController.self
    }
    required init?(coder: NSCoder) {
        nil
    }
}
