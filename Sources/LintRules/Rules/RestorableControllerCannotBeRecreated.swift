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
            each of its ways to an object asks for one by name, and to be asked only where all restoration classes of the app are known. A factory that always returns nil may be meant to: that is a note.
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
                // Nobody asks this factory.
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
        app.homelessControllers + app.deafFactories + app.lostStates + app.unaskedFactories
    }
}

// MARK: Shown, but made by nobody

extension App {
    fileprivate var homelessControllers: [Finding] {
        let units = Set(units.indices.filter(hasNoMaker))
        guard !units.isEmpty else { return [] }
        return functionsMentioningRestoration.filter { function in
            units.contains(unit(of: function)) && !isTest(function) && function.hook == nil && function.isHandler
                && !identifierAssignments(in: function).isEmpty
        }.flatMap { homelessControllers(in: $0) }
    }

    /// Whether a unit restores, and its app delegate is known to make nothing.
    private func hasNoMaker(_ unit: Int) -> Bool {
        guard optsIn(unit: unit) == true, !hasDelegateFactory(inUnit: unit) else { return false }
        return !classes(adopting: "UIApplicationDelegate").contains { $0.unit == unit && hasUnknownAncestor($0) }
    }

    private func homelessControllers(in function: Function) -> [Finding] {
        identifierAssignments(in: function).compactMap { assignment in
            guard !assignment.isOptOut, let object = assignment.object, case .name(let name) = object.core.kind,
                let binding = assignment.site.locals?.lookUp(name)?.binding, let local = localObject(named: name, binding: binding.id, in: function),
                let made = creation(of: local, before: assignment.site), isPlainController(made), isLost(local, identifiedAt: assignment.site, made)
            else { return nil }
            return Finding(at: assignment.location, "'\(name)' is identified here, but nothing can make it again", symbol: function.symbol)
        }
    }

    private func localObject(named name: String, binding: Int, in function: Function) -> LocalObject? {
        sites(in: function).lazy.compactMap { LocalObject(declaredAt: $0, in: function) }.first { $0.binding == binding }
    }

    /// The class of what a local holds at a site: of the initializer calls that may have filled it there, all must agree.
    private func creation(of object: LocalObject, before site: Site) -> StaticType? {
        var made: [StaticType?] = []
        for earlier in sites(in: object.function) where earlier.range.start < site.range.start && !earlier.excludes(site) {
            switch earlier.kind {
            case .local(let local):
                guard earlier.locals?.binding.id == object.binding, let value = local.value, let locals = earlier.locals else { continue }
                made.append(created(by: value, at: Place(earlier, in: object.function).before(locals)))
            case .assignment(let target, nil, let value):
                guard object.isNamed(by: target, at: earlier) else { continue }
                made.append(created(by: value, at: Place(earlier, in: object.function)))
            default: continue
            }
        }
        return made.count == 1 ? made[0] : nil
    }

    private func created(by value: Expression, at place: Place) -> StaticType? {
        guard case .call(let call) = value.core.kind else { return nil }
        return createdType(call, at: place)?.unwrapped
    }

    /// System controllers know how to come back, or need not.
    private func isPlainController(_ type: StaticType) -> Bool {
        switch type {
        case .project(let type): isController(type)
        case .named(let name, _): ["UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController"].contains(name)
        case .optional, .metatype: false
        }
    }

    private func isLost(_ object: LocalObject, identifiedAt identification: Site, _ made: StaticType) -> Bool {
        let uses = uses(of: object).filter { !$0.site.excludes(identification) }
        let isKept = uses.contains { use in
            switch use.kind {
            case .memberAssigned("restorationClass", _): true
            case .memberAssigned("restorationIdentifier", let value): value.isNil
            case .asked, .handedTo, .assigned, .renamed, .returned, .memberAssigned: false
            }
        }
        let isShown = uses.contains { use in
            guard case .handedTo(let call) = use.kind, !use.site.mayRunLater else { return false }
            return call.isShow
        }
        guard isShown, !isKept, !isHandedToStrangers(object), !isReachedByStrays(made, inUnit: unit(of: object.function)) else { return false }
        return made.projectType.map { classRestorationClass(of: $0).isNone } ?? true
    }
}

extension Function {
    /// Not one of the methods in which an interface is built once, possibly before restoration begins.
    fileprivate var isHandler: Bool {
        guard fact.kind == .method else { return false }
        switch fact.name {
        case "application", "scene", "start", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib", "main": return false
        default: return true
        }
    }
}

extension Call {
    /// Whether somebody who uses the app sees it happen.
    fileprivate var isShow: Bool {
        switch name {
        case "pushViewController", "present", "presentViewController":
            return argument("animated")?.isBoolean(true) ?? false
        case "show", "showViewController":
            return argument("sender") != nil
        default:
            return false
        }
    }
}

// MARK: Factories that have nothing for an identifier

extension App {
    fileprivate var deafFactories: [Finding] {
        recreations.compactMap { recreation -> Finding? in
            let makers = recreation.everything.filter { !$0.isNothing }
            let owner = recreation.restorationClass.name
            if makers.isEmpty {
                guard !recreation.everything.isEmpty else { return nil }
                return Finding(
                    at: recreation.assignment.location, "restoration class '\(owner)' makes nothing, whatever it is asked for",
                    symbol: recreation.assignment.function.symbol, severity: .note, notes: [Note(at: recreation.factory.location, "it returns nil here")])
            }
            guard let identifiers = recreation.identifiers, !recreation.vendings.contains(where: { !$0.isNothing }) else { return nil }
            let answered = makers.compactMap { self.identifiers(answeredBy: $0) }
            guard answered.count == makers.count, let identifier = identifiers.first else { return nil }
            let known = answered.reduce(into: Set()) { $0.formUnion($1) }.sorted()
            let nearest = Suggestion.nearest(to: identifier, among: known) ?? known.first
            return Finding(
                at: identification(of: recreation)?.location ?? recreation.assignment.location,
                "restoration class '\(owner)' makes nothing for the identifier '\(identifier)'", symbol: recreation.assignment.function.symbol,
                notes: nearest.map { [Note(at: makers[0].factory.location(makers[0].exit.range), "it answers for '\($0)' here")] } ?? [])
        }.first(ofEach: \.location)
    }

    /// Where the objects get their identifier.
    private func identification(of recreation: Recreation) -> IdentifierAssignment? {
        if !recreation.assignment.isForSelf, let object = recreation.assignment.object, let entity = entity(object, at: recreation.assignment.place),
            let own = ownIdentifiers(of: entity).first
        {
            return own
        }
        guard let type = recreation.saved.projectType, case .some(let assignments) = classIdentifier(of: type) else { return nil }
        return assignments.first
    }
}

// MARK: Factories that have nothing for a state

extension App {
    /// A key without which the factory makes nothing, where the class saves another one in its place.
    fileprivate var lostStates: [Finding] {
        recreations.compactMap { recreation -> Finding? in
            guard let type = recreation.saved.projectType, recreation.assignment.isForSelf, let space = keySpaces.first(where: { $0.type == type }),
                !space.writes.escapes
            else { return nil }
            let makers = recreation.vendings.filter { !$0.isNothing }
            let reads = coderFlow(of: recreation.factory).accesses.filter { $0.function == recreation.factory && $0.key != .unknown }
            for read in reads where !makers.isEmpty && makers.allSatisfy({ $0.needs(read) }) {
                guard let instead = keySavedInstead(of: read.key, in: space) else { continue }
                return Finding(
                    at: read.location, "nothing is made here without '\(read.key.name)', but '\(instead.key.name)' may be saved in its place",
                    symbol: recreation.factory.symbol, notes: [Note(at: instead.location, "'\(instead.key.name)' is encoded here")])
            }
            return nil
        }.first(ofEach: \.location)
    }

    /// A write that excludes every write of a key, under a key that somebody reads.
    private func keySavedInstead(of key: StringValue, in space: KeySpace) -> KeyAccess? {
        let writes = space.writes.accesses(.write)
        let needed = writes.filter { $0.key == key }
        guard !needed.isEmpty else { return nil }
        return writes.first { other in
            other.key != key && other.key != .unknown && space.reads.accesses(.read).contains { $0.key == other.key }
                && needed.allSatisfy { $0.function == other.function && $0.site.excludes(other.site) }
        }
    }
}

extension Vending {
    /// Whether it is reached only if a read gave something.
    fileprivate func needs(_ read: KeyAccess) -> Bool {
        exit.steps.contains { step in
            guard case .arm(_, let index, let kind, let conditions) = step, kind == .guardRest || kind == .test && index == 0 else { return false }
            return conditions.contains { condition in
                switch condition {
                case .binding(_, _, let value): value.core.range == read.site.range
                case .expression(let test): test.core.range == read.site.range && read.method.direction == .test
                case .pattern, .availability, .compilation: false
                }
            }
        }
    }
}

// MARK: Factories that nobody asks

extension App {
    /// No interface file can name a restoration class: where no code does, UIKit never asks its factory.
    fileprivate var unaskedFactories: [Finding] {
        let units = Set(units.indices.filter { unit in optsIn(unit: unit) == true && !hasUnreadCode(inUnit: unit) && hasOnlyKnownClasses(unit) })
        let named = Set(
            restorationClassAssignments.flatMap { assignment in
                (namedClasses(assignment) ?? []).compactMap(\.projectType).flatMap { type in
                    lineage(of: type) + (assignment.value.core.isSelfType || namedClass(assignment) == nil ? descendants(of: type) : [])
                }
            })
        return implementations(of: .controllerFactory).compactMap { factory in
            guard let owner = factory.type, units.contains(owner.unit), !isTest(factory), named.isDisjoint(with: [owner] + descendants(of: owner)),
                !hasUnknownAncestor(owner), !isAskedByCode(factory)
            else { return nil }
            return Finding(
                at: factory.location, "nothing names '\(owner.name)' as restoration class, so its factory is never asked", symbol: factory.symbol)
        }
    }

    /// Whether every restoration class in a unit is a class that the text names, and no getter answers.
    private func hasOnlyKnownClasses(_ unit: Int) -> Bool {
        restorationClassAssignments.allSatisfy { $0.isOptOut || self.unit(of: $0.function) != unit || namedClasses($0) != nil }
            && !functions.contains { $0.property?.name == "restorationClass" && self.unit(of: $0) == unit }
    }

    /// The app delegate, or another factory, may pass the question on.
    private func isAskedByCode(_ factory: Function) -> Bool {
        functions(mentioningAnyOf: [factory.fact.name]).contains { function in
            function != factory
                && sites(in: function).contains { site in
                    guard let call = site.call, Hook(call) == .controllerFactory else { return false }
                    // What a subclass passes on is its own matter.
                    if call.asksSuper { return false }
                    guard let asked = call.receiver.flatMap({ typeValue(of: $0, at: Place(site, in: function)) })?.projectType, let owner = factory.type else { return true }
                    return lineage(of: asked).contains(owner)
                }
        }
    }
}
