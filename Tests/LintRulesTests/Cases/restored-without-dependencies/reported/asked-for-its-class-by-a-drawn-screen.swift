//- Files.swift
import UIKit

class Model: NSObject {
    var id = 0
}

final class SharedModel: Model {}

enum Store {
    static func model(_ id: Int) -> Model? { id == 0 ? nil : Model() }
}

class Root: UIViewController {
    func open(_ model: Model) {
        let files = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Files") as! Files
        files.model = model
        navigationController?.pushViewController(files, animated: true)
    }
}

class Files: UIViewController {
    var model: Model! // expect: restored-without-dependencies

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model?.id ?? 0, forKey: "id")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let id = coder.decodeInteger(forKey: "id")
        if !(model is SharedModel) { title = "Mine" } else { title = "Shared" }
        if let found = Store.model(id) { model = found }
    }
}

@main class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ app: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ app: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav">
  <scenes>
    <scene sceneID="s0"><objects><navigationController storyboardIdentifier="nav" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav" sceneMemberID="viewController"><connections><segue destination="root" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="root" useStoryboardIdentifierAsRestorationIdentifier="YES" id="root" customClass="Root" sceneMemberID="viewController"><view key="view" id="v0"/></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="Files" useStoryboardIdentifierAsRestorationIdentifier="YES" id="files" customClass="Files" sceneMemberID="viewController"><view key="view" id="v1"/></viewController></objects></scene>
  </scenes>
</document>
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
