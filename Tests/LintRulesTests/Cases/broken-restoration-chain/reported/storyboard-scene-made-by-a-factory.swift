//- Delegate.swift
// The factory makes again what was saved: that shows it nowhere else.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let name = path.last else { return nil }
        return storyboard.instantiateViewController(withIdentifier: name)
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <navigationController storyboardIdentifier="stack0" id="na0-02-con" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                    <connections>
                        <segue destination="li0-03-con" kind="relationship" relationship="rootViewController" id="g00-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <tableViewController storyboardIdentifier="list" restorationIdentifier="list" id="li0-03-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
