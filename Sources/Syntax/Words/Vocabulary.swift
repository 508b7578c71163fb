/// The words a tokenizer recognises: the keywords of its language, then the names a client asks about.
public struct Vocabulary: Sendable {
    public static let keywords = Vocabulary(interesting: [])

    /// The spelling of the word with raw value `index + 1`.
    private let spellings: [String]
    /// The first of the words that are a mention by themselves. Company comes before the common, and these before it.
    private let firstMention: Word
    let swift: WordTable
    let objectiveC: WordTable
    private let filter: MentionFilter

    /// - Parameters:
    ///   - words: what the tree reports in `mentionsInterest`. A keyword among them keeps its own constant and counts as no mention.
    ///   - common: words that many a file has for reasons of its own. They are interesting, but no mention unless the file has one of
    ///     `company`, too.
    ///   - company: at most `Word.companyLimit` words, none of them interesting.
    ///   - commentWords: what makes a file worth reading whole although no token can be it.
    public init(interesting words: [String], common: [String] = [], beside company: [String] = [], inComments commentWords: [String] = []) {
        precondition(company.count <= Word.companyLimit)
        var spellings = Word.keywords + Word.objectiveCKeywords
        var known = Set(Word.keywords)
        var added: [(String, Word)] = []
        func add(_ words: [String]) -> [String] {
            let new = words.filter { known.insert($0).inserted }
            for spelling in new {
                spellings.append(spelling)
                added.append((spelling, Word(rawValue: UInt16(spellings.count))))
            }
            return new
        }
        let newCompany = add(company)
        spellings += [String](repeating: "", count: Word.companyLimit - newCompany.count)
        let newCommon = add(common)
        firstMention = Word(rawValue: UInt16(spellings.count + 1))
        let mentions = add(words)
        precondition(spellings.count < UInt16.max)
        self.spellings = spellings
        swift = WordTable(Word.keywords.enumerated().map { ($1, Word(rawValue: UInt16($0 + 1))) } + added)
        objectiveC = WordTable(Word.spellingsInObjectiveC + added)
        filter = MentionFilter(mentions + commentWords, common: newCommon, company: newCompany)
    }

    /// Whether a file may hold a mention, comments and literals included. Answers some five times faster than tokens could tell; `false` is certain.
    /// A file with an unresolved merge conflict may mention anything.
    public func mayBeMentioned(in file: SourceFile) -> Bool {
        file.bytes.withUnsafeBufferPointer { filter.mayMatch($0.baseAddress!, count: file.count) }
    }

    /// Whether tokens hold a mention.
    ///
    /// - Parameter highest: the word among them with the highest raw value.
    func isMentioned(in tokens: UnsafeBufferPointer<Token>, highest: Word) -> Bool {
        guard highest.isInteresting else { return false }
        return highest.rawValue >= firstMention.rawValue || tokens.contains { $0.word.isCompany }
    }

    /// The word spelt like this, or `.none`.
    public func word(_ spelling: String) -> Word {
        guard !spelling.isEmpty, let index = spellings.firstIndex(of: spelling) else { return .none }
        return Word(rawValue: UInt16(index + 1))
    }

    public func spelling(of word: Word) -> String? {
        word == .none || Int(word.rawValue) > spellings.count ? nil : spellings[Int(word.rawValue) - 1]
    }
}

/// A hash table over raw bytes, so that recognising a word makes no `String`.
struct WordTable: Sendable {
    let slots: [Slot]
    /// A byte for each slot, zero in an empty one. Most names end their search here, in two cache lines' worth of memory.
    let tags: [UInt8]
    /// Every spelling in a row, for words too long to be told by their first and last eight bytes.
    let spellingBytes: [UInt8]

    struct Slot {
        var first: UInt64 = 0
        var last: UInt64 = 0
        var length: UInt32 = 0
        var spellingStart: UInt32 = 0
        var word = Word.none

        /// Whether the word here has these ends and this length, which tells for up to 16 bytes.
        @inline(__always)
        func mayHold(_ first: UInt64, _ last: UInt64, _ length: Int) -> Bool {
            self.first == first && self.last == last && Int(self.length) == length
        }
    }

    /// The first of several words with one spelling counts.
    init(_ words: [(spelling: String, word: Word)]) {
        var size = 1024
        while size < words.count * 4 { size *= 2 }
        var tags = [UInt8](repeating: 0, count: size)
        var slots = [Slot](repeating: Slot(), count: size)
        var spellingBytes: [UInt8] = []
        for (spelling, word) in words {
            let bytes = Array(spelling.utf8)
            let (first, last) = Self.ends(of: bytes)
            let hash = Self.hash(first, last, bytes.count)
            var slot = hash & (size - 1)
            while tags[slot] != 0 { slot = (slot + 1) & (size - 1) }
            tags[slot] = Self.tag(hash)
            slots[slot] = Slot(
                first: first, last: last, length: UInt32(bytes.count), spellingStart: UInt32(spellingBytes.count), word: word)
            spellingBytes += bytes
        }
        self.slots = slots
        self.tags = tags
        self.spellingBytes = spellingBytes
    }

    /// Lends out the slots and their tags, for a loop that checks no bounds.
    @inline(__always)
    func withUnsafePointers<Result>(_ body: (_ tags: UnsafePointer<UInt8>, _ slots: UnsafePointer<Slot>) -> Result) -> Result {
        tags.withUnsafeBufferPointer { tags in slots.withUnsafeBufferPointer { body(tags.baseAddress!, $0.baseAddress!) } }
    }

    /// Whether the word in a slot is a name of more than 16 bytes whose ends are known to be the same.
    func slot(_ index: Int, holdsMiddleOf bytes: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        (8..<length - 8).allSatisfy { spellingBytes[Int(slots[index].spellingStart) + $0] == bytes[$0] }
    }

    /// The word spelt like this, or `.none`.
    func word(_ bytes: UnsafePointer<UInt8>, count: Int) -> Word {
        guard count > 0 else { return .none }
        let chunk = EightBytes.load(bytes, 0)
        let first = count < 8 ? chunk & ~(UInt64.max << UInt64(count * 8)) : chunk
        let last = count > 8 ? EightBytes.load(bytes, count - 8) : 0
        let hash = Self.hash(first, last, count)
        let tag = Self.tag(hash)
        var index = hash & (slots.count - 1)
        while tags[index] != 0 {
            if tags[index] == tag, slots[index].mayHold(first, last, count), count <= 16 || slot(index, holdsMiddleOf: bytes, count) {
                return slots[index].word
            }
            index = (index + 1) & (slots.count - 1)
        }
        return .none
    }

    /// The first eight bytes and, of a longer word, the last eight; little end first, missing bytes zero.
    private static func ends(of bytes: [UInt8]) -> (first: UInt64, last: UInt64) {
        func load(_ bytes: some Collection<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
        return (load(bytes.prefix(8)), bytes.count > 8 ? load(bytes.suffix(8)) : 0)
    }

    @inline(__always)
    static func hash(_ first: UInt64, _ last: UInt64, _ length: Int) -> Int {
        let mixed = (first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: length)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: mixed >> 32)
    }

    @inline(__always)
    static func tag(_ hash: Int) -> UInt8 { UInt8(truncatingIfNeeded: hash >> 24) | 1 }
}

extension Word {
    /// How many words a vocabulary may have for company.
    public static let companyLimit = 8

    /// Whether the caller asked for this word.
    @inlinable public var isInteresting: Bool { Int(rawValue) > Int(Word.lastKeyword.rawValue) + Word.companyLimit }

    /// Whether it is one whose company makes common words a mention.
    var isCompany: Bool { rawValue > Word.lastKeyword.rawValue && !isInteresting }
}
