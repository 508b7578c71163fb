import AppModel

extension Rule {
    static let decodedKeyNeverEncoded = Rule(
        id: "decoded-key-never-encoded",
        summary: "A key is read from restored state that nothing writes.",
        why: "The value is 0, false or nil after every relaunch, whatever the user had left there.",
        help: "Encode a value under this key, or read the key that is encoded.",
        rationale: """
            A key that is absent reads as zero, false or nil, so nothing ever fails. Most often the two halves spell the key differently.
            """,
        limits: """
            Speaks only where of every key of the object at least the beginning or the end is known: of what restoration asks, of \
            objects that restorable state holds whole, which have a coder each, and of what AppKit's restorers of windows read, where a \
            class of windows is in sight. A read in a `catch` or a `#if`, on the right of `??`, or where a test for a version or for what \
            the coder holds leads there, may serve archives of a former version and is left alone, unless the test holds in those of this. \
            A class of a library above may write anything, but not what the class itself writes in NSCoding's method instead. \
            Where `switch` over one property chooses the keys, the read of a case counts too that asks for nothing which is saved for it.
            """,
        switchOff: "Where something out of sight writes the archive.",
        severity: .error,
        facts: ["C4", "C11", "C15", "B10"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page") // expect: encoded-key-never-decoded
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "pageIndex") // expect: decoded-key-never-encoded
                    }
                }
                """),
            .bad("""
                //- Reader.m
                @interface Reader : UIViewController
                @end
                @implementation Reader {
                    NSInteger _page;
                }
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeInteger:_page forKey:@"Page"]; // expect: encoded-key-never-decoded
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    _page = [coder decodeIntegerForKey:@"page"]; // expect: decoded-key-never-encoded
                }
                @end
                """),
            .instead("""
                class Reader: UIViewController {
                    private static let pageKey = "Reader.page"
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: type(of: self).pageKey)
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: Self.pageKey)
                    }
                }
                """),
            .good("""
                // The old key belongs to archives of an earlier version.
                class Reader: UIViewController {
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        if coder.containsValue(forKey: "page") {
                            page = coder.decodeInteger(forKey: "page")
                        } else {
                            page = coder.decodeInteger(forKey: "obsoletePage")
                        }
                    }
                }
                """),
        ]
    ) { app, silences in
        let spaces = app.keySpaces + app.factoryKeySpaces + app.modelKeySpaces + app.keySpacesInDoubt
            + app.keySpacesOfRestorers.filter(app.hasWindowsInSight)
        return spaces.flatMap { space -> [Finding] in
            if app.program.inherits(space.type, from: "UIWebView") { return [] }
            var fallbacks = Fallbacks(of: app, from: space)
            let doubt =
                space.writes.silence(onKeys: .write, beside: space.reads) ?? app.program.silence(onCodeOf: space.type.unit)
            var reported: Set<StringValue> = []
            return space.ownReads.accesses(.read).compactMap { read in
                guard read.key.tellsOthersApart, !space.writes.has(read.key, .write), !fallbacks.contain(read) else { return nil }
                // What it writes for whoever archives it, no ancestor writes for restoration.
                let astray = app.write(forArchivesUnder: read.key, of: space)
                guard !silences.note((astray == nil ? space.doubt : nil) ?? doubt ?? space.writes.silence(onKey: read.key, .write)),
                    reported.insert(read.key).inserted
                else { return nil }
                if let astray { return finding(read, astray) }
                let nearest = read.key.text.flatMap { Suggestion.nearest(to: $0, among: space.writes.texts(.write)) }.flatMap { name in
                    space.writes.accesses(.write, under: .text(name)).first
                }
                return Finding(
                    at: read.location, "key '\(read.key.name)' is decoded\(read.namer.phrase("by")) but never encoded",
                    symbol: read.namer.symbol,
                    notes: nearest.map { [Note(at: $0.location, "'\($0.key.text ?? "")' is encoded here")] } ?? [])
            }.first(ofEach: \.location)
        } + app.misplacedReads(&silences).map(finding)
    }

    private static func finding(_ read: KeyAccess, _ write: KeyAccess) -> Finding {
        let hook = write.function.isObjectiveC ? Hook.encodeState.selector : Hook.encodeState.swiftName
        return Finding(
            at: read.location, "key '\(read.key.name)' is decoded\(read.namer.phrase("by")), but encoded only for archives of the object",
            symbol: read.namer.symbol, help: "Encode it in `\(hook)`, which restoration asks.",
            notes: [Note(at: write.location, "this is encoded for whoever archives the object, as NSCoding has it")])
    }

    private static func finding(_ misplaced: MisplacedRead) -> Finding {
        Finding(
            at: misplaced.read.location,
            "key '\(misplaced.read.key.name)' is decoded\(misplaced.read.namer.phrase("by")) for '\(misplaced.readCase)', but encoded only for "
                + "'\(misplaced.writtenCase)'",
            symbol: misplaced.read.namer.symbol, severity: .warning,
            help: "Read '\(misplaced.passedOver.key.name)' for '\(misplaced.readCase)', which is what is encoded for it.",
            notes: [
                Note(at: misplaced.write.location, "'\(misplaced.read.key.name)' is encoded here"),
                Note(at: misplaced.passedOver.location, "this is encoded for '\(misplaced.readCase)'"),
            ])
    }
}
