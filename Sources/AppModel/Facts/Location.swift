import Syntax

/// A range of one file.
public struct Location: Hashable, Sendable {
    /// Relative to the project root, with forward slashes.
    public var path: String
    public var range: SourceRange

    public init(path: String, range: SourceRange) {
        self.path = path
        self.range = range
    }
}

extension Location: Comparable {
    /// By path, then by start, then by end: the order of every report.
    public static func < (left: Location, right: Location) -> Bool {
        (left.path, left.range.start, left.range.end) < (right.path, right.range.start, right.range.end)
    }
}
