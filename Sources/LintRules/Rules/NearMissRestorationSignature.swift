import AppModel
import Syntax

extension Rule {
    static let nearMissRestorationSignature = Rule(
        id: "near-miss-restoration-signature",
        summary: "A method looks like one that UIKit calls, but its signature differs.",
        why: "The method never runs, so what it was to save or bring back is lost at every launch.",
        help: "Spell the method exactly as UIKit declares it.",
        rationale: """
            UIKit finds these methods by their exact names. One that differs by a label, a letter, a parameter's type or a missing \
            `static` compiles, and is never called.
            """,
        limits: """
            Of Swift the methods of controllers, views and app delegates are looked at that take a coder, of Objective-C also those \
            without a parameter, and those of other restorable objects. Overrides, methods that the project calls itself and \
            requirements of its own protocols are left alone; in a class that adopts a protocol out of sight a name may be any. A name \
            counts as misspelt when it is at most two letters away, or leaves out that a coder follows. What was right for Swift 2 to \
            4.1 is a note where the rest of the class is as old; types matter to no project that is set to Swift 3. Types of Objective-C \
            count only where the frameworks send another class.
            """,
        fix: "`--unsafe-fixes` mends types, names and `static` where one edit does it.",
        switchOff: "Where methods of these names belong to a scheme of the project's own that calls them out of sight.",
        severity: .error,
        facts: ["B13"],
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
                class Reader: UIViewController {
                    func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { // expect: near-miss-restoration-signature
                        return nil
                    }
                }
                """),
            .instead("""
                class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(title, forKey: "title")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
                    }
                }
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
        ]
    ) { app in
        let required = app.namesThatProtocolsRequire
        return app.classesAskedByUIKit.filter { !app.program.files[$0.file].isTest }.flatMap { type in
            app.methods(of: type).compactMap { method, path -> Finding? in
                // An Objective-C method has no labels to look at, but a selector, and UIKit asks for nothing else.
                let miss =
                    Language(path: path) == .objectiveC
                    ? app.nearMissSelector(method, in: type, path: path) : app.nearMissMethod(method, in: type, path: path)
                guard let miss, !method.isAmong(required), method.hasSelectorOfHook || !app.calls(method) else { return nil }
                return Finding(
                    at: Location(path: path, range: miss.range),
                    "UIKit never calls '\(method.selector ?? method.fullName)' of '\(type.name)': \(miss.message)",
                    symbol: "\(type.name).\(method.fullName)", severity: miss.severity, help: miss.help, fix: miss.fix)
            }
        }
    }
}

extension App {
    /// Those of all its declarations, with the paths of their files.
    fileprivate func methods(of type: Type) -> [(fact: FunctionFact, path: String)] {
        type.declarations.flatMap { declaration in declaration.fact.methods.map { ($0, program.files[declaration.file].path) } }
    }

    fileprivate var classesAskedByUIKit: [Type] {
        let protocols = ["UIStateRestoring", "UIViewControllerRestoration", "UIObjectRestoration"]
        let others = Set(
            protocols.flatMap { program.classes(adopting: $0) } + program.classes(adopting: "UIApplicationDelegate").filter(isAppDelegate))
        return program.types.filter { $0.kind == .class && (program.isController($0) || program.isView($0) || others.contains($0)) }
    }

    /// The full names and selectors of the methods that protocols of the project ask for.
    fileprivate var namesThatProtocolsRequire: Set<String> {
        let required = program.types.filter { $0.kind == .protocol }.flatMap(methods)
        return Set(required.map(\.fact.fullName) + required.compactMap(\.fact.selector))
    }

    /// Whether the project calls a method of that full name itself, or hands out its selector: then that is what it is for.
    fileprivate func calls(_ method: FunctionFact) -> Bool {
        program.functions(mentioningAnyOf: [method.name]).contains { function in
            sites(in: function).contains { $0.call.map { method.isMeant(by: $0) } ?? false }
        }
    }
}

extension FunctionFact {
    /// A name has parentheses, a selector none: no method has one for the other.
    fileprivate func isAmong(_ required: Set<String>) -> Bool { required.contains(fullName) || selector.map(required.contains) ?? false }

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
