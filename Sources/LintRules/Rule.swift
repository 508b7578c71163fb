import AppModel

/// One check: what it is called, why it matters, what it looks like, how it is done.
public struct Rule: Sendable {
    /// In kebab-case, named after the fault.
    public let id: String
    /// One sentence with a full stop, as are `why` and `help`.
    public let summary: String
    /// What the app's user loses.
    public let why: String
    /// What to do; a finding may know better.
    public let help: String
    /// Why UIKit does so.
    public let rationale: String
    /// What the rule cannot see.
    public let limits: String?
    /// What its fixes do, if it has any.
    public let fix: String?
    /// When a project does better without it.
    public let switchOff: String?
    public let severity: Severity
    public let isEnabledByDefault: Bool
    /// The facts about UIKit that it rests on, by number (C2).
    public let facts: [String]
    /// What the configuration can tell the rule besides its severity.
    public let options: [Option]
    public let examples: [Example]
    private let body: @Sendable (App, Values, inout Silences) -> [Finding]

    public init(
        id: String, summary: String, why: String, help: String, rationale: String, limits: String? = nil, fix: String? = nil,
        switchOff: String? = nil,
        severity: Severity, isEnabledByDefault: Bool = true, facts: [String] = [], examples: [Example],
        check: @escaping @Sendable (App) -> [Finding]
    ) {
        self.init(
            id: id, summary: summary, why: why, help: help, rationale: rationale, limits: limits, fix: fix, switchOff: switchOff,
            severity: severity,
            isEnabledByDefault: isEnabledByDefault, facts: facts, options: [], examples: examples, body: { app, _, _ in check(app) })
    }

    /// A rule that keeps silent where the text does not tell, and notes that.
    public init(
        id: String, summary: String, why: String, help: String, rationale: String, limits: String? = nil, fix: String? = nil,
        switchOff: String? = nil,
        severity: Severity, isEnabledByDefault: Bool = true, facts: [String] = [], examples: [Example],
        check: @escaping @Sendable (App, inout Silences) -> [Finding]
    ) {
        self.init(
            id: id, summary: summary, why: why, help: help, rationale: rationale, limits: limits, fix: fix, switchOff: switchOff,
            severity: severity,
            isEnabledByDefault: isEnabledByDefault, facts: facts, options: [], examples: examples,
            body: { app, _, silences in check(app, &silences) })
    }

    /// A rule that the configuration can tell something.
    public init(
        id: String, summary: String, why: String, help: String, rationale: String, limits: String? = nil, fix: String? = nil,
        switchOff: String? = nil,
        severity: Severity, isEnabledByDefault: Bool = true, facts: [String] = [], options: [Option], examples: [Example],
        check: @escaping @Sendable (App, Values, inout Silences) -> [Finding]
    ) {
        self.init(
            id: id, summary: summary, why: why, help: help, rationale: rationale, limits: limits, fix: fix, switchOff: switchOff,
            severity: severity,
            isEnabledByDefault: isEnabledByDefault, facts: facts, options: options, examples: examples, body: check)
    }

    private init(
        id: String, summary: String, why: String, help: String, rationale: String, limits: String?, fix: String?, switchOff: String?,
        severity: Severity, isEnabledByDefault: Bool, facts: [String], options: [Option], examples: [Example],
        body: @escaping @Sendable (App, Values, inout Silences) -> [Finding]
    ) {
        self.id = id
        self.summary = summary
        self.why = why
        self.help = help
        self.rationale = rationale
        self.limits = limits
        self.fix = fix
        self.switchOff = switchOff
        self.severity = severity
        self.isEnabledByDefault = isEnabledByDefault
        self.facts = facts
        self.examples = examples
        self.options = options
        self.body = body
    }

    public func check(_ app: App, _ values: Values = Values()) -> Verdict {
        var silences = Silences()
        let findings = body(app, values, &silences)
        return Verdict(findings: findings, silences: silences.all)
    }

    /// What a rule has to say of an app.
    public struct Verdict: Sendable {
        public let findings: [Finding]
        /// In order, each place once for each reason.
        public let silences: [Silence]
    }

    /// A list of words that the configuration can give a rule: `rule-id: { words: [passphrase] }`.
    public struct Option: Sendable {
        public let name: String
        /// One sentence with a full stop.
        public let summary: String

        public init(_ name: String, _ summary: String) {
            self.name = name
            self.summary = summary
        }
    }

    /// What the configuration gives for a rule's options.
    public struct Values: Sendable, Equatable {
        private var words: [String: [String]]

        public init(_ words: [String: [String]] = [:]) {
            self.words = words
        }

        /// Empty where nothing is given.
        public subscript(_ option: String) -> [String] {
            get { words[option] ?? [] }
            set { words[option] = newValue }
        }
    }
}
