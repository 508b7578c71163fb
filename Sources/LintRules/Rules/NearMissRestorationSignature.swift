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
            Only controllers, views, restorable objects and app delegates are looked at, and only methods that take a coder. Overrides, methods \
            that the project calls itself and requirements of its own protocols are left alone. What was right for Swift 2 to 4.1 is a note \
            where the rest of the class is as old. In Objective-C a selector counts as misspelt when it is two letters or less away, or \
            leaves out that a coder follows; types count only where the frameworks send another class.
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
                    func application(application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
                        return true
                    }
                    func application(application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
                        return true
                    }
                }
                """),
        ]
    ) { app in
        app.types.filter { app.isAskedByUIKit($0) && !app.files[$0.file].isTest }.flatMap { type in
            type.methods.compactMap { method -> Finding? in
                let path = app.files[method.file].path
                if Language(path: path) == .objectiveC { return app.finding(method.fact, in: type, path: path) }
                guard let miss = app.nearMiss(method.fact, in: type), !app.isRequired(method.fact), !app.calls(method.fact) else { return nil }
                return Finding(
                    at: Location(path: path, range: miss.range ?? method.fact.nameRange), miss.message,
                    symbol: "\(type.name).\(method.fact.fullName)", severity: miss.severity, fix: miss.fix(in: path))
            }
        }
    }
}

/// How a method differs from the one it was meant to be.
private struct NearMiss {
    let message: String
    var severity: Severity?
    /// A part that shows it better than the name.
    var range: SourceRange?
    /// What to write there instead.
    var replacement: String?

    func fix(in path: String) -> Fix? {
        guard let range, let replacement else { return nil }
        return Fix("Take '\(replacement)'", .suggested, edits: [Edit(at: Location(path: path, range: range), replacement)])
    }
}

extension Type {
    fileprivate var methods: [(fact: FunctionFact, file: Int)] {
        declarations.flatMap { declaration in declaration.fact.methods.map { ($0, declaration.file) } }
    }

    /// Whether a method of its own shows Swift 3 or later.
    fileprivate var isModern: Bool {
        methods.contains { method in
            method.fact.parameters.contains { $0.type?.unwrapped.arguments.first?.name.hasSuffix("LaunchOptionsKey") ?? false }
        }
    }

    /// Whether a method of its own has a type that Swift 4.2 renamed.
    fileprivate var isOld: Bool {
        methods.contains { method in
            method.fact.parameters.contains { parameter in
                let name = parameter.type?.unwrapped.arguments.first?.name
                return name == "UIApplicationLaunchOptionsKey" || (name == "NSObject" && parameter.type?.unwrapped.name == "Dictionary")
            }
        }
    }
}

extension App {
    /// The delegates of AppKit have methods of much the same names.
    func isAppDelegate(_ type: Type) -> Bool {
        adopts(type, "UIApplicationDelegate") && !adopts(type, "NSApplicationDelegate")
    }

    fileprivate func isAskedByUIKit(_ type: Type) -> Bool {
        guard type.kind == .class else { return false }
        if isController(type) || isView(type) || isAppDelegate(type) { return true }
        return ["UIStateRestoring", "UIViewControllerRestoration", "UIObjectRestoration"].contains { adopts(type, $0) }
    }

    /// An Objective-C method has no labels to look at, but a selector, and UIKit asks for nothing else.
    fileprivate func finding(_ method: FunctionFact, in type: Type, path: String) -> Finding? {
        guard let miss = nearMissSelector(method, in: type, path: path), let selector = method.selector, !isRequired(method),
            Hook(selector: selector) != nil || !calls(method)
        else { return nil }
        return Finding(
            at: Location(path: path, range: miss.range), miss.message, symbol: "\(type.name).\(method.fullName)", severity: miss.severity,
            fix: miss.fix)
    }

    /// Whether a protocol of the project asks for a method of that name.
    fileprivate func isRequired(_ method: FunctionFact) -> Bool {
        types.contains { type in
            type.kind == .protocol
                && type.methods.contains { $0.fact.fullName == method.fullName || $0.fact.selector != nil && $0.fact.selector == method.selector }
        }
    }

    /// Whether the project calls a method of that full name itself, or hands out its selector: then that is what it is for.
    fileprivate func calls(_ method: FunctionFact) -> Bool {
        functions(mentioningAnyOf: [method.name]).contains { function in
            sites(in: function).contains { $0.call.map { method.isMeant(by: $0) } ?? false }
        }
    }

    fileprivate func nearMiss(_ method: FunctionFact, in type: Type) -> NearMiss? {
        guard method.kind == .method, !method.modifiers.contains(.overrides), method.selector == nil,
            method.parameters.contains(where: { $0.type?.unwrapped.name == "NSCoder" })
        else { return nil }
        guard let hook = Hook(method) else { return !strangers(of: type).isEmpty ? nil : misspelling(method, in: type) }
        if hook.belongsToDelegate { return isAppDelegate(type) ? flaw(of: method, as: hook, in: type) : nil }
        guard isController(type) || isView(type) else { return nil }
        // Without `override` the other names would not compile.
        guard hook.isStatic, !method.modifiers.contains(.isStatic) else { return nil }
        return NearMiss(message: "'\(hook.swiftName)' is asked of the class, but this is a method of its instances")
    }

    /// A delegate's method by a name that was once right, or with another flaw that hides it.
    private func flaw(of method: FunctionFact, as hook: Hook, in type: Type) -> NearMiss? {
        // Objective-C finds a method by its selector and asks for no more.
        guard !isExposed(method, in: type) else { return nil }
        if method.modifiers.contains(.isPrivate) { return NearMiss(message: "'\(method.fullName)' is private, so that UIKit never calls it") }
        if method.fullName != hook.swiftName { return type.isModern ? differs(from: hook) : nil }
        guard hook == .delegateFactory, let path = method.parameters.dropFirst().first?.type, path.name == "Array",
            let element = path.arguments.first?.name, element == "Any" || element == "AnyObject"
        else { return nil }
        let message =
            type.isOld
            ? "since Swift 4.2 the path is '[String]', with '[\(element)]' UIKit never calls this"
            : "the path is '[String]', with '[\(element)]' UIKit never calls this"
        return NearMiss(message: message, severity: type.isOld ? .note : nil, range: path.range, replacement: "[String]")
    }

    private func isExposed(_ method: FunctionFact, in type: Type) -> Bool {
        method.modifiers.contains(.isObjectiveC)
            || type.declarations.contains { declaration in
                declaration.fact.modifiers.contains(.isObjectiveC) && declaration.fact.methods.contains { $0.nameRange == method.nameRange }
            }
            || type.declarations[0].fact.modifiers.contains(.isObjectiveC)
    }

    private func misspelling(_ method: FunctionFact, in type: Type) -> NearMiss? {
        if method.name == "application" {
            guard isAppDelegate(type) else { return nil }
            return Hook.allCases.first { $0.belongsToDelegate && isNear(method, to: $0, in: type) }.map(differs)
        }
        guard isController(type) || isView(type), method.parameters.count == 1, !method.modifiers.contains(.isStatic) else { return nil }
        // What Swift 2 called them is as far away as a stranger.
        let name = method.name.hasSuffix("WithCoder") ? String(method.name.dropLast(9)) : method.name
        let near = [Hook.encodeState, .decodeState].map { hook in (hook, distance: Suggestion.distance(name, hook.baseName)) }
            .min { $0.distance < $1.distance }
        return near.flatMap { $0.distance <= 2 ? differs(from: $0.0) : nil }
    }

    /// Whether a delegate's method is a slip of the finger away from a hook. Swift 2 named the first argument otherwise.
    private func isNear(_ method: FunctionFact, to hook: Hook, in type: Type) -> Bool {
        var corrected = method
        if method.parameters.first?.label == "application" {
            guard type.isModern else { return false }
            corrected.parameters[0].label = nil
        }
        let name = corrected.fullName.withoutCoderSuffix
        return hook.spellings.contains { Suggestion.distance(name, $0.withoutCoderSuffix) <= 2 }
    }

    private func differs(from hook: Hook) -> NearMiss {
        NearMiss(message: "this is not '\(hook.swiftName)', so that UIKit never calls it")
    }
}

extension String {
    /// `With` and `WithCoder` come and go from one version of Swift to the next.
    fileprivate var withoutCoderSuffix: String {
        for suffix in ["WithCoder:)", "With:)", "Coder:)"] where hasSuffix(suffix) { return String(dropLast(suffix.count)) + ":)" }
        return self
    }
}

extension FunctionFact {
    fileprivate func isMeant(by call: Call) -> Bool {
        if call.name == name, matches(call) { return true }
        return call.arguments.contains { argument in
            guard case .selector(let target) = argument.value.kind, case .name(let text) = target.kind else { return false }
            return text == selector
        }
    }
}

extension Hook {
    /// Without the labels.
    fileprivate var baseName: String { String(swiftName.prefix { $0 != "(" }) }
}
