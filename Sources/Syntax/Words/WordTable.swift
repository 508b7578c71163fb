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

    /// Lends out its memory, for a loop that checks no bounds.
    @inline(__always)
    func withLookup<Result>(_ body: (Lookup) -> Result) -> Result {
        tags.withUnsafeBufferPointer { tags in
            slots.withUnsafeBufferPointer {
                body(Lookup(tags: tags.baseAddress!, slots: $0.baseAddress!, mask: tags.count - 1, table: self))
            }
        }
    }

    struct Lookup {
        let tags: UnsafePointer<UInt8>
        let slots: UnsafePointer<Slot>
        let mask: Int
        let table: WordTable

        /// The word with these ends and this length, or `.none`.
        @inline(__always)
        func word(_ first: UInt64, _ last: UInt64, _ bytes: UnsafePointer<UInt8>, _ length: Int) -> Word {
            let hash = WordTable.hash(first, last, length)
            let tag = WordTable.tag(hash)
            var slot = hash & mask
            while tags[slot] != 0 {
                if tags[slot] == tag, slots[slot].mayHold(first, last, length),
                    length <= 16 || table.slot(slot, holdsMiddleOf: bytes, length)
                {
                    return slots[slot].word
                }
                slot = (slot &+ 1) & mask
            }
            return .none
        }
    }

    /// Whether the word in a slot is a name of more than 16 bytes whose ends are known to be the same.
    private func slot(_ index: Int, holdsMiddleOf bytes: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        (8..<length - 8).allSatisfy { spellingBytes[Int(slots[index].spellingStart) + $0] == bytes[$0] }
    }

    /// The word spelt like this, or `.none`.
    func word(_ bytes: UnsafePointer<UInt8>, count: Int) -> Word {
        guard count > 0 else { return .none }
        let chunk = EightBytes.load(bytes, 0)
        let first = count < 8 ? chunk & ~(UInt64.max << UInt64(count * 8)) : chunk
        return withLookup { $0.word(first, count > 8 ? EightBytes.load(bytes, count - 8) : 0, bytes, count) }
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
