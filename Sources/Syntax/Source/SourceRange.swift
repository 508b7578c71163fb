/// A half-open range of UTF-8 offsets in one file.
public struct SourceRange: Hashable, Sendable {
    public var start: UInt32
    public var end: UInt32

    public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }

    public var isEmpty: Bool { start == end }

    /// The offsets as an array takes them; none where the end comes before the start, which is a fault of ours and stops a debug build.
    @inlinable
    public var offsets: Range<Int> {
        assert(start <= end, "a range ends before it begins")
        return Int(start)..<Int(max(start, end))
    }

    /// The same somewhere else, as far as it lies between zero and a limit.
    @usableFromInline
    func offsets(movedBy distance: Int, before limit: Int) -> Range<Int> {
        let (start, end) = (offsets.lowerBound + distance, offsets.upperBound + distance)
        assert(start >= 0 && end <= limit, "a range lies outside of its text")
        let first = min(max(start, 0), limit)
        return first..<min(max(end, first), limit)
    }

    public func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }

    public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}
