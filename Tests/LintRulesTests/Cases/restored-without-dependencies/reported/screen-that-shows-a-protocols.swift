//- App.swift
import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
protocol Source { var title: String { get } }
struct Project: Source { var title = "" }
class List: UITableViewController {
    var source = Project()
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let map = segue.destination as? Map { map.itemSource = source }
    }
}
class Map: UIViewController {
    var itemSource: Source? // expect: restored-without-dependencies
    override func viewDidLoad() {
        super.viewDidLoad()
        title = itemSource?.title
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
    <scenes>
        <scene sceneID="s1"><objects>
            <navigationController storyboardIdentifier="root" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav" sceneMemberID="viewController">
                <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <tableViewController storyboardIdentifier="list" useStoryboardIdentifierAsRestorationIdentifier="YES" id="list" customClass="List" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                <connections><segue destination="map" kind="presentation" identifier="toMap" id="t"/></connections>
            </tableViewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="map" useStoryboardIdentifierAsRestorationIdentifier="YES" id="map" customClass="Map" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                <view key="view" id="v"><subviews><mapView id="mv"/></subviews></view>
                <connections><outlet property="mapView" destination="mv" id="o"/></connections>
            </viewController>
        </objects></scene>
    </scenes>
</document>
