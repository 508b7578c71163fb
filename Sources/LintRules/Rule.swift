import AppModel

/// One check: what it is called, why it matters, what it looks like, how it is done.
public struct Rule: Sendable {
    /// In kebab-case, named after the fault.
    public let id: String
    /// One sentence with a full stop.
    public let summary: String
    public let rationale: String
    /// What the rule cannot see.
    public let limits: String?
    public let severity: Severity
    public let isEnabledByDefault: Bool
    /// The facts about UIKit that it rests on, by number (`C2`).
    public let facts: [String]
    public let examples: [Example]
    public let check: @Sendable (App) -> [Finding]

    public init(
        id: String, summary: String, rationale: String, limits: String? = nil, severity: Severity, isEnabledByDefault: Bool = true,
        facts: [String] = [], examples: [Example], check: @escaping @Sendable (App) -> [Finding]
    ) {
        self.id = id
        self.summary = summary
        self.rationale = rationale
        self.limits = limits
        self.severity = severity
        self.isEnabledByDefault = isEnabledByDefault
        self.facts = facts
        self.examples = examples
        self.check = check
    }
}
