//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Detail.swift
import UIKit
class Stone { var name = "" }
class Store {
    static var all: [Stone] = []
    static func stone(named name: String) -> Stone? { all.first { $0.name == name } }
}
class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Detail)?.stone = Stone()
    }
}
class Detail: UIViewController, UIViewControllerRestoration {
    var stone: Stone!
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") as String?, Store.stone(named: name) != nil,
            let storyboard = coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey) as? UIStoryboard
        else { return nil }
        return storyboard.instantiateViewController(withIdentifier: "detail")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationClass = Detail.self
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(stone?.name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? else { return }
        stone = Store.stone(named: name)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = stone.name
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="stack">
<scenes>
<scene sceneID="one"><objects><navigationController id="stack" restorationIdentifier="stack" sceneMemberID="viewController"><connections><segue destination="list" kind="relationship" relationship="rootViewController" id="root"/></connections></navigationController></objects></scene>
<scene sceneID="two"><objects><tableViewController id="list" customClass="List" restorationIdentifier="list" sceneMemberID="viewController"><connections><segue destination="detail" kind="show" identifier="show" id="show"/></connections></tableViewController></objects></scene>
<scene sceneID="three"><objects><viewController id="detail" customClass="Detail" storyboardIdentifier="detail" restorationIdentifier="detail" sceneMemberID="viewController"></viewController></objects></scene>
</scenes>
</document>
