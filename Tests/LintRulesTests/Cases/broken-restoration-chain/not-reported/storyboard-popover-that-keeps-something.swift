//- Delegate.swift
// A popover is not brought back.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class List: UITableViewController {}
final class Detail: UIViewController {
    private let slider = UISlider()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(slider.value, forKey: "value")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        slider.value = coder.decodeFloat(forKey: "value")
    }
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
                        <segue destination="nav-02-con" kind="popoverPresentation" id="g04-ab-cde"/>
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
