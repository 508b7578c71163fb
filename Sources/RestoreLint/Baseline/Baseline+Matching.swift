import LintRules

extension Baseline {
    /// What of a run was known before, and what of the baseline was not met again.
    struct Match: Sendable {
        /// For each finding whether the baseline has it.
        fileprivate(set) var isKnown: [Bool]
        /// With the number of times that each was missed.
        fileprivate(set) var unmet: [Entry] = []
    }

    /// Pairs findings with entries, the surest pairs first.
    ///
    /// - Parameters:
    ///   - renames: where files are now, by the path they had.
    ///   - lines: the text of the line that a finding stands in, and of those that the baseline's findings stood in, where they are known.
    func match(_ diagnostics: [Diagnostic], renames: [String: String] = [:], lines: Lines? = nil) -> Match {
        var match = Match(isKnown: Array(repeating: false, count: diagnostics.count))
        var open = entries
        let found = diagnostics.map(Entry.init)

        func pair(_ keyOfEntry: (Entry) -> Key?, _ keyOfFinding: (Int) -> Key?) {
            guard open.contains(where: { $0.count > 0 }) else { return }
            var candidates: [Key: [Int]] = [:]
            for index in open.indices where open[index].count > 0 {
                if let key = keyOfEntry(open[index]) { candidates[key, default: []].append(index) }
            }
            for index in found.indices where !match.isKnown[index] {
                guard let key = keyOfFinding(index), let entry = candidates[key]?.first(where: { open[$0].count > 0 }) else { continue }
                match.isKnown[index] = true
                open[entry].count -= 1
            }
        }

        func whole(_ entry: Entry) -> Key { Key(rule: entry.rule, path: entry.path, symbol: entry.symbol, text: entry.message) }
        pair(whole) { whole(found[$0]) }
        if !renames.isEmpty {
            pair({ entry in renames[entry.path].map { Key(rule: entry.rule, path: $0, symbol: entry.symbol, text: entry.message) } }) {
                whole(found[$0])
            }
        }
        // A declaration that went to another file took its fault along.
        func moved(_ entry: Entry) -> Key? {
            entry.symbol.map { Key(rule: entry.rule, path: nil, symbol: $0, text: entry.message) }
        }
        pair(moved) { moved(found[$0]) }
        // A class that was renamed has another symbol, but not in every line.
        if let lines {
            func line(of entry: Entry) -> String? {
                var single = entry
                single.count = 1
                return lines.known[single]
            }
            pair({ entry in line(of: entry).map { Key(rule: entry.rule, path: entry.path, symbol: nil, text: $0) } }) { index in
                lines.found[index].map { Key(rule: found[index].rule, path: found[index].path, symbol: nil, text: $0) }
            }
        }
        match.unmet = open.filter { $0.count > 0 }
        return match
    }

    struct Lines {
        /// By an entry whose count is 1.
        var known: [Entry: String]
        /// By the index of the finding.
        var found: [Int: String]
    }

    private struct Key: Hashable {
        let rule: String
        let path: String?
        let symbol: String?
        let text: String
    }
}
