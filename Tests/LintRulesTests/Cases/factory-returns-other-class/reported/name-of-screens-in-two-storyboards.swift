//- Delegate.swift
import UIKit
// The name of the screen is in two storyboards, and the delegate always asks the one.
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let name = path.last, name == "Detail" else { return nil }
        let screen = UIStoryboard(name: "Books", bundle: nil).instantiateViewController(withIdentifier: name)
        screen.title = "restored"
        return screen // expect: factory-returns-other-class
    }
}
//- Screens.swift
import UIKit
final class OrderScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "order"
    }
}
final class BookScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "book"
    }
}
//- Books.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="Books-nav">
    <scenes>
        <scene sceneID="Books-1">
            <objects>
                <navigationController restorationIdentifier="BooksNavigation" id="Books-nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="Books-detail" kind="relationship" relationship="rootViewController" id="Books-segue"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="Books-2">
            <objects>
                <viewController storyboardIdentifier="Detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="Books-detail" customClass="BookScreen" sceneMemberID="viewController">
                    <view key="view" id="Books-view"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
//- Orders.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="Orders-nav">
    <scenes>
        <scene sceneID="Orders-1">
            <objects>
                <navigationController restorationIdentifier="OrdersNavigation" id="Orders-nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="Orders-detail" kind="relationship" relationship="rootViewController" id="Orders-segue"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="Orders-2">
            <objects>
                <viewController storyboardIdentifier="Detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="Orders-detail" customClass="OrderScreen" sceneMemberID="viewController">
                    <view key="view" id="Orders-view"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
