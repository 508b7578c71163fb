//- Screens.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}
final class OrderScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "order"
    }
}
final class BookScreen: UIViewController, UIViewControllerRestoration {
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationClass = BookScreen.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let main = UIStoryboard(name: "Main", bundle: nil)
        return main.instantiateViewController(withIdentifier: "Book")
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
    <scenes>
        <scene sceneID="1">
            <objects>
                <navigationController restorationIdentifier="Navigation" id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="order" kind="relationship" relationship="rootViewController" id="segue"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="2">
            <objects>
                <viewController storyboardIdentifier="Order" restorationIdentifier="Order" id="order" customClass="OrderScreen" sceneMemberID="viewController">
                    <view key="view" id="view1"/>
                    <connections>
                        <segue destination="book" kind="show" id="segue2"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="3">
            <objects>
                <viewController storyboardIdentifier="Book" restorationIdentifier="Book" id="book" customClass="BookScreen" sceneMemberID="viewController">
                    <view key="view" id="view2"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
