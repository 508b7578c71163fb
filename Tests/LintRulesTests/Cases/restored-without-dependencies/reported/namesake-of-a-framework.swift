//- App.swift
import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
protocol EntryDelegate: AnyObject {
    func entered(_ text: String)
}
class Entry: UIViewController {
    weak var delegate: EntryDelegate? // expect: restored-without-dependencies
    @IBAction func add(_ sender: Any) {
        delegate?.entered("one")
    }
}
class List: UIViewController, EntryDelegate, UISearchBarDelegate {
    let bar = UISearchBar()
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.delegate = self
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let entry = segue.destination as? Entry else { return }
        entry.delegate = self
    }
    func entered(_ text: String) { title = text }
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
                <connections><segue destination="entry" kind="show" identifier="entry" id="t"/></connections>
            </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="entry" useStoryboardIdentifierAsRestorationIdentifier="YES" id="entry" customClass="Entry" sceneMemberID="viewController"/>
        </objects></scene>
    </scenes>
</document>
