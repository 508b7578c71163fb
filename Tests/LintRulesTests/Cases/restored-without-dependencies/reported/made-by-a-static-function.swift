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
        show(Detail.make(stones[indexPath.row]), sender: self)
    }
}
//- Detail.swift
import UIKit
final class Detail: UIViewController {
    var stone: Stone! // expect: restored-without-dependencies
    static func make(_ stone: Stone) -> Detail {
        let detail = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detail") as! Detail
        detail.stone = stone
        return detail
    }
    override func viewDidLoad() {
        super.viewDidLoad()
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
