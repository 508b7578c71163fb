//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Home: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "home"
    }
    required init?(coder: NSCoder) { nil }
}
final class Drawer: UIViewController {
    private var front: UIViewController?
    override func viewDidLoad() {
        super.viewDidLoad()
        let home = Home()
        addChild(home)
        view.addSubview(home.view)
        front = home
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(front, forKey: "front")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _ = coder.decodeObject(of: UIViewController.self, forKey: "front")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        front = (segue.destination as? UINavigationController)?.topViewController
    }
}
final class Account: UIViewController {
    var name = ""
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="drawer">
  <scenes>
    <scene sceneID="s1"><objects><viewController restorationIdentifier="drawer" id="drawer" customClass="Drawer" sceneMemberID="viewController"><connections>
      <segue destination="stack" kind="presentation" identifier="account" id="r1"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><navigationController storyboardIdentifier="stack" id="stack" sceneMemberID="viewController"><connections>
      <segue destination="account" kind="relationship" relationship="rootViewController" id="r2"/></connections></navigationController></objects></scene>
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="account" restorationIdentifier="account" id="account" customClass="Account" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
