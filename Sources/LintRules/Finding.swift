import AppModel
import Syntax

/// What a rule has to say about one place.
public struct Finding: Hashable, Sendable {
    /// The shortest span that shows the fault: a name, never a whole body.
    public var location: Location
    /// Plain first and precise second, in lower case, names in single quotes, without a full stop. It begins with words that all findings
    /// of the rule share, so that those who list findings can put them in order.
    public var message: String
    /// What to do about this one, a sentence, where the rule's own does not fit.
    public var help: String?
    public var notes: [Note]
    public var fix: Fix?
    /// The declaration around it, such as `Reader.encodeRestorableState(with:)`; part of the fingerprint.
    public var symbol: String?
    /// Differs from the rule's own where the rule knows better; the configuration beats both.
    public var severity: Severity?

    public init(
        at location: Location, _ message: String, symbol: String? = nil, severity: Severity? = nil, help: String? = nil, notes: [Note] = [],
        fix: Fix? = nil
    ) {
        self.location = location
        self.message = message
        self.help = help
        self.notes = notes
        self.fix = fix
        self.symbol = symbol
        self.severity = severity
    }
}

extension Finding {
    /// The same in an app that refuses restoration, so that nobody is harmed as long as it does.
    func withoutConsequence(refusedAt refusal: Location) -> Finding {
        var finding = self
        finding.severity = .note
        finding.notes.append(Note(at: refusal, "restoration is refused here"))
        return finding
    }

    /// Everywhere it points at, its edits included.
    var places: [Location] { [location] + notes.map(\.location) + (fix?.edits.map(\.location) ?? []) }
}

/// Why, or the other half of a finding.
public struct Note: Hashable, Sendable {
    public var location: Location
    public var message: String

    public init(at location: Location, _ message: String) {
        self.location = location
        self.message = message
    }
}

/// Edits that make a finding go away.
public struct Fix: Hashable, Sendable {
    public enum Safety: String, Sendable {
        /// Keeps every meaning the code had but the fault; `--fix` applies it.
        case safe
        /// Likely what was meant; shown, and applied with `--unsafe-fixes`.
        case suggested
    }

    /// Begins with a verb: `Insert the call to super`.
    public var title: String
    public var safety: Safety
    public var edits: [Edit]

    public init(_ title: String, _ safety: Safety, edits: [Edit]) {
        self.title = title
        self.safety = safety
        self.edits = edits
    }
}

/// Replaces a range of a file; an insertion has an empty range.
public struct Edit: Hashable, Sendable {
    public var location: Location
    public var text: String

    public init(at location: Location, _ text: String) {
        self.location = location
        self.text = text
    }
}

/// A finding with the rule's name and the severity that counts in this run.
public struct Diagnostic: Hashable, Sendable {
    public var rule: String
    public var severity: Severity
    public var finding: Finding
    /// What the app's user loses, a sentence.
    public var why: String
    /// What to do, a sentence.
    public var help: String

    public init(rule: String, severity: Severity, finding: Finding, why: String, help: String) {
        self.rule = rule
        self.severity = severity
        self.finding = finding
        self.why = why
        self.help = help
    }
}
