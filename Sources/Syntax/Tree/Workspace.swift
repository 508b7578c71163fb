/// Memory the tokenizer and the parser write to. It only ever grows, and serves one file after another.
///
/// Raw memory instead of arrays: the bound for tokens is one per byte, and pages nobody touches cost nothing.
final class Workspace {
    /// Tokens, then a few more `endOfFile` so that looking ahead needs no bound.
    private(set) var tokens: UnsafeMutablePointer<Token>
    /// For every opening bracket the index of the token that closes it, or zero.
    private(set) var matches: UnsafeMutablePointer<UInt32>
    /// Brackets open at the moment, by token index.
    private(set) var openBrackets: UnsafeMutablePointer<UInt32>
    private(set) var nodes: UnsafeMutablePointer<Node>
    private var tokenCapacity = 0
    private(set) var nodeCapacity = 0

    /// The `endOfFile` included.
    var tokenCount = 0
    var nodeCount = 0
    var comments: [SourceRange] = []
    var errors: [SyntaxError] = []
    var bracesBalance = true
    /// The one with the highest raw value.
    var highestWord = Word.none
    private(set) var mentionsInterest = false
    /// Where the first bracket stands that nothing closes.
    private var unclosed: UInt32?
    private(set) var mayMentionNoted = false
    /// Bodies and parameters are empty.
    var isOutline = false

    static let lookahead = 8

    init() {
        tokens = .allocate(capacity: 0)
        matches = .allocate(capacity: 0)
        openBrackets = .allocate(capacity: 0)
        nodes = .allocate(capacity: 0)
    }

    deinit {
        tokens.deallocate()
        matches.deallocate()
        openBrackets.deallocate()
        nodes.deallocate()
    }

    func reset(byteCount: Int) {
        tokenCount = 0
        nodeCount = 0
        comments.removeAll(keepingCapacity: true)
        errors.removeAll(keepingCapacity: true)
        bracesBalance = true
        highestWord = .none
        mentionsInterest = false
        unclosed = nil
        let needed = byteCount + 2 + Self.lookahead
        guard needed > tokenCapacity else { return }
        tokens.deallocate()
        matches.deallocate()
        openBrackets.deallocate()
        tokenCapacity = max(needed, tokenCapacity * 2)
        tokens = .allocate(capacity: tokenCapacity)
        matches = .allocate(capacity: tokenCapacity)
        openBrackets = .allocate(capacity: tokenCapacity)
    }

    /// Fills the memory with a file's tokens and nodes.
    func read(_ file: SourceFile, _ detail: SyntaxTree.Detail) {
        if file.language == .objectiveC {
            read(file, detail, with: ObjectiveCTokenizer.self, ObjectiveCParser.self)
        } else {
            read(file, detail, with: SwiftTokenizer.self, SwiftParser.self)
        }
        if file.count > SourceFile.lineLimit, let line = file.longLine { report("a line longer than 1 MB", from: line, to: line) }
        if let unclosed, errors.isEmpty {
            // It stands in a body that was left unread, where else the parser would have missed what closes it.
            let bracket = Character(Unicode.Scalar(file.bytes[Int(unclosed)]))
            report("'\(bracket)' is not closed", from: Int(unclosed), to: Int(unclosed) + 1)
        }
        if !errors.isEmpty { errors.sort { $0.range.start < $1.range.start } }
        if file.origin > 0 { move(by: file.origin) }
    }

    private func read(
        _ file: SourceFile, _ detail: SyntaxTree.Detail, with tokenizer: (some Tokenizer).Type, _ parser: (some TapeParser).Type
    ) {
        let vocabulary = detail.vocabulary
        let worth = detail.reads == .outline ? vocabulary.worth(of: file) : .mention
        isOutline = !worth.isMention && tokenizer.outline(file, vocabulary: vocabulary, into: self)
        if !isOutline { tokenizer.tokenize(file, vocabulary: vocabulary, into: self) }
        mentionsInterest = vocabulary.isMentioned(in: UnsafeBufferPointer(start: tokens, count: tokenCount), highest: highestWord)
        // What looked like a mention in a comment hides what follows it.
        mayMentionNoted = detail.reads == .outline && !mentionsInterest && (worth.contains(.noted) || worth.isMention)
        guard detail.reads != .tokens else { return }
        parser.parse(file, into: self, skipsBodies: detail.reads != .everything && bracesBalance)
    }

    /// A piece of a file was read; from here on everything stands where it stands in the file.
    private func move(by distance: UInt32) {
        for index in 0..<tokenCount {
            tokens[index].start += distance
            tokens[index].end += distance
        }
        for index in comments.indices { comments[index].move(by: distance) }
        for index in errors.indices { errors[index].range.move(by: distance) }
    }

    func growNodes() {
        let capacity = max(4096, nodeCapacity * 2)
        let grown = UnsafeMutablePointer<Node>.allocate(capacity: capacity)
        grown.moveInitialize(from: nodes, count: nodeCapacity)
        nodes.deallocate()
        nodes = grown
        nodeCapacity = capacity
    }

    /// - Parameter token: its index.
    @inline(never)
    func noteUnclosed(_ token: UInt32) {
        let start = tokens[Int(token)].start
        unclosed = min(unclosed ?? start, start)
    }

    func report(_ message: String, from start: Int, to end: Int) {
        errors.append(SyntaxError(range: SourceRange(start: UInt32(start), end: UInt32(end)), message: message))
    }
}

extension SourceRange {
    fileprivate mutating func move(by distance: UInt32) {
        start += distance
        end += distance
    }
}
