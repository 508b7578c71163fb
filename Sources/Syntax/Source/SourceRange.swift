/// A half-open range of UTF-8 offsets in one file.
public struct SourceRange: Hashable, Sendable {
    public var start: UInt32
    public var end: UInt32

    public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }

    public var isEmpty: Bool { start == end }

    public func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }

    public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}
