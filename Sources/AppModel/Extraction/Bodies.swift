import Syntax

/// What both languages' extractors ask of the block that is a function's body.
extension SyntaxTree.View {
    func insideOfBraces(_ block: Int) -> SourceRange {
        var range = range(ofNode: block)
        guard range.end > range.start + 1 else { return range }
        range.start += 1
        if bytes[Int(range.end) - 1] == UInt8(ascii: "}") { range.end -= 1 }
        return range
    }

    /// What stands between the line's beginning and a block's first token, if that is only white space.
    func indentation(ofBlock block: Int) -> String? {
        let first = Int(nodes[block].firstToken) + 1
        guard first + 1 < Int(nodes[block].endToken) else { return nil }
        let start = Int(tokens[first].start)
        var index = start
        while index > 0, bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "\t") { index -= 1 }
        guard index > 0, bytes[index - 1] == UInt8(ascii: "\n") || bytes[index - 1] == UInt8(ascii: "\r") else { return nil }
        return text(SourceRange(start: UInt32(index), end: UInt32(start)))
    }

    /// A block that the parser left unread.
    func unreadBody(_ block: Int, path: String, isClassMethod: Bool = false) -> Body {
        let range = range(ofNode: block)
        let text = Array(bytes[Int(range.start)..<Int(range.end)])
        return .unread(Body.Text(bytes: text, start: range.start, path: path, isClassMethod: isClassMethod))
    }
}

extension Body.Text {
    /// A function of this body alone, a piece of its file whose braces stand where they stand there.
    private var function: SourceFile {
        let header = (Language(path: path) == .objectiveC ? "int f()" : "func f()").utf8
        return SourceFile(path: path, bytes: header + bytes, origin: start - min(start, UInt32(header.count)))
    }

    var statements: [Statement] {
        let tree = SyntaxTree(parsing: function, detail: .full(naming: .restoration))
        return tree.withView { view in
            guard let function = view.child(of: 0, .functionDecl), let block = view.child(of: function, .block) else { return [] }
            if tree.file.language == .objectiveC {
                var extractor = ObjectiveCExtractor(view, path: path, keepsBodies: true)
                extractor.isClassMethod = isClassMethod
                return extractor.statements(in: block)
            }
            return SwiftExtractor(view, path: path, keepsBodies: true).statements(in: block)
        }
    }
}
