import AppModel

extension Rule {
    static let reservedCoderKey = Rule(
        id: "reserved-coder-key",
        summary: "A value is encoded under a key that UIKit writes itself.",
        rationale: """
            UIKit keeps the storyboard, the version, the idiom, the system and the time of saving under keys of its own in the same \
            archive. Writing one of them destroys what UIKit needs to decide whether and how to restore.
            """,
        limits: "A key that is built while the app runs goes unseen. Reading these keys is fine.",
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
            .bad("""
                class Reader: UIViewController {
                    static let board = UIStateRestorationViewControllerStoryboardKey
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(storyboard, forKey: Self.board) // expect: reserved-coder-key
                    }
                }
                """),
            .bad("""
                class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        stamp(coder)
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        print(coder.decodeObject(of: NSDate.self, forKey: "UIApplicationStateRestorationTimestampKey") ?? "")
                    }
                    private func stamp(_ coder: NSCoder) {
                        coder.encode(Date(), forKey: "UIApplicationStateRestorationTimestampKey") // expect: reserved-coder-key
                    }
                }
                """),
            .bad("""
                //- Reader.m
                @interface Reader : UIViewController
                @end
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeInteger:1 forKey:UIApplicationStateRestorationBundleVersionKey]; // expect: reserved-coder-key
                }
                @end
                """),
            .good("""
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
            .good("""
                // A store of one's own may use any key.
                class Cache: NSObject, NSCoding {
                    required init?(coder: NSCoder) {}
                    func encode(with coder: NSCoder) {
                        coder.encode("1.0", forKey: UIApplication.stateRestorationBundleVersionKey)
                    }
                }
                """),
        ]
    ) { app in
        app.coderAccesses(in: Hook.writers).compactMap { write in
            guard write.method.direction == .write, let key = write.key.reservedName else { return nil }
            return Finding(at: write.location, "'\(key)' is a key that UIKit writes itself", symbol: write.function.symbol)
        }
    }
}
