import LintRules

/// What the arguments ask for.
struct Options: Sendable {
    enum Choice: String, CaseIterable, Sendable {
        case auto, always, never
    }

    enum Verbosity: Sendable {
        case quiet, normal, verbose
    }

    /// A report: in which format, and to which file. What is left out depends on the other half.
    struct ReportRequest: Sendable, Equatable {
        var format: String?
        /// `-` is the standard output.
        var file: String?
    }

    /// Everything that is no flag: paths, or the ID to explain.
    var operands: [String] = []
    var asksForHelp = false

    /// Applies the safe fixes.
    var fixes = false
    /// Takes the suggested fixes for safe ones.
    var appliesSuggestedFixes = false
    /// Prints what the fixes would change, and changes nothing.
    var printsDiff = false

    var baselineFile: String?
    var usesBaseline = true
    var writesBaseline = false
    /// Entries that match nothing any more make the run fail.
    var isBaselineStrict = false
    /// A revision: what was there already is not reported.
    var newFrom: String?
    /// Why findings are to be suppressed.
    var reason: String?

    /// Lists what is to move into the activities of scenes, instead of running rules.
    var plansMigration = false
    /// Draws the controllers instead of running rules.
    var drawsScreens = false

    var reports: [ReportRequest] = []
    var reportsSuppressed = false
    var showsStatistics = false
    var verbosity = Verbosity.normal
    var color = Choice.auto
    var progress = Choice.auto

    var configurationFile: String?
    var usesConfiguration = true
    var onlyRules: [String] = []
    var disabledRules: [String] = []
    var severities: [(rule: String, severity: Severity)] = []
    var failOn: Threshold?
    var isStrict = false

    var respectsIgnoreFiles = true
    var readsOnlyGiven = false
    /// Nothing to lint is fine.
    var allowsEmpty = false
    var readsStandardInput = false
    var standardInputName: String?
    /// `nil`: one per processor.
    var jobs: Int?
    /// Whether a fault of ours costs one file or rule, and not the run.
    var containsFaults = true
}

/// Something the person at the keyboard can put right. Ends the run with 2.
struct UsageError: Error, Equatable {
    let message: String
    /// What to do next, on a line of its own.
    var hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}
