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
        let detail = Detail()
        detail.restorationIdentifier = path.last
        return detail
    }
}
class PageController: UIViewController, UIViewControllerRestoration {
    @IBOutlet var label: UILabel!
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = PageController.self
        show()
    }
    private func show() {
        label.text = "0"
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let detail = PageController()
        detail.restorationIdentifier = path.last
        return detail
    }
}
class Coded: UIViewController, UIViewControllerRestoration {
    @IBOutlet var label: UILabel!
    override func loadView() {
        view = UIView()
        label = UILabel()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = Coded.self
        show()
    }
    private func show() {
        label.text = "0"
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let detail = Coded()
        detail.restorationIdentifier = path.last
        return detail
    }
}
class Given: UIViewController, UIViewControllerRestoration {
    @IBOutlet var label: UILabel!
    func fill() {
        label = UILabel()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = Given.self
        show()
    }
    private func show() {
        label.text = "0"
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let detail = Given()
        detail.restorationIdentifier = path.last
        return detail
    }
}
class Asking: UIViewController, UIViewControllerRestoration {
    @IBOutlet var label: UILabel!
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = Asking.self
        show()
    }
    private func show() {
        if label != nil { label.text = "0" }
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let detail = Asking()
        detail.restorationIdentifier = path.last
        return detail
    }
}
class Optional: UIViewController, UIViewControllerRestoration {
    @IBOutlet var label: UILabel?
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = Optional.self
        show()
    }
    private func show() {
        label?.text = "0"
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let detail = Optional()
        detail.restorationIdentifier = path.last
        return detail
    }
}
class Named: UIViewController, UIViewControllerRestoration {
    @IBOutlet var label: UILabel!
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = Named.self
        show()
    }
    private func show() {
        label.text = "0"
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let detail = Named(nibName: "Other", bundle: nil)
        detail.restorationIdentifier = path.last
        return detail
    }
}
class Initialized: UIViewController, UIViewControllerRestoration {
    @IBOutlet var label: UILabel!
    init() {
        super.init(nibName: "Other", bundle: nil)
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationClass = Initialized.self
        show()
    }
    private func show() {
        label.text = "0"
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let detail = Initialized()
        detail.restorationIdentifier = path.last
        return detail
    }
}
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <viewController restorationIdentifier="Detail" id="con-00-abc" customClass="Detail" sceneMemberID="viewController">
                    <connections>
                        <outlet property="label" destination="lab-00-abc" id="out-00-abc"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s01-ab-cde">
            <objects>
                <viewController restorationIdentifier="PageController" id="con-01-abc" customClass="PageController" sceneMemberID="viewController">
                    <connections>
                        <outlet property="label" destination="lab-01-abc" id="out-01-abc"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController restorationIdentifier="Coded" id="con-02-abc" customClass="Coded" sceneMemberID="viewController">
                    <connections>
                        <outlet property="label" destination="lab-02-abc" id="out-02-abc"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s03-ab-cde">
            <objects>
                <viewController restorationIdentifier="Given" id="con-03-abc" customClass="Given" sceneMemberID="viewController">
                    <connections>
                        <outlet property="label" destination="lab-03-abc" id="out-03-abc"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s04-ab-cde">
            <objects>
                <viewController restorationIdentifier="Asking" id="con-04-abc" customClass="Asking" sceneMemberID="viewController">
                    <connections>
                        <outlet property="label" destination="lab-04-abc" id="out-04-abc"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s05-ab-cde">
            <objects>
                <viewController restorationIdentifier="Optional" id="con-05-abc" customClass="Optional" sceneMemberID="viewController">
                    <connections>
                        <outlet property="label" destination="lab-05-abc" id="out-05-abc"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s06-ab-cde">
            <objects>
                <viewController restorationIdentifier="Named" id="con-06-abc" customClass="Named" sceneMemberID="viewController">
                    <connections>
                        <outlet property="label" destination="lab-06-abc" id="out-06-abc"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s07-ab-cde">
            <objects>
                <viewController restorationIdentifier="Initialized" id="con-07-abc" customClass="Initialized" sceneMemberID="viewController">
                    <connections>
                        <outlet property="label" destination="lab-07-abc" id="out-07-abc"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
//- Detail~ipad.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="UIResponder"/>
        <view id="vie-00-xib"/>
    </objects>
</document>
//- Page.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="UIResponder"/>
        <view id="vie-00-xib"/>
    </objects>
</document>
