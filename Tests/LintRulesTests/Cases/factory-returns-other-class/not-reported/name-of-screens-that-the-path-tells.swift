//- Delegate.swift
import UIKit
// The same class in both; and a screen whose navigation tells which storyboard is meant.
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let name = path.last else { return nil }
        if name == "Book" { return UIStoryboard(name: "Books", bundle: nil).instantiateViewController(withIdentifier: name) }
        if path.first == "OrdersNavigation", name == "Detail" {
            return UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(withIdentifier: "Detail")
        }
        return nil
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
                <viewController storyboardIdentifier="Book" useStoryboardIdentifierAsRestorationIdentifier="YES" id="Books-detail" customClass="BookScreen" sceneMemberID="viewController">
                    <view key="view" id="Books-view"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
//- Shelf.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="Shelf-nav">
    <scenes>
        <scene sceneID="Shelf-1">
            <objects>
                <navigationController restorationIdentifier="ShelfNavigation" id="Shelf-nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="Shelf-detail" kind="relationship" relationship="rootViewController" id="Shelf-segue"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="Shelf-2">
            <objects>
                <viewController storyboardIdentifier="Book" useStoryboardIdentifierAsRestorationIdentifier="YES" id="Shelf-detail" customClass="BookScreen" sceneMemberID="viewController">
                    <view key="view" id="Shelf-view"/>
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
//- Notes.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="Notes-nav">
    <scenes>
        <scene sceneID="Notes-1">
            <objects>
                <navigationController restorationIdentifier="NotesNavigation" id="Notes-nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="Notes-detail" kind="relationship" relationship="rootViewController" id="Notes-segue"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="Notes-2">
            <objects>
                <viewController storyboardIdentifier="Detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="Notes-detail" customClass="BookScreen" sceneMemberID="viewController">
                    <view key="view" id="Notes-view"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
