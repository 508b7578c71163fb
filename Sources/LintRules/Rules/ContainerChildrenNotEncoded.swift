import AppModel

extension Rule {
    static let containerChildrenNotEncoded = Rule(
        id: "container-children-not-encoded",
        summary: "A container adds a child that takes part in restoration, and never encodes it.",
        rationale: """
            UIKit's own containers save their children; a container of one's own has to. `addChild` alone does not make UIKit save \
            the child, so its state and everything below it is dropped. Encode the child in `encodeRestorableState(with:)`.
            """,
        limits: """
            Speaks of children that visibly take part: their object or class has an identifier or restoration code. Any coder in \
            the same project or package that may be given the child keeps it silent. Of children that a storyboard embeds, those count whose \
            container is identified, too, in an app that is seen to switch restoration on; there is one report for each container.
            """,
        severity: .warning,
        facts: ["D1", "D2", "D7", "C3", "D8"],
        examples: [
            .bad("""
                class ListController: UITableViewController {
                    init() {
                        super.init(style: .plain)
                        restorationIdentifier = "list"
                    }
                }
                class Split: UIViewController {
                    let left = ListController()
                    let right = UIViewController()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        right.restorationIdentifier = "right"
                        addChild(left) // expect: container-children-not-encoded
                        addChild(right)
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(right, forKey: "right")
                    }
                }
                """),
            .bad("""
                //- UIViewController+Embed.swift
                extension UIViewController {
                    func embed(_ child: UIViewController, in container: UIView) {
                        addChild(child)
                        container.addSubview(child.view)
                        child.didMove(toParent: self)
                    }
                }
                //- Player.swift
                class Player: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(3.5, forKey: "position")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        print(coder.decodeDouble(forKey: "position"))
                    }
                }
                //- Screen.swift
                class Screen: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        embed(Player(), in: view) // expect: container-children-not-encoded
                    }
                }
                """),
            .bad("""
                //- Split.m
                @interface Split : UIViewController
                @property (nonatomic) UIViewController *list;
                @end
                @implementation Split
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.list = [[UITableViewController alloc] init];
                    self.list.restorationIdentifier = @"List";
                    [self addChildViewController:self.list]; // expect: container-children-not-encoded
                }
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                }
                @end
                """),
            .bad("""
                //- New/Meter.h
                @interface Meter : UIViewController
                @end
                //- Old/Meter.h
                @interface Meter : UIViewController
                @end
                //- Meter.m
                // Whichever class this is of, it has the child neither in hand nor in a number.
                @implementation Meter
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeFloat:self.level forKey:@"level"];
                    [coder encodeObject:self.scale forKey:@"scale"];
                }
                @end
                //- Split.m
                @interface Split : UIViewController
                @property (nonatomic) UIViewController *list;
                @end
                @implementation Split
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.list = [[UITableViewController alloc] init];
                    self.list.restorationIdentifier = @"List";
                    [self addChildViewController:self.list]; // expect: container-children-not-encoded
                }
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                }
                @end
                """),
            .bad("""
                //- Board.swift
                // Container views of a storyboard.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                class Board: UIViewController {}
                class Keeper: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        for child in children where child is KeptPanel { coder.encode(child as? KeptPanel, forKey: "panel") }
                    }
                }
                class Panel: UIViewController {}
                class KeptPanel: UIViewController {}
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="boa-01-con">
                    <scenes>
                        <scene sceneID="s01-ab-cde">
                            <objects>
                                <viewController restorationIdentifier="board" id="boa-01-con" customClass="Board" sceneMemberID="viewController"> <!-- expect: container-children-not-encoded -->
                                    <view key="view" id="vie-01-abc">
                                        <subviews>
                                            <containerView id="con-01-abc">
                                                <connections>
                                                    <segue destination="pan-03-con" kind="embed" id="seg-01-abc"/>
                                                </connections>
                                            </containerView>
                                        </subviews>
                                    </view>
                                </viewController>
                            </objects>
                        </scene>
                        <scene sceneID="s02-ab-cde">
                            <objects>
                                <viewController restorationIdentifier="keeper" id="kee-02-con" customClass="Keeper" sceneMemberID="viewController">
                                    <view key="view" id="vie-02-abc">
                                        <subviews>
                                            <containerView id="con-02-abc">
                                                <connections>
                                                    <segue destination="pan-04-con" kind="embed" id="seg-02-abc"/>
                                                </connections>
                                            </containerView>
                                        </subviews>
                                    </view>
                                </viewController>
                            </objects>
                        </scene>
                        <scene sceneID="s03-ab-cde">
                            <objects>
                                <viewController restorationIdentifier="panel" id="pan-03-con" customClass="Panel" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                        <scene sceneID="s04-ab-cde">
                            <objects>
                                <viewController restorationIdentifier="kept" id="pan-04-con" customClass="KeptPanel" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
            .good("""
                class ListController: UITableViewController {
                    init() {
                        super.init(style: .plain)
                        restorationIdentifier = "list"
                    }
                }
                class Split: UIViewController {
                    let left = ListController()
                    var others: [UIViewController] = []
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addChild(left)
                        others.forEach { addChild($0) }
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        for (index, child) in children.enumerated() { coder.encode(child, forKey: "child\\(index)") }
                    }
                }
                """),
            .good("""
                // Children without an identifier or restoration code are transient.
                class Spinner: UIViewController {}
                class Screen: UIViewController {
                    let spinner = Spinner()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addChild(spinner)
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                    }
                }
                """),
            .good("""
                //- Base.swift
                // The base class encodes for everybody.
                class Base: UIViewController {
                    var panes: [UIViewController] = []
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(panes, forKey: "panes")
                    }
                }
                //- Leaf.swift
                class Pane: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "pane"
                    }
                }
                class Leaf: Base {
                    func fill() {
                        let pane = Pane()
                        panes.append(pane)
                        addChild(pane)
                    }
                }
                """),
            .good("""
                //- Screen.swift
                // Whoever adds the child, what the container or its base class writes may be it.
                class Base: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(subject(of: self), forKey: "subject")
                    }
                }
                class Screen: Base {
                    func embed(_ child: UIViewController) {
                        addChild(child)
                        view.addSubview(child.view)
                    }
                }
                //- Flow.swift
                class Flow {
                    let screen = Screen()
                    func start() {
                        let list = UITableViewController()
                        list.restorationIdentifier = "list"
                        screen.embed(list)
                        screen.addChild(list)
                    }
                }
                """),
            .good("""
                // `addChild` of something that is no controller.
                class Work {
                    let total = Progress(totalUnitCount: 2)
                    func start() {
                        total.addChild(Progress(totalUnitCount: 1), withPendingUnitCount: 1)
                    }
                }
                class Document {
                    var nodes: [Document] = []
                    func addChild(_ child: Document) { nodes.append(child) }
                    func fill() { addChild(Document()) }
                }
                """),
        ]
    ) { app in
        app.childrenNotEncoded
            + app.embeddedChildrenNotEncoded.map { parent, child, segue in
                Finding(
                    at: parent.location, "embedded child '\(child.name)' is never encoded by its container '\(parent.name)'",
                    notes: [Note(at: segue, "it is embedded here"), Note(at: child.identifierLocation, "'\(child.name)' is identified here")])
            }
    }
}

extension App {
    fileprivate var childrenNotEncoded: [Finding] {
        var reported: Set<String> = []
        return containments.compactMap { containment in
            guard containment.kind == .custom, let child = childType(of: containment), isControllerType(child), let container = container(of: containment),
                !hasUnknownAncestor(container), optsIn(unit: unit(of: containment.function)) != false, takesPart(containment, child),
                !isContainer(container), !encodesEscape(container), !mayBeEncoded(containment)
            else { return nil }
            let name = name(ofChildIn: containment)
            guard reported.insert("\(container.id) \(name)").inserted else { return nil }
            return Finding(
                at: containment.location, "child '\(name)' is never encoded by its container '\(container.name)'",
                symbol: containment.function.symbol, severity: overridesEncode(container) && childIdentifier(of: containment).isSome ? .error : nil)
        }
    }

    /// The class of the parent, unless that is one of UIKit's own containers.
    fileprivate func container(of containment: Containment) -> Type? {
        let type: Type?
        switch containment.parent {
        case .owner(let id)?: type = types[id]
        case let entity?: type = staticType(of: entity)?.projectType
        case nil: type = nil
        }
        guard let type, isController(type), let root = frameworkRoot(of: type) else { return nil }
        return UIKit.ownContainers.contains { UIKit.inherits(root, from: $0) } ? nil : type
    }

    fileprivate func takesPart(_ containment: Containment, _ child: StaticType) -> Bool {
        let identifier = childIdentifier(of: containment)
        if case .optedOut = identifier { return false }
        if identifier.isSome { return true }
        return child.projectType.map(hasRestorationCode) ?? false
    }

    fileprivate func overridesEncode(_ type: Type) -> Bool {
        lineage(of: type).contains { !implementations(of: .encodeState, in: $0).isEmpty }
    }

    /// Whether the container's coder goes where the text cannot follow.
    fileprivate func encodesEscape(_ type: Type) -> Bool {
        family(of: type).contains { coderFlow(of: $0, .encodeState).escapes }
    }
}
