//- App.swift
import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class List: UITableViewController {}
class Color: UIViewController, UIViewControllerRestoration {
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationClass = Color.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let color = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Color") as! Color
        color.restorationIdentifier = path.last
        return color
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
    <scenes>
        <scene sceneID="s1"><objects>
            <navigationController storyboardIdentifier="nav" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav" sceneMemberID="viewController">
                <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <tableViewController storyboardIdentifier="list" useStoryboardIdentifierAsRestorationIdentifier="YES" id="list" customClass="List" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                <connections><segue destination="nav2" kind="modal" identifier="new" id="t"/></connections>
            </tableViewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="Color" useStoryboardIdentifierAsRestorationIdentifier="YES" id="color" customClass="Color" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s4"><objects>
            <navigationController storyboardIdentifier="nav2" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav2" sceneMemberID="viewController">
                <connections><segue destination="color" kind="relationship" relationship="rootViewController" id="r2"/></connections>
            </navigationController>
        </objects></scene>
    </scenes>
</document>
