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
    ///   - notedWords: what a tree that is read as an outline reports in `mayMentionNoted`, and nothing else.
    public init(
        interesting words: [String], common: [String] = [], beside company: [String] = [], inComments commentWords: [String] = [],
        noting notedWords: [String] = []
    ) {
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
        filter = MentionFilter(mentions + commentWords, common: newCommon, company: newCompany, noted: notedWords)
    }

    /// Whether a file may hold a mention, comments and literals included. Answers some five times faster than tokens could tell; `false` is
    /// certain. A file with an unresolved merge conflict may mention anything.
    public func mayBeMentioned(in file: SourceFile) -> Bool {
        worth(of: file).isMention
    }

    func worth(of file: SourceFile) -> MentionFilter.Worth {
        file.bytes.withUnsafeBufferPointer { filter.worth(of: $0.baseAddress!, count: file.count) }
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

extension Word {
    /// How many words a vocabulary may have for company.
    public static let companyLimit = 8

    /// Whether the caller asked for this word.
    @inlinable public var isInteresting: Bool { Int(rawValue) > Int(Word.lastKeyword.rawValue) + Word.companyLimit }

    /// Whether it is one whose company makes common words a mention.
    var isCompany: Bool { rawValue > Word.lastKeyword.rawValue && !isInteresting }
}
