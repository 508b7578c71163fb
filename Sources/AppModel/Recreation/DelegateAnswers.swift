/// What the app delegates of a unit may return, by the identifiers that lead there: a delegate may have an exit for each of an app's screens.
struct DelegateAnswers {
    /// In the order of the program.
    let all: [FactoryResult]
    /// What any identifier may lead to, as indexes.
    private let open: [Int]
    private let ofIdentifier: [String: [Int]]

    init(_ results: [FactoryResult]) {
        all = results
        open = results.indices.filter { results[$0].identifiers == nil }
        let pairs = results.indices.flatMap { index in (results[index].identifiers ?? []).map { (identifier: $0, index: index) } }
        ofIdentifier = Dictionary(grouping: pairs, by: \.identifier).mapValues { $0.map(\.index) }
    }

    /// What one of some identifiers may lead to, in the same order; everything where the text does not tell them.
    func results(for identifiers: [String]?) -> [FactoryResult] {
        guard let identifiers else { return all }
        return Set(open + identifiers.flatMap { ofIdentifier[$0] ?? [] }).sorted().map { all[$0] }
    }
}
