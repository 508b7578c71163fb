//- Delegate.swift
// Code that finds it in the window may identify it.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.rootViewController?.restorationIdentifier = "root"
        return true
    }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="rea-02-con">
    <scenes>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController useStoryboardIdentifierAsRestorationIdentifier="YES" id="rea-02-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
