//- Scenes.swift
// Code makes something else: of another name, of another class, of another storyboard.
import UIKit
final class ListController: UITableViewController {}
final class FormController: UITableViewController {}
final class PageController: UIViewController {}
final class Shelf: UIViewController {
    @objc func open(_ name: String) {
        guard let page = storyboard?.instantiateViewController(withIdentifier: "page") else { return }
        show(page, sender: self)
        guard let other = storyboard?.instantiateViewController(withIdentifier: name) as? PageController else { return }
        show(other, sender: self)
        let list = UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: name)
        show(list, sender: self)
    }
}
//- Delegate.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
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
                <tableViewController storyboardIdentifier="list" restorationIdentifier="list" customClass="ListController" id="li0-03-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <navigationController storyboardIdentifier="stack1" id="na1-02-con" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                    <connections>
                        <segue destination="li1-03-con" kind="relationship" relationship="rootViewController" id="g01-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s04-ab-cde">
            <objects>
                <tableViewController storyboardIdentifier="form" restorationIdentifier="form" customClass="FormController" id="li1-03-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
