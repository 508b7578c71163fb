//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="stack">
    <scenes>
        <scene sceneID="one">
            <objects>
                <navigationController id="stack" restorationIdentifier="stack" sceneMemberID="viewController">
                    <connections>
                        <segue destination="list" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="two">
            <objects>
                <tableViewController id="list" customClass="List" restorationIdentifier="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="show" id="show"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="three">
            <objects>
                <viewController id="detail" customClass="Detail" storyboardIdentifier="detail" restorationIdentifier="detail" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- Detail.swift
import UIKit
class Stone {
    var name = ""
}
class Store {
    static var all: [Stone] = []
    static func stone(named name: String) -> Stone? {
        all.first { $0.name == name }
    }
}
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Detail)?.stone = Stone()
    }
}
class Detail: UIViewController {
    var stone: Stone!
    var other: Stone!
    var third: Stone!
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(stone?.name, forKey: "name")
        coder.encode(other?.name, forKey: "other")
        coder.encode(third?.name, forKey: "third")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? {
            stone = Store.stone(named: name)
        }
        if let name = coder.decodeObject(of: NSString.self, forKey: "other") as String? {
            other = Store.stone(named: name)
        }
        if let name = coder.decodeObject(of: NSString.self, forKey: "third") as String? {
            third = Store.stone(named: name)
        }
        if third == nil {
            third = Stone()
        }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if other == nil {
            other = Stone()
        }
        title = other.name + third.name
        guard stone != nil else { return }
        title = stone.name
    }
}
