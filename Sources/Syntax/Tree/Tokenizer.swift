/// What the tokenizers of both languages share: how they begin, read names and end.
///
/// Each is one function over local variables, because a tokenizer that keeps its state in fields runs at half the speed;
/// what is rare is in functions of its own, from an offset to an offset.
protocol Tokenizer {
    static func words(of vocabulary: Vocabulary) -> WordTable

    /// Writes tokens, and which brackets belong together. False where an outline is asked for and something is odd.
    static func tokenize(_ text: TokenizerText, asOutline: Bool, into workspace: Workspace) -> Bool
}

/// A file's bytes and what a tokenizer looks up, as raw memory: its loop checks no bounds.
struct TokenizerText {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    let classes: UnsafePointer<ByteClass>
    let words: WordTable.Lookup
}

extension Tokenizer {
    static func tokenize(_ file: SourceFile, vocabulary: Vocabulary, into workspace: Workspace) {
        _ = tokenize(file, vocabulary: vocabulary, asOutline: false, into: workspace)
    }

    /// Leaves out most of what declares nothing. False where something is odd, and all of the file has to be read.
    static func outline(_ file: SourceFile, vocabulary: Vocabulary, into workspace: Workspace) -> Bool {
        tokenize(file, vocabulary: vocabulary, asOutline: true, into: workspace)
    }

    private static func tokenize(_ file: SourceFile, vocabulary: Vocabulary, asOutline: Bool, into workspace: Workspace) -> Bool {
        workspace.reset(byteCount: file.count)
        return file.bytes.withUnsafeBufferPointer { bytes in
            ByteClass.table.withUnsafeBufferPointer { classes in
                words(of: vocabulary).withLookup { words in
                    let text = TokenizerText(bytes: bytes.baseAddress!, count: file.count, classes: classes.baseAddress!, words: words)
                    return tokenize(text, asOutline: asOutline, into: workspace)
                }
            }
        }
    }

    // MARK: Names

    /// The letters, digits and underscores that begin at `start`: their end, and the first and last eight of them as `WordTable` wants
    /// them.
    @inline(__always)
    static func plainName(_ bytes: UnsafePointer<UInt8>, _ start: Int) -> (first: UInt64, last: UInt64, end: Int) {
        var chunk = EightBytes.load(bytes, start)
        var stops = EightBytes.nameStops(chunk)
        if stops != 0 {
            let length = EightBytes.index(stops)
            return (chunk & ~(UInt64.max << UInt64(truncatingIfNeeded: length << 3)), 0, start &+ length)
        }
        let first = chunk
        var end = start
        repeat {
            end &+= 8
            chunk = EightBytes.load(bytes, end)
            stops = EightBytes.nameStops(chunk)
        } while stops == 0
        end &+= EightBytes.index(stops)
        return (first, end &- start > 8 ? EightBytes.load(bytes, end &- 8) : 0, end)
    }

    // MARK: Tokens

    /// The flags of a token that begins its line.
    @inline(__always) static var lineStart: UInt8 { Token.Flags.startsLine.rawValue | Token.Flags.spaceBefore.rawValue }
    @inline(__always) static var spaceBefore: UInt8 { Token.Flags.spaceBefore.rawValue }

    @inline(__always)
    static func put(
        _ tokens: UnsafeMutablePointer<Token>, _ index: Int, _ kind: Token.Kind, _ flags: UInt8, _ start: Int, _ end: Int, word: UInt16 = 0
    ) {
        tokens[index] = Token(
            kind: kind, flags: Token.Flags(rawValue: flags), word: Word(rawValue: word),
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }

    /// Notes that the next token opens a bracket. How many are open then.
    @inline(__always)
    static func openBracket(
        _ tokenCount: Int, _ matches: UnsafeMutablePointer<UInt32>, _ openBrackets: UnsafeMutablePointer<UInt32>, _ openCount: Int
    ) -> Int {
        matches[tokenCount] = 0
        openBrackets[openCount] = UInt32(truncatingIfNeeded: tokenCount)
        return openCount &+ 1
    }

    @inline(__always)
    static func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }

    /// Writes the `endOfFile`, as often as a parser may look ahead, and what else the workspace is to know.
    static func finish(
        _ text: TokenizerText, _ tokenCount: Int, _ flags: UInt8, highestWord: UInt16, comments: [SourceRange], in workspace: Workspace
    ) {
        for index in 0..<Workspace.lookahead { put(workspace.tokens, tokenCount + index, .endOfFile, flags, text.count, text.count) }
        workspace.tokenCount = tokenCount + 1
        workspace.comments = comments
        workspace.highestWord = Word(rawValue: highestWord)
    }
}
