/// Guesses what was meant by a word that nothing is called.
public enum Suggestion {
    /// Nobody mistypes a longer word, and nobody looks through more candidates: whoever writes such things gets no guess, and soon.
    private static let longestWord = 100
    private static let mostCandidates = 300

    /// `; did you mean 'format'?`, or nothing when no candidate is near.
    public static func clause(for word: String, among candidates: some Collection<String>) -> String {
        guess(for: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The candidate that is nearest, begins like the word, or has the same words among others.
    public static func guess(for word: String, among candidates: some Collection<String>) -> String? {
        beginning(with: word, among: candidates) ?? nearest(to: word, among: candidates) ?? completion(of: word, among: candidates)
            ?? resembling(word, among: candidates)
    }

    /// The one candidate that goes on where the word ends: `--fail` of `--fail-on`.
    private static func beginning(with word: String, among candidates: some Collection<String>) -> String? {
        let fitting = candidates.prefix(mostCandidates).filter { $0.hasPrefix(word + "-") }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// The candidate that has all words of the name, give or take a slip of the finger, however they are joined, and the fewest others: `missing-super`, `MissingSuper` and
    /// `super_missing` resemble `missing-restoration-super`.
    private static func resembling(_ name: String, among candidates: some Collection<String>) -> String? {
        guard name.utf8.count <= longestWord, case let asked = Set(words(of: name)), !asked.isEmpty else { return nil }
        let fitting = candidates.prefix(mostCandidates).map { (name: $0, words: words(of: $0)) }.filter { are(asked, among: $0.words) }
        guard let fewest = fitting.map(\.words.count).min() else { return nil }
        let best = fitting.filter { $0.words.count == fewest }
        return best.count == 1 ? best[0].name : nil
    }

    /// Whether each word stands among others; a long one may be misspelt.
    private static func are(_ asked: Set<String>, among words: [String]) -> Bool {
        asked.allSatisfy { one in
            words.contains { $0 == one || one.utf8.count > 4 && distance(folded(one), folded($0), atMost: 1) != nil }
        }
    }

    private static func words(of name: String) -> [String] {
        var words = [""]
        for character in name {
            if character == "-" || character == "_" {
                words.append("")
            } else {
                if character.isUppercase { words.append("") }
                words[words.count - 1] += character.lowercased()
            }
        }
        return words.filter { $0.utf8.count > 1 }
    }

    /// The one candidate of which the word is the beginning, give or take a slip of the finger: `duplicate-coder` of
    /// `duplicate-coder-key`.
    private static func completion(of word: String, among candidates: some Collection<String>) -> String? {
        let word = folded(word)
        guard word.count > 3, word.count <= longestWord else { return nil }
        let limit = word.count / 6
        let fitting = candidates.prefix(mostCandidates).filter { candidate in
            let candidate = folded(candidate)
            return (word.count - limit...word.count + limit).contains { distance(word, Array(candidate.prefix($0)), atMost: limit) != nil }
        }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// The candidate with the fewest slips of the finger between, at most two or a third of the word.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let word = folded(word)
        guard word.count <= longestWord else { return nil }
        var limit = max(2, word.count / 3)
        var best: String?
        for candidate in candidates.prefix(mostCandidates) {
            // With half of a short word wrong, a guess would be as good as any other.
            guard let distance = distance(word, folded(candidate), atMost: limit), distance * 2 < candidate.utf8.count else { continue }
            best = candidate
            // The next one has to be nearer.
            guard distance > 0 else { break }
            limit = distance - 1
        }
        return best
    }

    /// The first of the elements whose name is the nearest.
    public static func nearest<Element>(to word: String, among elements: [Element], named name: (Element) -> String?) -> Element? {
        nearest(to: word, among: elements.lazy.compactMap(name)).flatMap { nearest in elements.first { name($0) == nearest } }
    }

    /// Insertions, deletions, replacements and swaps of neighbours.
    public static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        return distance(left, right, atMost: max(left.count, right.count))!
    }

    private static func folded(_ word: String) -> [UInt8] {
        word.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    }

    /// `nil` for more than `limit`, which is told early.
    private static func distance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in 0..<left.count {
            var next = Array(repeating: row + 1, count: right.count + 1)
            var least = row + 1
            for column in 0..<right.count {
                let isSame = left[row] == right[column]
                var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                next[column + 1] = cost
                least = min(least, cost)
            }
            // A swap reaches back two rows and costs one, so that the rows to come cost no less than this one.
            if least > limit { return nil }
            beforeLast = last
            last = next
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }
}
