//- A.swift
import UIKit
class Root: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { (segue.destination as! Game).score = 3 }
}
class Game: UIViewController {
    var score: Int! // expect: restored-without-dependencies
    var restored = false
    @IBOutlet var label: UILabel!
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if restored, title == nil { restored = false; navigationController?.popToRootViewController(animated: true) }
        label.text = "\(score) correct"
    }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder); restored = true }
}
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="N">
<scenes>
<scene sceneID="s1"><objects><navigationController storyboardIdentifier="N" useStoryboardIdentifierAsRestorationIdentifier="YES" id="N" sceneMemberID="viewController"><connections><segue destination="R" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
<scene sceneID="s2"><objects><viewController storyboardIdentifier="R" useStoryboardIdentifierAsRestorationIdentifier="YES" id="R" customClass="Root" sceneMemberID="viewController"><connections><segue destination="G" kind="show" id="r2"/></connections></viewController></objects></scene>
<scene sceneID="s3"><objects><viewController storyboardIdentifier="G" useStoryboardIdentifierAsRestorationIdentifier="YES" id="G" customClass="Game" sceneMemberID="viewController"/></objects></scene>
</scenes>
</document>
