//- Delegate.swift
// The book is presented by the entrance, too, which is saved.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Entrance: UIViewController {}
final class Wall: UITableViewController {}
final class Book: UIViewController {}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="ent-01-ran">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <viewController restorationIdentifier="entrance" id="ent-01-ran" customClass="Entrance" sceneMemberID="viewController">
                    <connections>
                        <segue destination="wal-02-abc" kind="show" identifier="wall" id="seg-01-abc"/>
                        <segue destination="boo-03-abc" kind="presentation" identifier="shortcut" id="seg-04-abc"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <tableViewController id="wal-02-abc" customClass="Wall" sceneMemberID="viewController">
                    <connections>
                        <segue destination="boo-03-abc" kind="show" identifier="book" id="seg-02-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <viewController restorationIdentifier="book" storyboardIdentifier="book" id="boo-03-abc" customClass="Book" sceneMemberID="viewController">
                    <connections>
                        <segue destination="wal-02-abc" kind="show" identifier="back" id="seg-03-abc"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
