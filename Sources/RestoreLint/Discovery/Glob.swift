/// A path pattern with `*`, `?`, `[…]` and `**`, compiled to bytes. Wildcards stay within one segment, as in `.gitignore`.
struct Glob: Sendable {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    /// What one segment between slashes asks for, cheapest question first.
    private enum Segment: Sendable {
        case literal([UInt8])
        /// `*` and then exactly this.
        case ending([UInt8])
        case wildcards([Token])
        /// `**` or more of them: any number of segments.
        case anyDepth
    }

    private enum Token: Sendable {
        case byte(UInt8)
        case any
        case star
        case set(ByteSet)
    }

    private let segments: [Segment]
    /// How every match begins and ends, where that is certain: most paths need no other look.
    private let first: UInt8?
    private let last: UInt8?

    /// `nil` for text that can match nothing, such as an open bracket or a lone backslash at the end.
    init?(_ text: some Sequence<UInt8>) {
        var scanner = Scanner(Array(text))
        var segments: [Segment] = []
        repeat {
            guard let tokens = scanner.segment() else { return nil }
            segments.append(Self.simplified(tokens))
        } while scanner.advance(over: UInt8(ascii: "/"))
        self.segments = segments
        if case .literal(let bytes) = segments[0] { first = bytes.first } else { first = nil }
        switch segments[segments.count - 1] {
        case .literal(let bytes), .ending(let bytes): last = bytes.last
        case .wildcards, .anyDepth: last = nil
        }
    }

    /// Whether the whole of a relative path matches.
    func matches(_ path: Bytes) -> Bool {
        if let last, path.last != last { return false }
        if let first, path.first != first { return false }
        if segments.count == 1, case .literal(let bytes) = segments[0] { return path.elementsEqual(bytes) }
        // As with `*` inside a segment, only the last `**` ever needs another try.
        var segment = 0
        var start = 0
        var retry: (segment: Int, start: Int)?
        while true {
            let isPathDone = start > path.count
            if segment == segments.count {
                if isPathDone { return true }
            } else if case .anyDepth = segments[segment] {
                // `a/**` wants something below `a`.
                if segment == segments.count - 1 { return !isPathDone }
                retry = (segment, start)
                segment += 1
                continue
            } else if !isPathDone {
                var end = start
                while end < path.count, path[end] != UInt8(ascii: "/") { end += 1 }
                if Self.matches(segments[segment], Bytes(rebasing: path[start..<end])) {
                    segment += 1
                    start = end + 1
                    continue
                }
            }
            guard let (retrySegment, retryStart) = retry, retryStart <= path.count else { return false }
            var next = retryStart
            while next < path.count, path[next] != UInt8(ascii: "/") { next += 1 }
            retry = (retrySegment, next + 1)
            segment = retrySegment + 1
            start = next + 1
            if start > path.count { return false }
        }
    }

    private static func simplified(_ tokens: [Token]) -> Segment {
        func literal(_ tokens: some Sequence<Token>) -> [UInt8]? {
            var bytes: [UInt8] = []
            for token in tokens {
                guard case .byte(let byte) = token else { return nil }
                bytes.append(byte)
            }
            return bytes
        }
        if let bytes = literal(tokens) { return .literal(bytes) }
        let isOnlyStars = tokens.allSatisfy { if case .star = $0 { true } else { false } }
        if isOnlyStars, tokens.count > 1 { return .anyDepth }
        if case .star = tokens[0], let bytes = literal(tokens.dropFirst()) { return .ending(bytes) }
        return .wildcards(tokens)
    }

    private static func matches(_ segment: Segment, _ name: Bytes) -> Bool {
        switch segment {
        case .literal(let bytes): name.elementsEqual(bytes)
        case .ending(let bytes): name.count >= bytes.count && name[(name.count - bytes.count)...].elementsEqual(bytes)
        case .wildcards(let tokens): matches(tokens, name)
        case .anyDepth: true
        }
    }

    private static func matches(_ tokens: [Token], _ name: Bytes) -> Bool {
        var token = 0
        var index = 0
        var retry: (token: Int, index: Int)?
        while true {
            var isMatch = false
            if token == tokens.count {
                if index == name.count { return true }
            } else if case .star = tokens[token] {
                retry = (token, index)
                token += 1
                continue
            } else if index < name.count {
                switch tokens[token] {
                case .byte(let byte): isMatch = byte == name[index]
                case .any: isMatch = true
                case .set(let set): isMatch = set.contains(name[index])
                case .star: break
                }
            }
            if isMatch {
                token += 1
                index += 1
            } else {
                guard let (retryToken, retryIndex) = retry, retryIndex < name.count else { return false }
                retry = (retryToken, retryIndex + 1)
                token = retryToken + 1
                index = retryIndex + 1
            }
        }
    }
}

extension Glob {
    /// Reads a pattern one segment at a time; a slash inside brackets does not end one.
    private struct Scanner {
        let bytes: [UInt8]
        var index = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        var current: UInt8? { index < bytes.count ? bytes[index] : nil }

        mutating func advance(over byte: UInt8) -> Bool {
            guard current == byte else { return false }
            index += 1
            return true
        }

        mutating func segment() -> [Token]? {
            var tokens: [Token] = []
            while let byte = current, byte != UInt8(ascii: "/") {
                index += 1
                switch byte {
                case UInt8(ascii: "*"): tokens.append(.star)
                case UInt8(ascii: "?"): tokens.append(.any)
                case UInt8(ascii: "["):
                    guard let set = set() else { return nil }
                    tokens.append(.set(set))
                case UInt8(ascii: "\\"):
                    guard let escaped = current else { return nil }
                    // An escaped slash is a slash.
                    if escaped == UInt8(ascii: "/") { return tokens }
                    index += 1
                    tokens.append(.byte(escaped))
                default: tokens.append(.byte(byte))
                }
            }
            return tokens
        }

        /// set → "[" ("!" | "^")? item+ "]"; an item is a byte, `a-z` or `[:alpha:]`, and `]` is one when it comes first.
        private mutating func set() -> ByteSet? {
            var set = ByteSet()
            let isInverted = advance(over: UInt8(ascii: "!")) || advance(over: UInt8(ascii: "^"))
            var isFirst = true
            while true {
                guard let byte = current else { return nil }
                index += 1
                if byte == UInt8(ascii: "]"), !isFirst { break }
                isFirst = false
                if byte == UInt8(ascii: "["), current == UInt8(ascii: ":"), let end = endOfClassName() {
                    guard set.insertClass(String(decoding: bytes[(index + 1)..<end], as: UTF8.self)) else { return nil }
                    index = end + 2
                    continue
                }
                guard let low = byte == UInt8(ascii: "\\") ? takeEscaped() : byte else { return nil }
                if current == UInt8(ascii: "-"), index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "]") {
                    index += 2
                    let next = bytes[index - 1]
                    guard let high = next == UInt8(ascii: "\\") ? takeEscaped() : next else { return nil }
                    if low <= high { set.insert(low...high) }
                } else {
                    set.insert(low...low)
                }
            }
            if isInverted { set.invert() }
            set.remove(UInt8(ascii: "/"))
            return set
        }

        private mutating func takeEscaped() -> UInt8? {
            defer { index += 1 }
            return current
        }

        /// Where the `:]` of `[:name:]` stands, when the next `]` belongs to one.
        private func endOfClassName() -> Int? {
            guard let bracket = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
            return bytes[bracket - 1] == UInt8(ascii: ":") && bracket - 1 > index ? bracket - 1 : nil
        }
    }
}

/// Which of the 256 bytes are meant.
private struct ByteSet: Sendable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    func contains(_ byte: UInt8) -> Bool {
        let word =
            switch byte >> 6 {
            case 0: words.0
            case 1: words.1
            case 2: words.2
            default: words.3
            }
        return word >> (UInt64(byte) & 63) & 1 == 1
    }

    mutating func insert(_ range: ClosedRange<UInt8>) {
        for byte in range { update(byte) { $0 |= $1 } }
    }

    mutating func remove(_ byte: UInt8) {
        update(byte) { $0 &= ~$1 }
    }

    mutating func invert() {
        words = (~words.0, ~words.1, ~words.2, ~words.3)
    }

    private mutating func update(_ byte: UInt8, _ change: (inout UInt64, UInt64) -> Void) {
        let bit = UInt64(1) << (UInt64(byte) & 63)
        switch byte >> 6 {
        case 0: change(&words.0, bit)
        case 1: change(&words.1, bit)
        case 2: change(&words.2, bit)
        default: change(&words.3, bit)
        }
    }

    /// `false` for a name that POSIX does not know.
    mutating func insertClass(_ name: String) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
        let ranges: [ClosedRange<UInt8>]
        switch name {
        case "alnum": ranges = [digits, upper, lower]
        case "alpha": ranges = [upper, lower]
        case "blank": ranges = [9...9, 32...32]
        case "cntrl": ranges = [0...31, 127...127]
        case "digit": ranges = [digits]
        case "graph": ranges = [33...126]
        case "lower": ranges = [lower]
        case "print": ranges = [32...126]
        case "punct": ranges = [33...47, 58...64, 91...96, 123...126]
        case "space": ranges = [9...13, 32...32]
        case "upper": ranges = [upper]
        case "xdigit": ranges = [digits, UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f")]
        default: return false
        }
        for range in ranges { insert(range) }
        return true
    }
}
