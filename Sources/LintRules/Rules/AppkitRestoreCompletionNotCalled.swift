import AppModel

extension Rule {
    static let appkitRestoreCompletionNotCalled = Rule(
        id: "appkit-restore-completion-not-called",
        summary: "A window's restorer leaves without an answer.",
        why: "Restoration does not finish, and windows may be missing after a relaunch.",
        help: "Call the handler exactly once on every path, with the window or with an error.",
        rationale: """
            AppKit waits for the completion handler of `restoreWindow(withIdentifier:state:completionHandler:)`, exactly once for each \
            window, with the window or with an error. After a path that neither calls it nor hands it on, restoration never finishes.
            """,
        limits: """
            Whatever names the handler counts as a call: keeping it, a closure that might call it later, unless `Task` or a queue runs it \
            once, a document or a page that is opened does when it is there, or a function of the project calls it once at most, handing \
            it on, unless to one that never calls it, or that gives nothing back and calls it on some paths only; of a method with \
            overrides only where the object is made in sight. A note where no window in sight gets the restorer's class. Where the code \
            asks whether there is a handler, and in `#if` and tests for the system's version, nothing is said, nor where the windows of \
            the restorer are not to be saved.
            """,
        switchOff: "Hardly ever.",
        severity: .error,
        facts: ["I5"],
        examples: [
            .bad("""
                class Restorer: NSObject, NSWindowRestoration {
                    static func restoreWindow( // expect: appkit-restore-completion-not-called
                        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
                        completionHandler: @escaping (NSWindow?, Error?) -> Void
                    ) {
                        guard identifier.rawValue == "main" else { return }
                        completionHandler(MainController.shared.window, nil)
                    }
                }
                """),
            .instead("""
                class Restorer: NSObject, NSWindowRestoration {
                    static func restoreWindow(
                        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
                        completionHandler: @escaping (NSWindow?, Error?) -> Void
                    ) {
                        guard identifier.rawValue == "main" else {
                            completionHandler(nil, CocoaError(.coderReadCorrupt))
                            return
                        }
                        completionHandler(MainController.shared.window, nil)
                    }
                }
                """),
            .good("""
                // Somebody else may answer, now or later.
                class Restorer: NSObject, NSWindowRestoration {
                    static var waiting: [(NSWindow?, Error?) -> Void] = []
                    static func restoreWindow(
                        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
                        completionHandler: @escaping (NSWindow?, Error?) -> Void
                    ) {
                        switch identifier.rawValue {
                        case "main": Main.restoreWindow(withIdentifier: identifier, state: state, completionHandler: completionHandler)
                        case "library": waiting.append(completionHandler)
                        default:
                            DispatchQueue.main.async { completionHandler(nil, nil) }
                        }
                    }
                }
                """),
        ]
    ) { app in
        // Of one that is never asked another rule tells.
        var others = Silences()
        let unasked = Set(app.restorersThatNoWindowNames(&others).map(\.id))
        return app.program.implementations(of: .restoreWindow).compactMap { function in
            guard app.isRestorer(function), !app.program.isTest(function), let handler = function.fact.completionHandler,
                !function.asks(for: handler), !unasked.contains(function.id), !app.isOfWindowsTakenOut(function)
            else {
                return nil
            }
            let says: String
            switch app.coverage(ofCalling: handler, in: function) {
            case .always: return nil
            case .never: says = "never calls '\(handler)'"
            case .sometimes: says = "does not call '\(handler)' on every path"
            }
            return Finding(
                at: function.location, "restoration does not finish: '\(function.writtenName)'\(function.phrase("of")) \(says)",
                symbol: function.symbol, severity: app.mayBeNamedByWindow(function) ? nil : .note)
        }
    }
}
