//- AppDelegate.swift
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Columns.swift
class Columns: UIViewController {
    var columns: [UIViewController] = []
    let board = UIStoryboard(name: "Main", bundle: nil)
    func fill(_ count: Int) {
        while columns.count < count {
            let column = board.instantiateViewController(withIdentifier: "Daily") as UIViewController
            columns.append(column)
        }
        for index in 0..<count {
            let column = columns[index]
            addChild(column) // expect: container-children-not-encoded
            column.didMove(toParent: self)
        }
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
