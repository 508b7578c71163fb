import AppModel
import Syntax

extension Rule {
    static let optionalScalarEncoded = Rule(
        id: "optional-scalar-encoded",
        summary: "An optional number is encoded as an object, but decoded as a number.",
        why: "The number is 0 after a relaunch, or the app crashes while it launches.",
        help: "Decode it as an `NSNumber`, or encode it only where it is not nil, and ask for the key before it is read.",
        rationale: """
            `encode(_:forKey:)` has a version for each number, and none for optional numbers: those choose the version for objects, even \
            when they are not nil. `decodeInteger(forKey:)` and its kin do not find a number then, and throw on Apple's platforms.
            """,
        limits: "Values whose type is declared out of sight are left alone, and so are keys that are read as an object too.",
        fix: "`--fix` encodes the value only where it is not nil.",
        switchOff: "Hardly ever.",
        severity: .error,
        facts: ["C12", "C13"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var page: Int?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page") // expect: optional-scalar-encoded
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "page")
                    }
                }
                """),
            .instead("""
                // Read as the object that it is.
                class Reader: UIViewController {
                    var page: Int?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeObject(of: NSNumber.self, forKey: "page")?.intValue
                    }
                }
                """),
            .good("""
                class Reader: UIViewController {
                    var page: Int?
                    var line: Int?
                    var zoom: Double?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        if let page = page { coder.encode(page, forKey: "page") }
                        coder.encode(zoom ?? 1, forKey: "zoom")
                        guard let line else { return }
                        coder.encode(line, forKey: "line")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        if coder.containsValue(forKey: "page") { page = coder.decodeInteger(forKey: "page") }
                        zoom = coder.decodeDouble(forKey: "zoom")
                        guard coder.containsValue(forKey: "line") else { return }
                        line = coder.decodeInteger(forKey: "line")
                    }
                }
                """),
        ]
    ) { app, silences in
        app.archives().flatMap { archive in
            let (reads, writes) = (archive.flow.accesses(.read), archive.flow.accesses(.write))
            let readsOfKey = Dictionary(grouping: reads, by: \.key)
            return writes.compactMap { write -> Finding? in
                guard write.method.shape == .byValue, write.key != .unknown, let read = readsOfKey[write.key]?.onlyScalar,
                    write.key.isKnown || app.isAlwaysOptional(write.key, in: writes) && reads.areOf(write.key)
                else { return nil }
                guard let written = app.codedValue(of: write) else {
                    silences.note(write.silenceOnType)
                    return nil
                }
                guard let type = written.type, type.isOptional, written.isBoxedScalar else { return nil }
                return Finding(
                    at: write.valueLocation,
                    "key '\(write.key.name)'\(write.function.phrase("of")) is encoded as an object, since it may be nil ('\(type.description)'), "
                        + "and '\(read.call.name)' does not read one",
                    symbol: write.function.symbol, notes: [Note(at: read.location, "'\(write.key.name)' is decoded here")],
                    fix: write.unwrappingFix())
            }
        }.first(ofEach: \.location)
    }
}

extension [KeyAccess] {
    /// A scalar read among those of a key, unless the key is read as an object too.
    fileprivate var onlyScalar: KeyAccess? { allSatisfy(\.method.shape.isScalar) ? first : nil }
}

extension App {
    /// Whether whatever is written under one of the keys that a pattern stands for is an optional scalar.
    fileprivate func isAlwaysOptional(_ pattern: StringValue, in writes: [KeyAccess]) -> Bool {
        writes.filter { $0.key.mayEqual(pattern) }.allSatisfy { write in
            write.key == pattern && codedValue(of: write).map { $0.type?.isOptional == true && $0.isBoxedScalar } ?? false
        }
    }
}

extension [KeyAccess] {
    /// Whether no others may read what is written under one of the keys that a pattern stands for, and those only as a scalar.
    fileprivate func areOf(_ pattern: StringValue) -> Bool {
        filter { $0.key.mayEqual(pattern) }.allSatisfy { $0.key == pattern && $0.method.shape.isScalar }
    }
}

extension KeyAccess {
    /// Encodes only what is not nil; an absent key reads as zero, as it did before.
    fileprivate func unwrappingFix() -> Fix? {
        guard let name = value?.plainName, function.body.contains(where: { $0.isMade(of: site.range) }) else { return nil }
        let path = value?.isMember == true ? "self.\(name)" : name
        var edits = [Edit(at: function.location(.init(start: site.range.start, end: site.range.start)), "if let \(name) = \(path) { ")]
        if let value, value.isMember { edits.append(Edit(at: function.location(value.range), name)) }
        edits.append(Edit(at: function.location(.init(start: site.range.end, end: site.range.end)), " }"))
        return Fix("Encode '\(name)' only where it is not nil", .safe, edits: edits)
    }
}

extension Expression {
    fileprivate var isMember: Bool {
        if case .member = kind { return true }
        return false
    }
}

extension Statement {
    /// Whether an expression that stands for itself covers the range, here or further inside.
    fileprivate func isMade(of range: SourceRange) -> Bool {
        switch kind {
        case .expression(let expression): return expression.range == range
        case .branch(let branch): return branch.arms.contains { $0.body.contains { $0.isMade(of: range) } }
        case .guarded(_, let otherwise): return otherwise.contains { $0.isMade(of: range) }
        case .loop(let loop): return loop.body.contains { $0.isMade(of: range) }
        case .deferred(let body), .block(let body): return body.contains { $0.isMade(of: range) }
        case .local, .attempt, .function, .returns, .throwing, .breaks, .continues, .fallsThrough: return false
        }
    }
}
