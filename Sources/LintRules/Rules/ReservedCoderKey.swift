import AppModel

extension Rule {
    static let reservedCoderKey = Rule(
        id: "reserved-coder-key",
        summary: "A value is encoded under a key that UIKit writes itself.",
        why: "UIKit no longer knows which version or storyboard an archive belongs to, and may restore it wrongly or not at all.",
        help: "Use a key of your own; UIKit's are there to be read.",
        rationale: """
            UIKit keeps the storyboard, the version, the idiom, the system and the time of saving under keys of its own in the same \
            archive. Writing one of them destroys what UIKit needs to decide whether and how to restore.
            """,
        limits: "A key that is built while the app runs goes unseen. Reading these keys is fine.",
        switchOff: "Hardly ever.",
        severity: .error,
        facts: ["C6"],
        examples: [
            .bad("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
                        coder.encode("1.0", forKey: UIApplication.stateRestorationBundleVersionKey) // expect: reserved-coder-key
                    }
                }
                """),
            .instead("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
                        coder.encode("1.0", forKey: "interfaceVersion")
                    }
                    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
                        print(coder.decodeObject(of: NSString.self, forKey: "interfaceVersion") ?? "")
                    }
                }
                """),
            .good("""
                // UIKit's keys are there to be read.
                class Reader: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let board = coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey) as? UIStoryboard
                        return board?.instantiateViewController(withIdentifier: "reader")
                    }
                }
                """),
        ]
    ) { app in
        app.namedKeys(in: Hook.writers).compactMap { write in
            guard write.method.direction == .write, let key = write.key.reservedName else { return nil }
            return Finding(
                at: write.location,
                "key '\(key)' is UIKit's own, and '\(write.function.type?.name ?? write.function.writtenName)' writes over it",
                symbol: write.namer.symbol)
        }
    }
}
