//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class List: UITableViewController {
    var source: Source!
    override func viewDidLoad() {
        super.viewDidLoad()
        source = Source(presenter: self)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        source.open()
    }
}
final class Source {
    private weak var presenter: UIViewController?
    init(presenter: UIViewController) {
        self.presenter = presenter
    }
    func open() {
        let page = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "page") as! Page
        page.prompt = "How many?"
        presenter?.navigationController?.pushViewController(page, animated: true)
    }
}
final class Page: UIViewController {
    var prompt: String! // expect: restored-without-dependencies
    override func viewDidLoad() {
        super.viewDidLoad()
        title = prompt.uppercased()
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
  <scenes>
    <scene sceneID="s1"><objects><navigationController restorationIdentifier="nav" id="nav" sceneMemberID="viewController"><connections>
      <segue destination="lis" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController restorationIdentifier="list" id="lis" customClass="List" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="page" restorationIdentifier="page" id="det" customClass="Page" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
