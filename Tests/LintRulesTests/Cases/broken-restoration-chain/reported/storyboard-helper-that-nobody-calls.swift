//- Scenes.swift
// A helper of a library might show any scene, but nobody calls it, nor what calls it; the other is told which.
import UIKit
extension UIStoryboard {
    func screen(named name: String) -> UIViewController {
        instantiateViewController(withIdentifier: name)
    }
    func other(named name: String) -> UIViewController {
        instantiateViewController(withIdentifier: name)
    }
}
extension UIViewController {
    static func screen(named name: String, in storyboard: String) -> UIViewController {
        UIStoryboard(name: storyboard, bundle: nil).screen(named: name)
    }
}
final class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(UIStoryboard(name: "Main", bundle: nil).other(named: "page"), sender: self)
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
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tab-01-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <tabBarController restorationIdentifier="tabs" id="tab-01-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="nav-02-con" kind="relationship" relationship="viewControllers" id="g01-ab-cde"/>
                    </connections>
                </tabBarController>
            </objects>
        </scene>
        <scene sceneID="s01-ab-cde">
            <objects>
                <navigationController id="nav-02-con" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                    <connections>
                        <segue destination="lis-03-con" kind="relationship" relationship="rootViewController" id="g00-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <tableViewController storyboardIdentifier="list" restorationIdentifier="list" customClass="ListController" id="lis-03-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <viewController storyboardIdentifier="page" id="pag-04-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
