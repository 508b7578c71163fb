import AppModel
import Syntax

extension Rule {
    static let restorationClassNotConforming = Rule(
        id: "restoration-class-not-conforming",
        summary: "A restoration class does not declare the protocol that UIKit asks it for.",
        rationale: """
            UIKit looks for the protocol's declaration, not for the method. Objective-C assigns a class that declares nothing, or an object in \
            its place, without an error; at the next launch UIKit says so on the console and leaves the controller out.
            """,
        limits: """
            A declaration counts wherever it stands: in a header, a class extension, a category, in Swift, in a superclass. The rule is silent \
            where a superclass is out of sight, or a protocol that might bring the missing one with it. For `[self class]` a subclass that \
            declares the protocol is enough. Since Swift 3 the compiler asks for the protocol; there only casts to it are looked at. A window's \
            class that has AppKit's method undeclared is a warning: older systems let it through, newer ones raise an exception.
            """,
        severity: .error,
        facts: ["B12", "B14", "A15", "I4"],
        examples: [
            .bad("""
                //- Reader.h
                @interface Reader : UIViewController
                @end
                //- Reader.m
                @interface Reader () <UITableViewDelegate>
                @end
                @implementation Reader
                - (instancetype)init {
                    if ((self = [super init])) {
                        self.restorationIdentifier = @"Reader";
                        self.restorationClass = [self class]; // expect: restoration-class-not-conforming
                    }
                    return self;
                }
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    return [[self alloc] init];
                }
                @end
                """),
            .bad("""
                //- Shelf.m
                @interface Shelf : UIViewController <UIViewControllerRestoration>
                @end
                @implementation Shelf
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    Shelf *shelf = [[Shelf alloc] init];
                    shelf.restorationIdentifier = [path lastObject];
                    shelf.restorationClass = self;
                    return shelf;
                }
                - (instancetype)init {
                    if ((self = [super init])) {
                        self.restorationClass = self; // expect: restoration-class-not-conforming
                    }
                    return self;
                }
                - (UIViewController *)stack {
                    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:self];
                    [stack setRestorationClass:[UINavigationController class]]; // expect: restoration-class-not-conforming
                    return stack;
                }
                @end
                """),
            .bad("""
                //- Filter.m
                @interface FilterMaker : NSObject
                @end
                @implementation FilterMaker
                + (id<UIStateRestoring>)objectWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder { return nil; }
                @end
                @interface Filter : NSObject <UIStateRestoring>
                @end
                @implementation Filter
                - (Class<UIObjectRestoration>)objectRestorationClass {
                    return [FilterMaker class]; // expect: restoration-class-not-conforming
                }
                @end
                //- Panel.m
                @interface PanelRestorer : NSObject
                @end
                @interface PanelController : NSWindowController
                @end
                @implementation PanelController
                - (void)windowDidLoad {
                    self.window.restorationClass = [PanelRestorer class]; // expect: restoration-class-not-conforming
                }
                @end
                """),
            .bad("""
                //- Activity.m
                // What comes from a library with a superclass that restores nothing declares it no more than a class of UIKit does.
                @interface Activity : GAITrackedViewController
                @end
                @implementation Activity
                + (UIViewController *)newList {
                    UITableViewController *list = [[UITableViewController alloc] initWithStyle:UITableViewStylePlain];
                    list.restorationIdentifier = @"list";
                    list.restorationClass = [self class]; // expect: restoration-class-not-conforming
                    return list;
                }
                @end
                """),
            .bad("""
                // The cast gives nil.
                class Reader: UIViewController {
                    override func awakeFromNib() {
                        restorationClass = type(of: self) as? UIViewControllerRestoration.Type // expect: restoration-class-not-conforming
                    }
                }
                """),
            .bad("""
                // Until Swift 3 any class would do.
                class Reader: UITableViewController {
                    override func encodeRestorableStateWithCoder(coder: NSCoder) {
                        super.encodeRestorableStateWithCoder(coder)
                    }
                }
                class ChapterReader: Reader, UIViewControllerRestoration {
                    class func viewControllerWithRestorationIdentifierPath(path: [AnyObject], coder: NSCoder) -> UIViewController? {
                        let reader = ChapterReader()
                        reader.restorationIdentifier = path.last as? String
                        reader.restorationClass = self
                        return reader
                    }
                }
                class Shelf: UIViewController {
                    func open() {
                        let reader = ChapterReader()
                        reader.restorationIdentifier = "Chapter"
                        reader.restorationClass = Reader.self // expect: restoration-class-not-conforming
                        navigationController?.pushViewController(reader, animated: true)
                    }
                }
                """),
            .good("""
                // Today it compiles only if an extension out of sight declares the protocol.
                class Reader: UIViewController {}
                class Shelf: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                    }
                    func open(_ reader: Reader) {
                        reader.restorationIdentifier = "reader"
                        reader.restorationClass = Reader.self
                    }
                }
                """),
            .good("""
                //- Reader.h
                @interface Reader : UIViewController
                @end
                @interface Shelf : UIViewController <UIViewControllerRestoration>
                @end
                @interface Cover : Shelf
                @end
                //- Reader.m
                @implementation Reader
                - (instancetype)init {
                    if ((self = [super init])) {
                        // Declared in Swift.
                        self.restorationClass = [self class];
                    }
                    return self;
                }
                - (void)identify:(Shelf *)shelf {
                    shelf.restorationClass = shelf.class;
                    shelf.restorationClass = [Cover class];
                    shelf.restorationClass = nil;
                    shelf.restorationClass = self.storyboard ? nil : [Reader class];
                }
                @end
                //- Reader+Restoration.swift
                extension Reader: UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let reader = Reader()
                        reader.restorationIdentifier = path.last
                        return reader
                    }
                }
                """),
            .good("""
                //- Deck.m
                // A superclass out of sight may declare it and leave it to each subclass to name itself.
                @interface Deck : VendorDeckController <UITableViewDelegate>
                @end
                @implementation Deck
                - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
                    self = [super initWithNibName:name bundle:bundle];
                    if (self) {
                        self.restorationClass = self.class;
                        self.restorationIdentifier = NSStringFromClass(self.class);
                    }
                    return self;
                }
                @end
                """),
            .good("""
                //- Base.m
                // What is not in sight may declare it: a superclass, a protocol. So may the subclass that `self` is.
                @interface Vendor : VendorController
                @end
                @implementation Vendor
                - (void)add:(UIViewController *)page { page.restorationClass = [self class]; }
                @end
                @interface Page : UIViewController <VendorRestoring>
                @end
                @implementation Page
                - (void)awakeFromNib { self.restorationClass = [self class]; }
                @end
                @interface Base : UIViewController
                @end
                @implementation Base
                - (void)awakeFromNib { self.restorationClass = [self class]; }
                @end
                @interface Leaf : Base <UIViewControllerRestoration>
                @end
                """),
            .bad("""
                //- Delegate.m
                // AppKit finds the method, declared or not, until it looks closer.
                @interface Delegate : NSObject <NSApplicationDelegate>
                @end
                @implementation Delegate
                + (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))handler {
                    handler([NSApp mainWindow], nil);
                }
                - (void)show:(NSWindow *)window {
                    window.restorationClass = [self class]; // expect: restoration-class-not-conforming
                }
                @end
                """),
            .good("""
                //- Restoring.h
                @protocol Restoring <UIViewControllerRestoration>
                @end
                //- Delegate.m
                @interface Delegate : UIResponder <UIApplicationDelegate, Restoring>
                @end
                @interface UITabBarController (Restoring) <UIViewControllerRestoration>
                @end
                @implementation Delegate
                - (UIViewController *)root {
                    UITabBarController *tabs = [[UITabBarController alloc] init];
                    tabs.restorationClass = [UITabBarController class];
                    UIViewController *page = [[UIViewController alloc] init];
                    page.restorationClass = [self class];
                    page.restorationClass = NSClassFromString(@"Pages");
                    return tabs;
                }
                @end
                // A property of that name in something else.
                @interface Record : NSObject
                @property (nonatomic) Class restorationClass;
                @end
                @implementation Record
                - (void)clear { self.restorationClass = [Record class]; }
                @end
                """),
        ]
    ) { app in
        app.functionsNamingRestorationClasses.filter { !app.isTest($0) }.flatMap { function in
            app.restorationClassUses(in: function).compactMap { app.finding($0) }
        }
    }
}

extension App {
    fileprivate func finding(_ use: RestorationClassUse) -> Finding? {
        let named: StaticType
        var isBelow = false
        switch use.value {
        case .instance(let type):
            return Finding(
                at: use.location, "'\(use.property)' takes a class, and this is an object of class '\(type.description)'",
                symbol: use.function.symbol, fix: classFix(for: use, type))
        case .named(let type): named = type
        case .ofObject(let type):
            named = .project(type)
            isBelow = true
        }
        guard declares(use.protocol, named, below: isBelow) == false else { return nil }
        let mayDo = mayDoUndeclared(use, named)
        let effect = mayDo ? "and newer systems raise an exception" : "so that \(use.framework) ignores it as restoration class"
        return Finding(
            at: use.location, "'\(named.description)' does not declare '\(use.protocol)', \(effect)", symbol: use.function.symbol,
            severity: mayDo ? .warning : nil, notes: notes(named), fix: declarationFix(for: use, named))
    }

    /// Where AppKit asks for nothing but the method; a cast always asks for the declaration.
    private func mayDoUndeclared(_ use: RestorationClassUse, _ type: StaticType) -> Bool {
        guard use.protocol == "NSWindowRestoration", use.function.isObjectiveC, let type = type.projectType else { return false }
        return family(of: type).contains { !implementations(of: .restoreWindow, in: $0).isEmpty }
    }

    private func notes(_ type: StaticType) -> [Note] {
        type.projectType.map { [Note(at: $0.location, "'\($0.name)' is declared here")] } ?? []
    }

    /// `self` where the class was meant.
    private func classFix(for use: RestorationClassUse, _ type: StaticType) -> Fix? {
        guard use.expression.isSelf, declares(use.protocol, type, below: true) != false else { return nil }
        return Fix("Name the class", .suggested, edits: [Edit(at: use.location, "[self class]")])
    }

    /// Lists the protocol behind the superclass, for a class that has its method.
    private func declarationFix(for use: RestorationClassUse, _ type: StaticType) -> Fix? {
        let hook: Hook? =
            switch use.protocol {
            case "UIViewControllerRestoration": .controllerFactory
            case "UIObjectRestoration": .objectFactory
            case "NSWindowRestoration": .restoreWindow
            default: nil
            }
        guard let hook, let type = type.projectType, lineage(of: type).contains(where: { !implementations(of: hook, in: $0).isEmpty }),
            Language(path: type.location.path) == .objectiveC, let last = type.declarations[0].fact.inherited.last
        else { return nil }
        let end = Location(path: type.location.path, range: SourceRange(start: last.range.end, end: last.range.end))
        let text = type.declarations[0].fact.inherited.count > 1 ? ", \(use.protocol)" : " <\(use.protocol)>"
        return Fix("Declare '\(use.protocol)'", .safe, edits: [Edit(at: end, text)])
    }
}

extension RestorationClassUse {
    fileprivate var framework: String { self.protocol.hasPrefix("NS") ? "AppKit" : "UIKit" }
}
