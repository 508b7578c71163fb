import AppModel
import LintRules
import Syntax

/// Everything a reporter may say about a run.
struct Report: Sendable {
    struct Entry: Sendable {
        var diagnostic: Diagnostic
        let fingerprint: String
        /// Set when a comment or the baseline silenced the finding.
        var suppression: Suppression?

        enum Suppression: Sendable {
            case comment(reason: String?)
            /// It was there before.
            case baseline
        }

        var finding: Finding { diagnostic.finding }

        /// The message and what to do, for formats that have one text for both: without a full stop, as messages are.
        var advice: String {
            let help = diagnostic.help.hasSuffix(".") ? String(diagnostic.help.dropLast()) : diagnostic.help
            return help.isEmpty ? finding.message : "\(finding.message). \(help)"
        }

        var isSafelyFixable: Bool { finding.fix?.safety == .safe }

        var isBaselined: Bool {
            if case .baseline = suppression { true } else { false }
        }
    }

    /// Something about the run rather than the code: an unreadable file, text outside the grammar.
    struct Notification: Sendable, Equatable {
        /// What programs tell them apart by.
        enum Kind: String, Sendable {
            case unreadableFile = "unreadable-file"
            case unparsedText = "unparsed-text"
            case changedFile = "changed-file"
            case internalFault = "internal-fault"
            case exhaustedAnalysis = "exhausted-analysis"
            case missingPath = "missing-path"
            case nothingToLint = "nothing-to-lint"
            case configuration, baseline, revision

            /// Whether it is about one file of many, which a summary may count.
            var isAboutAFile: Bool {
                switch self {
                case .unreadableFile, .unparsedText, .changedFile: true
                case .internalFault, .exhaustedAnalysis, .missingPath, .nothingToLint, .configuration, .baseline, .revision: false
                }
            }
        }

        var level: Severity
        var kind: Kind
        var message: String
        var path: String?
        var line: Int?
        var column: Int?
    }

    /// What a rule keeps silent about, because the sources do not tell.
    struct Silence: Sendable {
        let rule: String
        let reason: String
        /// What hides the answer: a file, a project or a folder.
        var path: String
        let range: SourceRange?
        /// Counted only for formats that say it; `nil` for a whole file or project, too.
        var line: Int?
        let symbol: String?

        init(rule: String, _ silence: AppModel.Silence) {
            self.rule = rule
            reason = silence.reason.text
            path = silence.path
            range = silence.range
            symbol = silence.symbol
        }
    }

    /// Every rule there is, whether it ran or not.
    var rules: [Rule] = []
    /// How many files the findings are about.
    var fileCount = 0
    /// In report order. Suppressed ones are among them only when asked for.
    var entries: [Entry] = []
    var suppressedCount = 0
    var baselinedCount = 0
    /// How many of those in the baseline `--fix` would mend if they were not.
    var baselinedFixableCount = 0
    /// In the order of the rules, then of places.
    var silences: [Silence] = []
    /// Whether the sources save or restore anything at all.
    var concernsRestoration = true
    var notifications: [Notification] = []
    /// The files that entries point into.
    var sources: [String: Source] = [:]

    func count(_ severity: Severity) -> Int {
        entries.count { $0.suppression == nil && $0.diagnostic.severity == severity }
    }
}

/// A file that has something to report.
struct Source: Sendable {
    let file: SourceFile
    let lines: LineTable

    init(_ file: SourceFile) {
        self.file = file
        lines = LineTable(file)
    }
}

/// A location as people count: from 1, columns in UTF-8 bytes, the end exclusive.
struct Span: Sendable, Equatable {
    var path: String
    var start: LineTable.Position
    var end: LineTable.Position
}

extension Report {
    /// A file that vanished during the run is pointed at as a whole.
    func span(_ location: Location) -> Span {
        guard let lines = sources[location.path]?.lines else {
            let top = LineTable.Position(line: 1, column: 1)
            return Span(path: location.path, start: top, end: top)
        }
        return Span(path: location.path, start: lines.position(of: location.range.start), end: lines.position(of: location.range.end))
    }

    /// The findings that nothing silenced.
    var active: [Entry] { entries.filter { $0.suppression == nil } }

    /// The files that an entry, its notes and its fix point into.
    static func paths(of diagnostic: Diagnostic) -> [String] {
        let finding = diagnostic.finding
        return [finding.location.path] + finding.notes.map(\.location.path) + (finding.fix?.edits.map(\.location.path) ?? [])
    }
}

/// What a finding is remembered by: a hash of rule, path, symbol and message, which survive edits elsewhere in the file and stand
/// in a baseline, and a number that tells equal ones apart.
struct Fingerprints {
    private var occurrences: [UInt64: Int] = [:]

    mutating func next(for diagnostic: Diagnostic) -> String {
        let hash = Self.hash(Baseline.Entry(diagnostic))
        occurrences[hash, default: 0] += 1
        return Self.text(hash) + ":\(occurrences[hash]!)"
    }

    /// FNV-1a over the parts, each closed by a zero byte.
    static func hash(_ parts: [String]) -> UInt64 {
        hash(parts.flatMap { Array($0.utf8) + [0] })
    }

    /// FNV-1a.
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
