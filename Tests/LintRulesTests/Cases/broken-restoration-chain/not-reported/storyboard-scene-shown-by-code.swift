//- Scenes.swift
// Code shows the list and the form elsewhere as well, in files that say nothing of restoration: by name, and by a name out of sight.
import UIKit
enum Scene { static let list = "list" }
final class ListController: UITableViewController {}
final class FormController: UITableViewController {}
final class Shelf: UIViewController {
    @objc func open() {
        guard let list = storyboard?.instantiateViewController(withIdentifier: Scene.list) else { return }
        show(list, sender: self)
    }
}
//- Make.swift
import UIKit
extension UIStoryboard {
    func make<Controller: UIViewController>(_ name: String) -> Controller { instantiateViewController(withIdentifier: name) as! Controller }
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
                <navigationController id="na0-02-con" sceneMemberID="viewController">
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
                <navigationController id="na1-02-con" sceneMemberID="viewController">
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
