import AppModel

extension Rule {
    static let appkitUnknownKeyPath = Rule(
        id: "appkit-unknown-key-path",
        summary: "A key path in `restorableStateKeyPaths` begins with a name that no property has.",
        why: "Nothing is saved for it, and whoever asks for its value gets an exception.",
        help: "Name a property that is `@objc dynamic`, or leave the path out: a key of a coder needs none.",
        rationale: """
            AppKit reads, sets and observes what the key paths lead to. They are names of properties, not keys under which \
            `encodeRestorableState(with:)` writes something; a name that no property has leads nowhere.
            """,
        limits: """
            Speaks of paths whose text is known, in classes that come from AppKit's documents, controllers, windows and plain views by \
            ancestors that are all in sight. Silent where a class answers keys in its own way, or one below it has the property.
            """,
        switchOff: "Where methods are added at run time.",
        severity: .warning,
        facts: ["I3", "I10"],
        examples: [
            .bad("""
                class Outline: NSViewController {
                    @objc dynamic var page = 0
                    override class var restorableStateKeyPaths: [String] {
                        super.restorableStateKeyPaths + ["pageKey"] // expect: appkit-unknown-key-path
                    }
                }
                """),
            .instead("""
                class Outline: NSViewController {
                    @objc dynamic var page = 0
                    override class var restorableStateKeyPaths: [String] {
                        super.restorableStateKeyPaths + ["page"]
                    }
                }
                """),
            .bad("""
                //- Canvas.m
                @interface Canvas : NSView
                @property double scale;
                @end
                @implementation Canvas
                + (NSArray<NSString *> *)restorableStateKeyPaths {
                    return [[super restorableStateKeyPaths] arrayByAddingObjectsFromArray:@[
                        @"scale",
                        @"zoom", // expect: appkit-unknown-key-path
                    ]];
                }
                @end
                """),
            .good("""
                // A path by way of what AppKit has, and a getter.
                class Outline: NSWindowController {
                    @objc dynamic var isOpen: Bool { true }
                    override class var restorableStateKeyPaths: [String] {
                        ["window.level", "open"]
                    }
                }
                """),
        ]
    ) { app, silences in
        app.unknownKeyPaths(&silences).map { unknown in
            Finding(
                at: unknown.function.location(unknown.range),
                "key path '\(unknown.path)' names no property of '\(unknown.type.name)'",
                symbol: unknown.function.symbol)
        }
    }
}
