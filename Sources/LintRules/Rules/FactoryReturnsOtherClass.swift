import AppModel

extension Rule {
    static let factoryReturnsOtherClass = Rule(
        id: "factory-returns-other-class",
        summary: "A restoration factory makes an object of another class than the one that was saved.",
        rationale: """
            The archive names the class of what it holds. An object that is not of that class, nor of one that inherits from it, is put in \
            its place without its state: UIKit does not call `decodeRestorableState(with:)` on it.
            """,
        limits: """
            Only what an initializer makes is judged; existing objects, those from a storyboard and those from code out of sight may be of \
            the right class. A factory that serves several classes is right as soon as one of its objects fits.
            """,
        severity: .warning,
        facts: ["B1", "B7"],
        examples: [
            .bad("""
                final class OldEditor: UIViewController, UIViewControllerRestoration {
                    override init(nibName: String?, bundle: Bundle?) {
                        super.init(nibName: nibName, bundle: bundle)
                        restorationIdentifier = "editor"
                        restorationClass = OldEditor.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let editor = NewEditor() // expect: factory-returns-other-class
                        return editor
                    }
                }
                final class NewEditor: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "new"
                    }
                }
                """),
            .bad("""
                //- Base.swift
                // The inherited factory makes the base class for saved subclasses, too.
                class Page: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = String(describing: type(of: self))
                        restorationClass = type(of: self)
                    }
                    required init?(coder: NSCoder) { nil }
                    class func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        Page() // expect: factory-returns-other-class
                    }
                }
                //- Map.swift
                final class Map: Page {}
                func show(from page: Page) { page.present(Map(), animated: true) }
                """),
            .bad("""
                // A foreign class is to make it, and knows nothing of it.
                final class List: UITableViewController {}
                final class Maker: NSObject, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        guard let identifier = path.last else { return nil }
                        switch identifier {
                        case "list":
                            let list = List()
                            list.restorationIdentifier = identifier
                            list.restorationClass = Maker.self
                            return list
                        default: return nil
                        }
                    }
                }
                func push(onto navigation: UINavigationController) {
                    let detail = UISplitViewController()
                    detail.restorationIdentifier = "list"
                    detail.restorationClass = Maker.self // expect: factory-returns-other-class
                    navigation.present(detail, animated: true)
                }
                """),
            .bad("""
                //- Delegate.m
                @interface List : UIViewController
                @end
                @implementation List
                - (instancetype)init {
                    if ((self = [super init])) { self.restorationIdentifier = @"list"; }
                    return self;
                }
                @end
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @end
                @implementation Delegate
                - (UIViewController *)application:(UIApplication *)application
                    viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    UINavigationController *navigation = [[UINavigationController alloc] init]; // expect: factory-returns-other-class
                    navigation.restorationIdentifier = [path lastObject];
                    return navigation;
                }
                @end
                """),
            .good("""
                // A subclass will do, and so does what each subclass makes of itself.
                class Page: UIViewController, UIViewControllerRestoration {
                    required init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = String(describing: type(of: self))
                        restorationClass = type(of: self)
                    }
                    required init?(coder: NSCoder) { nil }
                    class func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        self.init()
                    }
                }
                final class Map: Page {}
                class Editor: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "editor"
                        restorationClass = Editor.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        RichEditor()
                    }
                }
                final class RichEditor: Editor {}
                func pages() -> [UIViewController] { [Map(), Editor()] }
                """),
            .good("""
                // One factory for several classes, by identifier; one of its objects fits each.
                final class Editor: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "editor"
                        restorationClass = Editor.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        switch path.last {
                        case "navigation":
                            let navigation = UINavigationController()
                            navigation.restorationIdentifier = "navigation"
                            navigation.restorationClass = Editor.self
                            return navigation
                        case "editor": return Editor()
                        default: return nil
                        }
                    }
                }
                func wrap() -> UIViewController {
                    let navigation = UINavigationController(rootViewController: Editor())
                    navigation.restorationIdentifier = "navigation"
                    navigation.restorationClass = Editor.self
                    return navigation
                }
                """),
            .good("""
                // What exists already is of the right class, as far as anybody can tell; nil makes nothing.
                final class Delegate: UIResponder, UIApplicationDelegate, UIViewControllerRestoration {
                    static let shared = Delegate()
                    var list = UITableViewController()
                    var detail: UIViewController?
                    func keep() {
                        list.restorationIdentifier = "list"
                        list.restorationClass = Delegate.self
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        switch path.last {
                        case shared.list.restorationIdentifier: return shared.list
                        case "detail": return shared.detail
                        default: return nil
                        }
                    }
                }
                """),
            .good("""
                //- Delegate.m
                // The delegate makes containers; the others have restoration classes of their own.
                @interface List : UIViewController <UIViewControllerRestoration>
                @end
                @implementation List
                - (instancetype)init {
                    if ((self = [super init])) {
                        self.restorationIdentifier = @"list";
                        self.restorationClass = [self class];
                    }
                    return self;
                }
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    return [[self alloc] init];
                }
                @end
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @end
                @implementation Delegate
                - (UIViewController *)application:(UIApplication *)application
                    viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    UINavigationController *navigation = [[UINavigationController alloc] init];
                    navigation.restorationIdentifier = [path lastObject];
                    return navigation;
                }
                @end
                """),
        ]
    ) { app in
        app.misfits.map { misfit in
            let made = misfit.made.description
            return Finding(at: misfit.location, misfit.message(made), symbol: misfit.function.symbol, notes: [misfit.note(made)])
        }
    }
}

extension Misfit {
    fileprivate func message(_ made: String) -> String {
        switch cause {
        case .own: "'\(made)' is made here for a controller that was saved as '\(saved)'"
        case .foreign(_, let owner): "restoration class '\(owner)' makes a '\(made)' for a controller that was saved as '\(saved)'"
        case .delegate: "'\(made)' is made here for every identifier, also for that of '\(saved)'"
        }
    }

    fileprivate func note(_ made: String) -> Note {
        switch cause {
        case .own(let assignment): Note(at: assignment.location, "the restoration class is named here")
        case .foreign: Note(at: vending.location, "'\(made)' is made here")
        case .delegate(let assignment): Note(at: assignment.location, "'\(saved)' is identified here")
        }
    }
}
