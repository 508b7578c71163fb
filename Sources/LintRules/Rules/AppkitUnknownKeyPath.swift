import AppModel

extension Rule {
    static let appkitUnknownKeyPath = Rule(
        id: "appkit-unknown-key-path",
        summary: "A key path in `restorableStateKeyPaths` begins with a name that no property has, or that AppKit cannot observe.",
        why: "Nothing is saved for it, and whoever asks for its value gets an exception.",
        help: "Name a property that is `@objc dynamic`, or leave the path out: a key of a coder needs none.",
        rationale: """
            AppKit reads, sets and observes what the key paths lead to. They are names of properties, not keys under which \
            `encodeRestorableState(with:)` writes something; a name that no property has leads nowhere. A property of Swift's without \
            `@objc` is none for them; one that is not `dynamic` changes without a word.
            """,
        limits: """
            Speaks of paths whose text is known, in classes that come from AppKit's documents, controllers, windows and plain views by \
            ancestors that are all in sight. Silent where a class answers keys in its own way, or one below it has the property. That \
            nobody hears of changes is a note, where a method of the class changes the property, an outlet included, and none tells of \
            changes by hand. What changes in an object that an outlet holds is left alone.
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
            let (location, symbol) = (unknown.function.location(unknown.range), unknown.function.symbol)
            switch unknown.fault {
            case .unnamed:
                return Finding(at: location, "key path '\(unknown.path)' names no property of '\(unknown.type.name)'", symbol: symbol)
            case .unseen(let property):
                return Finding(
                    at: location, "key path '\(unknown.path)' names a property of '\(unknown.type.name)' that only Swift sees",
                    symbol: symbol, help: "Declare it `@objc dynamic`.", notes: [Note(at: property, "'\(unknown.key)' is declared here")])
            case .unobserved(let property, let change):
                return Finding(
                    at: location, "key path '\(unknown.path)' names a property of '\(unknown.type.name)' whose changes nobody hears",
                    symbol: symbol, severity: .note, help: "Declare it `@objc dynamic`.",
                    notes: [Note(at: property, "'\(unknown.key)' is declared here"), Note(at: change, "it changes here")])
            }
        }
    }
}
