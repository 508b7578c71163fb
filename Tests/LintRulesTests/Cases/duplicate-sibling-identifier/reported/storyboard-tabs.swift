//- Delegate.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tab-01-bar">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tabBarController restorationIdentifier="tabs" id="tab-01-bar" sceneMemberID="viewController">
                    <connections>
                        <segue destination="nav-02-con" kind="relationship" relationship="viewControllers" id="g01-ab-cde"/>
                        <segue destination="nav-03-con" kind="relationship" relationship="viewControllers" id="g02-ab-cde"/>
                    </connections>
                </tabBarController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <navigationController restorationIdentifier="nav" id="nav-02-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <navigationController restorationIdentifier="nav" id="nav-03-con" sceneMemberID="viewController"/> <!-- expect: duplicate-sibling-identifier -->
            </objects>
        </scene>
    </scenes>
</document>
