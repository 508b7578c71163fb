//- App.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        navigationController?.pushViewController(Page(nibName: "Page", bundle: nil), animated: true)
    }
}
class Page: UIViewController {}
//- Page.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page">
            <connections>
                <outlet property="view" destination="vie-00-001" id="out-00-001"/>
            </connections>
        </placeholder>
        <scrollView restorationIdentifier="page" id="vie-00-001"/> <!-- expect: restorable-view-in-transient-controller -->
    </objects>
</document>
