import AppModel
import Syntax

extension Rule {
    static let restorableControllerCannotBeRecreated = Rule(
        id: "restorable-controller-cannot-be-recreated",
        summary: "A controller has a restoration identifier, but nothing makes it again.",
        rationale: """
            UIKit saves what is identified. To bring it back it asks the restoration class, then the app delegate, then looks for an object \
            that is there already, then for the storyboard it came from. Where all of them have nothing, the controller is left out, and \
            everything below and above it on the screen with it.
            """,
        limits: """
            Speaks of controllers that one body makes, identifies and shows, animated, in an app whose delegate switches restoration on and \
            makes nothing itself; what stands there after the launch may be found by its path. A factory is held to an identifier only if \
            each of its ways to an object asks for one by name, and to a key only if nothing is made without it. That nobody asks a factory \
            is said only where all restoration classes of the app are known. One that always returns nil may be meant to: that is a note.
            """,
        severity: .warning,
        facts: ["B1", "B2", "B4", "B5", "B11"],
        examples: [
            .bad("""
                //- Delegate.swift
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                //- List.swift
                final class Detail: UIViewController {}
                final class Editor: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let made = path.last == "editor" ? Editor() : UINavigationController()
                        made.restorationIdentifier = path.last
                        made.restorationClass = Editor.self
                        return made
                    }
                }
                final class List: UITableViewController {
                    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                        let detail = Detail()
                        detail.restorationIdentifier = "detail" // expect: restorable-controller-cannot-be-recreated
                        navigationController?.pushViewController(detail, animated: true)
                    }
                    func create(isRich: Bool) {
                        let navigation: UINavigationController
                        let editor = Editor()
                        editor.restorationIdentifier = "editor"
                        editor.restorationClass = Editor.self
                        if isRich {
                            navigation = UINavigationController(rootViewController: editor)
                            navigation.restorationIdentifier = "rich" // expect: restorable-controller-cannot-be-recreated
                        } else {
                            navigation = UINavigationController(rootViewController: editor)
                            navigation.restorationIdentifier = "plain"
                            navigation.restorationClass = Editor.self
                        }
                        present(navigation, animated: true)
                    }
                }
                """),
            .bad("""
                // The factory knows other identifiers.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "detailView" // expect: restorable-controller-cannot-be-recreated
                        restorationClass = Detail.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        switch path.last {
                        case "detail": return Detail()
                        default: return nil
                        }
                    }
                }
                """),
            .bad("""
                // What is saved for a draft brings nothing back; and a factory that never makes anything.
                final class Editor: UIViewController, UIViewControllerRestoration {
                    var post: Int?
                    var draft = ""
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "editor"
                        restorationClass = Editor.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        guard coder.containsValue(forKey: "post") else { return nil } // expect: restorable-controller-cannot-be-recreated
                        return Editor()
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        if let post = post {
                            coder.encode(post, forKey: "post")
                        } else {
                            coder.encode(draft, forKey: "draft")
                        }
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        post = coder.decodeInteger(forKey: "post")
                        draft = coder.decodeObject(of: NSString.self, forKey: "draft") as String? ?? ""
                    }
                }
                final class Map: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "map"
                        restorationClass = Map.self // expect: restorable-controller-cannot-be-recreated
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { nil }
                }
                """),
            .bad("""
                //- Delegate.m
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @end
                @implementation Delegate
                - (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
                - (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
                @end
                int main(int argc, char *argv[]) {
                    return UIApplicationMain(argc, argv, nil, NSStringFromClass([Delegate class]));
                }
                //- List.m
                @interface Detail : UIViewController
                @end
                @implementation Detail
                @end
                @interface List : UITableViewController
                @end
                @implementation List
                - (void)open {
                    Detail *detail = [[Detail alloc] init];
                    detail.restorationIdentifier = @"detail"; // expect: restorable-controller-cannot-be-recreated
                    [self.navigationController pushViewController:detail animated:YES];
                }
                @end
                """),
            .bad("""
                //- Delegate.swift
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                //- Detail.swift
                // Nobody asks the factory.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "detail"
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController( // expect: restorable-controller-cannot-be-recreated
                        withRestorationIdentifierPath path: [String], coder: NSCoder
                    ) -> UIViewController? {
                        Detail()
                    }
                }
                // Nor this one, so that it does not matter what it makes.
                final class Artists: UITableViewController, UIViewControllerRestoration {
                    static func viewController( // expect: restorable-controller-cannot-be-recreated
                        withRestorationIdentifierPath path: [String], coder: NSCoder
                    ) -> UIViewController? {
                        Artists(style: .plain)
                    }
                }
                """),
            .good("""
                //- Delegate.swift
                // A restoration class, by the class or for the object; an app delegate that makes it would do, too.
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                //- List.swift
                class Page: UIViewController, UIViewControllerRestoration {
                    required init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = String(describing: type(of: self))
                        restorationClass = type(of: self)
                    }
                    required init?(coder: NSCoder) { nil }
                    class func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { self.init() }
                }
                final class Detail: Page {}
                final class List: UITableViewController {
                    func open() {
                        navigationController?.pushViewController(Detail(), animated: true)
                        let navigation = UINavigationController(rootViewController: Detail())
                        navigation.restorationIdentifier = "navigation"
                        navigation.restorationClass = Maker.self
                        present(navigation, animated: true)
                    }
                }
                final class Maker: NSObject, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        guard let last = path.last, last == "navigation" else { return nil }
                        let navigation = UINavigationController()
                        navigation.restorationIdentifier = last
                        navigation.restorationClass = Maker.self
                        return navigation
                    }
                }
                """),
            .good("""
                //- Delegate.swift
                // The app delegate makes it; another is set aside on purpose; a third is only handed to somebody who may see to it.
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(
                        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
                    ) -> UIViewController? {
                        guard path.last == "detail" else { return nil }
                        let detail = Detail()
                        detail.restorationIdentifier = "detail"
                        return detail
                    }
                }
                final class Detail: UIViewController {}
                func open(from list: UIViewController) {
                    let detail = Detail()
                    detail.restorationIdentifier = "detail"
                    list.show(detail, sender: nil)
                }
                """),
            .good("""
                //- Delegate.swift
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let root = Detail()
                        root.restorationIdentifier = "root"
                        window?.rootViewController = root
                        return true
                    }
                }
                final class Detail: UIViewController {
                    func open() {
                        let other = Detail()
                        other.restorationIdentifier = nil
                        present(other, animated: true)
                        let third = Detail()
                        third.restorationIdentifier = "third"
                        Keeper.keep(third)
                        present(third, animated: true)
                    }
                }
                enum Keeper {
                    static func keep(_ controller: UIViewController) { controller.restorationClass = nil }
                }
                """),
            .good("""
                // The identifier is passed on, so who answers for it stands elsewhere; and what is saved instead is only more.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    var post: Int?
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "detail"
                        restorationClass = Detail.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        guard coder.containsValue(forKey: "post") else { return nil }
                        return make(path.last, coder.decodeInteger(forKey: "post"))
                    }
                    static func make(_ identifier: String?, _ post: Int) -> UIViewController? {
                        identifier == "detail" ? Detail() : nil
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        guard let post = post else { return }
                        coder.encode(post, forKey: "post")
                    }
                }
                """),
        ]
    ) { app in
        app.homelessControllers + app.deafFactories + app.unansweredStates.map(finding).first(ofEach: \.location) + app.unaskedFactories.map(finding)
    }

    private static func finding(_ state: UnansweredState) -> Finding {
        Finding(
            at: state.needed.location,
            "nothing is made here without '\(state.needed.key.name)', but '\(state.savedInstead.key.name)' may be saved in its place",
            symbol: state.recreation.factory.symbol,
            notes: [Note(at: state.savedInstead.location, "'\(state.savedInstead.key.name)' is encoded here")])
    }

    private static func finding(unasked factory: Function) -> Finding {
        Finding(
            at: factory.location, "nothing names '\(factory.type?.name ?? "")' as restoration class, so its factory is never asked",
            symbol: factory.symbol)
    }
}

extension App {
    /// Shown, but made by nobody.
    fileprivate var homelessControllers: [Finding] {
        let units = Set(units.indices.filter(leavesAllToRestorationClasses))
        guard !units.isEmpty else { return [] }
        return functionsMentioningRestoration
            .filter { units.contains(unit(of: $0)) && !isTest($0) && $0.hook == nil && !$0.buildsInterface }
            .flatMap { shownControllers(in: $0) }.filter { !mayBeMadeAgain($0) }
            .map { shown in
                Finding(
                    at: shown.identification.location, "'\(shown.object.name)' is identified here, but nothing can make it again",
                    symbol: shown.object.function.symbol)
            }
    }

    /// Factories that have nothing for the identifier, or for none.
    fileprivate var deafFactories: [Finding] {
        recreations.compactMap { recreation -> Finding? in
            let owner = recreation.restorationClass.name
            let symbol = recreation.assignment.function.symbol
            guard let first = recreation.makers.first else {
                guard !recreation.everything.isEmpty else { return nil }
                return Finding(
                    at: recreation.assignment.location, "restoration class '\(owner)' makes nothing, whatever it is asked for",
                    symbol: symbol, severity: .note, notes: [Note(at: recreation.factory.location, "it returns nil here")])
            }
            guard let identifier = recreation.identifiers?.first, let answered = identifiersAnswered(inVainBy: recreation)?.sorted() else { return nil }
            let nearest = Suggestion.nearest(to: identifier, among: answered) ?? answered.first
            return Finding(
                at: identification(of: recreation)?.location ?? recreation.assignment.location,
                "restoration class '\(owner)' makes nothing for the identifier '\(identifier)'", symbol: symbol,
                notes: nearest.map { [Note(at: first.factory.location(first.exit.range), "it answers for '\($0)' here")] } ?? [])
        }.first(ofEach: \.location)
    }
}
