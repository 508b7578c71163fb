//- App.swift
import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
enum Dialogs {
    static func ask(from parent: UIViewController, prompt: String) {
        guard let page = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "page") as? Page else { return }
        page.prompt = prompt
        parent.present(page, animated: true)
    }
}
class List: UIViewController {
    @IBAction func ask(_ sender: Any) {
        Dialogs.ask(from: self, prompt: "How many?")
    }
}
class Page: UIViewController {
    @IBOutlet weak var label: UILabel!
    var prompt: String!
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        label.text = prompt?.uppercased() ?? "How many?"
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
            <viewController storyboardIdentifier="list" useStoryboardIdentifierAsRestorationIdentifier="YES" id="list" customClass="List" sceneMemberID="viewController">
                
            </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="page" useStoryboardIdentifierAsRestorationIdentifier="YES" id="page" customClass="Page" sceneMemberID="viewController">
                <view key="view" id="v"><subviews><label id="lb"/></subviews></view>
                <connections><outlet property="label" destination="lb" id="o"/></connections>
            </viewController>
        </objects></scene>
    </scenes>
</document>
