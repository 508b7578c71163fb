/// The words of all functions in one piece of memory: to go to each function for its own takes longer than to look through them.
struct WordIndex: Sendable {
    private var hashes: [UInt32] = []
    private var entries: [Entry] = []
    /// Where hashes stand in `hashes`, ordered by their lowest bits: to look through all functions for each name takes functions times names.
    private var positions: [UInt32] = []
    /// Where those of the same lowest bits end in `positions`.
    private var ends: [UInt32] = []
    /// Functions whose words are not known.
    private var open: [Int] = []

    /// A function's words, by function id.
    private struct Entry {
        var summary: Words.Summary
        /// Where its words end in `hashes`.
        var end: Int
        /// They are not known, and may be any.
        var isOpen: Bool
    }

    init(_ functions: [Function]) {
        entries.reserveCapacity(functions.count)
        for function in functions {
            let known = function.fact.words.hashes
            if let known { hashes += known }
            if known == nil { open.append(entries.count) }
            entries.append(Entry(summary: function.fact.words.summary, end: hashes.count, isOpen: known == nil))
        }
        arrangePositions()
    }

    private mutating func arrangePositions() {
        var ends = [UInt32](repeating: 0, count: max(16, (hashes.count / 4).roundedUpToPowerOfTwo))
        let mask = UInt32(ends.count - 1)
        for hash in hashes { ends[Int(hash & mask)] += 1 }
        var end: UInt32 = 0
        for run in ends.indices {
            (ends[run], end) = (end, end + ends[run])
        }
        // Each run is filled from its start, which is its end by then.
        var positions = [UInt32](repeating: 0, count: hashes.count)
        for (position, hash) in hashes.enumerated() {
            positions[Int(ends[Int(hash & mask)])] = UInt32(position)
            ends[Int(hash & mask)] += 1
        }
        (self.positions, self.ends) = (positions, ends)
    }

    /// Whether one of some names may be among a function's words.
    func mayHold(_ id: Int, anyOf filter: Words.Filter) -> Bool {
        let entry = entries[id]
        guard !entry.isOpen else { return true }
        guard filter.mayMeet(entry.summary) else { return false }
        for index in start(of: id)..<entry.end where filter.mayHold(hashes[index]) { return true }
        return false
    }

    /// Those of some names that may be among the words of one of some functions.
    func names(amongst names: Set<String>, heldByAnyOf ids: [Int]) -> Set<String> {
        guard !names.isEmpty else { return [] }
        let filter = Words.Filter(names)
        var held: Set<UInt32> = []
        for id in ids {
            if entries[id].isOpen { return names }
            guard filter.mayMeet(entries[id].summary) else { continue }
            for index in start(of: id)..<entries[id].end where filter.mayHold(hashes[index]) { held.insert(hashes[index]) }
        }
        return names.filter { held.contains(Words.hash($0)) }
    }

    private func start(of id: Int) -> Int { id == 0 ? 0 : entries[id - 1].end }

    /// The functions whose words may hold one of some names, in order.
    func functions(mayHoldAnyOf names: some Sequence<String>) -> [Int] {
        let hashes = Set(names.map { Words.hash($0) })
        guard !hashes.isEmpty else { return open }
        var found: [Int] = []
        for hash in hashes { add(functionsHolding: hash, to: &found) }
        // Those of one name are in order, and each is there once.
        return hashes.count == 1 && open.isEmpty ? found : Set(found + open).sorted()
    }

    private func add(functionsHolding hash: UInt32, to found: inout [Int]) {
        let run = Int(hash & UInt32(ends.count - 1))
        for index in (run == 0 ? 0 : Int(ends[run - 1]))..<Int(ends[run]) {
            let position = Int(positions[index])
            if hashes[position] == hash { found.append(function(ofPosition: position)) }
        }
    }

    /// The function among whose words a hash stands.
    private func function(ofPosition position: Int) -> Int {
        var (low, high) = (0, entries.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].end <= position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Int {
    fileprivate var roundedUpToPowerOfTwo: Int { self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}
