//- AppDelegate.swift
import UIKit
@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}
//- C.swift
import UIKit
class Container: UIViewController {
    private var table: Table?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { table = segue.destination as? Table }
}
class Table: UITableViewController { var row = 0
}
protocol Post { var url: URL? { get } }
class Gallery: UIViewController {
    var post: Post?
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder); coder.encode(post, forKey: "post") }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder); post = coder.decodeObject(forKey: "post") as? Post }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="con">
    <scenes>
        <scene sceneID="s1"><objects>
            <viewController restorationIdentifier="con" storyboardIdentifier="con" id="con" customClass="Container" sceneMemberID="viewController"> <!-- expect: container-children-not-encoded -->
                <view key="view" id="v1"><subviews><containerView id="cv"><connections><segue destination="tab" kind="embed" id="e1"/></connections></containerView></subviews></view>
            </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <tableViewController restorationIdentifier="table" id="tab" customClass="Table" sceneMemberID="viewController"/>
        </objects></scene>
    </scenes>
</document>
