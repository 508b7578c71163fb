//- App.swift
// Whoever changes a town when the app is ended comes back to a screen that adds one.
import UIKit

class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class List: UITableViewController {
    var towns = ["Ghent", "Delft"]

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let town = segue.destination as? Town, let row = tableView.indexPathForSelectedRow?.row else { return }
        town.town = Store.shared.towns[row]
    }
}

class Town: UIViewController {
    var town: Place? // expect: restored-without-dependencies
    @IBOutlet var field: UITextField! // expect: unsaved-user-state

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let town {
            title = "Change"
            field.text = town.name
        }
    }

    @IBAction func done(_ sender: UIBarButtonItem) {
        if let town {
            town.name = field.text ?? ""
            Store.shared.save(town)
        } else {
            Store.shared.add(Place(name: field.text ?? ""))
        }
        navigationController?.popViewController(animated: true)
    }
}

final class Place {
    var name: String

    init(name: String) {
        self.name = name
    }
}

final class Store {
    static let shared = Store()
    private(set) var towns: [Place] = []

    func add(_ town: Place) {
        towns.append(town)
    }

    func save(_ town: Place) {}

    func town(named name: String) -> Place? {
        towns.first { $0.name == name }
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
