import AppModel

extension Rule {
    static let decodedValueUnused = Rule(
        id: "decoded-value-unused",
        summary: "A value is read from restored state and thrown away, or given to another property than the one it was saved from.",
        why: "What was saved does not come back: the value is read and reaches nobody.",
        help: "Give the value to the property or view that shows it, or stop saving it.",
        rationale: """
            To read a key changes nothing by itself: what `decodeObject(forKey:)` and its like give is all that there is of the saved \
            value. A read whose result nobody takes, or that goes into a local which nothing names again, is most often what is left of \
            an assignment.
            """,
        limits: """
            Speaks of the methods in which UIKit or AppKit has state read, their helpers, and restored activities. A local counts as \
            used that is more than logged, tested or made into what goes nowhere, as does a read that a condition asks for; to convert \
            it with `Int(…)` is no use, unless that may crash. Properties are taken for confused where two change places, or where one \
            is saved twice and restored into another, which has the key's name, and is changed and not saved. A stored property counts \
            as nobody where no more than a log asks for it, or something changes it and nothing but saving does, or what runs as the \
            view loads, shows it and is not asked again but by the user, or makes something of it for good. What a helper makes of a \
            view counts where it runs as that loads and as the user acts alone; so does what is hidden or disabled until the user acts, \
            and goes with the value. What the factory hands over is there in time; unless private, the app has to opt in, and nobody may \
            observe it by name, code or compare it. To compare the value with its own key or itself, or to test that key, finds nothing. \
            Shown, but not put back where it is saved from, it counts where only what the user does changes that; so does what is handed \
            to `x?.` alone, where only the user's doing, or a segue, gives `x` an object. Reads without a key count where the class \
            throws all away and writes no reference so. A `@Published` field of a class that scene storage keeps is a note where only \
            coding uses it. Silent on keys that nothing writes, views and controllers.
            """,
        switchOff: "Where keys are read for their own sake, to empty an archive for instance.",
        severity: .warning,
        facts: ["C4", "C10", "C11", "H5"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var page = 0
                    var chapter = ""
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page")
                        coder.encode(chapter, forKey: "chapter")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        coder.decodeInteger(forKey: "page") // expect: decoded-value-unused
                        let saved = coder.decodeObject(of: NSString.self, forKey: "chapter") as String? // expect: decoded-value-unused
                    }
                }
                """),
            .bad("""
                //- Reader.m
                @interface Reader : UIViewController
                @property (nonatomic) NSInteger page;
                @end
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeInteger:self.page forKey:@"page"];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    NSInteger page = [coder decodeIntegerForKey:@"page"]; // expect: decoded-value-unused
                }
                @end
                """),
            .instead("""
                class Reader: UIViewController {
                    var page = 0
                    var chapter = ""
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page")
                        coder.encode(chapter, forKey: "chapter")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "page")
                        let saved = coder.decodeObject(of: NSString.self, forKey: "chapter") as String?
                        chapter = saved ?? ""
                    }
                }
                """),
            .good("""
                // The read is a test, and a child is saved as a reference.
                class Reader: UIViewController {
                    let notes = NotesController()
                    var isFresh = true
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(3, forKey: "version")
                        coder.encode(notes, forKey: "notes")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        let version = coder.decodeInteger(forKey: "version")
                        if version > 2 { isFresh = false }
                        _ = coder.decodeObject(forKey: "notes")
                    }
                }
                class NotesController: UIViewController {}
                """),
        ]
    ) { app, silences in
        let crossed = app.crossedStates(&silences).map { state in
            Finding(
                at: state.location,
                "restored value '\(state.key)' is given to '\(state.target)'\(state.function.phrase("by")), though it is saved from "
                    + "'\(state.source)'",
                symbol: state.function.symbol,
                help: "Save '\(state.target)' under '\(state.key)', or give the value to '\(state.source)'.",
                notes: [Note(at: state.write, "'\(state.source)' is saved here")])
        }
        let compared = app.vainComparisons().map { comparison in
            let (says, help) =
                switch comparison.other {
                case .ownKey: ("is compared with its own key, which it never is", "Compare it with what each candidate has.")
                case .itself: ("is compared with itself", "Compare it with what each candidate has.")
                case .keyInItsPlace: ("is used behind a test of its key, which is always there", "Test the value: it may be nil.")
                }
            return Finding(
                at: comparison.location, "restored value '\(comparison.read.key.name)' \(says)",
                symbol: comparison.function.symbol, help: help, notes: [Note(at: comparison.read.callLocation, "it is read here")])
        }
        let unused = app.unusedReads(&silences)
        let told = Set(unused.map(\.location) + crossed.map(\.location))
        let forsaken = app.forsakenStates(&silences).filter { !told.contains($0.location) }.map(finding)
        let derived = app.derivedStates(&silences).map(finding)
        let idle = app.idleModelFields(&silences).map { field in
            Finding(
                at: field.location,
                "field '\(field.name)' of '\(field.model.name)' is saved with the scene and read again, and nothing else asks for it",
                symbol: field.model.name + "." + field.name, severity: .note,
                help: "Bind it to the view that it is about, or stop saving it.",
                notes: [Note(at: field.read, "it is read here"), Note(at: field.kept, "its scene keeps it here")])
        }
        return crossed + compared + forsaken + unused.map(finding) + derived + idle
    }

    private static func finding(_ state: DerivedState) -> Finding {
        let derived = state.derived.map { "'\($0)'" }.joined(separator: " and ")
        let isOne = state.derived.count == 1
        let (says, help, note) =
            switch state.kind {
            case .madeOfIt:
                (
                    isOne ? "which is made of that, stays what it was" : "which are made of that, stay what they were",
                    "Call '\(state.maker.writtenName)' once the value is there.",
                    "it is made of it here, but to set a view in code calls no delegate and sends no action"
                )
            case .leftAsItCame:
                (
                    isOne ? "which goes with that, stays as the view came" : "which go with that, stay as the view came",
                    "Set \(derived) there too.", "only what the user does sets \(isOne ? "it" : "them"), here with the value"
                )
            }
        return Finding(
            at: state.read.location,
            "restored value '\(state.read.key.name)' is put into '\(state.source)'\(state.read.function.phrase("by")), but \(derived), "
                + says,
            symbol: state.read.function.symbol, help: help, notes: [Note(at: state.maker.location, note)])
    }

    private static func finding(_ read: UnusedRead) -> Finding {
        let what = read.key.shown.map { "restored value '\($0)'" } ?? "a restored value"
        let owner = read.function.phrase("by")
        let says: String
        var help: String?
        var notes: [Note] = []
        switch read.fate {
        case .thrownAway: says = "\(what) is read\(owner) and thrown away"
        case .kept(let taker): says = "\(what) is read\(owner) and put into '\(taker)', which nothing uses"
        case .handedOn(let taker):
            says = "\(what) is read\(owner) and handed to '\(taker.writtenName)', which does nothing with it"
            notes.append(Note(at: taker.location, "it is not used here"))
        case .late(let property, let reader, let made, let isAskedByUser):
            let early = made.map { "'\(reader.writtenName)' makes '\($0)' of" } ?? "only '\(reader.writtenName)' reads"
            let shown = "'\(reader.writtenName)' has shown by then, and only the user's doing asks for it again"
            says =
                "\(what) is read\(owner) and put into '\(property)', which "
                + (isAskedByUser ? shown : "\(early), and that has run by then")
            help = "Show it in 'applicationFinishedRestoringState' or as the property is set, too."
            notes.append(Note(at: reader.location, "the view is loaded, and this has run, before anything is decoded"))
        case .handedToNobody(let property, let given):
            says = "\(what) is handed to '\(property)'\(owner), which is nil by then"
            help = "Make '\(property)' first, or keep the value until it is there."
            notes.append(Note(at: given, "only what the user does fills '\(property)'"))
        }
        return Finding(at: read.location, says, symbol: read.function.symbol, help: help, notes: notes)
    }

    private static func finding(_ state: ForsakenState) -> Finding {
        let saved = Note(at: state.write, "it is saved from '\(state.name)' here")
        switch state.kind {
        case .savedOnce(let change):
            return Finding(
                at: state.location,
                "restored value '\(state.read.key.name)' never gets back into '\(state.name)', from which it is saved, and is lost the "
                    + "second time",
                symbol: state.read.function.symbol, help: "Give it to '\(state.name)', too.",
                notes: [saved, Note(at: change, "only what the user does changes '\(state.name)'")])
        case .neverSet:
            return Finding(
                at: state.location,
                "restored value '\(state.read.key.name)' is never there: nothing else gives '\(state.name)', from which it is saved, a "
                    + "value",
                symbol: state.read.function.symbol, help: "Set '\(state.name)' where there is something to save, or drop it.",
                notes: [saved])
        }
    }
}
