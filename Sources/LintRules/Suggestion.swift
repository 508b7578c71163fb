/// Guesses what was meant by a word that nothing is called.
public enum Suggestion {
    /// `; did you mean 'format'?`, or nothing when no candidate is near and none begins like the word.
    public static func clause(for word: String, among candidates: some Collection<String>) -> String {
        (nearest(to: word, among: candidates) ?? completion(of: word, among: candidates)).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The one candidate of which the word is the beginning, give or take a slip of the finger: `duplicate-coder` of
    /// `duplicate-coder-key`.
    private static func completion(of word: String, among candidates: some Collection<String>) -> String? {
        let length = word.utf8.count
        guard length > 3 else { return nil }
        let limit = length / 6
        let fitting = candidates.filter { candidate in
            (length - limit...length + limit).contains { distance(word.lowercased(), String(candidate.lowercased().prefix($0))) <= limit }
        }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// The candidate with the fewest slips of the finger between, at most two or a third of the word.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let limit = max(2, word.utf8.count / 3)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates {
            let distance = distance(word.lowercased(), candidate.lowercased())
            // With half of a short word wrong, a guess would be as good as any other.
            guard distance <= limit, distance * 2 < candidate.utf8.count else { continue }
            if distance < best?.distance ?? .max { best = (distance, candidate) }
        }
        return best?.candidate
    }

    /// The first of the elements whose name is the nearest.
    public static func nearest<Element>(to word: String, among elements: [Element], named name: (Element) -> String?) -> Element? {
        nearest(to: word, among: elements.compactMap(name)).flatMap { nearest in elements.first { name($0) == nearest } }
    }

    /// Insertions, deletions, replacements and swaps of neighbours.
    public static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left.utf8)
        let right = Array(right.utf8)
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in 0..<left.count {
            var next = [row + 1]
            for column in 0..<right.count {
                let isSame = left[row] == right[column]
                var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                next.append(cost)
            }
            beforeLast = last
            last = next
        }
        return last[right.count]
    }
}
