/// A folder, a file or a glob of the configuration, relative to its folder.
struct PathPattern: Sendable {
    let text: String
    /// For messages: without what environment variables hold.
    let written: String
    let position: YAML.Position
    let globs: [Glob]
    /// The folders in front of the first wildcard, or the whole path when there is none.
    let fixedPart: String
    let hasWildcards: Bool

    /// `nil` for a pattern that leaves the folder or can match nothing.
    init?(_ text: String, written: String? = nil, at position: YAML.Position) {
        let parts = text.split(separator: "/").filter { $0 != "." }
        guard !parts.contains("..") else { return nil }
        self.text = text
        self.written = written ?? text
        self.position = position
        let fixed = parts.prefix { !$0.contains { "*?[{\\".contains($0) } }
        hasWildcards = fixed.count < parts.count
        fixedPart = fixed.joined(separator: "/")
        let path = parts.joined(separator: "/")
        let globs = Self.alternatives(path.isEmpty ? "**" : path).map { Glob($0.utf8) }
        guard !globs.contains(where: { $0 == nil }) else { return nil }
        self.globs = globs.compactMap { $0 }
    }

    /// `{a,b}/c` as `a/c` and `b/c`; braces may nest. A brace without its partner is a letter.
    static func alternatives(_ text: String) -> [String] {
        let characters = Array(text)
        guard let open = characters.firstIndex(of: "{") else { return [text] }
        var depth = 0
        var choices: [[Character]] = [[]]
        for index in open..<characters.count {
            let character = characters[index]
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            if depth == 0 {
                let rest = alternatives(String(characters[(index + 1)...]))
                return choices.flatMap { choice in
                    alternatives(String(choice)).flatMap { choice in rest.map { String(characters[..<open]) + choice + $0 } }
                }
            }
            if depth == 1, character == "," {
                choices.append([])
            } else if depth > 1 || character != "{" {
                choices[choices.count - 1].append(character)
            }
        }
        return [text]
    }
}

extension PathPattern {
    /// Whether a path, or a folder on the way to it, matches.
    ///
    /// - Parameter path: relative to the configuration's folder.
    func covers(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") } + [bytes.count]
        return bytes.withUnsafeBufferPointer { buffer in
            ends.contains { end in globs.contains { $0.matches(Glob.Bytes(rebasing: buffer[..<end])) } }
        }
    }
}
