/// A name that somebody asks about, as a small integer: keywords of the language, then whatever the caller's `Vocabulary` adds.
public struct Word: Hashable, Sendable {
    public let rawValue: UInt16

    @inlinable
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Any other name.
    @inlinable public static var none: Word { Word(rawValue: 0) }
}
