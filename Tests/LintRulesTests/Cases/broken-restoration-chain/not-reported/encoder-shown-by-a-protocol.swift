//- AppDelegate.swift
// The encoder below the lost stack is shown elsewhere, too, by a method of a protocol.
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Home.swift
import UIKit
final class Home: UIViewController {
    func open() {
        let post = Post.instantiate()
        navigationController?.pushViewController(post, animated: true)
    }
}
protocol Drawn {}
extension Drawn where Self: UIViewController {
    static func instantiate() -> Self {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
    }
}
extension Post: Drawn {}
//- Post.swift
import UIKit
final class Post: UIViewController {
    var opener: UIViewController?
    override func viewDidLoad() {
        super.viewDidLoad()
        let tabs = UIApplication.shared.delegate?.window??.rootViewController as? UITabBarController
        opener = (tabs?.viewControllers?.first as? UINavigationController)?.viewControllers.first
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(opener, forKey: "opener")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        opener = coder.decodeObject(of: UIViewController.self, forKey: "opener")
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tab">
  <scenes>
    <scene sceneID="sc-tab"><objects><tabBarController restorationIdentifier="tabs" id="tab" sceneMemberID="viewController"><connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="seg6"/><segue destination="na2" kind="relationship" relationship="viewControllers" id="seg7"/></connections></tabBarController></objects></scene>
    <scene sceneID="sc-nav"><objects><navigationController id="nav" sceneMemberID="viewController"><connections><segue destination="lis" kind="relationship" relationship="rootViewController" id="seg1"/></connections></navigationController></objects></scene>
    <scene sceneID="sc-lis"><objects><tableViewController restorationIdentifier="list" id="lis" sceneMemberID="viewController"><connections><segue destination="pos" kind="show" identifier="" id="seg2"/></connections></tableViewController></objects></scene>
    <scene sceneID="sc-na2"><objects><navigationController restorationIdentifier="second" id="na2" sceneMemberID="viewController"><connections><segue destination="hom" kind="relationship" relationship="rootViewController" id="seg8"/></connections></navigationController></objects></scene>
    <scene sceneID="sc-hom"><objects><viewController restorationIdentifier="home" customClass="Home" customModule="App" customModuleProvider="target" id="hom" sceneMemberID="viewController"><connections></connections></viewController></objects></scene>
    <scene sceneID="sc-pos"><objects><viewController storyboardIdentifier="Post" restorationIdentifier="post" customClass="Post" customModule="App" customModuleProvider="target" id="pos" sceneMemberID="viewController"><connections></connections></viewController></objects></scene>
  </scenes>
</document>
