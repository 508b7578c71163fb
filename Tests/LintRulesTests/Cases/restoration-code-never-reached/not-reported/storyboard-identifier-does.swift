//- Reader.swift
// The storyboard identifies it, by its storyboard identifier.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Reader: UIViewController {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="rea-02-der">
    <scenes>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="reader" useStoryboardIdentifierAsRestorationIdentifier="YES" id="rea-02-der" customClass="Reader" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
