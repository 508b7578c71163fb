//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
struct Deal {
    var id = 0
    var venue = ""
}
final class DealDetailViewController: UIViewController {
    var deal: Deal!
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let deal = deal else {
            title = nil
            return
        }
        title = deal.venue
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(deal.id, forKey: "deal") // expect: unsafe-restored-value
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let id = coder.decodeInteger(forKey: "deal")
        if let found = DealsViewController.deals.first(where: { $0.id == id }) { deal = found }
        title = deal?.venue
    }
}
final class DealsViewController: UITableViewController {
    static let deals = [Deal(id: 1, venue: "a"), Deal(id: 2, venue: "b")]
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let detail = (segue.destination as? UINavigationController)?.topViewController as? DealDetailViewController
        detail?.deal = DealsViewController.deals[tableView.indexPathForSelectedRow?.row ?? 0]
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="spl-00-001">
  <scenes>
    <scene sceneID="s1"><objects><splitViewController restorationIdentifier="Split" id="spl-00-001" sceneMemberID="viewController"><connections>
      <segue destination="nav-00-002" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="nav-00-003" kind="relationship" relationship="detailViewController" id="r2"/></connections></splitViewController></objects></scene>
    <scene sceneID="s2"><objects><navigationController restorationIdentifier="MasterNav" id="nav-00-002" sceneMemberID="viewController"><connections>
      <segue destination="lis-00-002" kind="relationship" relationship="rootViewController" id="r3"/></connections></navigationController></objects></scene>
    <scene sceneID="s3"><objects><tableViewController restorationIdentifier="Deals" id="lis-00-002" customClass="DealsViewController" sceneMemberID="viewController"><connections>
      <segue destination="nav-00-003" kind="showDetail" identifier="detail" id="r4"/></connections></tableViewController></objects></scene>
    <scene sceneID="s4"><objects><navigationController restorationIdentifier="DetailNav" id="nav-00-003" sceneMemberID="viewController"><connections>
      <segue destination="det-00-003" kind="relationship" relationship="rootViewController" id="r5"/></connections></navigationController></objects></scene>
    <scene sceneID="s5"><objects><viewController restorationIdentifier="Deal" id="det-00-003" customClass="DealDetailViewController" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
