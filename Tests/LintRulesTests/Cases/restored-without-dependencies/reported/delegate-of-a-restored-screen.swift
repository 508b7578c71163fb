//- App.swift
import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
protocol UploadDelegate: AnyObject { func upload() }
class List: UITableViewController, UploadDelegate {
    func upload() {}
    @IBAction func show(_ sender: UIBarButtonItem) {
        let vc = storyboard!.instantiateViewController(withIdentifier: "popover") as! Upload
        vc.delegate = self
        
        present(vc, animated: true, completion: nil)
    }
}
class Upload: UITableViewController {
    var delegate: UploadDelegate? // expect: restored-without-dependencies
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Upload"
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.upload()
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
    <scenes>
        <scene sceneID="s1"><objects>
            <navigationController storyboardIdentifier="root" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav" sceneMemberID="viewController">
                <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <tableViewController storyboardIdentifier="list" useStoryboardIdentifierAsRestorationIdentifier="YES" id="list" customClass="List" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <tableViewController storyboardIdentifier="popover" useStoryboardIdentifierAsRestorationIdentifier="YES" id="pop" customClass="Upload" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
        </objects></scene>
    </scenes>
</document>
