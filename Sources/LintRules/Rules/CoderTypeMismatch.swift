import AppModel

extension Rule {
    static let coderTypeMismatch = Rule(
        id: "coder-type-mismatch",
        summary: "A key is decoded, or an entry of an activity read, as something else than was put in.",
        why: "The value comes back as nil or 0, or the app crashes while it launches and the saved state is thrown away.",
        help: "Decode the key with the method for the type it was encoded with.",
        rationale: """
            A coder keeps numbers, structures and objects apart. Read back as the wrong one, the value is nil or zero, or the decoder \
            throws while the app launches, and UIKit discards the state. An activity keeps no types of the app: what comes back is the raw \
            value or the text that was put in, and a cast to anything else gives nil.
            """,
        limits: """
            What restorers of windows read is held against all that the windows, controllers and documents of the same app write. Silent \
            where the type of the encoded value cannot be told, where a key is written more than once and one of the writes may fit, where \
            the same function also reads the key in a way that fits and does not wait for the other read to give something, among the \
            numbers that a coder converts itself, for an integer read as floating-point, between a structure and an object, and for a \
            number that Objective-C keeps as a truth value while nothing shows that it is ever more. An entry of an activity counts where \
            it is cast to an enumeration or a structure of the project, or to a class that none of those who put it in gives it, all of \
            them in sight; not where the same function reads it in another way as well.
            """,
        fix: "`--unsafe-fixes` calls the method that fits where a cast tells what is wanted.",
        switchOff: "Hardly ever. For archives of an older version, read the key both ways in one method, which is not reported.",
        severity: .error,
        facts: ["C12", "C13", "C15", "F11"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var isOpen = false
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(isOpen, forKey: "open")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        isOpen = coder.decodeObject(forKey: "open") as? Bool ?? false // expect: coder-type-mismatch
                    }
                }
                """),
            .instead("""
                class Reader: UIViewController {
                    var isOpen = false
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(isOpen, forKey: "open")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        isOpen = coder.decodeBool(forKey: "open")
                    }
                }
                """),
            .good("""
                // Numbers of one kind are converted.
                class Slider: UIViewController {
                    var value = 0.5
                    var count: Int32 = 0
                    var isOn = false
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(value, forKey: "value")
                        coder.encode(count, forKey: "count")
                        coder.encode(isOn, forKey: "on")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        value = Double(coder.decodeFloat(forKey: "value"))
                        count = Int32(coder.decodeInteger(forKey: "count"))
                        isOn = coder.decodeInteger(forKey: "on") == 1
                    }
                }
                """),
            .good("""
                // An archive of a former version may hold the object.
                class Reader: UIViewController {
                    var isOpen = false
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(isOpen, forKey: "open")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        isOpen = coder.decodeObject(forKey: "open") as? Bool ?? coder.decodeBool(forKey: "open")
                    }
                }
                """),
        ]
    ) { app, silences in
        (app.archives() + app.archivesOfRestorers()).flatMap { archive in
            let writes = Dictionary(grouping: archive.flow.accesses(.write).filter { $0.key.isKnown }, by: \.key)
            let reads = archive.flow.accesses(.read)
            let readsOfKey = Dictionary(grouping: reads, by: \.key)
            return reads.compactMap { read -> Finding? in
                guard let expected = app.expectedValue(of: read), !(archive.isOfModel && read.isAmongUntypedObjects) else { return nil }
                let others = readsOfKey[read.key, default: []].filter { $0.function == read.function }
                return app.reservedKeyMismatch(read, expected)
                    ?? app.mismatch(read, expected, writes[read.key] ?? [], beside: others, &silences)
            } + archive.narrowedNumbers(in: app).map(Finding.init)
        }.first(ofEach: \.location) + app.misreadEntries(&silences).map(Finding.init)
    }
}

extension Finding {
    fileprivate init(_ entry: MisreadEntry) {
        let expected = entry.expected.description
        let put = entry.written.map { " is a '\($0.type.description)' where it is put in, and" } ?? ""
        let reason = entry.isOfProject ? ", which no activity keeps" : ""
        self.init(
            at: entry.location,
            "entry '\(entry.key)' of the activity\(put) is taken for a '\(expected)'\(reason)\(entry.function.phrase("by"))",
            symbol: entry.function.symbol,
            help: entry.hasRawValue
                ? "Take it for the raw value, and make the '\(expected)' of that: `\(expected)(rawValue:)`."
                : "Take it for what is put in.",
            notes: entry.written.map { [Note(at: $0.location, "'\(entry.key)' is put in here")] } ?? [])
    }

    fileprivate init(_ number: NarrowedNumber) {
        let kind = number.shape == .floating ? "Double" : "Integer"
        self.init(
            at: number.write.location,
            "key '\(number.write.key.name)'\(number.write.namer.phrase("of")) is encoded as a truth value, so that the number "
                + "'\(number.property)' comes back as 0 or 1",
            symbol: number.write.namer.symbol, severity: .error,
            help: "Keep the number: `\(number.write.call("encode" + kind))` and `\(number.read.call("decode" + kind))`.",
            notes: [
                Note(at: number.read.location, "it is decoded as a truth value here"),
                Note(at: number.proof, "it is more than yes or no here"),
            ])
    }
}

extension KeyAccess {
    /// An object that Objective-C hands from parsed data to the properties of a model is what it is, whatever these declare.
    fileprivate var isAmongUntypedObjects: Bool { function.isObjectiveC && method.shape == .object }
}

extension App {
    /// What a read takes the value for; in Objective-C, which asks for no cast, by the variable or property that gets it.
    fileprivate func expectedValue(of read: KeyAccess) -> CodedValue? {
        guard let expected = codedValue(of: read), expected.shape == .object, expected.type == nil, read.method.isUntyped,
            let declared = declaredType(of: read)
        else { return codedValue(of: read) }
        return CodedValue(objectFor: declared)
    }

    /// A finding if none of the writes of a key puts there what the read expects.
    ///
    /// - Parameter others: reads of the key in the same function. One that fits makes the odd one a provision for older archives, but not
    ///   where it is made only if the odd one gives something.
    fileprivate func mismatch(
        _ read: KeyAccess, _ expected: CodedValue, _ writes: [KeyAccess], beside others: [KeyAccess], _ silences: inout Silences
    ) -> Finding? {
        var severity: Severity?
        var isQuestion = false
        let told = writes.filter { write in
            guard let written = codedValue(of: write) else { return false }
            return written.type != nil || expected.type == nil || written.shape != .object || expected.shape != .object
        }
        for write in told {
            guard let written = codedValue(of: write), let found = self.severity(ofReading: written, as: expected) else { return nil }
            severity = min(severity ?? .error, found)
            let fitting = others.filter { expectedValue(of: $0).map { self.severity(ofReading: written, as: $0) == nil } ?? true }
            // As an object a scalar is never there, and what waits for it never happens.
            let isNeverThere = written.shape.isScalar && expected.shape == .object
            guard fitting.allSatisfy({ isNeverThere && $0.site.happensOnly(ifThere: read.site.range) }) else { return nil }
            isQuestion = isQuestion || !fitting.isEmpty
        }
        if let untold = writes.first(where: { write in !told.contains { $0.callLocation == write.callLocation } }) {
            silences.note(untold.silenceOnType)
            return nil
        }
        guard let severity, let write = writes.first, let written = codedValue(of: write) else { return nil }
        let result = written.shape.isScalar && expected.shape == .object ? "an object" : expected.description
        return Finding(
            at: read.location,
            "key '\(read.key.name)'\(read.namer.phrase("of")) is encoded as \(written.description) but decoded as \(result)",
            symbol: read.namer.symbol, severity: severity,
            help: isQuestion ? "Ask whether the key is there: `\(read.call("containsValue"))`." : help(for: read, written),
            notes: [Note(at: write.location, "'\(write.key.name)' is encoded here")],
            fix: fix(for: read, written: written))
    }

    /// How bad it is to read one as the other; `nil` if that works, or if nobody can tell.
    private func severity(ofReading written: CodedValue, as expected: CodedValue) -> Severity? {
        switch (written.shape, expected.shape) {
        case (.floating, .integer):
            // Apple says that it fails (C12); only one report saw it throw.
            return .warning
        case (.boolean, .object), (.integer, .object), (.floating, .object):
            return .error
        case (.object, .boolean), (.object, .integer), (.object, .floating):
            // An optional scalar is the affair of `optional-scalar-encoded`.
            if written.isBoxedScalar { return written.type?.isOptional == true ? nil : .warning }
            return written.type == nil ? nil : .error
        case (.structure(let first), .structure(let second)):
            return first.hasSuffix(second) || second.hasSuffix(first) ? nil : .error
        case (.structure, let other) where other.isScalar, (let other, .structure) where other.isScalar:
            return .error
        case (.object, .object):
            guard let first = written.type, let second = expected.type else { return nil }
            return mayRead(first, as: second) ? nil : .error
        default:
            return nil
        }
    }

    /// UIKit's own keys hold what is documented for them.
    fileprivate func reservedKeyMismatch(_ read: KeyAccess, _ expected: CodedValue) -> Finding? {
        guard let key = read.key.reservedName, let written = CodedValue(underReservedKey: key),
            let severity = severity(ofReading: written, as: expected)
        else { return nil }
        return Finding(
            at: read.location,
            "key '\(key)' is encoded by UIKit as \(written.description) but decoded\(read.namer.phrase("by")) as \(expected.description)",
            symbol: read.namer.symbol, severity: severity, help: help(for: read, written))
    }

    /// The call that fits what was written; `nil` where the text does not tell it.
    private func help(for read: KeyAccess, _ written: CodedValue) -> String? {
        let call: String? =
            switch written.shape {
            case .boolean, .integer, .floating: written.type.flatMap { scalarReads[$0.unwrapped.name] }.map(read.call(_:))
            case .structure(let name): name.hasPrefix("CM") ? nil : read.call("decode" + name)
            case .object, .byValue: written.type.flatMap(read.call(decoding:))
            case .bytes: nil
            }
        return call.map { "Decode what was encoded: `\($0)`." }
    }

    /// Reads a scalar as what it is, where the cast that goes away stands for a whole value.
    private func fix(for read: KeyAccess, written: CodedValue) -> Fix? {
        guard !read.function.isObjectiveC, read.method.isUntyped, let type = written.type, let method = scalarReads[type.name],
            let cast = wrappings(of: read).last, case .cast(let base, _, let target) = cast.kind, target.unwrapped.name == type.name,
            base.range == read.site.range, isWholeValue(cast, in: read.function)
        else { return nil }
        return Fix(
            "Decode a '\(type.name)'", .suggested,
            edits: [
                Edit(at: read.function.location(read.call.nameRange), method),
                Edit(at: read.function.location(.init(start: base.range.end, end: cast.range.end)), ""),
            ])
    }

    private func isWholeValue(_ cast: Site, in function: Function) -> Bool {
        sites(in: function).contains { site in
            switch site.kind {
            case .assignment(_, nil, let value): value.range == cast.range
            case .local(let local): local.value?.range == cast.range
            default: false
            }
        }
    }
}

private let scalarReads = [
    "Bool": "decodeBool", "Int": "decodeInteger", "Int32": "decodeInt32", "Int64": "decodeInt64", "Float": "decodeFloat",
    "Double": "decodeDouble",
]

extension CodedValue {
    /// For messages.
    var description: String {
        switch shape {
        case .boolean: type.map { "'\($0.description)'" } ?? "a truth value"
        case .integer: type.map { "'\($0.description)'" } ?? "an integer"
        case .floating: type.map { "'\($0.description)'" } ?? "a floating-point number"
        case .structure(let name): "'\(name)'"
        case .bytes: "bytes"
        case .object where isBoxedScalar: type.map { "an object ('\($0.description)')" } ?? ""
        case .object, .byValue: type.map { "'\($0.description)'" } ?? "an object"
        }
    }
}
