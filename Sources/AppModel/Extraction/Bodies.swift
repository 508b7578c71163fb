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

    /// The names among some nodes' tokens.
    ///
    /// - Parameter alsoMeaning: gets each name, to add what it stands for beside itself.
    func words(
        _ nodes: [Int], inMentioningFile: Bool, alsoMeaning: (UnsafeBufferPointer<UInt8>, inout Words.Collector) -> Void = { _, _ in }
    ) -> Words {
        var names = Words.Collector()
        var mentionsRestoration = false
        for index in nodes.lazy.flatMap({ tokens(ofNode: $0) }) {
            let token = tokens[index]
            guard token.kind == .identifier || token.kind == .dollarIdentifier else { continue }
            let name = bytes(of: token)
            // Coders have more methods than the vocabulary names.
            if token.word.isInteresting || name.count > 6 && name[0] == UInt8(ascii: "e") && name.starts(with: "encode".utf8) {
                mentionsRestoration = inMentioningFile
            }
            names.insert(name)
            alsoMeaning(name, &names)
        }
        return Words(names, mentionRestoration: mentionsRestoration)
    }

    /// Whether an argument is handed over as `&value`.
    func isReference(_ argument: Int) -> Bool {
        guard let sign = child(of: argument, .prefixOperator) else { return false }
        return token(Int(nodes[sign].firstToken), isSpelt: "&")
    }

    /// A block that the parser left unread.
    func unreadBody(
        _ block: Int, path: String, isClassMethod: Bool = false, givesValue: Bool = false, underscoredGlobals: Set<String> = []
    ) -> Body {
        let range = range(ofNode: block)
        let text = Array(bytes[range])
        return .unread(
            Body.Text(
                bytes: text, start: range.start, path: path, isClassMethod: isClassMethod, givesValue: givesValue,
                underscoredGlobals: underscoredGlobals))
    }
}

extension Body.Text {
    /// A function of this body alone, a piece of its file whose braces stand where they stand there.
    private var function: SourceFile {
        let header = (Language(path: path) == .objectiveC ? "int f()" : "func f()").utf8
        return SourceFile(path: path, bytes: header + bytes, origin: start - min(start, UInt32(header.count)))
    }

    var statements: [Statement] {
        var reader = SyntaxReader()
        return reader.read(function, detail: .full(naming: .restoration)) { view, _ in
            guard let function = view.child(of: 0, .functionDecl), let block = view.child(of: function, .block) else { return [] }
            if Language(path: path) == .objectiveC {
                var extractor = ObjectiveCExtractor(view, path: path, depth: .everything)
                extractor.isClassMethod = isClassMethod
                extractor.underscoredGlobals = underscoredGlobals
                return extractor.statements(in: block)
            }
            return SwiftExtractor(view, path: path, depth: .everything).statements(in: block, givesValue: givesValue)
        }
    }
}
