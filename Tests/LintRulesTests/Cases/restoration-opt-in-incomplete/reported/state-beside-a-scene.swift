//- Delegate.swift
// No scene asks its controllers.
@main
class Delegate: UIResponder, UIApplicationDelegate { // expect: restoration-opt-in-incomplete
    var window: UIWindow?
}
//- Scene.swift
class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
//- Reader.swift
class Reader: UIViewController {
    @IBOutlet var label: UILabel!
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="rea-00-001">
  <scenes>
    <scene sceneID="s1"><objects><viewController id="rea-00-001" customClass="Reader" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
