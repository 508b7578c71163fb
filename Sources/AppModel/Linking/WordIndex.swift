/// The words of all functions in one piece of memory: to go to each function for its own takes longer than to look through them.
struct WordIndex: Sendable {
    private var hashes: [UInt32] = []
    /// By function id, where its words end in `hashes`.
    private var ends: [Int] = []
    /// The functions of which the words are not known.
    private var open: Set<Int> = []

    init(_ functions: [Function]) {
        ends.reserveCapacity(functions.count)
        for function in functions {
            if let known = function.fact.words.hashes { hashes += known } else { open.insert(function.id) }
            ends.append(hashes.count)
        }
    }

    /// Whether one of some names may be among a function's words.
    func mayHold(_ id: Int, anyOf filter: Words.Filter) -> Bool {
        for index in (id == 0 ? 0 : ends[id - 1])..<ends[id] where filter.mayHold(hashes[index]) { return true }
        return open.contains(id)
    }

    /// The functions whose words may hold one of some names, in order.
    func functions(mayHoldAnyOf filter: Words.Filter) -> [Int] { ends.indices.filter { mayHold($0, anyOf: filter) } }
}
