import AppModel

extension Example {
    /// Parents and children that a storyboard draws.
    static let chainsInStoryboards: [Example] = [
        .bad("""
            //- Delegate.swift
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
            }
            final class ListController: UITableViewController {}
            //- Base.lproj/Main.storyboard
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tab-01-bar">
                <scenes>
                    <scene sceneID="s01-ab-cde">
                        <objects>
                            <tabBarController restorationIdentifier="tabs" id="tab-01-bar" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="nav-02-con" kind="relationship" relationship="viewControllers" id="g01-ab-cde"/>
                                    <segue destination="ref-03-abc" kind="relationship" relationship="viewControllers" id="g02-ab-cde"/>
                                </connections>
                            </tabBarController>
                        </objects>
                    </scene>
                    <scene sceneID="s02-ab-cde">
                        <objects>
                            <navigationController id="nav-02-con" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                                <connections>
                                    <segue destination="lis-03-con" kind="relationship" relationship="rootViewController" id="g03-ab-cde"/>
                                </connections>
                            </navigationController>
                        </objects>
                    </scene>
                    <scene sceneID="s03-ab-cde">
                        <objects>
                            <tableViewController restorationIdentifier="list" id="lis-03-con" customClass="ListController" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                    <scene sceneID="s04-ab-cde">
                        <objects>
                            <viewControllerPlaceholder storyboardName="Settings" id="ref-03-abc" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                </scenes>
            </document>
            //- Settings.storyboard
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-01-set">
                <scenes>
                    <scene sceneID="t01-ab-cde">
                        <objects>
                            <!-- It says that it has one, but there is no storyboard identifier to have. -->
                            <navigationController useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav-01-set" sceneMemberID="viewController"> <!-- expect: broken-restoration-chain -->
                                <connections>
                                    <segue destination="set-02-con" kind="relationship" relationship="rootViewController" id="h01-ab-cde"/>
                                </connections>
                            </navigationController>
                        </objects>
                    </scene>
                    <scene sceneID="t02-ab-cde">
                        <objects>
                            <viewController storyboardIdentifier="settings" useStoryboardIdentifierAsRestorationIdentifier="YES" id="set-02-con" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                </scenes>
            </document>
            """),
        .bad("""
            //- Board.swift
            // Code puts one controller into another, and storyboards draw one of them or both.
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
            }
            final class Board: UITabBarController {
                private let panel = UIViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    panel.restorationIdentifier = "panel"
                    viewControllers = [panel] // expect: broken-restoration-chain
                }
                func open() {
                    let detail = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detail")
                    present(UINavigationController(rootViewController: detail), animated: true) // expect: broken-restoration-chain
                }
            }
            //- Main.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="boa-01-rds">
                <scenes>
                    <scene sceneID="s01-ab-cde">
                        <objects>
                            <tabBarController id="boa-01-rds" customClass="Board" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                    <scene sceneID="s02-ab-cde">
                        <objects>
                            <viewController storyboardIdentifier="detail" restorationIdentifier="kept detail" id="det-02-ail" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                </scenes>
            </document>
            """),
        .good("""
            //- Stack.swift
            // The class of the container identifies its objects; what somebody encodes is preserved all the same; the third container may be
            // the one that code finds in the window.
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                func application(
                    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    (window?.rootViewController as? UITabBarController)?.restorationIdentifier = "tabs"
                    return true
                }
            }
            final class Stack: UINavigationController {
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    restorationIdentifier = "stack"
                }
            }
            final class Host: UIViewController {
                weak var detail: Detail?
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(detail, forKey: "detail")
                }
                override func decodeRestorableState(with coder: NSCoder) {
                    super.decodeRestorableState(with: coder)
                    detail = coder.decodeObject(forKey: "detail") as? Detail
                }
            }
            final class Detail: UIViewController {}
            //- Main.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tab-01-bar">
                <scenes>
                    <scene sceneID="s01-ab-cde">
                        <objects>
                            <tabBarController id="tab-01-bar" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="nav-02-con" kind="relationship" relationship="viewControllers" id="g01-ab-cde"/>
                                    <segue destination="hos-04-con" kind="relationship" relationship="viewControllers" id="g02-ab-cde"/>
                                </connections>
                            </tabBarController>
                        </objects>
                    </scene>
                    <scene sceneID="s02-ab-cde">
                        <objects>
                            <navigationController id="nav-02-con" customClass="Stack" customModule="Demo" customModuleProvider="target" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="lis-03-con" kind="relationship" relationship="rootViewController" id="g03-ab-cde"/>
                                </connections>
                            </navigationController>
                        </objects>
                    </scene>
                    <scene sceneID="s03-ab-cde">
                        <objects>
                            <tableViewController restorationIdentifier="list" id="lis-03-con" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                    <scene sceneID="s04-ab-cde">
                        <objects>
                            <viewController restorationIdentifier="host" id="hos-04-con" customClass="Host" sceneMemberID="viewController">
                                <view key="view" id="vie-05-abc">
                                    <subviews>
                                        <containerView id="con-06-abc">
                                            <connections>
                                                <segue destination="det-07-ail" kind="embed" id="g04-ab-cde"/>
                                            </connections>
                                        </containerView>
                                    </subviews>
                                </view>
                            </viewController>
                        </objects>
                    </scene>
                    <scene sceneID="s05-ab-cde">
                        <objects>
                            <viewController restorationIdentifier="detail" id="det-07-ail" customClass="Detail" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                </scenes>
            </document>
            """),
        .good("""
            //- Delegate.swift
            // The container is for popovers, which are not kept; a segue shows the same controller in the stack, where it is.
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
            }
            final class List: UITableViewController {
                func filter() {
                    guard let filter = storyboard?.instantiateViewController(withIdentifier: "filter") else { return }
                    filter.title = restorationIdentifier
                    show(filter, sender: nil)
                }
            }
            //- Main.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-01-con">
                <scenes>
                    <scene sceneID="s01-ab-cde">
                        <objects>
                            <navigationController restorationIdentifier="stack" id="nav-01-con" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="lis-03-con" kind="relationship" relationship="rootViewController" id="g01-ab-cde"/>
                                </connections>
                            </navigationController>
                        </objects>
                    </scene>
                    <scene sceneID="s02-ab-cde">
                        <objects>
                            <navigationController id="nav-02-con" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="det-04-con" kind="relationship" relationship="rootViewController" id="g02-ab-cde"/>
                                </connections>
                            </navigationController>
                        </objects>
                    </scene>
                    <scene sceneID="s03-ab-cde">
                        <objects>
                            <tableViewController restorationIdentifier="list" id="lis-03-con" customClass="List" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="det-04-con" kind="show" id="g03-ab-cde"/>
                                    <segue destination="nav-02-con" kind="popoverPresentation" id="g04-ab-cde"/>
                                    <segue destination="nav-05-con" kind="popoverPresentation" id="g05-ab-cde"/>
                                </connections>
                            </tableViewController>
                        </objects>
                    </scene>
                    <scene sceneID="s04-ab-cde">
                        <objects>
                            <viewController restorationIdentifier="detail" id="det-04-con" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                    <scene sceneID="s05-ab-cde">
                        <objects>
                            <navigationController id="nav-05-con" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="fil-06-con" kind="relationship" relationship="rootViewController" id="g06-ab-cde"/>
                                </connections>
                            </navigationController>
                        </objects>
                    </scene>
                    <scene sceneID="s06-ab-cde">
                        <objects>
                            <viewController storyboardIdentifier="filter" useStoryboardIdentifierAsRestorationIdentifier="YES" id="fil-06-con" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                </scenes>
            </document>
            """),
        .good("""
            //- Delegate.swift
            // Identifiers mean nothing in an app that does not switch restoration on.
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate {}
            //- Main.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-02-con">
                <scenes>
                    <scene sceneID="s02-ab-cde">
                        <objects>
                            <navigationController id="nav-02-con" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="lis-03-con" kind="relationship" relationship="rootViewController" id="g03-ab-cde"/>
                                </connections>
                            </navigationController>
                        </objects>
                    </scene>
                    <scene sceneID="s03-ab-cde">
                        <objects>
                            <tableViewController restorationIdentifier="list" id="lis-03-con" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                </scenes>
            </document>
            """),
    ]
}
