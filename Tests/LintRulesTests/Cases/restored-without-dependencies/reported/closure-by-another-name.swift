//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="stack">
    <scenes>
        <scene sceneID="one">
            <objects>
                <navigationController id="stack" restorationIdentifier="stack" sceneMemberID="viewController">
                    <connections>
                        <segue destination="list" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="two">
            <objects>
                <tableViewController id="list" customClass="List" restorationIdentifier="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="show" id="show"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="three">
            <objects>
                <viewController id="detail" customClass="Detail" storyboardIdentifier="detail" restorationIdentifier="detail" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- Detail.swift
import UIKit
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? Detail else { return }
        detail.completion = { _ in }
    }
}
class Detail: UIViewController {
    typealias Completion = ((String) -> Void)
    var completion: Completion! // expect: restored-without-dependencies
    @IBAction func done(_ sender: Any) {
        completion("done")
        dismiss(animated: true)
    }
}
