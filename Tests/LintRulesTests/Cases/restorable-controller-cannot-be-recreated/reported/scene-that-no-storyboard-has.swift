//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="stack">
    <scenes>
        <scene sceneID="one">
            <objects>
                <navigationController id="stack" restorationIdentifier="stack" sceneMemberID="viewController">
                    <connections>
                        <segue destination="list" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="two">
            <objects>
                <viewController id="list" customClass="List" restorationIdentifier="list" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="three">
            <objects>
                <viewController storyboardIdentifier="noteEditor" id="editor" customClass="Editor" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- Editor.swift
import UIKit
class List: UIViewController {
    @objc func open(_ sender: Any) {
        let editor = storyboard!.instantiateViewController(withIdentifier: "noteEditor")
        editor.restorationIdentifier = "editor"
        editor.restorationClass = Editor.self
        navigationController?.pushViewController(editor, animated: true)
    }
}
class Editor: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let storyboard = coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey) as? UIStoryboard
        let editor = storyboard?.instantiateViewController(withIdentifier: "NoteEditor") // expect: restorable-controller-cannot-be-recreated
        editor?.restorationIdentifier = path.last
        return editor
    }
}
