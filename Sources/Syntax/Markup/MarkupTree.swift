/// An XML file as a flat pre-order tape of elements.
///
/// Parsing never fails: text that is not well formed gives a smaller tree and an entry in `errors`. Names and values stay in the file; a
/// `String` is made where one is asked for. Namespaces mean nothing, a document type declaration is passed over, and an entity that only it
/// defines stays as it is written.
public struct MarkupTree: Sendable {
    public private(set) var file: SourceFile
    @usableFromInline var tape = MarkupTape()

    /// Pre-order. More than one has no parent only where the text is at fault.
    @inlinable public var elements: [Element] { tape.elements }
    /// Those of one element after those of another, in the order of `elements`.
    @inlinable public var attributes: [Attribute] { tape.attributes }
    /// In source order, delimiters included.
    public var comments: [SourceRange] { tape.comments }
    /// In source order.
    public var errors: [SyntaxError] { tape.errors }

    /// Indexes are those of `elements` and `attributes`.
    public struct Element: Sendable {
        public let name: SourceRange
        /// From the start tag's end to where the end tag begins; empty without one.
        public internal(set) var content: SourceRange
        @usableFromInline let attributesStart: UInt32
        @usableFromInline let attributesEnd: UInt32
        @usableFromInline let parentIndex: Int32
        @usableFromInline var endIndex: UInt32

        @inlinable public var attributes: Range<Int> { Int(attributesStart)..<Int(attributesEnd) }
        /// Follows the last element within this one.
        @inlinable public var end: Int { Int(endIndex) }
        @inlinable public var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }
    }

    public struct Attribute: Sendable {
        public let name: SourceRange
        /// What stands between the quotes.
        public let value: SourceRange
    }

    public init(parsing file: SourceFile) {
        self.file = file
        read()
    }

    /// An empty tree, for `parse` to fill.
    public init() {
        file = SourceFile(path: "", bytes: [])
    }

    /// Reads another file, and reuses the memory of the one before.
    public mutating func parse(_ file: SourceFile) {
        self.file = file
        read()
    }

    private mutating func read() {
        file.bytes.withUnsafeBufferPointer { bytes in
            var parser = MarkupParser(bytes: bytes.baseAddress!, count: file.count, into: &tape)
            parser.parse()
            tape = parser.tape
        }
        // A tag that is not closed is known last.
        if !tape.errors.isEmpty { tape.errors.sort { $0.range.start < $1.range.start } }
    }
}

/// What a parser has written so far.
@usableFromInline
struct MarkupTape: Sendable {
    @usableFromInline var elements: [MarkupTree.Element] = []
    @usableFromInline var attributes: [MarkupTree.Attribute] = []
    var comments: [SourceRange] = []
    var errors: [SyntaxError] = []

    mutating func empty() {
        elements.removeAll(keepingCapacity: true)
        attributes.removeAll(keepingCapacity: true)
        comments.removeAll(keepingCapacity: true)
        errors.removeAll()
    }
}

extension SourceFile {
    /// Whether a tag, a comment or a declaration comes first. Property lists that are binary or of the old style begin otherwise.
    public var beginsAsMarkup: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var offset = SwiftTokenizer.textStart(bytes.baseAddress!)
            while offset < count, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[offset]) {
                offset += 1
            }
            return bytes[offset] == UInt8(ascii: "<")
        }
    }
}

/// Reading a tree.
extension MarkupTree {
    /// The elements right within one, as indexes, in source order.
    public struct Children: Sequence, IteratorProtocol {
        private let elements: [MarkupTree.Element]
        private var following: Int
        private let end: Int

        fileprivate init(_ elements: [MarkupTree.Element], of parent: Int) {
            self.elements = elements
            following = parent + 1
            end = elements[parent].end
        }

        public mutating func next() -> Int? {
            guard following < end else { return nil }
            defer { following = elements[following].end }
            return following
        }
    }

    public func children(of element: Int) -> Children { Children(elements, of: element) }

    /// The first child of this name.
    public func child(_ name: StaticString, of element: Int) -> Int? {
        children(of: element).first { isNamed(name, $0) }
    }

    /// The first ancestor of this name.
    public func ancestor(_ name: StaticString, of element: Int) -> Int? {
        var current = elements[element].parent
        while let ancestor = current {
            if isNamed(name, ancestor) { return ancestor }
            current = elements[ancestor].parent
        }
        return nil
    }

    @inlinable
    public func isNamed(_ name: StaticString, _ element: Int) -> Bool { isSpelt(name, elements[element].name) }

    public func name(of element: Int) -> String { file.text(elements[element].name) }

    /// An element's attribute of this name; entities in its value are as they are written.
    @inlinable
    public func attribute(_ name: StaticString, of element: Int) -> Attribute? {
        for index in elements[element].attributes where isSpelt(name, attributes[index].name) { return attributes[index] }
        return nil
    }

    /// The value of an element's attribute.
    public func value(of name: StaticString, in element: Int) -> String? { attribute(name, of: element).map(value) }

    /// Compares bytes as they are written, without making a `String`.
    @inlinable
    public func isSpelt(_ spelling: StaticString, _ range: SourceRange) -> Bool {
        let count = spelling.utf8CodeUnitCount
        guard Int(range.end - range.start) == count else { return false }
        return file.bytes.withUnsafeBufferPointer { bytes in
            let start = Int(range.start)
            for offset in 0..<count where bytes[start + offset] != spelling.utf8Start[offset] { return false }
            return true
        }
    }
}
