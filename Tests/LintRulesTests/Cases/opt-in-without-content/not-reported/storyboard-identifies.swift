//- Delegate.swift
// A storyboard identifies something.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="rea-01-con">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <viewController storyboardIdentifier="reader" useStoryboardIdentifierAsRestorationIdentifier="YES" id="rea-01-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
