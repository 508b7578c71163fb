import AppModel
import Syntax

extension Rule {
    static let restoredWithoutDependencies = Rule(
        id: "restored-without-dependencies",
        summary: "A recreated controller lacks what its creators hand over, and takes it for granted.",
        rationale: """
            A controller that comes back was made by its factory, not by the code that showed it the first time. What only that code sets is \
            nil, and the first method that takes it for granted crashes the app at launch. Decoding comes too late for that: the view may be \
            loaded, and `viewDidLoad()` have run, before it.
            """,
        limits: """
            Speaks of stored properties that creators outside of the class assign, that the class itself assigns at most while decoding, and \
            that a method of the view's life cycle, or one that it calls, uses by force without asking. Factories whose controller goes to \
            somebody else first are left alone. Of controllers that UIKit makes from a storyboard by itself, those count that a segue shows and \
            that are identified with all around them, in an app that leaves all to storyboards. Swift only.
            """,
        severity: .warning,
        facts: ["B1", "B5", "B6", "B9", "H6"],
        examples: [
            .bad("""
                final class Comments: UIViewController, UIViewControllerRestoration {
                    var blog: Blog! // expect: restored-without-dependencies
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let comments = Comments()
                        comments.restorationIdentifier = path.last
                        return comments
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.name.uppercased()
                    }
                }
                final class Blog: NSObject {
                    var name = ""
                }
                func open(_ blog: Blog, from list: UIViewController) {
                    let comments = Comments()
                    comments.blog = blog
                    list.show(comments, sender: nil)
                }
                """),
            .bad("""
                //- Detail.swift
                // Set while decoding, which is too late; used in a helper; made from a storyboard.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    var item: String? // expect: restored-without-dependencies
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let storyboard = UIStoryboard(name: "Main", bundle: nil)
                        let detail = storyboard.instantiateViewController(withIdentifier: "detail") as? Detail
                        detail?.title = "restored"
                        return detail
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        configure()
                    }
                    private func configure() {
                        title = item!.uppercased()
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(item, forKey: "item")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        item = coder.decodeObject(of: NSString.self, forKey: "item") as String?
                    }
                }
                //- List.swift
                final class List: UITableViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        (segue.destination as? Detail)?.item = "first"
                        restorationIdentifier = "list"
                    }
                }
                """),
            .good("""
                // The factory hands it over, or the method asks first.
                final class Comments: UIViewController, UIViewControllerRestoration {
                    var blog: String!
                    var topic: String!
                    var place: String?
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        guard let blog = coder.decodeObject(of: NSString.self, forKey: "blog") else { return nil }
                        let comments = Comments()
                        comments.restorationIdentifier = path.last
                        comments.blog = blog as String
                        return comments
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(blog, forKey: "blog")
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.uppercased()
                        if topic != nil { print(topic.count) }
                        navigationItem.prompt = place?.uppercased()
                    }
                }
                func open(_ blog: String, from list: UIViewController) {
                    let comments = Comments()
                    comments.blog = blog
                    comments.topic = "all"
                    comments.place = "top"
                    list.show(comments, sender: nil)
                }
                """),
            .bad("""
                //- List.swift
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                class List: UITableViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        guard let detail = segue.destination as? Detail else { return }
                        detail.blog = restorationIdentifier
                        detail.topic = "all"
                    }
                }
                class Detail: UIViewController {
                    var blog: String! // expect: restored-without-dependencies
                    var topic: String?
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.uppercased()
                        if let topic { title = topic }
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
                                <viewController storyboardIdentifier="detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="det-02-con" customClass="Detail" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
            .good("""
                //- List.swift
                // The list is not saved, so nothing comes back above it; the root has its property before anybody looks.
                class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        (window?.rootViewController as? Root)?.blog = "main"
                        return true
                    }
                }
                class Root: UIViewController {
                    var blog: String!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.uppercased()
                    }
                }
                class List: UITableViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        (segue.destination as? Detail)?.blog = restorationIdentifier
                    }
                }
                class Detail: UIViewController {
                    var blog: String!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.uppercased()
                    }
                }
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="roo-00-con">
                    <scenes>
                        <scene sceneID="s00-ab-cde">
                            <objects>
                                <viewController storyboardIdentifier="root" restorationIdentifier="root" id="roo-00-con" customClass="Root" sceneMemberID="viewController">
                                    <connections>
                                        <segue destination="lis-01-con" kind="presentation" id="seg-00-abc"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene sceneID="s01-ab-cde">
                            <objects>
                                <tableViewController id="lis-01-con" customClass="List" sceneMemberID="viewController">
                                    <connections>
                                        <segue destination="det-02-con" kind="presentation" id="seg-01-abc"/>
                                    </connections>
                                </tableViewController>
                            </objects>
                        </scene>
                        <scene sceneID="s02-ab-cde">
                            <objects>
                                <viewController storyboardIdentifier="detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="det-02-con" customClass="Detail" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
            .good("""
                // Outlets, defaults, what the class sets itself or has set, and what an initializer takes.
                final class Reader: UIViewController, UIViewControllerRestoration {
                    @IBOutlet var label: UILabel!
                    var store: Store! = Store.shared
                    var model: Store!
                    var draft: Store!
                    let text: String
                    init(text: String) {
                        self.text = text
                        super.init(nibName: nil, bundle: nil)
                        model = .shared
                        Store.shared.copy(into: &draft)
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let reader = Reader(text: "")
                        reader.restorationIdentifier = path.last
                        return reader
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        label.text = text + store.name + model.name + draft.name
                    }
                }
                final class Store {
                    static let shared = Store()
                    var name = ""
                }
                func fill(_ reader: Reader) {
                    reader.label.text = ""
                    reader.store = Store()
                    reader.model = Store()
                }
                """),
            .good("""
                // Nobody brings it back; somebody else fills it before it goes out; and it is used only once it is shown by hand.
                final class Plain: UIViewController {
                    var blog: String!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.uppercased()
                    }
                }
                final class Page: UIViewController, UIViewControllerRestoration {
                    var blog: String!
                    var share: String!
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let page = Page()
                        page.restorationIdentifier = path.last
                        page.share = "restored"
                        Assembly.fill(page)
                        return page
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.uppercased()
                    }
                    func send() { title = share.uppercased() }
                }
                enum Assembly {
                    static func fill(_ page: Page) {
                        page.blog = "main"
                        page.share = "x"
                    }
                }
                func open(_ plain: Plain) { plain.blog = "main" }
                """),
        ]
    ) { app in
        let factories = app.implementations(of: .controllerFactory, .delegateFactory).filter { !app.isTest($0) }
        let vended = factories.flatMap { app.vendings(of: $0) }.flatMap { app.unmetDependencies(of: $0) }
        let drawn = app.controllersRemadeFromStoryboards.flatMap { app.unmetDependencies(of: $0) }
        return vended.first(ofEach: \.location).map { finding($0, isVended: true) } + drawn.first(ofEach: \.location).map { finding($0, isVended: false) }
    }

    private static func finding(_ dependency: UnmetDependency, isVended: Bool) -> Finding {
        let (name, made) = (dependency.property.name, dependency.made.name)
        return Finding(
            at: dependency.location, "'\(name)' is set by whoever shows '\(made)', but not by \(isVended ? "its factory" : "the storyboard that makes it again")",
            symbol: dependency.owner.name + "." + name,
            notes: [
                Note(at: dependency.maker, "'\(made)' is made again \(isVended ? "here" : "from this")"),
                Note(at: dependency.use, "'\(name)' is taken for granted here"),
            ])
    }
}
