//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="list">
    <scenes>
        <scene sceneID="two">
            <objects>
                <viewController id="list" customClass="List" restorationIdentifier="list" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="three">
            <objects>
                <viewControllerPlaceholder storyboardName="Away" bundleIdentifier="com.example.away" storyboardIdentifier="away" id="away" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- Editor.swift
import UIKit
class List: UIViewController {
    @objc func open(_ sender: Any) {
        for editor in [Editor.make(), Editor.makeAway(storyboard!)] {
            editor.restorationIdentifier = "editor"
            editor.restorationClass = Editor.self
            navigationController?.pushViewController(editor, animated: true)
        }
    }
}
class Editor: UIViewController, UIViewControllerRestoration {
    static func make() -> UIViewController {
        UIStoryboard(name: "Editing", bundle: Bundle(for: Editor.self)).instantiateViewController(withIdentifier: "editor")
    }
    static func makeAway(_ storyboard: UIStoryboard) -> UIViewController {
        storyboard.instantiateViewController(withIdentifier: "away")
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let editor: UIViewController
        if coder.containsValue(forKey: "away") {
            editor = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "away")
        } else if coder.containsValue(forKey: "kit") {
            editor = UIStoryboard(name: "Kit", bundle: nil).instantiateViewController(withIdentifier: "kit")
        } else {
            editor = UIStoryboard(name: "Editing", bundle: Bundle(for: Editor.self)).instantiateViewController(withIdentifier: "editor")
        }
        editor.restorationIdentifier = path.last
        return editor
    }
}
