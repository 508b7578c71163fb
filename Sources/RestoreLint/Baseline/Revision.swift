import Syntax

/// A commit, and how the sources on the disk differ from it.
///
/// Texts are compared by their hashes. Asked about its work tree, git would run what the repository's own configuration names: a monitor of
/// the file system, filters, hooks. Nobody who lints a stranger's code has agreed to that.
struct Revision: Sendable {
    enum Failure: Error {
        /// The revision does not exist.
        case usage(UsageError)
        /// There is nobody to ask: no git, no repository.
        case unavailable(String)
    }

    /// What is no longer as it was; all paths are absolute.
    struct Changes: Sendable {
        /// Files that are new, have another text or are gone.
        var paths: Set<String> = []
        /// What they said, by the path they have now; by the one they had if they are gone.
        var texts: [String: [UInt8]] = [:]
        /// How many of these texts git has not got.
        var missingTexts = 0
        /// Where files were that have another name now, by that name.
        var renames: [String: String] = [:]
    }

    private let git: Git.Client
    private let commit: String
    /// What to tell the user, although the run goes on.
    let warning: String?

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
            warning = nil
        } else {
            commit = named
            warning =
                "git knows no common ancestor of '\(name)' and HEAD, so the comparison is with '\(name)' itself"
                + (try git.isShallow ? "; this clone is shallow" : "")
        }
    }

    /// The commit that changed a file last; `nil` when git does not tell.
    init?(lastChangeOf file: String, program: String) {
        guard let root = Git.root(above: Path.parent(file)), let path = Path.inside(root, file) else { return nil }
        git = Git.Client(program: program, root: root)
        guard let line = try? git.run("rev-list", "-1", "HEAD", "--", "./" + path).lines.first else { return nil }
        commit = line
        warning = nil
    }

    /// - Parameters:
    ///   - files: all that the run reads, absolute.
    ///   - typed: those of them whose text is not the one on the disk.
    ///   - mayHaveRead: whether the run would have read a file that is gone.
    func changes(among files: [String], typed: Set<String> = [], mayHaveRead: (String) -> Bool) throws(Failure) -> Changes {
        let tree = try git.tree(of: commit)
        let ours = files.filter { Path.inside(git.root, $0) != nil }
        let hashes = try git.hashes(of: ours)
        var changes = Changes()
        var wanted: [(path: String, blob: String)] = []
        var added: [String] = []
        for file in ours {
            guard let entry = tree[Path.inside(git.root, file)!] else {
                added.append(file)
                continue
            }
            // A link in the repository is compared by where it leads, and that is no source.
            guard !entry.isLink, typed.contains(file) || hashes[file] != entry.blob else { continue }
            changes.paths.insert(file)
            wanted.append((file, entry.blob))
        }
        added = try git.withoutForeign(added)
        changes.paths.formUnion(added)

        let read = Set(files)
        var deleted = tree.filter { !$1.isLink && Language(path: $0) != nil }.map { (path: Path.join(git.root, $0), blob: $1.blob) }
            .filter { !read.contains($0.path) && !Platform.isThere($0.path) && mayHaveRead($0.path) }
        if !deleted.isEmpty {
            let absent = try git.sparsePaths
            deleted.removeAll { absent.contains(Path.inside(git.root, $0.path)!) }
        }
        deleted.sort { $0.path < $1.path }
        changes.paths.formUnion(deleted.map(\.path))
        let texts = try git.texts(of: Set(wanted.map(\.blob) + deleted.map(\.blob)))

        let old = deleted.map { Renames.File(path: $0.path, hash: $0.blob, text: texts[$0.blob] ?? []) }
        changes.renames = Renames.find(from: old, to: old.isEmpty ? [] : added) { path in
            Renames.File(path: path, hash: hashes[path], text: (try? Platform.read(path, limit: SourceFile.sizeLimit)) ?? [])
        }
        let newNames = Dictionary(uniqueKeysWithValues: changes.renames.map { ($1, $0) })
        for (path, blob) in wanted + deleted {
            if let text = texts[blob] { changes.texts[newNames[path] ?? path] = text } else { changes.missingTexts += 1 }
        }
        return changes
    }
}
