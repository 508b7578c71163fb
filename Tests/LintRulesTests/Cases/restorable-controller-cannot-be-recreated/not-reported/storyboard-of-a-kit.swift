//- Boards.swift
import UIKit
import NotesKit
extension UIStoryboard { static let kit = UIStoryboard(name: "Kit", bundle: NotesKit.bundle) }
//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Editor.swift
import UIKit

class Editor: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let editor = UIStoryboard.kit.instantiateViewController(withIdentifier: "kitEditor")
        editor.restorationIdentifier = path.last
        return editor
    }

}
//- List.swift
import UIKit
class List: UIViewController {
    @objc func open(_ sender: Any) {
        let editor = UIStoryboard.kit.instantiateViewController(withIdentifier: "kitEditor")
        editor.restorationIdentifier = "editor"
        editor.restorationClass = Editor.self
        navigationController?.pushViewController(editor, animated: true)
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="stack">
<scenes>
<scene sceneID="one"><objects><navigationController id="stack" restorationIdentifier="stack" sceneMemberID="viewController"><connections><segue destination="list" kind="relationship" relationship="rootViewController" id="root"/></connections></navigationController></objects></scene>
<scene sceneID="two"><objects><viewController id="list" customClass="List" restorationIdentifier="list" sceneMemberID="viewController"/></objects></scene>
<scene sceneID="three"><objects><viewController storyboardIdentifier="noteEditor" id="editor" customClass="Editor" sceneMemberID="viewController"/></objects></scene>
</scenes>
</document>
