//- App.swift
// What was saved of it is shown again once everything is restored.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- DetailController.swift
import UIKit

final class DetailController: UIViewController {
    var place: Place?
    var key: String?
    let label = UILabel()
    let picture = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = place?.street
        picture.text = place?.picture
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(place?.picture ?? key, forKey: "picture")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        key = coder.decodeObject(of: NSString.self, forKey: "picture") as String?
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        picture.text = key
        label.text = Places.street(key)
    }
}
enum Places { static func street(_ k: String?) -> String? { k.map { "street of " + $0 } } }
//- ListController.swift
import UIKit

final class ListController: UITableViewController {
    var places: [Place] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? DetailController, let path = tableView.indexPathForSelectedRow else { return }
        detail.place = places[path.row]
    }
}
//- Place.swift
import Foundation

final class Place: NSObject {
    var street = ""
    var picture = ""
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-001">
  <scenes>
    <scene sceneID="s1"><objects><navigationController restorationIdentifier="nav" id="nav-00-001" sceneMemberID="viewController">
      <connections><segue destination="lis-00-001" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController storyboardIdentifier="list" useStoryboardIdentifierAsRestorationIdentifier="YES" id="lis-00-001" customClass="ListController" sceneMemberID="viewController">
      <connections><segue destination="det-00-001" kind="show" identifier="show" id="r2"/></connections>
    </tableViewController></objects></scene>
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="det-00-001" customClass="DetailController" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
