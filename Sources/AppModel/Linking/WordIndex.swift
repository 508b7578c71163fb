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
        for index in (id == 0 ? 0 : entries[id - 1].end)..<entry.end where filter.mayHold(hashes[index]) { return true }
        return false
    }

    /// The functions whose words may hold one of some names, in order.
    func functions(mayHoldAnyOf filter: Words.Filter) -> [Int] { entries.indices.filter { mayHold($0, anyOf: filter) } }
}
