/// The words of all functions in one piece of memory: to go to each function for its own takes longer than to look through them.
struct WordIndex: Sendable {
    private var hashes: [UInt32] = []
    private var entries: [Entry] = []

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
            entries.append(Entry(summary: function.fact.words.summary, end: hashes.count, isOpen: known == nil))
        }
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
    func functions(mayHoldAnyOf filter: Words.Filter) -> [Int] { entries.indices.filter { mayHold($0, anyOf: filter) } }
}
