//- Delegate.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Stone.swift
final class Stone {
    var name = ""
}
enum Stones {
    static var all: [Stone] = []
    static func stone(named name: String) -> Stone? { all.first { $0.name == name } }
}
//- List.swift
import UIKit
final class List: UITableViewController {
    var stones: [Stone] = []
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = storyboard?.instantiateViewController(withIdentifier: "detail") as! Detail
        detail.stone = stones[indexPath.row]
        show(detail, sender: self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.viewControllers.compactMap { $0 as? Detail }.forEach { Detail.fill($0, Stone()) }
    }
}
//- Detail.swift
import UIKit
final class Detail: UIViewController {
    var stone: Stone!
    static func fill(_ detail: Detail, _ stone: Stone) {
        detail.stone = stone
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(stone?.name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? else { return }
        stone = Stones.stone(named: name)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = stone.name
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
  <scenes>
    <scene sceneID="s1"><objects><navigationController restorationIdentifier="nav" id="nav" sceneMemberID="viewController"><connections>
      <segue destination="lis" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController restorationIdentifier="list" id="lis" customClass="List" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="detail" restorationIdentifier="detail" id="det" customClass="Detail" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
