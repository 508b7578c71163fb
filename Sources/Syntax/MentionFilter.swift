/// Tells in one quick pass that a text names none of many words.
///
/// Only every fourth place is looked at, four bytes at a time. A word of five bytes or more, seen with what stands before and behind
/// it, fills four such places in a row, and one of them is looked at wherever it begins. Of each word the four places that
/// everyday text has least of are chosen.
struct MentionFilter: Sendable {
    /// A bit for the hash of each four bytes that are a reason to look closer.
    private var bits = [UInt64](repeating: 0, count: 1 << (hashWidth - 6))
    private let words: WordTable
    private let longest: Int
    /// One of the words cannot be searched for, so that any text may hold it.
    private let isBlind: Bool
    private let isEmpty: Bool

    private static let hashWidth = 17
    private static let blockLength = 4

    init(_ words: [String]) {
        let spellings = words.map { Array($0.utf8) }
        self.words = WordTable(words.map { ($0, Word(rawValue: 1)) })
        longest = spellings.map(\.count).max() ?? 0
        isBlind = !spellings.allSatisfy { $0.count > Self.blockLength && $0.allSatisfy(Self.isNameByte) }
        isEmpty = words.isEmpty
        if !isBlind { for spelling in spellings { insert(spelling) } }
    }

    /// Whether one of the words may stand in the text, in comments and literals too. `false` is certain.
    func mayMatch(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        if isBlind || isEmpty { return isBlind }
        return bits.withUnsafeBufferPointer { bits in
            let bits = bits.baseAddress!
            var offset = 0
            while offset < count {
                let chunk = EightBytes.load(bytes, offset)
                let first = Self.hash(UInt32(truncatingIfNeeded: chunk))
                let second = Self.hash(UInt32(truncatingIfNeeded: chunk >> 32))
                let isFirst = bits[first >> 6] &>> UInt64(truncatingIfNeeded: first) & 1
                let isSecond = bits[second >> 6] &>> UInt64(truncatingIfNeeded: second) & 1
                if isFirst != 0, isWord(at: offset + 1, bytes, count) { return true }
                if isSecond != 0, isWord(at: offset + 5, bytes, count) { return true }
                offset += 8
            }
            return false
        }
    }

    @inline(__always)
    private static func hash(_ block: UInt32) -> Int {
        Int(truncatingIfNeeded: (block &* 0x9E37_79B1) >> UInt32(32 - hashWidth))
    }

    /// Whether the name around a place is one of the words.
    private func isWord(at place: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard Self.isNameByte(bytes[place]) else { return false }
        var start = place
        while start > 0, place - start < longest, Self.isNameByte(bytes[start - 1]) { start -= 1 }
        var end = place
        while end < count, end - place <= longest, Self.isNameByte(bytes[end]) { end += 1 }
        if words.word(bytes + start, count: end - start) != .none { return true }
        // Behind the digits of `a.0` a name may follow without a space.
        while start > 0, Self.isDigit(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "_") { start -= 1 }
        guard Self.isDigit(bytes[start]), start == 0 || !Self.isNameByte(bytes[start - 1]) else { return false }
        while start < end, Self.isDigit(bytes[start]) || bytes[start] == UInt8(ascii: "_") { start += 1 }
        return words.word(bytes + start, count: end - start) != .none
    }

    // MARK: Choosing places

    private mutating func insert(_ word: [UInt8]) {
        // A block may begin one byte before the word or end one behind it, where the word's neighbour stands.
        let last = word.count - Self.blockLength + 1
        let starts = -1...(last - 3)
        let start = starts.min { Self.frequency(of: word, from: $0) < Self.frequency(of: word, from: $1) }!
        for place in start..<start + 4 {
            let block = (place..<place + 4).map { word.indices.contains($0) ? word[$0] : 0 }
            if place < 0 {
                // Digits, too: see `isWord`.
                for byte in UInt8.min...UInt8.max where !Self.isNameByte(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "_") {
                    insertBlock([byte] + block.dropFirst())
                }
            } else if place == last {
                for byte in UInt8.min...UInt8.max where !Self.isNameByte(byte) { insertBlock(block.dropLast() + [byte]) }
            } else {
                insertBlock(block)
            }
        }
    }

    private mutating func insertBlock(_ block: [UInt8]) {
        let hash = Self.hash(block.reversed().reduce(0) { $0 << 8 | UInt32($1) })
        bits[hash >> 6] |= 1 << UInt64(hash & 63)
    }

    /// How much everyday text may hold of the four blocks from `start`, for comparison.
    private static func frequency(of word: [UInt8], from start: Int) -> Double {
        (start..<start + 4).reduce(0) { sum, place in
            sum + (place..<place + 4).reduce(1) { $0 * (word.indices.contains($1) ? frequency(of: word[$1]) : 1) }
        }
    }

    private static func frequency(of byte: UInt8) -> Double {
        // Capitals begin words inside of names, and are rarer than any small letter's place in this row tells.
        guard let rank = Array("etaoinsrlcdumpfhgbvwykxqjz".utf8).firstIndex(of: byte) else { return 0.1 }
        return 1 - Double(rank) / 28
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    static func isNameByte(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || isDigit(byte) || byte == UInt8(ascii: "_")
    }
}
