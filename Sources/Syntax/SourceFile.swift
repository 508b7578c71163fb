/// One file's bytes under the path it is reported by.
public struct SourceFile: Sendable {
    /// Relative to the project root, with forward slashes.
    public let path: String

    /// The text as UTF-8, then `padding` zero bytes, so that a scanner may look ahead without asking where the end is.
    public let bytes: [UInt8]

    /// Where the first byte stands, if this is a piece of a larger file. Its tree speaks of places in the larger one.
    public let origin: UInt32

    public static let padding = 16

    public init(path: String, bytes: [UInt8], origin: UInt32 = 0) {
        self.path = path
        self.bytes = bytes + [UInt8](repeating: 0, count: Self.padding)
        self.origin = origin
    }

    /// Takes over a buffer that already ends with the padding.
    public init(path: String, paddedBytes: [UInt8]) {
        precondition(paddedBytes.count >= Self.padding)
        self.path = path
        bytes = paddedBytes
        origin = 0
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// How many bytes are text.
    public var count: Int { bytes.count - Self.padding }

    /// The bytes of `range`; invalid UTF-8 becomes U+FFFD.
    public func text(_ range: SourceRange) -> String {
        String(decoding: bytes[Int(range.start - origin)..<Int(range.end - origin)], as: UTF8.self)
    }

    public var language: Language? { Language(path: path) }
}

/// What a file is written in, by the ending of its name.
public enum Language: Sendable, CaseIterable {
    case swift, objectiveC, interfaceBuilder, propertyList

    public init?(path: String) {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch path[path.index(after: dot)...] {
        case "swift": self = .swift
        case "m", "mm", "h": self = .objectiveC
        case "storyboard", "xib": self = .interfaceBuilder
        case "plist": self = .propertyList
        default: return nil
        }
    }
}
