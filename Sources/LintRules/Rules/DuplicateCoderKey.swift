import AppModel

extension Rule {
    static let duplicateCoderKey = Rule(
        id: "duplicate-coder-key",
        summary: "One object encodes two values under the same key.",
        why: "One of the two values is gone after a relaunch, and whoever reads it gets the other.",
        help: "Give each value a key of its own.",
        rationale: """
            An object's own code, its helpers and its superclasses share one archive. The last value written under a key is the only one \
            that is ever read back.
            """,
        limits: """
            Two writes on different branches of one function exclude each other; that a condition in one function excludes one in another \
            is not seen. Writes in closures and in unknown code are left out, as are keys built while the app runs.
            """,
        switchOff: "Where a default that is written first is meant to be replaced; a suppression comment says so at the place.",
        severity: .error,
        facts: ["C5"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var chapter = ""
                    var note = ""
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(chapter, forKey: "text")
                        coder.encode(note, forKey: "text") // expect: duplicate-coder-key
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        chapter = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
                    }
                }
                """),
            .bad("""
                //- Base.swift
                class Base: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(title, forKey: "title")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
                    }
                }
                //- Leaf.swift
                class Leaf: Base {
                    private enum Key { static let heading = "title" }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode("leaf", forKey: Key.heading) // expect: duplicate-coder-key
                    }
                }
                """),
            .instead("""
                class Reader: UIViewController {
                    var chapter = ""
                    var note = ""
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(chapter, forKey: "chapter")
                        coder.encode(note, forKey: "note")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        chapter = coder.decodeObject(of: NSString.self, forKey: "chapter") as String? ?? ""
                        note = coder.decodeObject(of: NSString.self, forKey: "note") as String? ?? ""
                    }
                }
                """),
            .good("""
                class Reader: UIViewController {
                    var page: Int?
                    var isLocked = false
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        if let page = page {
                            coder.encode(page, forKey: "page")
                        } else {
                            coder.encode(0, forKey: "page")
                        }
                        switch isLocked {
                        case true: coder.encode("locked", forKey: "lock")
                        case false: coder.encode("open", forKey: "lock")
                        }
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "page")
                        isLocked = coder.decodeObject(of: NSString.self, forKey: "lock") == "locked"
                    }
                }
                """),
        ]
    ) { app, silences in
        app.program.implementations(of: Hook.writers).flatMap { function -> [Finding] in
            guard let hook = function.hook else { return [] }
            let own = app.coderFlow(of: function).accesses(.write).filter { $0.key.isKnown }
            let before = Dictionary(grouping: app.writesBefore(function, hook), by: \.key)
            var earlier: [StringValue: [KeyAccess]] = [:]
            return own.compactMap { write in
                defer { earlier[write.key, default: []].append(write) }
                let duplicate = duplicate(write, after: earlier[write.key] ?? []) ?? duplicate(write, inOther: before[write.key] ?? [])
                if duplicate == nil { silences.note(silence(on: write, after: earlier[write.key] ?? [])) }
                return duplicate
            }
        }
    }

    /// - Parameter earlier: writes of the same key.
    private static func duplicate(_ write: KeyAccess, after earlier: [KeyAccess]) -> Finding? {
        if let first = earlier.first(where: { $0.meets(write) }) {
            // A default that is written first and replaced on some ways may well be meant.
            let isCertain = write.entry.conditions.isEmpty && first.entry.conditions.isEmpty
            return finding(
                write, "key '\(write.key.name)' is encoded twice\(write.namer.phrase("by"))", first, severity: isCertain ? nil : .warning
            )
        }
        guard write.isRepeated else { return nil }
        return finding(
            write, "key '\(write.key.name)' is encoded\(write.namer.phrase("by")) anew in every round of the loop", nil,
            severity: .warning)
    }

    /// That it is not told whether a write and an earlier one both happen.
    private static func silence(on write: KeyAccess, after earlier: [KeyAccess]) -> Silence? {
        guard let other = earlier.first(where: { write.isUncertain || $0.isUncertain ? !write.excludes($0) : false }) else { return nil }
        let uncertain = write.isUncertain ? write : other
        let reason: Silence.Reason = uncertain.isDoubtful ? .unknownType : .closure
        return Silence(reason, at: uncertain.location, about: uncertain.function.symbol)
    }

    /// - Parameter writes: of the same key.
    private static func duplicate(_ write: KeyAccess, inOther writes: [KeyAccess]) -> Finding? {
        guard let other = writes.first(where: { $0.location != write.location }) else { return nil }
        return finding(
            write, "key '\(write.key.name)'\(write.namer.phrase("of")) is encoded\(other.namer.phrase("by")) too", other,
            severity: .warning)
    }

    private static func finding(_ write: KeyAccess, _ message: String, _ other: KeyAccess?, severity: Severity?) -> Finding {
        Finding(
            at: write.location, message, symbol: write.namer.symbol, severity: severity,
            notes: other.map { [Note(at: $0.location, "'\(write.key.name)' is encoded here")] } ?? [])
    }
}

extension App {
    /// What other functions write to the archive of a hook: the superclasses' version, if it is called, and for a delegate the method
    /// that UIKit asks first.
    fileprivate func writesBefore(_ function: Function, _ hook: Hook) -> [KeyAccess] {
        guard let type = function.type else { return [] }
        var others: [Function] = []
        if hook == .encodeState {
            guard superCoverage(of: function, hook: hook) != .never else { return [] }
            others = program.ancestors(of: type).flatMap { program.implementations(of: hook, in: $0) }
        } else if hook == .willEncode {
            others = [.shouldSave, .shouldSaveSecurely].flatMap { program.implementations(of: $0, in: type) }
        }
        return others.flatMap { coderFlow(of: $0).accesses(.write) }.filter { $0.key.isKnown }
    }
}

extension KeyAccess {
    /// Whether both may happen while one object is encoded.
    fileprivate func meets(_ other: KeyAccess) -> Bool {
        !isUncertain && !other.isUncertain && !excludes(other)
    }

    /// Whether one of the two does not happen where the other does.
    fileprivate func excludes(_ other: KeyAccess) -> Bool {
        // Of several keys that both may use, each may use another; a helper that is called too often to tell its calls apart may use any.
        isOneOfMany && other.isOneOfMany || isAnyOfHelper || other.isAnyOfHelper || isInsteadOf(other) || entry.excludes(other.entry)
            || function == other.function && site.excludes(other.site)
    }

    private var isAnyOfHelper: Bool { isOneOfMany && entry !== site && function != entryPlace.function }

    /// In a closure it may never run.
    fileprivate var isUncertain: Bool { isDoubtful || site.mayRunLater || entry.mayRunLater }

    /// Whether a loop writes it in each of its rounds.
    fileprivate var isRepeated: Bool {
        guard !isUncertain, !isOneOfMany else { return false }
        for (site, range) in [(site, self.site.range), (entry, entry.range)] {
            guard case .loop(let loop)? = site.circumstance?.step, let sequence = loop.sequence, loop.conditions.isEmpty else { continue }
            // Each round may have a coder of its own.
            if let coder = site.call?.receiver?.core.memberName, loop.names.contains(coder) { continue }
            // And a key of its own.
            let key = site.call.flatMap(CoderMethod.key)
            if key?.contains(where: { $0.memberName.map(loop.names.contains) ?? false }) == true { continue }
            // A helper may write it for some of the elements.
            if range == entry.range, entry !== self.site {
                guard self.site.circumstance == nil, entry.call?.name == function.fact.name else { continue }
            }
            if !loop.body.contains(where: \.mayLeave), range.start > sequence.range.end { return true }
        }
        return false
    }
}

extension Silence.Reason {
    fileprivate static let closure = Silence.Reason("closure of which it is not told whether and for whom it runs")
}

extension Statement {
    /// Whether a loop whose body has it may end early.
    fileprivate var mayLeave: Bool {
        switch kind {
        case .breaks, .returns, .throwing: true
        case .branch(let branch): branch.arms.contains { $0.body.contains(where: \.mayLeave) }
        case .guarded(_, let otherwise): otherwise.contains(where: \.mayLeave)
        case .block(let body), .deferred(let body): body.contains(where: \.mayLeave)
        case .attempt(let body, let catches): (body + catches.flatMap(\.body)).contains(where: \.mayLeave)
        case .expression, .local, .loop, .function, .continues, .fallsThrough: false
        }
    }
}
