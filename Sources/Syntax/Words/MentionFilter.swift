/// Tells in one quick pass that a text names none of many words.
///
/// Only every fourth place is looked at, four bytes at a time. A word of five bytes or more, seen with what stands before and behind
/// it, fills four such places in a row, and one of them is looked at wherever it begins. Of each word the four places that
/// everyday text has least of are chosen. Where those four bytes are found, of a long word two more have to fit.
struct MentionFilter: Sendable {
    /// What each hash is a reason for: `mayBegin` that of four bytes, `isLikely` that of six of a long word or of four of a short one.
    private var reasons = [UInt8](repeating: 0, count: 1 << hashWidth)
    /// Each word with what it is worth.
    private let words: WordTable
    private let longest: Int
    /// One of the words cannot be searched for, so that any text may hold it.
    private let isBlind: Bool

    private static let mayBegin: UInt8 = 1
    private static let isLikely: UInt8 = 2
    private static let hashWidth: UInt64 = 16
    private static let blockLength = 4
    private static let longBlockLength = 6

    /// What a word that was found is worth; together they may be a mention.
    struct Worth: OptionSet {
        let rawValue: UInt16

        static let mention = Worth(rawValue: 1)
        static let common = Worth(rawValue: 2)
        static let company = Worth(rawValue: 4)
        static let noted = Worth(rawValue: 8)

        var isMention: Bool { contains(.mention) || isSuperset(of: [.common, .company]) }
    }

    /// - Parameters:
    ///   - words: each of them is a mention.
    ///   - common: these are only in the company of one of the next.
    ///   - noted: these are none, but worth knowing of.
    init(_ words: [String], common: [String], company: [String], noted: [String]) {
        let worths: [(words: [String], worth: Worth)] = [(words, .mention), (common, .common), (company, .company), (noted, .noted)]
        let words = words + common + company + noted
        let spellings = words.map { Array($0.utf8) }
        self.words = WordTable(worths.flatMap { entry in entry.words.map { ($0, Word(rawValue: entry.worth.rawValue)) } })
        longest = spellings.map(\.count).max() ?? 0
        isBlind = !spellings.allSatisfy { $0.count > Self.blockLength && $0.allSatisfy(Self.isNameByte) }
        if !isBlind { for spelling in spellings { insert(spelling) } }
        insertBlock(0x3C3C_3C3C, length: Self.blockLength)
    }

    /// What stands in the text, in comments and literals too, up to the first mention or the angles of a merge conflict, which count as
    /// one. What is not found is certainly not there.
    func worth(of bytes: UnsafePointer<UInt8>, count: Int) -> Worth {
        if isBlind { return [.mention, .noted] }
        return reasons.withUnsafeBufferPointer { reasons in
            let reasons = reasons.baseAddress!
            var seen: Worth = []
            var offset = 0
            while offset < count {
                let chunk = EightBytes.load(bytes, offset)
                let first = reasons[Self.hash(chunk)]
                let second = reasons[Self.hash(chunk >> 32)]
                if (first | second) & Self.mayBegin != 0 {
                    if first & Self.mayBegin != 0 { seen.formUnion(worth(at: offset, bytes, reasons)) }
                    if second & Self.mayBegin != 0 { seen.formUnion(worth(at: offset &+ 4, bytes, reasons)) }
                    if seen.isMention { return seen }
                }
                offset &+= 8
            }
            return seen
        }
    }

    /// Of the first four bytes.
    @inline(__always)
    private static func hash(_ chunk: UInt64) -> Int {
        Int(truncatingIfNeeded: (UInt32(truncatingIfNeeded: chunk) &* 0x9E37_79B1) >> UInt32(32 - hashWidth))
    }

    /// Another one, of the first six bytes or of four.
    @inline(__always)
    private static func secondHash(_ chunk: UInt64, length: Int) -> Int {
        Int(truncatingIfNeeded: ((chunk << UInt64(64 - length * 8)) &* 0x9E37_79B9_7F4A_7C15) >> (64 - hashWidth))
    }

    /// What the name around the second byte of a block is worth.
    private func worth(at block: Int, _ bytes: UnsafePointer<UInt8>, _ reasons: UnsafePointer<UInt8>) -> Worth {
        let chunk = EightBytes.load(bytes, block)
        let second =
            reasons[Self.secondHash(chunk, length: Self.longBlockLength)] | reasons[Self.secondHash(chunk, length: Self.blockLength)]
        guard second & Self.isLikely != 0 else { return [] }
        let place = block + 1
        if bytes[place] == UInt8(ascii: "<") { return isConflict(at: place, bytes) ? .mention : [] }
        var end = place
        var stops = EightBytes.nameStops(EightBytes.load(bytes, end))
        // Bounded, so that a page of letters is not read at each of them.
        while stops == 0, end - place < longest {
            end &+= 8
            stops = EightBytes.nameStops(EightBytes.load(bytes, end))
        }
        end &+= stops == 0 ? 0 : EightBytes.index(stops)
        // With a byte beyond ASCII behind it, it is another name.
        if stops == 0 || end == place || bytes[end] >= 0x80 { return [] }
        var start = startOfName(bytes, place)
        let word = words.word(bytes + start, count: end - start)
        if word != .none { return Worth(rawValue: word.rawValue) }
        // Behind the digits of `a.0` a name may follow without a space.
        while start > 0, Self.isDigit(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "_") { start -= 1 }
        guard Self.isDigit(bytes[start]), start == 0 || !Self.isNameByte(bytes[start - 1]) else { return [] }
        while start < end, Self.isDigit(bytes[start]) || bytes[start] == UInt8(ascii: "_") { start += 1 }
        return Worth(rawValue: words.word(bytes + start, count: end - start).rawValue)
    }

    /// Whether a place is among the seven angles that version control leaves.
    private func isConflict(at place: Int, _ bytes: UnsafePointer<UInt8>) -> Bool {
        (max(0, place - 6)...place).contains { start in (start..<start + 7).allSatisfy { bytes[$0] == UInt8(ascii: "<") } }
    }

    /// Where the name around a place begins, or too far from it for any of the words.
    @inline(__always)
    private func startOfName(_ bytes: UnsafePointer<UInt8>, _ place: Int) -> Int {
        var start = place
        while start >= 8, place - start <= longest {
            let stops = EightBytes.nameStops(EightBytes.load(bytes, start &- 8))
            if stops != 0 { return start &- stops.leadingZeroBitCount >> 3 }
            start &-= 8
        }
        while start > 0, place - start <= longest, Self.isNameByte(bytes[start - 1]) { start -= 1 }
        return start
    }

    // MARK: Choosing places

    private mutating func insert(_ word: [UInt8]) {
        // A block of a short word may begin one byte before it or end one behind it, where the word's neighbour stands.
        let isLong = word.count >= Self.longBlockLength + 3
        let starts = isLong ? 0...(word.count - Self.longBlockLength - 3) : -1...(word.count - Self.blockLength - 2)
        let start = starts.min { Self.frequency(of: word, from: $0) < Self.frequency(of: word, from: $1) }!
        for place in start..<start + 4 {
            let length = isLong ? Self.longBlockLength : Self.blockLength
            var chunk: UInt64 = 0
            for offset in 0..<length where word.indices.contains(place + offset) {
                chunk |= UInt64(word[place + offset]) << UInt64(offset * 8)
            }
            if place < 0 {
                // Digits, too: see `isMatch`.
                for byte in UInt8.min...UInt8.max where !Self.isNameByte(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "_") {
                    insertBlock(chunk | UInt64(byte), length: length)
                }
            } else if place + length > word.count {
                for byte in 0..<UInt8(0x80) where !Self.isNameByte(byte) {
                    insertBlock(chunk | UInt64(byte) << UInt64((length - 1) * 8), length: length)
                }
            } else {
                insertBlock(chunk, length: length)
            }
        }
    }

    /// - Parameter chunk: little end first, as a text is loaded.
    private mutating func insertBlock(_ chunk: UInt64, length: Int) {
        reasons[Self.hash(chunk)] |= Self.mayBegin
        reasons[Self.secondHash(chunk, length: length)] |= Self.isLikely
    }

    /// How much everyday text may hold of the four blocks from `start`, for comparison.
    private static func frequency(of word: [UInt8], from start: Int) -> Double {
        (start..<start + 4).reduce(0) { sum, place in
            // A neighbour stands for a hundred blocks.
            guard place >= 0, place + blockLength <= word.count else { return sum + 1 }
            return sum + word[place..<place + blockLength].reduce(1) { $0 * frequencies[Int($1)] }
        }
    }

    private static let frequencies: [Double] = {
        // A capital begins a word inside of a name.
        var frequencies = [Double](repeating: 0.1, count: 256)
        for (rank, byte) in "etaoinsrlcdumpfhgbvwykxqjz".utf8.enumerated() { frequencies[Int(byte)] = 1 - Double(rank) / 35 }
        return frequencies
    }()

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    static func isNameByte(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || isDigit(byte) || byte == UInt8(ascii: "_")
    }
}
