//- App.swift
// What the screen counts is not what it shows.
import UIKit

class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class List: UITableViewController {
    var towns = ["Ghent", "Delft"]

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let town = segue.destination as? Town, let row = tableView.indexPathForSelectedRow?.row else { return }
        town.tags = [towns[row]]
    }
}

class Town: UIViewController {
    var tags: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tags.sorted().forEach { Counter.shared.count($0) }
    }
}

final class Counter {
    static let shared = Counter()
    private var counts: [String: Int] = [:]

    func count(_ tag: String) {
        counts[tag, default: 0] += 1
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>UIMainStoryboardFile</key>
    <string>Main</string>
</dict>
</plist>
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <navigationController restorationIdentifier="stack" id="nav-00-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="lis-01-con" kind="relationship" relationship="rootViewController" id="seg-00-abc"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-01-con" customClass="List" sceneMemberID="viewController">
                    <connections>
                        <segue destination="twn-02-con" kind="show" id="seg-01-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="town" useStoryboardIdentifierAsRestorationIdentifier="YES" id="twn-02-con" customClass="Town" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
