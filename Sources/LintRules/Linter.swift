import AppModel

/// Runs rules over an app and gives what is left after suppressions, in report order.
public struct Linter: Sendable {
    /// A rule and the severity that the user gave it, if any.
    public struct Setting: Sendable {
        public let rule: Rule
        public let severity: Severity?

        public init(_ rule: Rule, severity: Severity? = nil) {
            self.rule = rule
            self.severity = severity
        }
    }

    /// What a run has to say.
    public struct Result: Sendable {
        /// Sorted by path, position, rule.
        public var diagnostics: [Diagnostic] = []
        /// Findings that a comment silenced, with its reason, in the same order.
        public var suppressed: [(diagnostic: Diagnostic, reason: String?)] = []
    }

    public let settings: [Setting]

    public init(_ settings: [Setting] = Rule.all.filter(\.isEnabledByDefault).map { Setting($0) }) {
        self.settings = settings
    }

    public func lint(_ app: App) -> Result {
        var result = Result()
        for setting in settings {
            for finding in setting.rule.check(app) {
                let severity = setting.severity ?? finding.severity ?? setting.rule.severity
                result.diagnostics.append(Diagnostic(rule: setting.rule.id, severity: severity, finding: finding))
            }
        }
        result.diagnostics.sort { ($0.finding.location, $0.rule) < ($1.finding.location, $1.rule) }
        return result
    }
}
