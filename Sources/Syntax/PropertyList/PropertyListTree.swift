/// A property list in the old style, as Xcode keeps its projects: `{ name = App; files = (a, "b c"); }`.
///
/// A flat pre-order tape of values. Parsing never fails: what is not well formed gives a smaller tree and an entry in `errors`.
public struct PropertyListTree: Sendable {
    public let file: SourceFile
    /// Pre-order, the outermost first. In a dictionary keys and their values take turns.
    public private(set) var values: [Value]
    /// In source order.
    public private(set) var errors: [SyntaxError]

    public struct Value: Sendable {
        public enum Kind: Sendable { case dictionary, array, string, data }

        public let kind: Kind
        /// Brackets and quotes included.
        public internal(set) var range: SourceRange
        var endIndex: UInt32

        /// Follows the last value within this one.
        public var end: Int { Int(endIndex) }
    }

    /// - Parameter offset: where the value begins, if it is not the whole file.
    public init(parsing file: SourceFile, at offset: Int = 0) {
        self.file = file
        (values, errors) = file.bytes.withUnsafeBufferPointer { bytes in
            var parser = PropertyListParser(bytes: bytes.baseAddress!, count: file.count, at: offset)
            parser.parse()
            return (parser.values, parser.errors)
        }
    }
}

/// Reading a tree.
extension PropertyListTree {
    /// The keys of a dictionary, each with its value; none of another kind of value.
    public func entries(of dictionary: Int) -> [(key: Int, value: Int)] {
        guard values[dictionary].kind == .dictionary else { return [] }
        var entries: [(key: Int, value: Int)] = []
        var key = dictionary + 1
        while key + 1 < values[dictionary].end {
            entries.append((key, key + 1))
            key = values[key + 1].end
        }
        return entries
    }

    /// What stands in an array; nothing for another kind of value.
    public func elements(of array: Int) -> [Int] {
        guard values[array].kind == .array else { return [] }
        var elements: [Int] = []
        var element = array + 1
        while element < values[array].end {
            elements.append(element)
            element = values[element].end
        }
        return elements
    }

    /// What a string means; empty for every other kind of value.
    public func text(of value: Int) -> String {
        guard values[value].kind == .string else { return "" }
        let range = values[value].range
        let text = file.text(range)
        guard let quote = text.first, quote == "\"" || quote == "'" else { return text }
        return unescaped(text.dropFirst().dropLast(text.count > 1 && text.hasSuffix(String(quote)) ? 1 : 0))
    }

    private func unescaped(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
