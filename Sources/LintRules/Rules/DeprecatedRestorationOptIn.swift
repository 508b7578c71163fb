import AppModel

extension Rule {
    static let deprecatedRestorationOptIn = Rule(
        id: "deprecated-restoration-opt-in",
        summary: "The app delegate switches restoration on with the methods that iOS 13.2 deprecated.",
        why: "Nothing yet; a system that no longer asks these methods would restore nothing of the app.",
        help: """
            Implement `application(_:shouldSaveSecureApplicationState:)` and its counterpart, and name the classes where objects are \
            decoded.
            """,
        rationale: """
            The secure pair hands out coders that only decode what they are told to expect. UIKit prefers it where both are there, and \
            says so in the console where only the old one is.
            """,
        limits: """
            Silent where an Xcode project of the app builds anything for a system before iOS 13.2: there the old pair is right, and both \
            side by side are right for either. Advice, since a file of settings may name an older system unseen. With the secure pair \
            every decoded object has to name its class, which `insecure-decode` helps with.
            """,
        switchOff: "While the app runs on systems before iOS 13.2.",
        severity: .note,
        facts: ["C14", "E7"],
        examples: [
            .bad("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true } // expect: deprecated-restoration-opt-in
                    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .instead("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .good("""
                // For systems older than 13.2, too.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
        ]
    ) { app, silences in
        app.program.classes(adopting: "UIApplicationDelegate").compactMap { type -> Finding? in
            guard app.program.frameworkRoot(of: type) != nil || app.program.hasUnknownAncestor(type) else { return nil }
            let family = app.program.family(of: type)
            func answers(_ hook: Hook) -> [Function] { family.flatMap { app.program.implementations(of: hook, in: $0) } }
            guard answers(.shouldSaveSecurely).isEmpty, answers(.shouldRestoreSecurely).isEmpty, let save = answers(.shouldSave).first,
                let restore = answers(.shouldRestore).first, !save.alwaysDeclines, !app.program.isTest(save),
                ![save, restore].contains(where: \.handsQuestionOn)
            else { return nil }
            if let oldest = app.program.oldestSystem(inUnit: type.unit), oldest < SystemVersion(13, 2) { return nil }
            if silences.note(app.program.silence(onAncestorsOf: type)) { return nil }
            // What only scenes make up for is to go, whatever its methods are called.
            var untold = Silences()
            if app.emptyOptIns(&untold).contains(where: { $0.save == save && $0.hasScenesThatKeep }) { return nil }
            return Finding(
                at: save.location, "restoration is switched on by '\(type.name)' with methods that are deprecated since iOS 13.2",
                symbol: save.symbol,
                notes: [Note(at: restore.location, "the counterpart is implemented here")])
        }.first(ofEach: \.location)
    }
}

extension Function {
    /// Whether another delegate is asked the same.
    fileprivate var handsQuestionOn: Bool {
        contains { part in
            guard case .call(let call) = part.kind else { return false }
            return call.arguments.contains { $0.label?.hasSuffix("ApplicationState") ?? false }
        }
    }
}
