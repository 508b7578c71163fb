import LintRules

/// Findings that were there before, each as often as it was: what a team keeps to see only what is new.
///
/// An entry knows no line. Code may move within its file and be formatted anew without becoming a new finding.
struct Baseline: Sendable, Equatable {
    struct Entry: Sendable, Hashable {
        var rule: String
        /// Relative to the project root.
        var path: String
        /// `Reader.encodeRestorableState(with:)`.
        var symbol: String?
        var message: String
        var count = 1

        /// The fingerprint of a finding without its running number.
        var fingerprint: String { Fingerprints.text(Fingerprints.hash(self)) }
    }

    static let fileName = ".restorelint-baseline.json"
    static let version = 1

    /// Sorted, each kind of finding once.
    private(set) var entries: [Entry] = []

    init(_ entries: some Sequence<Entry>) {
        var counts: [Entry: Int] = [:]
        for var entry in entries {
            let count = entry.count
            entry.count = 0
            counts[entry, default: 0] += count
        }
        self.entries = counts.filter { $0.value > 0 }.map { entry, count in
            var entry = entry
            entry.count = count
            return entry
        }.sorted()
    }

    var count: Int { entries.reduce(0) { $0 + $1.count } }
}

extension Baseline.Entry: Comparable {
    init(_ diagnostic: Diagnostic) {
        let finding = diagnostic.finding
        self.init(rule: diagnostic.rule, path: finding.location.path, symbol: finding.symbol, message: finding.message)
    }

    static func < (left: Self, right: Self) -> Bool {
        (left.path, left.rule, left.symbol ?? "", left.message) < (right.path, right.rule, right.symbol ?? "", right.message)
    }

    /// For a line about it: `Sources/Reader.swift: 'page' is … (rule-id, twice)`.
    var description: String {
        let place = symbol.map { "\(path), \($0)" } ?? path
        return "\(place): \(message) (\(rule)\(count == 1 ? "" : ", \(count) times"))"
    }
}

extension Fingerprints {
    static func hash(_ entry: Baseline.Entry) -> UInt64 {
        hash([entry.rule, entry.path, entry.symbol ?? "", entry.message])
    }

    static func text(_ hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

// MARK: - The file

extension Baseline {
    /// One entry to a line, so that a review shows what was added and what is gone.
    var json: JSON {
        [
            "version": .number(Self.version),
            "tool": "restorelint",
            "findings": .array(
                entries.map { entry in
                    [
                        "fingerprint": .string(entry.fingerprint), "count": .number(entry.count), "rule": .string(entry.rule),
                        "path": .string(entry.path), "symbol": .optional(entry.symbol), "message": .string(entry.message),
                    ]
                }),
        ]
    }

    /// - Parameter name: what messages call the file.
    init(readingFile path: String, name: String) throws(UsageError) {
        let text: [UInt8]
        do {
            text = try Platform.read(path, limit: 64 << 20)
        } catch {
            if let link = Targets.brokenLink(name, path) { throw UsageError("the baseline \(link)") }
            let hint = error == .missing ? "'restorelint baseline write' makes one." : nil
            throw UsageError("the baseline '\(name)' cannot be read: \(error)", hint: hint)
        }
        let document: JSON
        do {
            document = try JSON(reading: text)
        } catch {
            throw UsageError("the baseline '\(name)' is damaged in line \(error.line): \(error.message)", hint: Self.repairHint)
        }
        guard document["tool"]?.string == "restorelint", let version = document["version"]?.number,
            let findings = document["findings"]?.array
        else {
            throw UsageError("'\(name)' is no baseline of restorelint", hint: Self.repairHint)
        }
        guard version <= Self.version else {
            throw UsageError(
                "the baseline '\(name)' was written by a newer restorelint: it is of version \(version), and this one reads \(Self.version)",
                hint: "Update restorelint, or remove the file and write it anew with 'restorelint baseline write'.")
        }
        let entries = findings.compactMap { finding -> Entry? in
            guard let rule = finding["rule"]?.string, let path = finding["path"]?.string, let message = finding["message"]?.string,
                let count = finding["count"]?.number
            else { return nil }
            return Entry(rule: rule, path: path, symbol: finding["symbol"]?.string, message: message, count: count)
        }
        guard entries.count == findings.count else {
            throw UsageError("an entry of the baseline '\(name)' lacks its rule, path, message or count", hint: Self.repairHint)
        }
        self.init(entries)
    }

    private static let repairHint = "Restore it from version control, or remove it and write it anew with 'restorelint baseline write'."

    func write(toFile path: String) throws(Platform.Failure) {
        var buffer = ByteBuffer()
        json.write(to: &buffer)
        try Platform.put(buffer.bytes, at: path)
    }
}
