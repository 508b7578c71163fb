//- App.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let page = Page(nibName: "Page", bundle: nil)
        page.restorationIdentifier = "page"
        page.restorationClass = Page.self
        navigationController?.pushViewController(page, animated: true)
    }
}
class Page: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let page = Page(nibName: "Page", bundle: nil)
        page.restorationIdentifier = "page"
        page.restorationClass = Page.self
        return page
    }
}
//- Page.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page">
            <connections>
                <outlet property="view" destination="vie-00-001" id="out-00-001"/>
            </connections>
        </placeholder>
        <scrollView restorationIdentifier="page" id="vie-00-001"/>
    </objects>
</document>
