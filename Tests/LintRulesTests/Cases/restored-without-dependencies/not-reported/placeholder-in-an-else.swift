//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class DealDetailViewController: UIViewController {
    var venue: String?
    override func viewDidLoad() {
        super.viewDidLoad()
        if let venue {
            title = venue
        } else {
            title = NSLocalizedString("Nothing selected", comment: "")
            view.isHidden = true
        }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(venue, forKey: "venue")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        venue = coder.decodeObject(of: NSString.self, forKey: "venue") as String?
        title = venue
    }
}
final class DealsViewController: UITableViewController {
    let venues = ["a", "b"]
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? DealDetailViewController)?.venue = venues[tableView.indexPathForSelectedRow?.row ?? 0]
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-001">
  <scenes>
    <scene sceneID="s1"><objects><navigationController restorationIdentifier="Nav" id="nav-00-001" sceneMemberID="viewController"><connections>
      <segue destination="lis-00-002" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController restorationIdentifier="Deals" id="lis-00-002" customClass="DealsViewController" sceneMemberID="viewController"><connections>
      <segue destination="det-00-003" kind="show" identifier="detail" id="r2"/></connections></tableViewController></objects></scene>
    <scene sceneID="s3"><objects><viewController restorationIdentifier="Deal" id="det-00-003" customClass="DealDetailViewController" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
