import AppModel

extension Rule {
    static let appkitStateNotInvalidated = Rule(
        id: "appkit-state-not-invalidated",
        summary: "Restorable state of AppKit changes, and nothing tells AppKit to write it again.",
        why: "What the user changed last is not there after a relaunch: an earlier moment comes back.",
        help: "Call `invalidateRestorableState()` after each change, or name the property in `restorableStateKeyPaths`.",
        rationale: """
            AppKit asks a responder for its state when the state was declared out of date, not whenever the app quits. A value that \
            changes in silence is written the next time something else is declared so, such as a window's frame, or not at all.
            """,
        limits: """
            Speaks of stored properties that an override or a delegate writes, by itself, by locals, methods and computed properties of \
            the object, by an object made with them or with the object that writes itself, or by a function that is handed the object, and \
            that a method, the observer of a property that changes, or \
            what is done for the user in any closure (`Button`, `addLocalMonitorForEvents`) assigns or changes in place after everything \
            was set up: of the same class, or of one that keeps the object in a property or gets it from AppKit, such as the controller of \
            its window. They are its own, or those of a class or structure of the project that it keeps in one, such as `model.page`, also \
            where a method of that changes it, `model.turn()`. And of what the user changes in an object of AppKit's that it keeps in a \
            property, a selection, a text, a switch. A class is left alone as soon as something that may be one of its objects is declared \
            out of date anywhere but where another property that it saves changes, or it lists key paths that the text does not tell, and \
            so are properties that a listed path leads to or depends on, or that change together with one, and properties with wrappers \
            other than `@Published`, such as `@Invalidating`. Bindings of SwiftUI and closures of lazy properties are not looked into.
            """,
        switchOff: "Where something out of sight declares the state out of date.",
        severity: .note,
        facts: ["I2", "I3"],
        examples: [
            .bad("""
                class Canvas: NSView {
                    var zoom = 1.0
                    @IBAction func zoomIn(_ sender: Any) {
                        zoom *= 2
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(zoom, forKey: "zoom") // expect: appkit-state-not-invalidated
                    }
                    override func restoreState(with coder: NSCoder) {
                        super.restoreState(with: coder)
                        zoom = coder.decodeDouble(forKey: "zoom")
                    }
                }
                """),
            .instead("""
                class Canvas: NSView {
                    var zoom = 1.0
                    @IBAction func zoomIn(_ sender: Any) {
                        zoom *= 2
                        invalidateRestorableState()
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(zoom, forKey: "zoom")
                    }
                    override func restoreState(with coder: NSCoder) {
                        super.restoreState(with: coder)
                        zoom = coder.decodeDouble(forKey: "zoom")
                    }
                }
                """),
            .good("""
                // What is known from the beginning never changes.
                class Pane: NSWindowController {
                    var address: String?
                    override func windowDidLoad() {
                        super.windowDidLoad()
                        address = "start"
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(address, forKey: "address")
                    }
                    override func restoreState(with coder: NSCoder) {
                        super.restoreState(with: coder)
                        address = coder.decodeObject(of: NSString.self, forKey: "address") as String?
                    }
                }
                """),
        ]
    ) { app, silences in
        app.unannouncedChanges(&silences).map { change in
            var notes = change.change.map { [Note(at: $0, "it changes here")] } ?? []
            notes += change.control.map { [Note(at: $0.location, "the user changes it in this '\($0.name)', without any code")] } ?? []
            return Finding(
                at: change.write.location,
                "property '\(change.property)' of '\(change.type.name)' is saved, but its changes are not announced to AppKit",
                symbol: change.write.function.symbol,
                help: change.write.function.hook == .applicationWillEncode
                    ? "Call `NSApp.invalidateRestorableState()` after each change." : nil,
                notes: notes)
        }
    }
}
