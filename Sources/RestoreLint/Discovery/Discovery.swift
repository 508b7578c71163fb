import Syntax

/// The sources below some folders, and where apps of their own begin.
struct Discovery: Sendable {
    /// Relative to the project root, sorted, each once.
    private(set) var files: [String] = []
    /// Relative to the project root, sorted.
    private(set) var unitRoots: [String] = []
    /// Folders with a configuration of their own; relative to the project root.
    private(set) var configured: Set<String> = []
    /// Folders in which a run was killed while it wrote; absolute.
    private(set) var littered: Set<String> = []
    /// Folders that could not be read.
    private(set) var failures: [(path: String, failure: Platform.Failure)] = []

    /// A folder to start from.
    struct Start {
        /// Absolute.
        let folder: String
        /// `false` asks `included` about everything below.
        let isWhole: Bool
    }

    init(walking starts: [Start], in scope: Scope, threads: Int) {
        let queue = Platform.Guarded(Queue())
        queue.withLock { queue in
            for start in starts {
                let rules = scope.respectsIgnoreFiles ? IgnoreRules.around(start.folder) : nil
                queue.pending.append(
                    Folder(
                        path: start.folder, relative: Path.relative(start.folder, to: scope.root), rules: rules, isIncluded: start.isWhole))
            }
        }
        // Beyond a few threads the walk waits for the disk, not for us.
        Platform.onThreads(starts.isEmpty ? 0 : min(threads, 4)) {
            var found = Discovery()
            while let folder = queue.wait({ $0.next() }) {
                let children = found.visit(folder, in: scope)
                queue.withLock { queue in
                    queue.pending += children
                    queue.visiting -= 1
                }
                queue.wake()
            }
            queue.withLock { [found] in $0.found.add(found) }
        }
        self = queue.withLock { $0.found }
        var seen: Set<String> = []
        for start in starts { addUnits(above: start.folder, in: scope, &seen) }
        finish()
        leaveOutCopies()
    }

    private init() {}

    /// Adds single files, absolute, and the units around them.
    mutating func add(_ paths: [String], in scope: Scope) {
        files += paths.map { Path.relative($0, to: scope.root) }
        var seen: Set<String> = []
        for path in paths { addUnits(above: path, in: scope, &seen) }
        finish()
    }

    /// Adds what Xcode keeps in bundles that nobody else looks into.
    private mutating func add(projects: [String], in folder: String, _ relative: String) {
        for project in projects where Platform.kind(of: Path.join(folder, project + "/project.pbxproj")) == .file {
            files.append(Path.join(relative, project + "/project.pbxproj"))
        }
    }

    /// `Reader.m.old.m` beside `Reader.m` is what somebody keeps of an earlier version: it says again what no target compiles twice.
    private mutating func leaveOutCopies() {
        let found = Set(files)
        files.removeAll { path in
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            let name = (parts.last ?? "").split(separator: ".", omittingEmptySubsequences: false)
            guard name.count > 3, name[1] == name.last, ["h", "m", "mm", "swift"].contains(name[1]) else { return false }
            return found.contains((parts.dropLast() + ["\(name[0]).\(name[1])"]).joined(separator: "/"))
        }
    }

    private mutating func finish() {
        files = sortedUnique(files)
        unitRoots = sortedUnique(unitRoots)
        failures.sort { $0.path < $1.path }
    }

    private mutating func add(_ other: Discovery) {
        files += other.files
        unitRoots += other.unitRoots
        littered.formUnion(other.littered)
        configured.formUnion(other.configured)
        failures += other.failures
    }

    /// A tree inside an app has its unit above; the walk itself finds those below.
    private mutating func addUnits(above start: String, in scope: Scope, _ seen: inout Set<String>) {
        guard start != scope.root, Path.inside(scope.root, start) != nil else { return }
        for folder in Path.ancestors(of: Path.parent(start), upTo: scope.root) {
            guard seen.insert(folder).inserted else { return }
            var isUnit = false
            var projects: [String] = []
            try? Platform.forEachEntry(of: folder) { name, kind in
                guard UnitMarker.matches(name, kind) else { return }
                isUnit = true
                if kind == .folder { projects.append(String(decoding: name, as: UTF8.self)) }
            }
            let relative = Path.relative(folder, to: scope.root)
            if isUnit { unitRoots.append(relative) }
            add(projects: projects, in: folder, relative)
        }
    }
}

private func sortedUnique(_ paths: [String]) -> [String] {
    var unique: [String] = []
    unique.reserveCapacity(paths.count)
    for path in paths.sorted() where path != unique.last { unique.append(path) }
    return unique
}

/// A folder that waits for its visit.
private struct Folder: Sendable {
    let path: String
    /// The same, relative to the project root.
    let relative: String
    let rules: IgnoreRules?
    let isIncluded: Bool
}

/// Folders shared out among threads. The walk ends when none waits and nobody is looking into one.
private struct Queue {
    var pending: [Folder] = []
    var visiting = 0
    var found = Discovery.empty

    /// `nil`: ask again later; `.some(nil)`: there will be no more.
    mutating func next() -> Folder?? {
        guard let folder = pending.popLast() else { return visiting == 0 ? .some(nil) : nil }
        visiting += 1
        return folder
    }
}

extension Discovery {
    fileprivate static var empty: Discovery { Discovery() }

    /// Notes the sources of one folder and gives the folders in it that are worth a visit.
    fileprivate mutating func visit(_ folder: Folder, in scope: Scope) -> [Folder] {
        // The names are kept back to back until the ignore file, which comes anywhere among them, is known.
        var names: [UInt8] = []
        var entries: [(end: Int, isFolder: Bool)] = []
        var isRepository = false
        var hasIgnoreFile = false
        var isUnit = false
        var projects: [String] = []
        do {
            try Platform.forEachEntry(of: folder.path) { name, kind in
                if UnitMarker.matches(name, kind) {
                    isUnit = true
                    if kind == .folder { projects.append(String(decoding: name, as: UTF8.self)) }
                }
                if name.first == UInt8(ascii: ".") {
                    isRepository = isRepository || name.elementsEqual(".git".utf8)
                    hasIgnoreFile = hasIgnoreFile || kind == .file && name.elementsEqual(".gitignore".utf8)
                    if kind == .file, name.elementsEqual(Configuration.fileName.utf8) { configured.insert(folder.relative) }
                    if kind == .file, Platform.isLeftover(name) { littered.insert(folder.path) }
                }
                guard kind == .folder || kind == .file && Language(endOf: name) != nil else { return }
                names += name
                entries.append((names.count, kind == .folder))
            }
        } catch {
            failures.append((folder.relative, error))
            return []
        }

        if isUnit { unitRoots.append(folder.relative) }
        add(projects: projects, in: folder.path, folder.relative)
        var rules = folder.rules
        if scope.respectsIgnoreFiles, isRepository || hasIgnoreFile {
            rules = .entering(folder.path, isRepository: isRepository, hasIgnoreFile: hasIgnoreFile, from: rules)
        }

        var children: [Folder] = []
        var path = Array(folder.path.utf8)
        if folder.path != "/" { path.append(UInt8(ascii: "/")) }
        let nameStart = path.count
        var start = 0
        for (end, isFolder) in entries {
            path.replaceSubrange(nameStart..., with: names[start..<end])
            start = end
            let (isExcluded, isIncluded) = path.withUnsafeBufferPointer { path in
                let isExcluded = scope.excludes(path, nameStart: nameStart, isFolder: isFolder, rules: rules)
                return (isExcluded, !isExcluded && (folder.isIncluded || scope.includes(path)))
            }
            if isExcluded || !isFolder && !isIncluded { continue }
            let name = String(decoding: path[nameStart...], as: UTF8.self)
            guard name.utf8.elementsEqual(path[nameStart...]) else {
                failures.append((Path.join(folder.relative, name), .notText))
                continue
            }
            if isFolder {
                children.append(
                    Folder(
                        path: Path.join(folder.path, name), relative: Path.join(folder.relative, name), rules: rules, isIncluded: isIncluded
                    ))
            } else {
                files.append(Path.join(folder.relative, name))
            }
        }
        return children
    }
}
