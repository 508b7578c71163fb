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

    /// What `range` says; a byte that is no UTF-8 stays itself.
    public func text(_ range: SourceRange) -> String { String(keeping: self[range]) }

    /// The bytes of `range`, as far as the file has them.
    public subscript(range: SourceRange) -> ArraySlice<UInt8> { bytes[range.offsets(movedBy: -Int(origin), before: bytes.count)] }

    public var language: Language? { Language(path: path) }

    /// No person writes a longer one.
    static let lineLimit = 1_000_000

    /// Where the first line begins that is too long to be written by hand.
    var longLine: Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < count {
                let end = SwiftTokenizer.endOfLine(bytes.baseAddress!, start, count)
                if end - start > Self.lineLimit { return start }
                start = end + 1
            }
            return nil
        }
    }

    /// Where a word begins, in source order; it may be part of a longer one.
    public func places(of word: StaticString) -> [Int] {
        let length = word.utf8CodeUnitCount
        let first = EightBytes.ones &* UInt64(word.utf8Start[0])
        var places: [Int] = []
        bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset + length <= count {
                let found = EightBytes.matches(EightBytes.load(bytes.baseAddress!, offset), first)
                guard found != 0 else {
                    offset += 8
                    continue
                }
                offset += EightBytes.index(found)
                guard offset + length <= count else { break }
                let isFound = (0..<length).allSatisfy { bytes[offset + $0] == word.utf8Start[$0] }
                if isFound { places.append(offset) }
                offset += isFound ? length : 1
            }
        }
        return places
    }
}

/// What a file is written in, by the ending of its name.
public enum Language: Sendable, CaseIterable {
    case swift, objectiveC, interfaceBuilder, propertyList, xcodeProject

    /// XML, for which there is a tree of its own.
    public var isMarkup: Bool { self == .interfaceBuilder || self == .propertyList }

    public init?(path: String) {
        let language =
            path.utf8.withContiguousStorageIfAvailable { Language(endOf: $0) }
            ?? Array(path.utf8).withUnsafeBufferPointer { Language(endOf: $0) }
        guard let language else { return nil }
        self = language
    }

    /// Asked of every file that a walk meets, so it makes no `String`.
    public init?(endOf path: UnsafeBufferPointer<UInt8>) {
        func ends(with ending: StaticString) -> Bool {
            let count = ending.utf8CodeUnitCount
            guard path.count > count, path[path.count - 1] == ending.utf8Start[count - 1] else { return false }
            return (0..<count).allSatisfy { path[path.count - count + $0] == ending.utf8Start[$0] }
        }
        if ends(with: ".swift") {
            self = .swift
        } else if ends(with: ".m") || ends(with: ".h") || ends(with: ".mm") {
            self = .objectiveC
        } else if ends(with: ".storyboard") || ends(with: ".xib") {
            self = .interfaceBuilder
        } else if ends(with: ".plist") || ends(with: ".entitlements") {
            self = .propertyList
        } else if ends(with: ".xcodeproj/project.pbxproj") {
            self = .xcodeProject
        } else {
            return nil
        }
    }
}
