//- Delegate.swift
// The stack's class is a package's; what is drawn as a stack is one all the same.
import UIKit
import ScrollingStacks
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "root") as? ScrollingStack
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Posts: UITableViewController {}
final class Post: UIViewController {}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <navigationController storyboardIdentifier="root" restorationIdentifier="root" customClass="ScrollingStack" id="nav-00-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="pos-01-con" kind="relationship" relationship="rootViewController" id="seg-00-abc"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="posts" id="pos-01-con" customClass="Posts" sceneMemberID="viewController">
                    <connections>
                        <segue destination="pos-02-con" kind="show" id="seg-01-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController id="pos-02-con" customClass="Post" sceneMemberID="viewController"/> <!-- expect: unpreserved-screen -->
            </objects>
        </scene>
    </scenes>
</document>
