import AppModel
import Syntax

/// Runs rules over an app and gives what is left after suppressions, in report order.
public struct Linter: Sendable {
    /// A rule, the severity that the user gave it, if any, and values for its options.
    public struct Setting: Sendable {
        public let rule: Rule
        public let severity: Severity?
        public let values: Rule.Values
        /// What holds in the file at a path instead; `nil` changes nothing.
        public let level: @Sendable (_ path: String) -> Level?

        public init(
            _ rule: Rule, severity: Severity? = nil, values: Rule.Values = Rule.Values(),
            level: @escaping @Sendable (String) -> Level? = { _ in nil }
        ) {
            self.rule = rule
            self.severity = severity
            self.values = values
            self.level = level
        }
    }

    /// How much a rule matters.
    public enum Level: Sendable, Equatable {
        case off
        /// With the severity that the rule gives itself.
        case on
        case severity(Severity)
    }

    /// What a run has to say.
    public struct Result: Sendable {
        /// Sorted by path, position, rule.
        public var diagnostics: [Diagnostic] = []
        /// Findings that a comment silenced, in the same order.
        public var suppressed: [Suppressed] = []
        /// Whether the app saves or restores anything at all.
        public var concernsRestoration = false
        /// What the rules keep silent about because the text does not tell, in the order of the rules, then in order.
        public var silences: [(rule: String, silence: Silence)] = []
    }

    public struct Suppressed: Sendable {
        public var diagnostic: Diagnostic
        public var reason: String?
    }

    public let settings: [Setting]

    public init(_ settings: [Setting] = Rule.all.filter(\.isEnabledByDefault).map { Setting($0) }) {
        self.settings = settings
    }

    /// - Parameter workers: run the rules, which know nothing of one another.
    public func lint(_ app: App, workers: some Workers = OneWorker()) -> Result {
        var result = Result()
        result.concernsRestoration = app.program.concernsRestoration
        var found: [Diagnostic] = []
        let checked = workers.map(settings.count) { index in
            let setting = settings[index]
            return Whereabouts.at(.rule(setting.rule.id)) { setting.rule.check(app, setting.values) }
        }
        let refusals = app.refusals()
        let rulesOfCoders = Set(Theme.all.filter(\.needsOptIn).flatMap(\.rules).map(\.id))
        for (setting, checked) in zip(settings, checked) {
            let isOfCoders = rulesOfCoders.contains(setting.rule.id)
            // Both sides of a merge conflict are read, but what they say together is nobody's fault.
            found += checked.findings.filter { !$0.places.contains(where: app.program.isUnsettled) }.compactMap { finding in
                let refusal = isOfCoders ? refusals[finding.location.path] : nil
                return diagnostic(refusal.map { finding.withoutConsequence(refusedAt: $0) } ?? finding, setting)
            }
            result.silences += checked.silences.filter { setting.level($0.path) != .off }.map { (setting.rule.id, $0) }
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
        let settingOfRule = Dictionary(settings.map { ($0.rule.id, $0) }) { first, _ in first }
        let known = Set(Rule.all.map(\.id)).union(settingOfRule.keys)
        let ran = { (rule: String, path: String) in settingOfRule[rule].map { $0.level(path) != .off } ?? false }
        // A rule that hears of no values is silent where a comment may be needed.
        let unused = app.followsEveryValue ? suppressions.unused(except: used, ran: ran, known: known) : []
        for (rule, findings) in [(Rule.unusedSuppression, unused), (.suppressionWithoutReason, suppressions.withoutReason)] {
            guard let setting = settingOfRule[rule.id] else { continue }
            // Only its own name silences what is said about comments, for `all` would silence itself.
            result.diagnostics += findings.compactMap { diagnostic($0, setting) }.filter {
                suppressions.use(for: $0, naming: rule.id) == nil
            }
        }
        result.diagnostics.sort(by: Linter.inReportOrder)
        return result
    }

    /// `nil` where the rule is off.
    private func diagnostic(_ finding: Finding, _ setting: Setting) -> Diagnostic? {
        let severity: Severity
        switch setting.level(finding.location.path) {
        case .off: return nil
        case .severity(let given): severity = given
        case .on, nil: severity = setting.severity ?? finding.severity ?? setting.rule.severity
        }
        return Diagnostic(
            rule: setting.rule.id, severity: severity, finding: finding, why: setting.rule.why, help: finding.help ?? setting.rule.help)
    }

    private static func inReportOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        (left.finding.location, left.rule, left.finding.message) < (right.finding.location, right.rule, right.finding.message)
    }
}
