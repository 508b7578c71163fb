//- AppDelegate.swift
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Starter.swift
class Starter {
    let screens: [UIViewController]
    init(screens: [UIViewController]) { self.screens = screens }
    func start(in window: UIWindow) {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = screens
        window.rootViewController = tabs
    }
}
class Boot {
    func go(window: UIWindow) {
        let daily = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Daily")
        Starter(screens: [daily]).start(in: window)
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <navigationController storyboardIdentifier="Daily" useStoryboardIdentifierAsRestorationIdentifier="YES" id="n1" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
