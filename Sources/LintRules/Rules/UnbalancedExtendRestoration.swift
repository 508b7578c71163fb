import AppModel

extension Rule {
    static let unbalancedExtendRestoration = Rule(
        id: "unbalanced-extend-restoration",
        summary: "Restoration is extended, but not ended on every path.",
        why: "If the app ends before restoration does, its saved state is thrown away, and the next launch begins on the first screen.",
        help: "Call `completeStateRestoration()` once for each extension, on every path.",
        rationale: """
            `extendStateRestoration()` keeps the system waiting until `completeStateRestoration()` says that it is over. An app that ends \
            while restoration still counts as running loses its saved state, as after a crash. Application, scene and AppKit's application \
            each keep a count of their own.
            """,
        limits: """
            Where one function extends, and another one or a closure completes, one call anywhere in the same project or package is \
            enough: whether it is reached the text cannot tell. Ways through a body are followed only where the extension stands in no \
            branch, loop or closure of it.
            """,
        switchOff: "Where a library completes what the app extends.",
        severity: .warning,
        facts: ["E5"],
        examples: [
            .bad("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    let loader = Loader()
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
                        UIApplication.shared.extendStateRestoration() // expect: unbalanced-extend-restoration
                        loader.load { articles in
                            print(articles.count)
                        }
                    }
                }
                """),
            .instead("""
                class Reader: UIViewController {
                    let loader = Loader()
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        UIApplication.shared.extendStateRestoration()
                        loader.load { articles in
                            print(articles.count)
                            UIApplication.shared.completeStateRestoration()
                        }
                    }
                }
                """),
            .good("""
                // Nothing is owed before the extension, and a helper may pay.
                class Reader: UIViewController {
                    var store: Store?
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        guard let store else { return }
                        UIApplication.shared.extendStateRestoration()
                        guard store.isClosed else {
                            finish()
                            return
                        }
                        store.open { _ in
                            UIApplication.shared.completeStateRestoration()
                        }
                    }
                    private func finish() {
                        UIApplication.shared.completeStateRestoration()
                    }
                }
                """),
        ]
    ) { app, silences in
        let calls = app.extendedRestorations()
        return calls.compactMap { extended in
            let unit = app.program.unit(of: extended.function)
            guard !extended.isCompletion, !app.program.isTest(extended.function) else { return nil }
            let completions = calls.filter { $0.isCompletion && $0.mayMatch(extended) && app.program.unit(of: $0.function) == unit }
            let location = extended.function.location(extended.call.nameRange)
            if completions.isEmpty {
                if silences.note(app.program.silence(onCodeOf: unit)) { return nil }
                return Finding(
                    at: location, "restoration is extended\(extended.function.phrase("by")) and never completed",
                    symbol: extended.function.symbol)
            }
            guard app.isCompleted(extended) == false, let completion = completions.first(where: { $0.function == extended.function }) else {
                return nil
            }
            return Finding(
                at: location, "restoration is extended\(extended.function.phrase("by")) and not completed on every path",
                symbol: extended.function.symbol,
                notes: [Note(at: extended.function.location(completion.call.nameRange), "it is completed here")])
        }
    }
}
