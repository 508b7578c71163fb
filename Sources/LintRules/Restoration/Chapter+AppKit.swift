extension Chapter {
    static let appKit = Chapter(
        title: "AppKit",
        introduction: """
            AppKit restores windows, and what is in them by their responders. The methods are called nearly as in UIKit, but it is \
            `restoreState`, not `decodeRestorableState`, and there are no identifiers to chain.
            """,
        facts: [
            Fact(
                "I1", "`encodeRestorableState(with:)` and `restoreState(with:)` of a responder call super, and are for the system to call.",
                .documented,
                .responderEncode),
            Fact(
                "I2", "After each change one calls `invalidateRestorableState()`: it has the state written, at a time that AppKit chooses.",
                .documented, .responderInvalidate),
            Fact(
                "I3",
                "What `restorableStateKeyPaths` names is saved without code, if it can be read, set and observed by key path: in Swift, we "
                    + "conclude, if it is `@objc dynamic`.",
                .documented, .responderKeyPaths),
            Fact(
                "I4",
                "A window comes back only with an `identifier` and a `restorationClass` that adopts `NSWindowRestoration`. Windows of "
                    + "documents come with their document. A window with a title bar is to be restored unless it says otherwise.",
                .documented, .windowRestorationClass, .appKitSample, .windowRestorable),
            Fact(
                "I5",
                "`restoreWindow(withIdentifier:state:completionHandler:)` has to call its handler exactly once, with a window or with an "
                    + "error; until then restoration is not finished.",
                .header, .windowRestoration),
            Fact(
                "I6",
                "Apps built with the SDK of macOS 14 or a later one restore securely on macOS 14, others and on older systems if they ask "
                    + "for it. An object decoded without its class is then an error, after which every later read of that coder gives nil, "
                    + "0 or false without a word. AppKit prints a warning at launch where an app does not ask, or only some of the systems "
                    + "it is built for restore securely.",
                .widelyReported, .appKitNotes14, .secureRestorableState, .sonoma, .issue("Ranchero-Software/NetNewsWire", 4589)),
            Fact(
                "I7",
                "The coder of `restoreWindow` holds the state of the window, its delegate, its controller and its document together, so "
                    + "their keys can clash.",
                .header, .windowRestoration),
            Fact(
                "I9",
                "Restorers are asked after `applicationWillFinishLaunching(_:)` and before `applicationDidFinishLaunching(_:)`; only those "
                    + "that keep their handler answer later.",
                .documented, .windowsRestored),
            Fact(
                "I10",
                "A key that is asked for finds a method or a variable of its name, or one that puts `get`, `is` or an underscore before it. "
                    + "Where there is none, key-value coding raises `NSUndefinedKeyException`.",
                .documented, .keyValueCoding, .undefinedKey),
            Fact(
                "I13",
                "What a restorer answers with has to be of the type that was saved. The identifier, and the state, tell which window is meant.",
                .documented, .windowRestoration, .restoreWindow),
            Fact(
                "I15",
                "A window that gets the name under which its frame is kept moves at once to where it was. Each change of its frame from then "
                    + "on is kept, whoever makes it.",
                .documented, .windowFrames),
            Fact(
                "I21",
                "A window that gets its `contentViewController` takes the size that the controller's view has, also where it had the size it "
                    + "was kept with.",
                .documented, .contentViewController, .pull("Automattic/simplenote-macos", 796), .pull("TableProApp/TablePro", 1092)),
            Fact(
                "I22",
                "An outline view with an `autosaveName` keeps which of its rows are expanded, where it is told to and its data source has both "
                    + "`outlineView(_:persistentObjectForItem:)` and `outlineView(_:itemForPersistentObject:)`; without these it ignores that.",
                .documented, .expandedItems, .persistentObject),
            Fact(
                "I35",
                "For more state than its own a window asks its delegate, `window(_:willEncodeRestorableState:)`, and hands it back to the one "
                    + "that it has then, `window(_:didDecodeRestorableState:)`. Nobody else is asked by these.",
                .documented, .windowWillEncode, .windowDidDecode),
            Fact(
                "I36",
                "A view of a nib has an `identifier`, if need be one that the nib makes up. One that code makes gets it from code, before it "
                    + "is put into a window; without it, neither `encodeRestorableState(with:)` nor `restoreState(with:)` is called.",
                .singleReport, .itemIdentifier, .pull("SerenityOS/serenity", 21395)),
            Fact(
                "I37",
                "What its user chooses in a panel, a sandboxed app may read until it ends. The next time it runs it has access again only by a "
                    + "security-scoped bookmark that it made before; the path alone opens nothing.",
                .documented, .sandboxedFiles),
        ])
}
