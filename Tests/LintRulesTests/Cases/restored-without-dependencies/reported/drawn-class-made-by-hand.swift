//- App.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class List: UITableViewController {}
class Detail: UIViewController, UIViewControllerRestoration {
    @IBOutlet var label: UILabel!
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = Detail.self
        show()
    }
    private func show() {
        label.text = "0"
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let detail = Detail() // expect: restored-without-dependencies
        detail.restorationIdentifier = path.last
        return detail
    }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <navigationController restorationIdentifier="stack" id="nav-00-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="lis-01-con" kind="relationship" relationship="rootViewController" id="seg-00-abc"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-01-con" customClass="List" sceneMemberID="viewController">
                    <connections>
                        <segue destination="det-02-con" kind="show" id="seg-01-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="detail" restorationIdentifier="detail" id="det-02-con" customClass="Detail" sceneMemberID="viewController">
                    <view key="view" id="vie-02-con">
                        <subviews>
                            <label id="lab-02-con"/>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="label" destination="lab-02-con" id="out-02-con"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
