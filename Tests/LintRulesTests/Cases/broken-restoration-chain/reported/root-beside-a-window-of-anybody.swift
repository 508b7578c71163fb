//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home"><scenes>
<scene sceneID="one"><objects>
<tableViewController id="home" customClass="Home" sceneMemberID="viewController"/></objects></scene> <!-- expect: broken-restoration-chain -->
<scene sceneID="two"><objects>
<viewController storyboardIdentifier="item" id="item" customClass="Item" restorationIdentifier="item" sceneMemberID="viewController"/></objects></scene>
</scenes></document>
//- App.swift
// What another window begins with does not matter to what this root shows.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Item: UIViewController {
    var page = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "\(page)"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}

class Cover: UIWindow {
    func cover(with controller: UIViewController) {
        rootViewController = controller
        makeKeyAndVisible()
    }
}

class Home: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let item = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "item") as! Item
        item.page = indexPath.row
        present(item, animated: true)
    }
}
