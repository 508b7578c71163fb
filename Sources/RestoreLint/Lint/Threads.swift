import AppModel

/// Several threads that share what is to be done, one thing at a time.
struct Threads: Workers {
    let count: Int

    func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
        let needed = min(self.count, count)
        guard needed > 1 else { return (0..<count).map(body) }
        let work = Platform.Guarded((next: 0, results: [Result?](repeating: nil, count: count)))
        let witness = Whereabouts.witness
        Platform.onThreads(needed) {
            PlantedTrap.spring("helper")
            Whereabouts.$witness.withValue(witness) {
                var index: Int?
                var result: Result?
                while true {
                    index = work.withLock { work in
                        if let index, let result { work.results[index] = result }
                        guard work.next < count else { return nil }
                        defer { work.next += 1 }
                        return work.next
                    }
                    guard let index else { return }
                    result = body(index)
                }
            }
        }
        return work.withLock { $0.results.map { $0! } }
    }

    func guarded<Value: Sendable>(_ value: Value) -> (any Guarded<Value>)? { Platform.Guarded(value) }
}

extension Platform.Guarded: Guarded {}
