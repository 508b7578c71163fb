//- Board.swift
// Code puts one controller into another, and storyboards draw one of them or both.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Board: UITabBarController {
    private let panel = UIViewController()
    override func viewDidLoad() {
        super.viewDidLoad()
        panel.restorationIdentifier = "panel"
        viewControllers = [panel] // expect: broken-restoration-chain
    }
    func open() {
        let detail = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detail")
        present(UINavigationController(rootViewController: detail), animated: true) // expect: broken-restoration-chain
    }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="boa-01-rds">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tabBarController id="boa-01-rds" customClass="Board" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="detail" restorationIdentifier="kept detail" id="det-02-ail" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
