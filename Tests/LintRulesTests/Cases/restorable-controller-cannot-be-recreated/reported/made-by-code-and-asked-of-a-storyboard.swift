//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let navigation = UINavigationController(rootViewController: Menu())
        navigation.restorationIdentifier = "navigation"
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }
}
//- Factory.swift
import UIKit
extension Delegate {
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let name = path.last, name != "menu", name != "navigation" else { return nil }
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
    }
}
class Clock: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "clock" // expect: restorable-controller-cannot-be-recreated
    }
    required init?(coder: NSCoder) { nil }
}
class Page: UIViewController {}
class Menu: UITableViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "menu"
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(Clock(), animated: true)
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
        <scene sceneID="a">
            <objects>
                <viewController storyboardIdentifier="page" useStoryboardIdentifierAsRestorationIdentifier="YES" customClass="Page" id="p" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
