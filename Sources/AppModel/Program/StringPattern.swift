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

/// A format of `String(format:)` and its kin, taken apart.
struct FormatString: Equatable {
    enum Piece: Equatable {
        case text(String)
        /// An argument by its index from 0, printed as it is, or as the number that it is.
        case argument(Int, isNumber: Bool)
        /// Whatever a place makes of its argument: padded, rounded, in another base.
        case unknown
    }

    private(set) var pieces: [Piece] = []

    init(_ format: String) {
        let bytes = Array(format.utf8)
        var (position, argument) = (0, 0)
        while let percent = bytes[position...].firstIndex(of: UInt8(ascii: "%")) {
            append(bytes[position..<percent])
            // Flags, width, precision, position and length come before the letter that ends a place: `%02ld`, `%1$@`.
            guard let end = bytes[(percent + 1)...].firstIndex(where: { !"0123456789.$-+ #'*hlqLztj".utf8.contains($0) }) else {
                pieces.append(.unknown)
                return
            }
            let between = bytes[(percent + 1)..<end]
            position = end + 1
            if bytes[end] == UInt8(ascii: "%") {
                append(bytes[end...end])
                continue
            }
            let number = between.firstIndex(of: UInt8(ascii: "$")).map { Int(String(decoding: between[..<$0], as: UTF8.self)) }
            let options = between.lastIndex(of: UInt8(ascii: "$")).map { between[($0 + 1)...] } ?? between
            // A width may be an argument, too.
            argument += options.count { $0 == UInt8(ascii: "*") }
            let isNumber = bytes[end] != UInt8(ascii: "@")
            let isPlain = "@diu".utf8.contains(bytes[end]) && options.allSatisfy("hlqztj".utf8.contains)
            if let number {
                pieces.append(number.flatMap { isPlain && $0 > 0 ? .argument($0 - 1, isNumber: isNumber) : nil } ?? .unknown)
            } else {
                pieces.append(isPlain ? .argument(argument, isNumber: isNumber) : .unknown)
                argument += 1
            }
        }
        append(bytes[position...])
    }

    /// What a place for a number prints: not the name of a constant.
    static func number(_ value: StringValue) -> StringValue {
        if case .text(let text) = value, Int(text) != nil { value } else { .unknown }
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        if case .text(let before)? = pieces.last { pieces[pieces.count - 1] = .text(before + text) } else { pieces.append(.text(text)) }
    }
}
