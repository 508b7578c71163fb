//- AppDelegate.swift
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Menu.swift
class Frame: UIViewController {
    weak var owner: Drawer?
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "frame"
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        if let owner { addChild(owner.menu) }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(owner?.menu, forKey: "menu")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _ = coder.decodeObject(of: UIViewController.self, forKey: "menu")
    }
}
class Drawer {
    let menu = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Daily")
    func show(in window: UIWindow) {
        let frame = Frame()
        frame.owner = self
        window.rootViewController = frame
    }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <navigationController storyboardIdentifier="Daily" useStoryboardIdentifierAsRestorationIdentifier="YES" id="n1" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
