/// One line of a `.gitignore`.
struct IgnorePattern: Sendable {
    /// `!`: what earlier lines ignore is wanted after all.
    let isNegated: Bool
    let isForFoldersOnly: Bool
    /// A pattern without a slash, but at the end, is about names; any other about the path from the file's folder.
    private let isAboutNames: Bool
    private let glob: Glob

    /// `nil` for blank lines, comments and patterns that can match nothing.
    init?(line: some Sequence<UInt8>) {
        var bytes = Self.withoutTrailingSpaces(Array(line))[...]
        if bytes.first == UInt8(ascii: "#") { return nil }
        isNegated = bytes.first == UInt8(ascii: "!")
        if isNegated { bytes.removeFirst() }
        isForFoldersOnly = bytes.last == UInt8(ascii: "/")
        if isForFoldersOnly { bytes.removeLast() }
        guard !bytes.isEmpty else { return nil }
        isAboutNames = !bytes.contains(UInt8(ascii: "/"))
        if bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
        guard let glob = Glob(bytes) else { return nil }
        self.glob = glob
    }

    /// - Parameter path: from the folder of the ignore file.
    /// - Parameter nameStart: where the last segment of `path` begins.
    func matches(_ path: Glob.Bytes, nameStart: Int, isFolder: Bool) -> Bool {
        if isForFoldersOnly, !isFolder { return false }
        return glob.matches(isAboutNames ? Glob.Bytes(rebasing: path[nameStart...]) : path)
    }

    /// A space that a backslash precedes stays.
    private static func withoutTrailingSpaces(_ line: [UInt8]) -> [UInt8] {
        var end = line.count
        if line.last == UInt8(ascii: "\r") { end -= 1 }
        var keep = 0
        var index = 0
        while index < end {
            if line[index] == UInt8(ascii: "\\") {
                index = min(index + 2, end)
                keep = index
            } else {
                if line[index] != UInt8(ascii: " ") { keep = index + 1 }
                index += 1
            }
        }
        return Array(line[..<keep])
    }
}

/// What the ignore files seen from one folder say together: its own and those of the folders around it.
final class IgnoreRules: Sendable {
    private let patterns: [IgnorePattern]
    /// How much of an absolute path to drop so that it starts at the ignore file's folder.
    private let baseLength: Int
    private let outer: IgnoreRules?

    init(_ text: [UInt8], folder: String, within outer: IgnoreRules?) {
        let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
        patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { IgnorePattern(line: $0) }
        baseLength = folder == "/" ? 1 : folder.utf8.count + 1
        self.outer = outer
    }

    /// The last matching line of the nearest file decides.
    func ignores(_ path: Glob.Bytes, nameStart: Int, isFolder: Bool) -> Bool {
        let relative = Glob.Bytes(rebasing: path[baseLength...])
        // By index, for a copy of a pattern retains what it holds.
        for index in patterns.indices.reversed()
        where patterns[index].matches(relative, nameStart: nameStart - baseLength, isFolder: isFolder) {
            return !patterns[index].isNegated
        }
        return outer?.ignores(path, nameStart: nameStart, isFolder: isFolder) ?? false
    }
}

extension IgnoreRules {
    /// Adds what a folder says itself: its `.gitignore`, and at the top of a repository `.git/info/exclude`.
    ///
    /// A repository inside another one starts afresh, as git sees it.
    static func entering(_ folder: String, isRepository: Bool, hasIgnoreFile: Bool, from outer: IgnoreRules?) -> IgnoreRules? {
        var rules = isRepository ? nil : outer
        if isRepository, let text = try? Platform.read(Git.excludeFile(ofRepository: folder), limit: 1 << 20) {
            rules = IgnoreRules(text, folder: folder, within: rules)
        }
        if hasIgnoreFile, let text = try? Platform.read(Path.join(folder, ".gitignore"), limit: 1 << 20) {
            rules = IgnoreRules(text, folder: folder, within: rules)
        }
        return rules
    }

    /// What holds inside `folder` because of the folders above it, up to the top of the repository; its own files are not read yet.
    static func around(_ folder: String) -> IgnoreRules? {
        guard let root = Git.root(above: folder), root != folder else { return nil }
        var rules: IgnoreRules?
        for outer in Path.ancestors(of: Path.parent(folder), upTo: root).reversed() {
            rules = entering(outer, isRepository: outer == root, hasIgnoreFile: true, from: rules)
        }
        return rules
    }
}

/// The little we need to know about a repository without asking git.
enum Git {
    /// The nearest folder with a `.git`, which is a file in worktrees and submodules.
    static func root(above folder: String) -> String? {
        Path.ancestors(of: folder).first { Platform.kind(of: Path.join($0, ".git")) != nil }
    }

    static func excludeFile(ofRepository root: String) -> String {
        var folder = Path.join(root, ".git")
        if let link = firstLine(of: folder), link.hasPrefix("gitdir: ") {
            folder = Path.absolute(String(link.dropFirst(8)), from: root)
            // A worktree shares the exclude file of its main repository.
            if let common = firstLine(of: Path.join(folder, "commondir")) { folder = Path.absolute(common, from: folder) }
        }
        return Path.join(folder, "info/exclude")
    }

    private static func firstLine(of file: String) -> String? {
        guard let bytes = try? Platform.read(file, limit: 1 << 16) else { return nil }
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
}
