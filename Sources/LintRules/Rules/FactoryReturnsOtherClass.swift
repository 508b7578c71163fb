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
            let made = misfit.made.type.description
            return Finding(at: misfit.location, misfit.message(made), symbol: misfit.symbol, notes: [misfit.note(made)])
        }
    }
}

/// An object that is made for the state of another class.
struct Misfit {
    let vending: Vending
    let made: (type: StaticType, call: Call, isDynamic: Bool)
    let saved: String
    /// What names the class for the factory, or identifies an object that has none.
    let cause: Cause

    enum Cause {
        /// The class's own factory.
        case own(RestorationClassAssignment)
        case foreign(RestorationClassAssignment, owner: String)
        /// The app delegate answers for every identifier.
        case delegate(IdentifierAssignment)
    }

    var location: Location {
        if case .foreign(let assignment, _) = cause { return assignment.location }
        return vending.location
    }

    var symbol: String {
        if case .foreign(let assignment, _) = cause { return assignment.function.symbol }
        return vending.function.symbol
    }

    func message(_ made: String) -> String {
        switch cause {
        case .own: "'\(made)' is made here for a controller that was saved as '\(saved)'"
        case .foreign(_, let owner): "restoration class '\(owner)' makes a '\(made)' for a controller that was saved as '\(saved)'"
        case .delegate: "'\(made)' is made here for every identifier, also for that of '\(saved)'"
        }
    }

    func note(_ made: String) -> Note {
        switch cause {
        case .own(let assignment): Note(at: assignment.location, "the restoration class is named here")
        case .foreign: Note(at: vending.location, "'\(made)' is made here")
        case .delegate(let assignment): Note(at: assignment.location, "'\(saved)' is identified here")
        }
    }
}

extension App {
    /// What the factories make for others, each object once.
    var misfits: [Misfit] {
        (misfitsOfRestorationClasses + misfitsOfDelegates).first(ofEach: \.location)
    }

    private var misfitsOfRestorationClasses: [Misfit] {
        recreations.compactMap { recreation in
            let makers = recreation.vendings.filter { $0.made != nil }
            // Of several the one that is made for any identifier is meant for it.
            guard let vending = makers.first(where: { identifiers(answeredBy: $0) == nil }) ?? makers.first, let made = vending.made,
                !recreation.vendings.contains(where: { mayStandFor(recreation.saved, asked(recreation, $0)) })
            else { return nil }
            let assignment = recreation.assignment
            guard assignment.isForSelf, let saved = recreation.saved.projectType, lineage(of: saved).contains(recreation.restorationClass) else {
                return Misfit(
                    vending: vending, made: made, saved: recreation.saved.description,
                    cause: .foreign(assignment, owner: recreation.restorationClass.name))
            }
            // A class between may never have an object of its own.
            guard saved == assignment.function.type || descendants(of: saved).isEmpty else { return nil }
            return Misfit(vending: vending, made: made, saved: saved.name, cause: .own(assignment))
        }
    }

    /// `Self()` makes what the factory is asked as.
    private func asked(_ recreation: Recreation, _ vending: Vending) -> Vending {
        guard case .made(_, let call, isDynamic: true) = vending.kind, vending.function.isStatic, vending.function.type == recreation.factory.type else {
            return vending
        }
        return vending.with(.made(.project(recreation.restorationClass), call, isDynamic: true))
    }

    private var misfitsOfDelegates: [Misfit] {
        implementations(of: .delegateFactory).compactMap { factory in
            let vendings = vendings(of: factory)
            guard !isTest(factory), vendings.count == 1, let vending = vendings.first, let made = vending.made, vending.exit.tests.isEmpty,
                let orphan = orphan(unlike: vending, inUnit: unit(of: factory))
            else { return nil }
            return Misfit(vending: vending, made: made, saved: orphan.type.name, cause: .delegate(orphan.assignment))
        }
    }

    /// A class whose objects have an identifier, but no restoration class: of those the delegate is asked.
    private func orphan(unlike vending: Vending, inUnit unit: Int) -> (type: Type, assignment: IdentifierAssignment)? {
        for type in types where type.unit == unit && isController(type) && descendants(of: type).isEmpty {
            guard case .some(let assignments) = classIdentifier(of: type), let assignment = assignments.first, assignment.isCertain,
                classRestorationClass(of: type).isNone, !mayStandFor(.project(type), vending),
                !restorationClassAssignments.contains(where: { !$0.isForSelf })
            else { continue }
            return (type, assignment)
        }
        return nil
    }
}
