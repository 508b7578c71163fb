//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class List: UITableViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        open()
    }
    func open() {
        let detail = storyboard!.instantiateViewController(withIdentifier: "detail") as! Detail
        detail.item = "x"
        navigationController?.pushViewController(detail, animated: false)
    }
}
final class Detail: UIViewController {
    var item: String!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = item.uppercased()
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
  <scenes>
    <scene sceneID="s1"><objects><navigationController storyboardIdentifier="nav" restorationIdentifier="nav" id="nav" sceneMemberID="viewController"><connections>
      <segue destination="lis" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController storyboardIdentifier="list" restorationIdentifier="list" id="lis" customClass="List" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="detail" restorationIdentifier="detail" id="det" customClass="Detail" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
