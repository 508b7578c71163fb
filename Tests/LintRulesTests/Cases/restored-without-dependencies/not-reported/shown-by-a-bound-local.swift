//- App.swift
import UIKit
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

struct Post: Codable { var address = "" }
final class ListController: UITableViewController {
    var posts: [Post] = []
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let page = storyboard?.instantiateViewController(withIdentifier: "picture") as? PictureController {
            page.post = posts[indexPath.row]
            navigationController?.pushViewController(page, animated: true)
        }
    }
}
final class PictureView: UIImageView { func load(_ address: String) { print(address) } }
final class PictureController: UIViewController {
    var post: Post?
    @IBOutlet var picture: PictureView?
    @IBOutlet var titleLabel: UILabel?
    override func viewDidLoad() {
        super.viewDidLoad()
        if let address = post?.address {
            titleLabel?.text = address
        }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(post?.address, forKey: "address")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let address = coder.decodeObject(of: NSString.self, forKey: "address") as String? {
            post = Post(address: address)
            picture?.load(address)
        }
    }
}
//- Base.lproj/Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
<scenes>
<scene sceneID="s0"><objects>
<navigationController storyboardIdentifier="nav" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav" sceneMemberID="viewController"><connections><segue destination="lis" kind="relationship" relationship="rootViewController" id="r2"/></connections></navigationController>
</objects></scene>
<scene sceneID="s1"><objects>
<tableViewController storyboardIdentifier="list" useStoryboardIdentifierAsRestorationIdentifier="YES" id="lis" customClass="ListController" customModule="App" sceneMemberID="viewController"/>
</objects></scene>
<scene sceneID="s2"><objects>
<viewController storyboardIdentifier="picture" useStoryboardIdentifierAsRestorationIdentifier="YES" id="pic" customClass="PictureController" customModule="App" sceneMemberID="viewController"/>
</objects></scene>
</scenes>
</document>
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
