//- Delegate.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class ListController: UITableViewController {}
//- Base.lproj/Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tab-01-bar">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tabBarController restorationIdentifier="tabs" id="tab-01-bar" sceneMemberID="viewController">
                    <connections>
                        <segue destination="nav-02-con" kind="relationship" relationship="viewControllers" id="g01-ab-cde"/>
                        <segue destination="ref-03-abc" kind="relationship" relationship="viewControllers" id="g02-ab-cde"/>
                    </connections>
                </tabBarController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <navigationController id="nav-02-con" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                    <connections>
                        <segue destination="lis-03-con" kind="relationship" relationship="rootViewController" id="g03-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-03-con" customClass="ListController" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s04-ab-cde">
            <objects>
                <viewControllerPlaceholder storyboardName="Settings" id="ref-03-abc" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- Settings.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-01-set">
    <scenes>
        <scene sceneID="t01-ab-cde">
            <objects>
                <!-- It says that it has one, but there is no storyboard identifier to have. -->
                <navigationController useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav-01-set" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                    <connections>
                        <segue destination="set-02-con" kind="relationship" relationship="rootViewController" id="h01-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="t02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="settings" useStoryboardIdentifierAsRestorationIdentifier="YES" id="set-02-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
