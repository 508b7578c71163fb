//- Reader.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Reader: UIViewController {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) { // expect: restoration-code-never-reached
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-01-bar">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <navigationController restorationIdentifier="stack" id="nav-01-bar" sceneMemberID="viewController">
                    <connections>
                        <segue destination="rea-02-der" kind="relationship" relationship="rootViewController" id="seg-01-abc"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController id="rea-02-der" customClass="Reader" customModule="Demo" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
