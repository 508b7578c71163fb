import AppModel

extension Rule {
    static let appkitMissingRestorationSuper = Rule(
        id: "appkit-missing-restoration-super",
        summary: "A state-restoration override of AppKit leaves out super.",
        why: "Frames, scroll positions, selections and what `restorableStateKeyPaths` names are not there after a relaunch.",
        help: "Call super with the same coder, anywhere in the method and on every path.",
        rationale: """
            Windows, views, controllers and documents of AppKit have state of their own: frames, scroll positions, selections, and the key \
            paths that `restorableStateKeyPaths` names. It goes into the same coder, but only if the override passes the coder on.
            """,
        limits: """
            A closure or helper that calls super counts as a call. What one branch of a `#if`, or of a test for the system's version, \
            calls counts for all of them. A class that lists key paths has to add to those of a superclass in the sources, or \
            encode what these lead to by hand; one that lists none means to keep none. What AppKit's own classes list is not told. \
            Methods of other names, such as `restoreState(from:)`, are nobody's override.
            """,
        fix: "`--fix` inserts the call.",
        switchOff: "Where an object is meant to keep nothing of AppKit's; a suppression comment says so at the place.",
        severity: .error,
        facts: ["I1", "I3"],
        examples: [
            .bad("""
                class Canvas: NSView {
                    var zoom = 1.0
                    override func encodeRestorableState(with coder: NSCoder) { // expect: appkit-missing-restoration-super
                        coder.encode(zoom, forKey: "zoom")
                    }
                    override func restoreState(with coder: NSCoder) { // expect: appkit-missing-restoration-super
                        zoom = coder.decodeDouble(forKey: "zoom")
                    }
                }
                """),
            .instead("""
                class Canvas: NSView {
                    var zoom = 1.0
                    override func encodeRestorableState(with coder: NSCoder) {
                        coder.encode(zoom, forKey: "zoom")
                        super.encodeRestorableState(with: coder)
                    }
                    override func restoreState(with coder: NSCoder) {
                        defer { super.restoreState(with: coder) }
                        guard coder.containsValue(forKey: "zoom") else { return }
                        zoom = coder.decodeDouble(forKey: "zoom")
                    }
                }
                class Sheet: NSDocument {
                    override func encodeRestorableState(with coder: NSCoder, backgroundQueue queue: OperationQueue) {
                        super.encodeRestorableState(with: coder, backgroundQueue: queue)
                    }
                }
                """),
            .good("""
                // A helper that is no responder has no super to call.
                class Store: NSObject {
                    var page = 0
                    func encodeRestorableState(with coder: NSCoder) {
                        coder.encode(page, forKey: "page")
                    }
                    func restoreState(with coder: NSCoder) {
                        page = coder.decodeInteger(forKey: "page")
                    }
                }
                """),
        ]
    ) { app, silences in
        let replaced = app.replacedKeyPaths().map { list in
            Finding(
                at: list.function.location,
                "the key paths of '\(list.type.name)' take the place of those of '\(list.superclass.name)': '\(list.path)' is not saved",
                symbol: list.function.symbol, help: "Add them to what `super.restorableStateKeyPaths` gives.",
                notes: [Note(at: list.listed, "'\(list.path)' is listed here")])
        }
        return app.program.implementations(of: .encodeState, .encodeInBackground, .restoreState)
            .compactMap { function in
                guard let type = function.type else { return nil }
                // Whoever overrides one of AppKit's own inherits from AppKit, wherever that is.
                let isOpen = function.hook != .encodeState && app.program.hasUnknownAncestor(type)
                guard isOpen || app.program.isRestoredByAppKit(type), let finding = app.missingSuper(in: function) else { return nil }
                return isOpen && silences.note(app.program.silence(onAncestorsOf: type)) ? nil : finding
            } + replaced
    }
}
