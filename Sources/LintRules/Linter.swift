import AppModel
import Syntax

/// Runs rules over an app and gives what is left after suppressions, in report order.
public struct Linter: Sendable {
    /// A rule, the severity that the user gave it, if any, and values for its options.
    public struct Setting: Sendable {
        public let rule: Rule
        public let severity: Severity?
        public let values: Rule.Values

        public init(_ rule: Rule, severity: Severity? = nil, values: Rule.Values = Rule.Values()) {
            self.rule = rule
            self.severity = severity
            self.values = values
        }
    }

    /// What a run has to say.
    public struct Result: Sendable {
        /// Sorted by path, position, rule.
        public var diagnostics: [Diagnostic] = []
        /// Findings that a comment silenced, in the same order.
        public var suppressed: [Suppressed] = []
    }

    public struct Suppressed: Sendable {
        public var diagnostic: Diagnostic
        public var reason: String?
    }

    public let settings: [Setting]

    public init(_ settings: [Setting] = Rule.all.filter(\.isEnabledByDefault).map { Setting($0) }) {
        self.settings = settings
    }

    public func lint(_ app: App) -> Result {
        var result = Result()
        var found: [Diagnostic] = []
        for setting in settings {
            found += setting.rule.check(app, setting.values).map { diagnostic($0, setting) }
        }
        let suppressions = Suppressions(app)
        var used: Set<Suppressions.Use> = []
        for diagnostic in found.sorted(by: Linter.inReportOrder) {
            guard let use = suppressions.use(for: diagnostic) else {
                result.diagnostics.append(diagnostic)
                continue
            }
            used.insert(use)
            result.suppressed.append(Suppressed(diagnostic: diagnostic, reason: use.reason))
        }
        // Unused comments are known only once everything else has been said.
        if let setting = settings.first(where: { $0.rule.id == Rule.unusedSuppression.id }) {
            let ran = Set(settings.map(\.rule.id))
            let unused = suppressions.unused(except: used, ran: ran).map { diagnostic($0, setting) }
            result.diagnostics += unused.filter { suppressions.use(for: $0, naming: setting.rule.id) == nil }
            result.diagnostics.sort(by: Linter.inReportOrder)
        }
        return result
    }

    private func diagnostic(_ finding: Finding, _ setting: Setting) -> Diagnostic {
        Diagnostic(
            rule: setting.rule.id, severity: setting.severity ?? finding.severity ?? setting.rule.severity, finding: finding)
    }

    private static func inReportOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        (left.finding.location, left.rule, left.finding.message) < (right.finding.location, right.rule, right.finding.message)
    }
}
