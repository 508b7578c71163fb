import Syntax

/// A question that the text does not answer, for which whoever asks it keeps silent: why, and where the answer hides.
public struct Silence: Hashable, Sendable {
    /// What stands where an answer should, as people read it. Each reason stands beside the questions that it is given for.
    public struct Reason: Hashable, Sendable {
        public let text: String

        public init(_ text: String) { self.text = text }
    }

    public let reason: Reason
    /// Relative to the project root; `.` is the root itself.
    public let path: String
    /// `nil` where a whole file hides the answer, or a whole project.
    public let range: SourceRange?
    /// What the question is about, as a finding would name it.
    public let symbol: String?

    public init(_ reason: Reason, at location: Location, about symbol: String? = nil) {
        self.reason = reason
        path = location.path
        range = location.range
        self.symbol = symbol
    }

    public init(_ reason: Reason, in path: String, about symbol: String? = nil) {
        self.reason = reason
        self.path = path.isEmpty ? "." : path
        range = nil
        self.symbol = symbol
    }
}

extension Silence: Comparable {
    /// By place, whole files first, then by reason: the order of every report.
    public static func < (left: Silence, right: Silence) -> Bool {
        (left.path, left.start, left.end, left.reason.text, left.symbol ?? "")
            < (right.path, right.start, right.end, right.reason.text, right.symbol ?? "")
    }

    private var start: Int { range.map { Int($0.start) } ?? -1 }
    private var end: Int { range.map { Int($0.end) } ?? -1 }
}

/// The answer to a question of yes or no, as far as the text gives one.
public enum Answer: Sendable {
    case yes, no
    case unknown(Silence)

    public init(_ isYes: Bool) { self = isYes ? .yes : .no }

    public var isYes: Bool {
        if case .yes = self { return true }
        return false
    }

    public var isNo: Bool {
        if case .no = self { return true }
        return false
    }
}

/// What somebody keeps silent about. Whoever asks questions hands it to those who answer them.
public struct Silences: Sendable {
    private var noted: Set<Silence> = []

    public init() {}

    public var isEmpty: Bool { noted.isEmpty }

    /// In order, each place once for each reason.
    public var all: [Silence] {
        noted.sorted().first(ofEach: { Origin(reason: $0.reason, path: $0.path, range: $0.range) })
    }

    private struct Origin: Hashable {
        let reason: Silence.Reason
        let path: String
        let range: SourceRange?
    }

    /// Keeps a silence, if there is one, and says whether there is.
    @discardableResult
    public mutating func note(_ silence: Silence?) -> Bool {
        guard let silence else { return false }
        noted.insert(silence)
        return true
    }

    /// - Parameter told: the functions and classes of which there is something to say all the same.
    public mutating func note(_ others: Silences, besides told: Set<String> = []) {
        noted.formUnion(others.noted.filter { $0.symbol.map { !told.contains($0) } ?? true })
    }

    /// Whether the answer is yes; that it is unknown is noted.
    public mutating func affirms(_ answer: Answer) -> Bool {
        if case .unknown(let silence) = answer { note(silence) }
        return answer.isYes
    }

    /// Whether the answer is no; that it is unknown is noted.
    public mutating func denies(_ answer: Answer) -> Bool {
        if case .unknown(let silence) = answer { note(silence) }
        return answer.isNo
    }
}
