extension SourceFile {
    /// Whether an import at the top, before anything is declared and outside of `#if`, names one of some modules.
    ///
    /// Told from the first bytes of the file, without tokens: a module imported further down or beside another on one line goes unseen.
    public func imports(anyOf modules: [StaticString]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = ImportScanner(bytes: bytes.baseAddress!, count: count)
            while let module = scanner.nextModule() {
                if modules.contains(where: { scanner.isSpelt(module, $0) }) { return true }
            }
            return false
        }
    }
}

/// Goes through the imports that a file begins with, in either language.
private struct ImportScanner {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    private var cursor: Int
    /// How many `#if` are open.
    private var depth = 0

    init(bytes: UnsafePointer<UInt8>, count: Int) {
        self.bytes = bytes
        self.count = count
        cursor = SwiftTokenizer.textStart(bytes)
    }

    /// Where the name of the next module stands that is imported in any case; `nil` once something else begins.
    mutating func nextModule() -> Range<Int>? {
        while let line = nextLine() {
            guard case .module(let module) = line else { continue }
            if depth == 0 { return module }
        }
        return nil
    }

    func isSpelt(_ name: Range<Int>, _ spelling: StaticString) -> Bool {
        name.count == spelling.utf8CodeUnitCount && name.indices.allSatisfy { bytes[$0] == spelling.utf8Start[$0 - name.lowerBound] }
    }

    private enum Line {
        case module(Range<Int>)
        case other
    }

    /// `nil` where neither an import nor a directive begins.
    private mutating func nextLine() -> Line? {
        skipTrivia()
        guard cursor < count else { return nil }
        defer { cursor = SwiftTokenizer.endOfLine(bytes, cursor, count) }
        if bytes[cursor] == UInt8(ascii: "#") {
            cursor += 1
            return directive()
        }
        while true {
            // `@testable import`, Objective-C's `@import`, `internal import`
            let isAttribute = bytes[cursor] == UInt8(ascii: "@")
            if isAttribute { cursor += 1 }
            let word = name()
            guard !word.isEmpty else { return nil }
            skipSpaces()
            if isSpelt(word, "import") { return .module(name()) }
            guard isAttribute || isAccessLevel(word) else { return nil }
        }
    }

    private mutating func directive() -> Line {
        let word = name()
        if isSpelt(word, "if") || isSpelt(word, "ifdef") || isSpelt(word, "ifndef") { depth += 1 }
        if isSpelt(word, "endif") { depth -= 1 }
        guard isSpelt(word, "import") || isSpelt(word, "include") else { return .other }
        skipSpaces()
        // `#import <XCTest/XCTest.h>`
        if bytes[cursor] == UInt8(ascii: "<") { cursor += 1 }
        return .module(name())
    }

    private func isAccessLevel(_ word: Range<Int>) -> Bool {
        isSpelt(word, "internal") || isSpelt(word, "private") || isSpelt(word, "fileprivate") || isSpelt(word, "package")
            || isSpelt(word, "public")
    }

    private mutating func name() -> Range<Int> {
        let start = cursor
        while cursor < count, MentionFilter.isNameByte(bytes[cursor]) { cursor += 1 }
        return start..<cursor
    }

    private mutating func skipSpaces() {
        while cursor < count, bytes[cursor] == UInt8(ascii: " ") || bytes[cursor] == UInt8(ascii: "\t") { cursor += 1 }
    }

    private mutating func skipTrivia() {
        while cursor < count {
            switch bytes[cursor] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"):
                cursor += 1
            case UInt8(ascii: "/") where bytes[cursor + 1] == UInt8(ascii: "/"):
                cursor = SwiftTokenizer.endOfLine(bytes, cursor, count)
            case UInt8(ascii: "/") where bytes[cursor + 1] == UInt8(ascii: "*"):
                cursor = SwiftTokenizer.endOfBlockComment(bytes, cursor, count).end
            default:
                return
            }
        }
    }
}
