//- Delegate.swift
// An identifier of its own, one that its class gives, and no storyboard identifier.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Reader: UIViewController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        restorationIdentifier = "reader"
    }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" useStoryboardIdentifierAsRestorationIdentifier="YES" id="lis-01-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController useStoryboardIdentifierAsRestorationIdentifier="YES" id="rea-02-con" customClass="Reader" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <viewController restorationIdentifier="plain" id="pla-03-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
