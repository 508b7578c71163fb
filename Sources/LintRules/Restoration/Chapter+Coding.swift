extension Chapter {
    static let coding = Chapter(
        title: "Encoding and decoding",
        introduction: """
            Each saved object is handed a coder, which is an archive of its own with keys of its own. It writes values, and references to \
            other saved objects. What is missing reads as nothing, so a misspelt key is never an error; what is of another kind may end \
            the launch.
            """,
        facts: [
            Fact("C1", "Encoding and decoding are for the system to call, never for the app.", .documented, .encodeState, .decodeState),
            Fact(
                "C2",
                "Overrides in controllers and views call super, before or after their own work. An object that only adopts "
                    + "`UIStateRestoring` has no super to call.",
                .documented, .encodeState, .controllerGuide),
            Fact(
                "C3",
                "What super does for a controller: it saves the presented controller and the storyboard, and lets the views save theirs. "
                    + "It does not save children.",
                .documented, .encodeState),
            Fact(
                "C4", "Where a class encodes it should decode, too; values may also be read by a factory, and references need no read.",
                .documented, .decodeState),
            Fact(
                "C5",
                "Every saved object has its own keys, so those of two objects never clash. The classes of one object share them; of two "
                    + "values under one key Foundation on Linux keeps the last.",
                .documented, .controllerGuide, .appGuide),
            Fact(
                "C6",
                "UIKit writes five keys of its own: the storyboard, the app's version, the idiom, the time and the system's version. They "
                    + "are there to be read, and not for values of one's own.",
                .documented, .controllerGuide, .stateRestoring),
            Fact(
                "C7",
                "Controllers, views and other restorable objects are written as references, also in collections, and join what is to be "
                    + "saved. Everything else is copied into the archive.",
                .documented, .encodeState, .controllerGuide),
            Fact(
                "C8",
                "A reference to a controller without an identifier is worth nothing: the read gives nil.", .inferred, .acrossLaunches),
            Fact(
                "C9",
                "Little belongs into the archive: what cannot be made again otherwise, and what identifies data, never the data. It may "
                    + "be thrown away at any time.",
                .documented, .encodeState, .acrossLaunches, .preservation),
            Fact(
                "C10",
                "While one object decodes, others may not exist yet or have no state. `applicationFinishedRestoringState()` is called "
                    + "when everything is decoded.",
                .documented, .session2013, .stateRestoring),
            Fact(
                "C11", "A key that is absent reads as 0, false or nil; `containsValue(forKey:)` tells the difference.", .documented,
                .appGuide, .decodeFloat),
            Fact(
                "C12",
                "Numbers are kept apart from objects. An `Int` read with `decodeObject` is nil; an `NSNumber` read with `decodeInteger` "
                    + "throws on Apple's systems. Integers of all widths are converted, and a `Double` becomes a `Float` if it fits. An "
                    + "integer read as floating-point, or the reverse, fails to decode according to Apple; Foundation on Linux converts it.",
                .widelyReported, .question(38124480), .question(44487852), .decodingFailure, .decodeFloat),
            Fact(
                "C13", "An optional number has no `encode` of its own in Swift and goes in as an object, even when it is not nil.",
                .measured),
            Fact(
                "C14",
                "With the pair of delegate methods of iOS 13.2 the coders require secure coding, and the older pair is deprecated and not "
                    + "asked. Whether an object whose class nobody names then decodes is disputed: strings and numbers were seen to, "
                    + "others to fail.",
                .disputed,
                .shouldSaveSecurely,
                .shouldRestoreSecurely, .issue("flutter-team-archive/engine", 31511), .repository("Automattic/simplenote-ios")),
            Fact(
                "C15",
                "The delegate's save and `willEncode` methods write into one archive, which its restore and `didDecode` methods read. A "
                    + "version in it lets the app refuse what an older one wrote.",
                .documented, .acrossLaunches, .appGuide),
            Fact(
                "C16",
                "Where an app's folders and its bundle are is the system's affair: they get new paths with an update or a reinstallation, "
                    + "and the files move along. The app asks for the folder each time; what it keeps is the path below it, or a bookmark.",
                .documented, .containers, .issue("wordpress-mobile/WordPress-iOS", 3757), .issue("antonlorani/jottre", 108)),
            Fact(
                "C17",
                "A managed object context gives an object for any identifier in `object(with:)`, without looking whether it is there; one that is "
                    + "gone raises when it is asked for anything. `existingObject(with:)` looks, and fails.",
                .documented, .objectWithIdentifier, .existingObject),
            Fact(
                "C18",
                "Where secure coding is required, an object whose class adopts `NSCoding` alone is neither encoded nor decoded: the archiver "
                    + "raises, and so does the unarchiver. `unarchivedObject(ofClass:from:)` requires it always, and fails.",
                .documented, .archiverSecureCoding, .unarchiverSecureCoding, .unarchivedObject),
            Fact(
                "C19",
                "What an assertion asks ends the app where it is asked. Swift asks a `precondition` in builds for release too, an `assert` in those "
                    + "for debugging alone. C's `assert` is asked unless `NDEBUG` is defined, which Xcode leaves to the project, and "
                    + "`NSAssert` unless `NS_BLOCK_ASSERTIONS` is, as Xcode's templates have it for release.",
                .widelyReported, .precondition, .assert, .question(8552486)),
            Fact(
                "C20",
                "`UUID()` is made of random bytes, so an object that begins with one has another in each launch. Swift's hash values may "
                    + "differ from launch to launch as well, and are not to be saved.",
                .documented, .newIdentifier, .hashValue),
            Fact(
                "C21",
                "A managed object that is in no store yet has a temporary identifier, and so has its address: both are others once it is "
                    + "saved, so what was kept of them finds nothing. `obtainPermanentIDs(for:)` gives it the lasting one before.",
                .documented, .objectAddress, .temporaryIdentifier, .permanentIdentifiers),
        ])
}
