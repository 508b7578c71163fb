//- Delegate.swift
// Two stacks show the photo, and only one of them keeps it.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
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
                <navigationController restorationIdentifier="feed stack" id="nav-02-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="fee-04-con" kind="relationship" relationship="rootViewController" id="g03-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <navigationController id="nav-03-con" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                    <connections>
                        <segue destination="act-05-con" kind="relationship" relationship="rootViewController" id="g04-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s04-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="feed" id="fee-04-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="pho-06-con" kind="show" id="g05-ab-cde"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s05-ab-cde">
            <objects>
                <tableViewController storyboardIdentifier="activity" id="act-05-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="pho-06-con" kind="show" id="g06-ab-cde"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s06-ab-cde">
            <objects>
                <viewController restorationIdentifier="photo" id="pho-06-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
