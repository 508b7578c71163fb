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
            Whatever names the handler counts as a call: handing it on, keeping it, a closure that might call it later. \
            Where the code asks whether there is a handler, and in `#if` and tests for the system's version, nothing is said.
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
        app.program.implementations(of: .restoreWindow).compactMap { function in
            guard function.isStatic, !app.program.isTest(function), let handler = function.fact.completionHandler,
                !function.asks(for: handler)
            else {
                return nil
            }
            let says: String
            switch function.coverage(ofNaming: handler) {
            case .always: return nil
            case .never: says = "never calls '\(handler)'"
            case .sometimes: says = "does not call '\(handler)' on every path"
            }
            return Finding(
                at: function.location, "restoration does not finish: '\(function.writtenName)'\(function.phrase("of")) \(says)",
                symbol: function.symbol)
        }
    }
}

extension Function {
    /// Whether something depends on there being a handler at all.
    fileprivate func asks(for handler: String) -> Bool {
        body.contains { statement in
            statement.conditions.contains { condition in
                condition.expressions.contains { $0.contains { if case .name(handler) = $0.kind { true } else { false } } }
            }
        }
    }
}

extension Statement {
    /// Of all branches, guards and loops in it.
    fileprivate var conditions: [Condition] {
        switch kind {
        case .branch(let branch): branch.arms.flatMap { $0.conditions + $0.body.flatMap(\.conditions) }
        case .guarded(let conditions, let otherwise): conditions + otherwise.flatMap(\.conditions)
        case .loop(let loop): loop.conditions + loop.body.flatMap(\.conditions)
        case .block(let body), .deferred(let body): body.flatMap(\.conditions)
        case .attempt(let body, let catches): (body + catches.flatMap { $0 }).flatMap(\.conditions)
        case .expression(let expression):
            if case .conditional(let statement) = expression.kind { statement.conditions } else { [] }
        case .local, .function, .returns, .throwing, .breaks, .continues, .fallsThrough: []
        }
    }
}
