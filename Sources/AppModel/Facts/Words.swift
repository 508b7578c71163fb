/// Which names a body spells, so that bodies which cannot matter need not be looked through.
public struct Words: Sendable {
    /// One of `Vocabulary.restoration` is among them, or a method that may belong to a coder.
    public private(set) var mentionRestoration = false
    /// Hashes of the names, ascending where they are many; `nil` when they are not known and any name may be among them.
    private(set) var hashes: [UInt32]?
    /// Of most names this tells by itself that they are not among them.
    private(set) var summary = Summary(repeating: .max)

    /// A bit for each name, of 256.
    typealias Summary = SIMD4<UInt64>

    /// Nothing is known of them.
    static let any: Words = {
        var words = Words()
        words.mentionRestoration = true
        return words
    }()

    private init() {}

    init(_ names: Collector, mentionRestoration: Bool) {
        self.mentionRestoration = mentionRestoration
        hashes = names.hashes.count > Words.few ? names.hashes.sorted() : names.hashes
        summary = names.summary
    }

    /// So many names are searched one after another faster than otherwise.
    private static let few = 64

    /// Takes in names, without back-ticks, one by one.
    struct Collector {
        fileprivate var hashes: [UInt32] = []
        /// Most names are told by it to be new, so that the list is seldom searched.
        fileprivate var summary = Summary()
        /// The same as the list where that is long: to search it for each name would take as long as their number squared.
        private var known: Set<UInt32> = []

        mutating func insert(_ name: some Sequence<UInt8>) {
            let hash = Words.hash(name)
            let (lane, bit) = Words.place(of: hash)
            if summary[lane] & bit != 0, holds(hash) { return }
            summary[lane] |= bit
            hashes.append(hash)
            if hashes.count > Words.few { known.insert(hash) }
        }

        private func holds(_ hash: UInt32) -> Bool {
            hashes.count > Words.few ? known.contains(hash) || hashes[..<Words.few].contains(hash) : hashes.contains(hash)
        }
    }

    static func place(of hash: UInt32) -> (lane: Int, bit: UInt64) { (Int(hash >> 6 & 3), 1 << UInt64(hash & 63)) }

    /// Whether a name may be among them; a name that is not is certainly not.
    public func mayHold(_ name: String) -> Bool {
        let hash = Words.hash(name)
        let (lane, bit) = Words.place(of: hash)
        return summary[lane] & bit != 0 && holds(hash)
    }

    private func holds(_ hash: UInt32) -> Bool {
        guard let hashes else { return true }
        guard hashes.count > Words.few else { return hashes.contains(hash) }
        let place = hashes.partitioningIndex { $0 >= hash }
        return place < hashes.count && hashes[place] == hash
    }

    /// Whether a name stands there; not where nobody has noted each.
    func surelyHold(_ name: String) -> Bool { hashes != nil && mayHold(name) }

    /// The same for the same bytes while the process lives, wherever they lie.
    static func hash(_ name: some Sequence<UInt8>) -> UInt32 {
        name.withContiguousStorageIfAvailable(hash) ?? Array(name).withUnsafeBufferPointer(hash)
    }

    static func hash(_ name: String) -> UInt32 {
        var name = name
        return name.withUTF8(hash)
    }

    /// Eight bytes at a time: every name of a mentioning file is hashed.
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let bytes = UnsafeRawBufferPointer(name)
        var hash = UInt64(truncatingIfNeeded: bytes.count)
        var offset = 0
        while offset + 8 <= bytes.count {
            hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        return UInt32(truncatingIfNeeded: mixed(hash, rest))
    }

    @inline(__always) private static func mixed(_ hash: UInt64, _ bytes: UInt64) -> UInt64 {
        let product = (hash ^ bytes) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }

    /// Many names to ask for at once.
    struct Filter {
        private var hashes: Set<UInt32> = []
        private var summary = Summary()
        /// A bit for each value of a hash's lower half, to spare most the search.
        private var bits = [UInt64](repeating: 0, count: 1024)

        init(_ names: some Sequence<String>) {
            for name in names { insert(name) }
        }

        mutating func insert(_ name: String) {
            let hash = Words.hash(name)
            let (lane, bit) = Words.place(of: hash)
            hashes.insert(hash)
            summary[lane] |= bit
            bits[Int(hash & 0xFFFF) >> 6] |= bit
        }

        /// Whether one of the names may be among words of a summary.
        func mayMeet(_ other: Summary) -> Bool { summary & other != Summary() }

        func mayHold(_ hash: UInt32) -> Bool { bits[Int(hash & 0xFFFF) >> 6] & 1 << UInt64(hash & 63) != 0 && hashes.contains(hash) }
    }
}
