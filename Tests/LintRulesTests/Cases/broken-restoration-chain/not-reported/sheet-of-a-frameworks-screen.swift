//- AppDelegate.swift
import UIKit
@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}
//- C.swift
import UIKit
import EventKitUI
class Schedule: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); showDetails() }
    func showDetails() {
        let details = self.storyboard!.instantiateViewController(withIdentifier: "details") as! Details
        if let presented = self.presentedViewController as? UINavigationController {
            presented.pushViewController(details, animated: true)
        }
    }
    @IBAction func chooseCalendar() {
        let chooser = EKCalendarChooser(selectionStyle: .single, displayStyle: .writableCalendarsOnly, eventStore: EKEventStore())
        let nav = UINavigationController(rootViewController: chooser)
        nav.modalPresentationStyle = .formSheet
        self.present(nav, animated: true, completion: nil)
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
