/// Adds up verdicts and prints them.
struct Report {
    /// How many disagreements of one category are printed; the summary counts them all.
    var limit: Int

    private var files = 0
    private var skipped = 0
    private var bytes = 0
    private var filesThatDiffer = 0
    private var ours = [Int](repeating: 0, count: Category.allCases.count)
    private var reference = [Int](repeating: 0, count: Category.allCases.count)
    private var differing = [Int](repeating: 0, count: Category.allCases.count)
    private var errorsOnlyOurs = 0
    private var errorsOnlyReference = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether both parsers said the same about everything.
    var isClean: Bool { filesThatDiffer == 0 && errorsOnlyOurs == 0 }

    mutating func add(_ verdict: Verdict) {
        files += 1
        bytes += verdict.bytes
        guard !verdict.isSkipped else {
            skipped += 1
            return
        }
        for (index, count) in verdict.counts.enumerated() {
            ours[index] += count.ours
            reference[index] += count.reference
        }
        if verdict.oursHasErrors, !verdict.referenceHasErrors { errorsOnlyOurs += 1 }
        if verdict.referenceHasErrors, !verdict.oursHasErrors { errorsOnlyReference += 1 }
        if let (message, position) = verdict.complaint {
            print("\(verdict.path):\(position.line):\(position.column): errors: ours \(message) | swift-syntax —")
        }
        if !verdict.disagreements.isEmpty { filesThatDiffer += 1 }
        for (disagreement, position) in verdict.disagreements {
            let category = disagreement.category
            differing[category.index] += 1
            guard differing[category.index] <= limit else { continue }
            let sides = "ours \(disagreement.ours ?? "—") | swift-syntax \(disagreement.reference ?? "—")"
            print("\(verdict.path):\(position.line):\(position.column): \(category.rawValue): \(sides)")
        }
    }

    func printSummary() {
        print("\n\(files) files, \(bytes) bytes; \(skipped) skipped; \(filesThatDiffer) with disagreements")
        print("errors only on our side: \(errorsOnlyOurs) files; only on swift-syntax's: \(errorsOnlyReference) files")
        print(row("category", "ours", "swift-syntax", "disagreements"))
        for category in Category.allCases {
            let index = category.index
            print(row(category.rawValue, "\(ours[index])", "\(reference[index])", "\(differing[index])"))
        }
        let sums = [ours, reference, differing].map { $0.reduce(0, +) }
        print(row("total", "\(sums[0])", "\(sums[1])", "\(sums[2])"))
    }

    private func row(_ name: String, _ numbers: String...) -> String {
        let label = name + String(repeating: " ", count: max(0, 14 - name.count))
        return numbers.reduce(label) { $0 + String(repeating: " ", count: max(1, 15 - $1.count)) + $1 }
    }
}
