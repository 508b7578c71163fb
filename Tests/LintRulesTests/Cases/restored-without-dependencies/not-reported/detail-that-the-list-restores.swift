//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class DealDetailViewController: UIViewController {
    @IBOutlet var label: UILabel!
    var venue: String? {
        didSet { configureView() }
    }
    private func configureView() {
        guard let label else { return }
        if let venue {
            label.text = venue
        } else {
            label.text = "No deal selected"
        }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
    }
}
final class DealsViewController: UITableViewController {
    let venues = ["a", "b"]
    var row = 0
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        row = indexPath.row
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = venues[row]
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(row, forKey: "row")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        row = coder.decodeInteger(forKey: "row")
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        open()
    }
    private func open() {
        performSegue(withIdentifier: "detail", sender: self)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let detail = (segue.destination as? UINavigationController)?.topViewController as? DealDetailViewController
        detail?.venue = venues[tableView.indexPathForSelectedRow?.row ?? 0]
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
