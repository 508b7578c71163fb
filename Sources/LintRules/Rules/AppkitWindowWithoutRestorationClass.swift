import AppModel

extension Rule {
    static let appkitWindowWithoutRestorationClass = Rule(
        id: "appkit-window-without-restoration-class",
        summary: "A window is to be restored, but nobody is named who could bring it back, or who could is named by no window.",
        why: "The window is not there after a relaunch.",
        help: "Give the window an `identifier`, and a `restorationClass` that adopts `NSWindowRestoration`.",
        rationale: """
            After a restart AppKit asks a window's `restorationClass` for it, under the window's `identifier`. Without the class nobody is \
            asked, and without the identifier the class cannot tell which window is meant. Windows of documents come back with their \
            document.
            """,
        limits: """
            Speaks of windows that code creates and declares restorable, as a note where they are shown as sheets alone, and of those with \
            a title bar, which are so by themselves, where they belong to or show what saves and reads state, a controller, a view or the \
            window's delegate: created by code, drawn in a storyboard under an identifier that code asks for, or in the xib that a window \
            controller names, in a unit with an app delegate, without documents, where nobody is or names a restorer. Every window that \
            shows the class has to be in sight, and none may be what the storyboard begins with, which AppKit makes itself. Whatever in \
            the same project or package assigns a restoration class to what may be a window, or overrides the property, keeps it silent, \
            and so does a window that somebody else gets in an app with documents. A restorer counts as never asked where its app is among \
            the sources, the text tells every class that code there assigns, unless nobody calls it, none of them is the restorer's or one \
            above or below it, and no code asks it by itself. An identifier is missed where a window gets a restorer that \
            decides by it, and is made by code, or belongs to a unit that has no nib and identifies none.
            """,
        switchOff: "For windows that something out of sight brings back.",
        severity: .warning,
        facts: ["I4"],
        examples: [
            .bad("""
                class MainController: NSWindowController {
                    func makeWindow() -> NSWindow {
                        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
                        window.isRestorable = true // expect: appkit-window-without-restoration-class
                        window.identifier = NSUserInterfaceItemIdentifier("main")
                        return window
                    }
                }
                """),
            .instead("""
                class Restorer: NSObject, NSWindowRestoration {
                    static func restoreWindow(
                        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
                        completionHandler: @escaping (NSWindow?, Error?) -> Void
                    ) {
                        completionHandler(makeWindow(), nil)
                    }
                    static func makeWindow() -> NSWindow {
                        let window = NSWindow()
                        window.isRestorable = true
                        window.restorationClass = Restorer.self
                        window.identifier = NSUserInterfaceItemIdentifier("main")
                        return window
                    }
                }
                """),
            .good("""
                // Documents restore their windows themselves.
                class Sheet: NSDocument {
                    override func makeWindowControllers() {
                        let window = NSWindow()
                        window.isRestorable = true
                        addWindowController(NSWindowController(window: window))
                    }
                }
                """),
        ]
    ) { app, silences in
        let unasked = app.restorersThatNoWindowNames(&silences).map { restorer in
            Finding(
                at: restorer.location, "the restorer\(restorer.phrase("of")) is never asked: no window has it for its restoration class",
                symbol: restorer.symbol,
                help: "Give it to the windows that it makes, as `restorationClass`, or drop it.")
        }
        let lost = app.statesOfLostWindows(&silences).map { state in
            let relation = app.program.inherits(state.type, from: "NSWindowController") ? "of" : "that shows"
            return Finding(
                at: state.saver.location,
                "window \(relation) '\(state.type.name)' is restorable, but has no restorationClass: nothing that it saves comes back",
                symbol: state.saver.symbol,
                help: "Give the window an `identifier` and a `restorationClass`; or make it not restorable, and drop what is saved for it.",
                notes: [Note(at: state.window, "the window is made here")])
        }
        let unidentified = app.unidentifiedWindows(&silences).map { window in
            Finding(
                at: window.location,
                "window '\(window.view.core.memberName ?? "window")'\(window.function.phrase("of")) has a restorationClass, but no identifier",
                symbol: window.function.symbol, help: "Give the window the `identifier` that its restorer knows it by.")
        }
        return app.windowsMadeRestorable().compactMap { window in
            let unit = app.program.unit(of: window.function)
            guard !app.program.isTest(window.function),
                window.function.type.map({ !app.program.inherits($0, from: "NSDocument") }) ?? true
            else { return nil }
            let missing: String
            switch (app.hasRestorationClass(window), app.isIdentified(window)) {
            case (.no, _): missing = "no restorationClass"
            case (_, .no): missing = "no identifier"
            case (let restored, let identified):
                _ = silences.affirms(restored) && silences.affirms(identified)
                return nil
            }
            if silences.note(app.program.silence(onCodeOf: unit)) { return nil }
            let isSheet = app.isSheetAlone(window)
            return Finding(
                at: window.function.location(window.view.range),
                "window '\(window.view.core.memberName ?? "window")'\(window.function.phrase("of")) is restorable, but has \(missing)",
                symbol: window.function.symbol, severity: isSheet ? .note : nil,
                help: isSheet ? "Set it to `false`: a sheet goes with the window it is on, and is shown again when it is asked for." : nil)
        } + unasked + lost + unidentified
    }
}
