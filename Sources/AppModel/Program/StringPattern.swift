/// A string of which only the beginning and the end are known.
public struct StringPattern: Hashable, Sendable {
    public let prefix: String
    public let suffix: String

    /// `nil` where nothing is known: any string would fit.
    init?(prefix: String, suffix: String) {
        guard !prefix.isEmpty || !suffix.isEmpty else { return nil }
        self.prefix = prefix
        self.suffix = suffix
    }

    /// What stands before the first and behind the last place of a format: `row-` of `row-%ld`. `nil` if it has no place.
    init?(format: String) {
        let bytes = Array(format.utf8)
        guard let first = bytes.firstIndex(of: UInt8(ascii: "%")) else { return nil }
        var end = first
        while let percent = bytes[end...].firstIndex(of: UInt8(ascii: "%")) {
            // Flags, width, precision, position and length come before the letter that ends a place: `%02ld`, `%1$@`.
            let letter = bytes[(percent + 1)...].firstIndex { !"0123456789.$-+ #'*hlqLztj".utf8.contains($0) }
            end = letter.map { $0 + 1 } ?? bytes.count
        }
        self.init(prefix: String(decoding: bytes[..<first], as: UTF8.self), suffix: String(decoding: bytes[end...], as: UTF8.self))
    }

    /// Whether a string may be one of those.
    public func matches(_ text: String) -> Bool {
        let length = text.utf8.count
        return length >= prefix.utf8.count + suffix.utf8.count && text.utf8.starts(with: prefix.utf8)
            && text.utf8.dropFirst(length - suffix.utf8.count).elementsEqual(suffix.utf8)
    }

    /// Whether a string may be one of both.
    public func meets(_ other: StringPattern) -> Bool {
        let (end, others) = (suffix.utf8.reversed(), other.suffix.utf8.reversed())
        return (prefix.utf8.starts(with: other.prefix.utf8) || other.prefix.utf8.starts(with: prefix.utf8))
            && (end.starts(with: others) || others.starts(with: end))
    }
}

extension StringValue {
    /// Whether two strings may be equal, as far as the text tells. A constant of unknown value is taken for a string of its own.
    public func mayEqual(_ other: StringValue) -> Bool {
        switch (self, other) {
        case (.unknown, _), (_, .unknown): true
        case (.pattern(let first), .pattern(let second)): first.meets(second)
        case (.pattern(let pattern), .text(let text)), (.text(let text), .pattern(let pattern)): pattern.matches(text)
        case (.text, _), (.constant, _), (.pattern, .constant): self == other
        }
    }
}
