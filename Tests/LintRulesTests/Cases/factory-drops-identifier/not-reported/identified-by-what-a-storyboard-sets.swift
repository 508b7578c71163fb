//- A.swift
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- D.swift
import UIKit
final class Detail: UIViewController, UIViewControllerRestoration {
    @IBInspectable var name: String? {
        didSet { restorationIdentifier = "detail" }
    }
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationClass = Detail.self
        
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let d = UIStoryboard(name: "M", bundle: nil).instantiateViewController(withIdentifier: "D") as! Detail
        d.restorationClass = Detail.self
        return d
    }
}
//- L.swift
import UIKit
final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let detail = storyboard!.instantiateViewController(withIdentifier: "D") as! Detail
        detail.name = "first"
        show(detail, sender: nil)
    }
}
//- M.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="A">
  <scenes><scene sceneID="2"><objects><viewController storyboardIdentifier="D" id="A" customClass="Detail" sceneMemberID="viewController"><view key="view" id="T"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="name" value="x"/></userDefinedRuntimeAttributes></viewController></objects></scene></scenes>
</document>
