import AppModel

extension Rule {
    static let restorableViewInTransientController = Rule(
        id: "restorable-view-in-transient-controller",
        summary: "A view has a restoration identifier, but its controller has none.",
        rationale: """
            A controller has its views save their state only while it is saved itself. Without an identifier of its own it is left out, and \
            the view's identifier is of no use. Give the controller one, too, or drop the view's.
            """,
        limits: """
            Only in apps whose delegate is seen to switch restoration on, and that never ask an object for its identifier, for then it may \
            be a tag. Cells are left alone, and so is what somebody encodes. A note where a storyboard identifies the view.
            """,
        severity: .warning,
        facts: ["A12"],
        examples: [
            .bad("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                class List: UITableViewController {
                    let header = UITextView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.restorationIdentifier = "rows" // expect: restorable-view-in-transient-controller
                        header.restorationIdentifier = "header" // expect: restorable-view-in-transient-controller
                    }
                }
                """),
            .bad("""
                //- Delegate.m
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @end
                @interface List : UITableViewController
                @end
                @implementation Delegate
                - (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
                - (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
                @end
                @implementation List
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.tableView.restorationIdentifier = @"rows"; // expect: restorable-view-in-transient-controller
                }
                @end
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="lis-01-con">
                    <scenes>
                        <scene sceneID="s01-ab-cde">
                            <objects>
                                <tableViewController id="lis-01-con" customClass="List" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                        <scene sceneID="s02-ab-cde">
                            <objects>
                                <viewController id="not-02-con" sceneMemberID="viewController">
                                    <view key="view" id="vie-05-abc">
                                        <subviews>
                                            <textView restorationIdentifier="text" id="tex-06-abc"/> <!-- expect: restorable-view-in-transient-controller -->
                                        </subviews>
                                    </view>
                                </viewController>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
            .good("""
                //- List.swift
                // The storyboard or an initializer identifies the controller; what is another's is another's matter; somebody encodes it.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(Board.shared.text, forKey: "text") }
                }
                class List: UITableViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.restorationIdentifier = "rows"
                    }
                }
                class Menu: UIViewController {
                    let table = UITableView()
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "menu"
                        table.restorationIdentifier = "table"
                    }
                    required init?(coder: NSCoder) { nil }
                }
                class Board: UIViewController {
                    static let shared = Board()
                    let text = UITextView()
                    func show(_ list: List) {
                        text.restorationIdentifier = "text"
                        list.tableView.restorationIdentifier = "rows of another"
                    }
                }
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="lis-01-con">
                    <scenes>
                        <scene sceneID="s01-ab-cde">
                            <objects>
                                <tableViewController restorationIdentifier="list" id="lis-01-con" customClass="List" sceneMemberID="viewController">
                                    <tableView key="view" restorationIdentifier="rows" id="tab-02-abc"/>
                                </tableViewController>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
            .good("""
                // Names to tell text fields apart, in an app that does restore.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                class Form: UIViewController, UITextFieldDelegate {
                    let name = UITextField()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        name.restorationIdentifier = "name"
                    }
                    func textFieldShouldReturn(_ field: UITextField) -> Bool { field.restorationIdentifier == "name" }
                }
                """),
            .good("""
                // An app that does not restore.
                class Delegate: UIResponder, UIApplicationDelegate {}
                class List: UITableViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.restorationIdentifier = "rows"
                    }
                }
                """),
        ]
    ) { app in
        app.unreachedViews.map { view in
            Finding(
                at: view.location, "'\(view.name)' has a restoration identifier, its controller '\(view.controller)' has none",
                symbol: view.function?.symbol, severity: view.isDrawn ? .note : nil, notes: [Note(at: view.controllerLocation, "the controller is here")])
        }
    }
}
