import AppModel
import Syntax

extension Rule {
    static let lateWindowSetup = Rule(
        id: "late-window-setup",
        summary: "The window and its controllers are made only after UIKit has restored what was there.",
        why: "The app begins on its first screen after every relaunch, although everything was saved.",
        help: "Make the window and its root in `application(_:willFinishLaunchingWithOptions:)`.",
        rationale: """
            UIKit restores between `willFinishLaunching` and `didFinishLaunching`, and looks for what it saved in the windows that exist \
            by then. Controllers that `didFinishLaunching` makes are too late: they begin afresh after every launch, and whatever their \
            restoration classes made takes no place in the window.
            """,
        limits: """
            Speaks of a delegate that switches restoration on, has no `willFinishLaunching` and makes both the window and a root with a \
            restoration identifier in `didFinishLaunching` or in a method of its own that it calls. Tests for the window, its root or for \
            something restored keep it silent, and so do scenes, a factory in the delegate, and factories that reach for the delegate or \
            for a window's root.
            """,
        switchOff: "Where something out of sight puts what was restored into the window.",
        severity: .warning,
        facts: ["E2", "E3"],
        examples: [
            .bad("""
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds) // expect: late-window-setup
                        let tabs = UITabBarController()
                        tabs.restorationIdentifier = "tabs"
                        window?.rootViewController = tabs
                        window?.makeKeyAndVisible()
                        return true
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .instead("""
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        let tabs = UITabBarController()
                        tabs.restorationIdentifier = "tabs"
                        window?.rootViewController = tabs
                        return true
                    }
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window?.makeKeyAndVisible()
                        return true
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .good("""
                // The factory puts what it makes in place, and nothing is made in its stead.
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        if window?.rootViewController == nil {
                            let stack = UINavigationController()
                            stack.restorationIdentifier = "stack"
                            window?.rootViewController = stack
                        }
                        window?.makeKeyAndVisible()
                        return true
                    }
                    func application(
                        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
                    ) -> UIViewController? {
                        let stack = UINavigationController()
                        stack.restorationIdentifier = path.last
                        if path.count == 1 { window?.rootViewController = stack }
                        return stack
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
        ]
    ) { app in
        app.program.classes(adopting: "UIApplicationDelegate").filter { app.mustMakeWindowEarly($0) }.compactMap {
            app.findingOfLateWindow(madeBy: $0)
        }
    }
}

extension App {
    /// Whether UIKit restores controllers of the app by itself, and finds no window of this delegate unless it is there in time.
    fileprivate func mustMakeWindowEarly(_ delegate: Type) -> Bool {
        guard seesRestoration(inUnit: delegate.unit), !program.hasUnknownAncestor(delegate), program.descendants(of: delegate).isEmpty,
            (program.classes(adopting: "UIWindowSceneDelegate") + program.classes(adopting: "UISceneDelegate")).allSatisfy({
                $0.unit != delegate.unit
            })
        else { return false }
        let members = program.lineage(of: delegate).flatMap { program.functions(of: $0) }
        return !members.contains { $0.isLaunch("willFinishLaunchingWithOptions") }
            && !program.implementations(of: .delegateFactory).contains { program.unit(of: $0) == delegate.unit }
            && !program.implementations(of: .controllerFactory, .decodeState, .didDecode).contains { function in
                // It may put what is restored in its place.
                program.unit(of: function) == delegate.unit
                    && function.names(anyOf: ["delegate", "rootViewController", "setRootViewController", delegate.shortName])
            }
    }

    fileprivate func findingOfLateWindow(madeBy delegate: Type) -> Finding? {
        let launches = program.functions(of: delegate).filter { $0.isLaunch("didFinishLaunchingWithOptions") && !program.isTest($0) }
        guard launches.count == 1, let launch = launches.first else { return nil }
        let helpers = sites(in: launch).filter { !$0.mayRunLater && !$0.asksForWhatIsRestored }.compactMap { site in
            site.call.flatMap { program.calledFunction($0, at: Place(site, in: launch)) }
        }
        for function in [launch] + helpers.filter({ $0.type == delegate }) {
            let sites = sites(in: function).filter { !$0.mayRunLater && !$0.asksForWhatIsRestored }
            guard let window = sites.lazy.compactMap({ self.windowMade($0, in: function) }).first else { continue }
            let roots = sites.compactMap(\.valueOfRoot).map { value, site in root(value, at: site, in: function) }
            guard roots.allSatisfy({ $0 != nil }),
                let root = roots.lazy.compactMap({ $0 }).first(where: { self.isIdentified($0, in: function) })
            else {
                continue
            }
            return Finding(
                at: function.location(window.nameRange),
                "the window of '\(delegate.name)' is made in '\(launch.writtenName)', after UIKit has restored",
                symbol: function.symbol, notes: [Note(at: root.location, "its root, which is not found then, is made here")])
        }
        return nil
    }

    /// What becomes the root, where the function makes it whenever it uses it.
    private func root(_ value: Expression, at site: Site, in function: Function) -> Root? {
        let place = Place(site, in: function)
        if case .call(let call) = value.core.kind {
            return createdType(call, at: place).map { Root(type: $0, location: function.location(call.nameRange), entity: nil) }
        }
        guard let entity = entity(value, at: place) else { return nil }
        if let stored = function.type.flatMap({ root(keptBy: $0, value, entity) }) { return stored }
        let origins = sites(in: function).compactMap { origin -> (value: Expression?, site: Site)? in
            switch origin.kind {
            case .assignment(let target, _, let value):
                self.entity(target, at: Place(origin, in: function)) == entity ? (value, origin) : nil
            case .local(let local): LocalObject(declaredAt: origin, in: function)?.entity == entity ? (local.value, origin) : nil
            default: nil
            }
        }
        guard origins.count == 1, origins[0].site.isOnTheWay(to: site), case .call(let call)? = origins[0].value?.core.kind,
            let type = createdType(call, at: Place(origins[0].site, in: function))
        else { return nil }
        return Root(type: type, location: function.location(call.nameRange), entity: entity)
    }

    /// A constant of the delegate: it is there in time, but in no window.
    private func root(keptBy delegate: Type, _ value: Expression, _ entity: Entity) -> Root? {
        guard let name = value.core.plainName, let (declaration, property) = delegate.property(name), property.modifiers.contains(.isLet),
            case .call(let call)? = property.value?.core.kind,
            let type = createdType(call, at: Place(in: declaration, of: delegate, isStatic: false))
        else { return nil }
        return Root(type: type, location: Location(path: program.files[declaration.file].path, range: call.nameRange), entity: entity)
    }

    private func isIdentified(_ root: Root, in function: Function) -> Bool {
        guard isControllerType(root.type) else { return false }
        let own = identifierAssignments(in: function).filter { assignment in
            guard let entity = root.entity, let object = assignment.object else { return false }
            return self.entity(object, at: assignment.place) == entity
        }
        if !own.isEmpty { return own.allSatisfy { !$0.isOptOut } }
        return root.type.projectType.map { classIdentifier(of: $0).isSome } ?? false
    }

    private func windowMade(_ site: Site, in function: Function) -> Call? {
        guard let call = site.call, let type = createdType(call, at: Place(site, in: function)) else { return nil }
        switch type {
        case .named("UIWindow", _): return call
        case .project(let own): return program.inherits(own, from: "UIWindow") ? call : nil
        default: return nil
        }
    }
}

/// A controller that is made to be a window's root.
private struct Root {
    let type: StaticType
    /// Where it is made.
    let location: Location
    let entity: Entity?
}

extension Function {
    fileprivate func isLaunch(_ label: String) -> Bool { fact.name == "application" && fact.parameters.last?.label == label }
}

extension Site {
    /// What becomes a window's root here.
    fileprivate var valueOfRoot: (Expression, Site)? {
        guard case .assignment(let target, nil, let value) = kind, target.core.memberName == "rootViewController" else { return nil }
        return (value, self)
    }

    /// Whether it depends on a window, on a window's root or on something that was restored.
    fileprivate var asksForWhatIsRestored: Bool {
        tests.contains { test in
            test.contains { $0.memberName.map(Conventions.tellsOfRestoration) ?? false }
        }
    }
}
