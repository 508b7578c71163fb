//- AppDelegate.swift
import UIKit
@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}
//- Date.swift
import UIKit
class Snippet: NSObject { var name = ""; var date = Date() }
class DateController: UIViewController {
    var snippet: Snippet! { // expect: restored-without-dependencies
        didSet { navigationItem.title = snippet.name }
    }
    @IBOutlet var picker: UIDatePicker!
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        picker.date = snippet.date
    }
}
class ListController: UIViewController {
    let snippet = Snippet()
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as! DateController).snippet = snippet
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
    <scenes>
        <scene sceneID="s1"><objects>
            <navigationController storyboardIdentifier="nav" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav" sceneMemberID="viewController">
                <connections><segue destination="lst" kind="relationship" relationship="rootViewController" id="r1"/></connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController storyboardIdentifier="list" useStoryboardIdentifierAsRestorationIdentifier="YES" id="lst" customClass="ListController" sceneMemberID="viewController">
                <connections><segue destination="dat" kind="show" identifier="date" id="r2"/></connections>
            </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="date" useStoryboardIdentifierAsRestorationIdentifier="YES" id="dat" customClass="DateController" sceneMemberID="viewController">
                <connections><outlet property="picker" destination="pic" id="o1"/></connections>
            </viewController>
        </objects></scene>
    </scenes>
</document>
