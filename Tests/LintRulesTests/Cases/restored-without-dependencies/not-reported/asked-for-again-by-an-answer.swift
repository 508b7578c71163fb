//- App.swift
// The screen asks for its town by itself, and an answer brings it.
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
    var town: Place?
    @IBOutlet var field: UITextField!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = restorationIdentifier
        Store.shared.ask(title ?? "") { [weak self] town in
            self?.town = town
            self?.field.text = town.name
        }
        field.text = town?.name
    }

    @IBAction func done(_ sender: UIBarButtonItem) {
        guard let town else {
            Store.shared.add(Place(name: field.text ?? ""))
            return
        }
        town.name = field.text ?? ""
        Store.shared.save(town)
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

    func ask(_ name: String, then take: @escaping (Place) -> Void) {
        towns.filter { $0.name == name }.forEach(take)
    }

    func add(_ town: Place) {
        towns.append(town)
    }

    func save(_ town: Place) {}
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
