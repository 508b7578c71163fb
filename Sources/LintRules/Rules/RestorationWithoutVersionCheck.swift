import AppModel

extension Rule {
    static let restorationWithoutVersionCheck = Rule(
        id: "restoration-without-version-check",
        summary: "Archives of every version of the app are restored.",
        why: "After an update the app may come back half restored, or crash while it launches on what an older version saved.",
        help: "Save a version with the state, and return false for the archives of another one.",
        rationale: """
            The archive outlives the app that wrote it: after an update it names classes and keys of the former version. An app that \
            writes a version beside its state, and refuses archives of another one, starts afresh instead of half restored.
            """,
        limits: """
            Speaks of delegates that agree whatever the archive holds. One that asks anything at all is taken to check the version.
            """,
        switchOff: "It is off unless switched on: many apps tolerate what older versions wrote, value by value.",
        severity: .note,
        isEnabledByDefault: false,
        facts: ["B9", "C15", "J4"],
        examples: [
            .bad("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { // expect: restoration-without-version-check
                        true
                    }
                }
                """),
            .instead("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    static let version = 3
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
                        coder.encode(Self.version, forKey: "version")
                        return true
                    }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
                        coder.decodeInteger(forKey: "version") == Self.version
                    }
                }
                """),
            .good("""
                // To decline is to be careful.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
                    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }
                }
                """),
        ]
    ) { app in
        app.program.implementations(of: .shouldRestore, .shouldRestoreSecurely).compactMap { function in
            guard function.alwaysAgrees(in: app), !app.program.isTest(function) else { return nil }
            return Finding(
                at: function.location, "archives of every version of the app are accepted\(function.phrase("by"))", symbol: function.symbol)
        }
    }
}

extension Function {
    /// Whether it says `true` on its only way out.
    fileprivate func alwaysAgrees(in app: App) -> Bool {
        guard app.sites(in: self).allSatisfy(\.tests.isEmpty) else { return false }
        let exits = app.exits(of: self)
        return !exits.isEmpty && exits.allSatisfy { $0.value.isBoolean(true) }
    }
}
