/// Finds files that got another name, by the lines that they still share with what was there before.
enum Renames {
    struct File {
        let path: String
        let hash: String?
        let lines: [UInt64: Int]
        /// Of all lines.
        let size: Int

        init(path: String, hash: String?, text: [UInt8]) {
            self.path = path
            self.hash = hash
            var lines: [UInt64: Int] = [:]
            for line in text.split(separator: UInt8(ascii: "\n")) {
                let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
                // Braces and blanks are alike everywhere.
                let indent = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
                guard line.count - indent > 3 else { continue }
                lines[Fingerprints.hash(line.dropFirst(indent)), default: 0] += line.count - indent
            }
            self.lines = lines
            size = lines.values.reduce(0, +)
        }
    }

    /// A line that more files have than this says nothing about any of them.
    private static let commonLine = 32

    /// The old path of each new file that has one: half of the text is the same, as git sees it.
    static func find(from old: [File], to paths: [String], reading read: (String) -> File) -> [String: String] {
        var holders: [UInt64: [Int]] = [:]
        for (index, file) in old.enumerated() {
            for line in file.lines.keys { holders[line, default: []].append(index) }
        }
        var candidates: [(likeness: Int, hasSameName: Bool, new: String, old: String)] = []
        for path in paths {
            let new = read(path)
            var shared: [Int: Int] = [:]
            for (line, count) in new.lines {
                guard let holders = holders[line], holders.count <= commonLine else { continue }
                for index in holders { shared[index, default: 0] += min(count, old[index].lines[line]!) }
            }
            for index in old.indices {
                let file = old[index]
                let likeness = file.hash != nil && file.hash == new.hash ? 100 : (shared[index] ?? 0) * 100 / max(1, file.size, new.size)
                if likeness >= 50 { candidates.append((likeness, Path.name(path) == Path.name(file.path), path, file.path)) }
            }
        }
        candidates.sort { left, right in
            if left.likeness != right.likeness { return left.likeness > right.likeness }
            if left.hasSameName != right.hasSameName { return left.hasSameName }
            return (left.new, left.old) < (right.new, right.old)
        }
        var renames: [String: String] = [:]
        var taken: Set<String> = []
        for candidate in candidates where renames[candidate.new] == nil && taken.insert(candidate.old).inserted {
            renames[candidate.new] = candidate.old
        }
        return renames
    }
}
