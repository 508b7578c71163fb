import AppModel
import Syntax

extension Rule {
    static let nearMissRestorationSignature = Rule(
        id: "near-miss-restoration-signature",
        summary: "A method looks like one that UIKit calls, but its signature differs.",
        rationale: """
            UIKit finds these methods by their exact names. One that differs by a label, a letter, a parameter's type or a missing `static` \
            compiles, and is never called.
            """,
        limits: """
            Of Swift the methods of controllers, views and app delegates are looked at that take a coder, of Objective-C also those without \
            a parameter, and those of other restorable objects. Overrides, methods that the project calls itself and requirements of its own \
            protocols are left alone; in a class that adopts a protocol out of sight a name may be any. A name counts as misspelt when it is \
            at most two letters away, or leaves out that a coder follows. What was right for Swift 2 to 4.1 is a note where the rest of the \
            class is as old. Types of Objective-C count only where the frameworks send another class.
            """,
        severity: .error,
        facts: ["B13", "0.2"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    func encodeRestorableState(_ coder: NSCoder) { // expect: near-miss-restoration-signature
                        coder.encode(title, forKey: "title")
                    }
                    func decodeRestoreableState(with coder: NSCoder) { // expect: near-miss-restoration-signature
                        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
                    }
                }
                """),
            .bad("""
                //- Delegate.swift
                @main
                class Delegate: UIResponder {
                    func application(_ application: UIApplication, shouldSaveSecureAplicationState coder: NSCoder) -> Bool { true } // expect: near-miss-restoration-signature
                }
                extension Delegate: UIApplicationDelegate {
                    private func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true } // expect: near-miss-restoration-signature
                    func application(_ application: UIApplication, didDecodeRestorableState coder: NSCoder) {} // expect: near-miss-restoration-signature
                }
                //- Delegate+Restoration.swift
                extension Delegate {
                    func application(
                        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [Any], coder: NSCoder // expect: near-miss-restoration-signature
                    ) -> UIViewController? {
                        return nil
                    }
                }
                """),
            .bad("""
                // The label of a hook, and a parameter too many.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveApplicationState: Bool, coder: NSCoder) -> Bool { // expect: near-miss-restoration-signature
                        return true
                    }
                    func application(_ application: UIApplication, shouldRestoreApplicationState: Bool, coder: NSCoder) -> Bool { // expect: near-miss-restoration-signature
                        return true
                    }
                }
                """),
            .good("""
                // Beside the hook it may well be a helper.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
                        return self.application(application, shouldSaveApplicationState: coder, asking: true)
                    }
                    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder, asking: Bool) -> Bool {
                        return asking
                    }
                    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
                        return true
                    }
                }
                """),
            .bad("""
                class Reader: UIViewController {
                    func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { // expect: near-miss-restoration-signature
                        return nil
                    }
                }
                """),
            .bad("""
                // As Swift 2 had it, in a class that is younger.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        return true
                    }
                    func application(application: UIApplication, willEncodeRestorableStateWithCoder coder: NSCoder) {} // expect: near-miss-restoration-signature
                }
                class Reader: UIViewController {
                    func encodeRestorableStateWithCoder(_ coder: NSCoder) { // expect: near-miss-restoration-signature
                        coder.encode(title, forKey: "title")
                    }
                }
                """),
            .bad("""
                //- Reader.m
                @interface Reader : UIViewController <UIViewControllerRestoration>
                @end
                @implementation Reader
                - (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder { // expect: near-miss-restoration-signature
                    return nil;
                }
                - (void)encodeRestoreableStateWithCoder:(NSCoder *)coder { // expect: near-miss-restoration-signature
                    [super encodeRestorableStateWithCoder:coder];
                }
                - (void)decodeRestorableState:(NSCoder *)coder { // expect: near-miss-restoration-signature
                    [super decodeRestorableStateWithCoder:coder];
                }
                - (void)applicationFinishedRestoringStates { // expect: near-miss-restoration-signature
                    [self reloadInputViews];
                }
                @end
                """),
            .bad("""
                //- Delegate.h
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @end
                //- Delegate.m
                @implementation Delegate
                - (BOOL)application:(UIApplication *)application shouldSaveSecureAplicationState:(NSCoder *)coder { // expect: near-miss-restoration-signature
                    return YES;
                }
                + (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { // expect: near-miss-restoration-signature
                    return YES;
                }
                - (UIViewController *)application:(UIApplication *)application
                    viewControllerWithRestorationIdentifierPath:(NSString *)path // expect: near-miss-restoration-signature
                                                          coder:(NSCoder *)coder {
                    return nil;
                }
                @end
                """),
            .good("""
                class Reader: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let reader = Reader()
                        reader.restorationIdentifier = path.last
                        return reader
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                    }
                    // Names of its own, and helpers that it calls itself.
                    func encodeState(with coder: NSCoder) {}
                    func encodeRestorableState(for coder: NSCoder) {}
                    func save(_ coder: NSCoder) { encodeRestorableState(for: coder) }
                    func restoreState(from coder: NSCoder) {}
                    func encodeRestorableState(_ name: String, with coder: NSCoder) {}
                    func encodeRestorableState(with archiver: NSKeyedArchiver) {}
                }
                """),
            .good("""
                //- Storing.swift
                protocol Storing {
                    func encodeRestorableState(into coder: NSCoder)
                }
                //- Reader.swift
                class Reader: UIViewController, Storing {
                    func encodeRestorableState(into coder: NSCoder) {}
                }
                // A protocol of another module may want anything.
                class Album: UIViewController, VendorStoring {
                    func encodeRestorableState(_ coder: NSCoder) {}
                }
                // No controller, no delegate.
                class Store {
                    func encodeRestorableState(_ coder: NSCoder) {}
                    func application(_ application: UIApplication, shouldSaveSecureAplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .good("""
                // Objective-C sees these by their selectors.
                class Delegate: UIResponder, UIApplicationDelegate {
                    @objc func application(
                        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [Any], coder: NSCoder
                    ) -> UIViewController? {
                        return nil
                    }
                    @objc(application:willEncodeRestorableStateWithCoder:)
                    func application(_ application: UIApplication, willEncode coder: NSCoder) {}
                }
                """),
            .good("""
                //- Storing.h
                @protocol Storing
                - (void)encodeRestorableStateInCoder:(NSCoder *)coder;
                - (void)decodeRestorableStat:(NSCoder *)coder;
                @end
                //- Reader.m
                @interface Reader : UIViewController <UIViewControllerRestoration, Storing>
                @end
                @implementation Reader
                // `id` is an array, too.
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(id)path coder:(NSCoder *)coder { return nil; }
                - (void)encodeRestorableStateInCoder:(NSCoder *)coder {}
                - (void)decodeRestorableStat:(NSCoder *)coder {}
                // What the project calls itself, under names of its own.
                - (void)encodeRestorableState:(NSCoder *)coder {}
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [self encodeRestorableState:coder];
                    [self performSelector:@selector(decodeRestoredState:) withObject:coder];
                }
                - (void)decodeRestoredState:(NSCoder *)coder {}
                - (void)decodeRestorableStateOf:(NSString *)name {}
                @end
                // No controller, no delegate; and a superclass that may call anything.
                @interface Store : NSObject
                @end
                @implementation Store
                - (void)encodeRestorableStat:(NSCoder *)coder {}
                - (BOOL)application:(UIApplication *)application shouldSaveSecureAplicationState:(NSCoder *)coder { return YES; }
                @end
                @interface Page : VendorController
                @end
                @implementation Page
                - (void)encodeRestorableStat:(NSCoder *)coder {}
                @end
                """),
            .good("""
                // Everything here is Swift 2.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?) -> Bool {
                        return true
                    }
                    func application(application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
                        return true
                    }
                    func application(application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
                        return true
                    }
                }
                """),
        ]
    ) { app in
        app.classesAskedByUIKit.filter { !app.files[$0.file].isTest }.flatMap { type in
            app.methods(of: type).compactMap { method, path -> Finding? in
                // An Objective-C method has no labels to look at, but a selector, and UIKit asks for nothing else.
                let miss = Language(path: path) == .objectiveC ? app.nearMissSelector(method, in: type, path: path) : app.nearMissMethod(method, in: type, path: path)
                guard let miss, !app.isRequired(method), method.hasSelectorOfHook || !app.calls(method) else { return nil }
                return Finding(
                    at: Location(path: path, range: miss.range), miss.message, symbol: "\(type.name).\(method.fullName)", severity: miss.severity,
                    fix: miss.fix)
            }
        }
    }
}

extension App {
    /// Those of all its declarations, with the paths of their files.
    fileprivate func methods(of type: Type) -> [(fact: FunctionFact, path: String)] {
        type.declarations.flatMap { declaration in declaration.fact.methods.map { ($0, files[declaration.file].path) } }
    }

    fileprivate var classesAskedByUIKit: [Type] {
        let protocols = ["UIStateRestoring", "UIViewControllerRestoration", "UIObjectRestoration"]
        let others = Set(protocols.flatMap { classes(adopting: $0) } + classes(adopting: "UIApplicationDelegate").filter(isAppDelegate))
        return types.filter { $0.kind == .class && (isController($0) || isView($0) || others.contains($0)) }
    }

    /// Whether a protocol of the project asks for a method of that name.
    fileprivate func isRequired(_ method: FunctionFact) -> Bool {
        types.contains { type in
            type.kind == .protocol
                && methods(of: type).contains { $0.fact.fullName == method.fullName || $0.fact.selector != nil && $0.fact.selector == method.selector }
        }
    }

    /// Whether the project calls a method of that full name itself, or hands out its selector: then that is what it is for.
    fileprivate func calls(_ method: FunctionFact) -> Bool {
        functions(mentioningAnyOf: [method.name]).contains { function in
            sites(in: function).contains { $0.call.map { method.isMeant(by: $0) } ?? false }
        }
    }
}

extension FunctionFact {
    /// UIKit sends it, whoever else does.
    fileprivate var hasSelectorOfHook: Bool { selector.flatMap { Hook(selector: $0) } != nil }

    fileprivate func isMeant(by call: Call) -> Bool {
        if call.name == name, matches(call) { return true }
        return call.arguments.contains { argument in
            guard case .selector(let target) = argument.value.kind, case .name(let text) = target.kind else { return false }
            return text == selector
        }
    }
}
