//- Delegate.swift
// Identifiers mean nothing in an app that does not switch restoration on.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-02-con">
    <scenes>
        <scene sceneID="s02-ab-cde">
            <objects>
                <navigationController id="nav-02-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="lis-03-con" kind="relationship" relationship="rootViewController" id="g03-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-03-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
