import Syntax

/// A commit, and how the sources on the disk differ from it.
struct Revision: Sendable {
    enum Failure: Error {
        /// The revision does not exist.
        case usage(UsageError)
        /// There is nobody to ask: no git, no repository.
        case unavailable(String)
    }

    /// What happened to a file, by the path it has now, absolute; for a deleted file the one it had.
    enum Change: Sendable, Equatable {
        case added, deleted
        /// The path at the commit, from the top of the repository.
        case edited(from: String)
    }

    private let git: Git.Client
    private let commit: String
    private(set) var changes: [String: Change] = [:]
    /// What to tell the user, although the run goes on.
    private(set) var warning: String?

    private static let sources = ["swift", "m", "mm", "h", "storyboard", "xib", "plist", "pbxproj"].map { "*.\($0)" }

    /// - Parameters:
    ///   - name: what the user calls it. Compared is with the commit where it and `HEAD` part, so that what others did since is no change.
    init(_ name: String, around folder: String, program: String) throws(Failure) {
        guard let root = Git.root(above: folder) else { throw .unavailable("this is no git repository") }
        git = Git.Client(program: program, root: root)
        guard let named = try git.commit(name) else {
            if name == "HEAD" { throw .unavailable("there is no commit yet") }
            let isShallow = try git.isShallow
            throw .usage(
                UsageError(
                    "git knows no revision '\(name)'",
                    hint: isShallow
                        ? "This clone is shallow. Fetch more of the history first: 'git fetch --unshallow', or 'fetch-depth: 0' for actions/checkout."
                        : "Name a commit, a tag or a branch, such as HEAD or origin/main."))
        }
        let base = try git.run("merge-base", named, "HEAD")
        if base.status == 0, let line = base.lines.first {
            commit = line
        } else {
            commit = named
            warning = "git knows no common ancestor of '\(name)' and HEAD, so the comparison is with '\(name)' itself"
                + (try git.isShallow ? "; this clone is shallow" : "")
        }
        try readChanges()
    }

    private mutating func readChanges() throws(Failure) {
        let diff = try git.demand(["diff", "--name-status", "-z", "-M", "--no-ext-diff", "--no-relative", commit, "--"] + Self.sources)
        for (status, paths) in Git.changes(diff) {
            let path = absolute(paths[paths.count - 1])
            switch status {
            case UInt8(ascii: "A"): changes[path] = .added
            case UInt8(ascii: "D"): changes[path] = .deleted
            default: changes[path] = .edited(from: paths[0])
            }
        }
        let untracked = try git.demand(["ls-files", "--others", "--exclude-standard", "-z", "--"] + Self.sources)
        for path in untracked.split(separator: 0) { changes[absolute(String(decoding: path, as: UTF8.self))] = .added }
    }

    private func absolute(_ path: String) -> String { Path.join(git.root, path) }

    /// The texts at the commit of files that were edited or deleted, by the path in `changes`.
    func texts(of paths: [String]) throws(Failure) -> [String: [UInt8]] {
        let asked = paths.compactMap { path -> (path: String, old: String)? in
            switch changes[path] {
            case .edited(let old): return (path, old)
            case .deleted: return Path.inside(git.root, path).map { (path, $0) }
            case .added, nil: return nil
            }
        }.filter { !$0.old.contains("\n") }
        guard !asked.isEmpty else { return [:] }
        let input = asked.map { "\(commit):\($0.old)\n" }.joined()
        let answer = try git.demand(["cat-file", "--batch"], input: Array(input.utf8))
        var texts: [String: [UInt8]] = [:]
        var rest = answer[...]
        for (path, _) in asked {
            // Either "<object> blob <size>", the text and a line end, or "<name> missing".
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
            let words = rest[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            rest = rest[(end + 1)...]
            guard words.count == 3, let size = Int(words[2]), size < rest.count else { continue }
            texts[path] = Array(rest.prefix(size))
            rest = rest.dropFirst(size + 1)
        }
        return texts
    }
}

extension Git {
    /// Asks git about one repository.
    struct Client: Sendable {
        let program: String
        /// The folder with `.git`.
        let root: String

        struct Answer {
            let status: Int32
            let output: [UInt8]
            let errors: [UInt8]

            var lines: [String] { output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } }
        }

        func run(_ arguments: String..., input: [UInt8] = []) throws(Revision.Failure) -> Answer { try run(arguments, input: input) }

        func run(_ arguments: [String], input: [UInt8] = []) throws(Revision.Failure) -> Answer {
            do {
                let result = try Platform.run(program, ["--no-optional-locks", "-C", root] + arguments, input: input)
                return Answer(status: result.status, output: result.output, errors: result.errors)
            } catch {
                throw .unavailable("git cannot be run: \(error)")
            }
        }

        /// The output of a call that has no reason to fail.
        func demand(_ arguments: [String], input: [UInt8] = []) throws(Revision.Failure) -> [UInt8] {
            let answer = try run(arguments, input: input)
            guard answer.status == 0 else {
                let complaint = String(decoding: answer.errors, as: UTF8.self).split(separator: "\n").first.map(String.init)
                throw .unavailable(complaint ?? "'git \(arguments[0])' failed with status \(answer.status)")
            }
            return answer.output
        }

        /// The full name of a commit, `nil` if there is none of that name.
        func commit(_ name: String) throws(Revision.Failure) -> String? {
            // A repository that belongs to somebody else is refused with 128, a name that is not there with 1.
            let answer = try run("rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}")
            if answer.status == 0 { return answer.lines.last }
            _ = try demand(["rev-parse", "--git-dir"])
            return nil
        }

        var isShallow: Bool {
            get throws(Revision.Failure) { try run("rev-parse", "--is-shallow-repository").lines.first == "true" }
        }
    }

    /// The records of `--name-status -z`: a letter, then one path, or two for a rename.
    static func changes(_ output: [UInt8]) -> [(status: UInt8, paths: [String])] {
        var fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
        var changes: [(status: UInt8, paths: [String])] = []
        while let status = fields.popFirst()?.utf8.first {
            let count = status == UInt8(ascii: "R") || status == UInt8(ascii: "C") ? 2 : 1
            guard fields.count >= count else { break }
            changes.append((status, Array(fields.prefix(count))))
            fields = fields.dropFirst(count)
        }
        return changes
    }

    /// Where the files went that were renamed since `file` was last committed, absolute paths both; empty when git does not tell.
    static func renames(since file: String, program: String) -> [String: String] {
        guard let root = root(above: Path.parent(file)), let path = Path.inside(root, file) else { return [:] }
        let git = Client(program: program, root: root)
        guard let log = try? git.run("log", "-1", "--format=%H", "--", path) else { return [:] }
        guard let diff = try? git.demand(["diff", "--name-status", "-z", "-M", "--diff-filter=R", "--no-ext-diff", log.lines.first ?? "HEAD", "--"]) else {
            return [:]
        }
        return Dictionary(changes(diff).map { (Path.join(root, $0.paths[0]), Path.join(root, $0.paths[1])) }) { first, _ in first }
    }
}
