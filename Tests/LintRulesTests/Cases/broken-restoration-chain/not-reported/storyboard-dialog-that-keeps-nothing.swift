//- Delegate.swift
// What is presented for a moment keeps nothing.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class List: UITableViewController {}
final class Detail: UIViewController {
    private let slider = UISlider()
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-01-con">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <navigationController restorationIdentifier="stack" id="nav-01-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="lis-03-con" kind="relationship" relationship="rootViewController" id="g01-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <navigationController id="nav-02-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="det-04-con" kind="relationship" relationship="rootViewController" id="g02-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-03-con" customClass="List" sceneMemberID="viewController">
                    <connections>
                        <segue destination="det-04-con" kind="show" id="g03-ab-cde"/>
                        <segue destination="nav-02-con" kind="presentation" id="g04-ab-cde"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s04-ab-cde">
            <objects>
                <viewController restorationIdentifier="detail" id="det-04-con" customClass="Detail" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
