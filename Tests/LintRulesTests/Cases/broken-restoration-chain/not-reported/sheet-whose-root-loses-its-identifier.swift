//- AppDelegate.swift
import UIKit
@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}
//- C.swift
import UIKit
class Schedule: UIViewController {
    func show(_ controller: First) {
        if traitCollection.horizontalSizeClass == .regular {
            controller.restorationIdentifier = nil
            let nav = UINavigationController(rootViewController: controller)
            nav.modalPresentationStyle = .popover
            present(nav, animated: true)
        } else {
            navigationController?.pushViewController(controller, animated: true)
        }
    }
    func open() { show(First()) }
}
class First: UIViewController {
    init() { super.init(nibName: nil, bundle: nil); restorationIdentifier = "first" }
    required init?(coder: NSCoder) { return nil }
    func more() {
        guard let details = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "details") as? Details else { return }
        navigationController?.pushViewController(details, animated: true)
    }
}
class Details: UIViewController {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder); coder.encode(page, forKey: "page") }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder); page = coder.decodeInteger(forKey: "page") }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
    <scenes>
        <scene sceneID="s1"><objects>
            <navigationController storyboardIdentifier="nav" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav" sceneMemberID="viewController">
                <connections><segue destination="sch" kind="relationship" relationship="rootViewController" id="r1"/></connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController storyboardIdentifier="schedule" useStoryboardIdentifierAsRestorationIdentifier="YES" id="sch" customClass="Schedule" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="details" useStoryboardIdentifierAsRestorationIdentifier="YES" id="det" customClass="Details" sceneMemberID="viewController"/>
        </objects></scene>
    </scenes>
</document>
