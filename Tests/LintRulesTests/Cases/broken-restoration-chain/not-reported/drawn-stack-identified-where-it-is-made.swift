//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let stack = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "nav")
        stack.restorationIdentifier = "stack"
        window = UIWindow()
        window?.rootViewController = stack
        window?.makeKeyAndVisible()
        return true
    }
}
final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = storyboard!.instantiateViewController(withIdentifier: "detail") as! Detail
        detail.item = "x"
        navigationController?.pushViewController(detail, animated: true)
    }
}
final class Detail: UIViewController {
    var item: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item, forKey: "item")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        item = coder.decodeObject(of: NSString.self, forKey: "item") as String?
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = item
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
  <scenes>
    <scene sceneID="s1"><objects><navigationController storyboardIdentifier="nav"  id="nav" sceneMemberID="viewController"><connections>
      <segue destination="lis" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController storyboardIdentifier="list" restorationIdentifier="list" id="lis" customClass="List" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="detail" restorationIdentifier="detail" id="det" customClass="Detail" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
