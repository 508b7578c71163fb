import AppModel
import Syntax

extension SourceFile {
    /// What is larger was made by a machine.
    static let sizeLimit = 8 << 20

    /// Reads a file of the project; UTF-16 with a byte order mark becomes UTF-8.
    static func read(_ path: String, root: Platform.Folder) throws(Platform.Failure) -> SourceFile {
        SourceFile(path: path, padded: try Platform.read(path, from: root, limit: sizeLimit, padding: padding))
    }

    static func read(_ path: String, root: Platform.Folder, given: [String: SourceFile]) throws(Platform.Failure) -> SourceFile {
        // `??` would forget which error it may throw.
        if let text = given[path] { return text }
        return try read(path, root: root)
    }

    /// - Parameter padded: bytes as they come from the disk, followed by the padding.
    init(path: String, padded: [UInt8]) {
        let isBigEndian = padded.starts(with: [0xFE, 0xFF])
        guard isBigEndian || padded.starts(with: [0xFF, 0xFE]) else {
            self.init(path: path, paddedBytes: padded)
            return
        }
        let units = stride(from: 2, to: padded.count - Self.padding - 1, by: 2).map { index in
            let (first, second) = (UInt16(padded[index]), UInt16(padded[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        self.init(path: path, text: String(decoding: units, as: UTF16.self))
    }
}

/// Reads what was left out of a file's facts at first, once for each file that is asked for.
private final class LateFacts<Facts: Sendable>: Sendable {
    private let root: Platform.Folder
    private let given: [String: SourceFile]
    private let read: @Sendable (SourceFile) -> Facts?
    private let known = Platform.Guarded((facts: [String: Facts?](), digests: Digests(), changed: Set<String>()))

    private let remembers: Bool

    /// - Parameter remembers: whether a file that is asked for again is not read again.
    init(root: Platform.Folder, given: [String: SourceFile], remembers: Bool = true, _ read: @escaping @Sendable (SourceFile) -> Facts?) {
        self.root = root
        self.given = given
        self.read = read
        self.remembers = remembers
    }

    /// Takes nothing from a file that is no longer what it was.
    func expect(_ digests: Digests) {
        known.withLock { $0.digests = digests }
    }

    /// The files that were not.
    var changed: Set<String> { known.withLock { $0.changed } }

    /// A file that is gone by now, or another one, has nothing to say.
    subscript(path: String) -> Facts? {
        let (remembered, digest) = known.withLock { ($0.facts[path], $0.digests[path]) }
        if let remembered { return remembered }
        let file = try? SourceFile.read(path, root: root, given: given)
        let isSame = digest == nil || file.map(Digest.init) == digest
        let facts = isSame ? file.flatMap { file in Whereabouts.at(.file(path)) { read(file) } } : nil
        known.withLock { known in
            if remembers { known.facts[path] = .some(facts) }
            if !isSame { known.changed.insert(path) }
        }
        return facts
    }
}

/// The facts of many files, taken on all cores.
struct Extraction: Sendable {
    /// In the order of the paths, without the files that could not be read.
    private(set) var facts: [FileFacts] = []
    /// In the order of the paths.
    private(set) var notifications: [Report.Notification] = []
    /// What the files said that facts were taken from.
    private(set) var digests = Digests()
    private let types: LateFacts<[TypeFact]>
    private let whole: LateFacts<FileFacts>
    private let texts: LateFacts<SourceFile>

    /// The files of which more was asked later on, and which were others by then.
    var changed: Set<String> { types.changed.union(whole.changed).union(texts.changed) }

    /// - Parameters:
    ///   - paths: relative to `root`, sorted.
    ///   - given: texts that replace what is on the disk.
    ///   - leftOut: files that take part unread.
    ///   - options: name more words that make a file worth reading whole.
    ///   - witness: is told which file is read.
    init(
        of paths: [String], root: String, given: [String: SourceFile] = [:], leavingOut leftOut: Set<String> = [],
        options: ModelOptions = ModelOptions(),
        threads: Int, progress: Progress, witness: (any Witness)? = nil
    ) {
        let vocabulary = Vocabulary.restoration(with: options)
        let root = Platform.Folder(root)
        let types = LateFacts(root: root, given: given, FactsReader.types)
        self.types = types
        let whole = LateFacts(root: root, given: given) { FactsReader.whole($0, vocabulary) }
        self.whole = whole
        let texts = LateFacts(root: root, given: given, remembers: false) { $0 }
        self.texts = texts
        let projects = LateFacts(root: root, given: given, FactsReader.project)
        // Few enough for a thread to stay busy, many enough for the lock not to be felt.
        let chunk = 32
        let queue = Platform.Guarded((next: 0, done: [Batch](), progress: progress))
        let needed = max(1, min(threads, (paths.count + chunk - 1) / chunk))
        Platform.onThreads(needed) {
            var done: [Batch] = []
            var reader = FactsReader(
                vocabulary: vocabulary, project: { projects[$0] }, whole: { whole[$0] }, text: { texts[$0] }, types: { types[$0] ?? [] })
            while true {
                let start = queue.withLock { state in
                    defer { state.next += chunk }
                    state.progress.report(min(state.next, paths.count), of: paths.count)
                    return state.next
                }
                guard start < paths.count else { break }
                var batch = Batch(start: start)
                for path in paths[start..<min(start + chunk, paths.count)] {
                    if leftOut.contains(path) {
                        batch.leaveOut(path)
                    } else {
                        witness?.enter(.file(path))
                        batch.add(path, root: root, given: given, &reader)
                        witness?.leave()
                    }
                }
                done.append(batch)
            }
            queue.withLock { [done] in $0.done += done }
        }
        queue.withLock { state in
            state.progress.clear()
            facts.reserveCapacity(paths.count)
            for batch in state.done.sorted(by: { $0.start < $1.start }) {
                facts += batch.facts
                notifications += batch.notifications
                digests.add(batch.digests)
            }
        }
        types.expect(digests)
        whole.expect(digests)
        texts.expect(digests)
    }

    /// What some paths in a row give.
    private struct Batch: Sendable {
        /// Where they begin among all.
        let start: Int
        private(set) var facts: [FileFacts] = []
        private(set) var notifications: [Report.Notification] = []
        private(set) var digests = Digests()

        init(start: Int) { self.start = start }

        mutating func leaveOut(_ path: String) { facts.append(FileFacts(unread: path)) }

        mutating func add(_ path: String, root: Platform.Folder, given: [String: SourceFile], _ reader: inout FactsReader) {
            guard let language = Language(path: path) else { return facts.append(FileFacts(unread: path)) }
            guard language != .xcodeProject else { return facts.append(reader.facts(ofProject: path)) }
            let file: SourceFile
            do {
                file = try SourceFile.read(path, root: root, given: given)
            } catch {
                if error == .tooLarge {
                    let message = "larger than \(SourceFile.sizeLimit >> 20) MiB, not read"
                    return notifications.append(Report.Notification(level: .warning, kind: .unreadableFile, message: message, path: path))
                }
                leaveOut(path)
                return notifications.append(
                    Report.Notification(level: .error, kind: .unreadableFile, message: error.description, path: path))
            }
            facts.append(reader.facts(of: file))
            digests.add(Digest(file), of: path)
            if let error = facts[facts.count - 1].errors.first {
                notifications.append(Extraction.notification(about: error, andMore: facts[facts.count - 1].errors.count - 1, in: file))
            }
        }
    }

    /// The first place where the text left the grammar; what comes after it often follows from it.
    private static func notification(about first: SyntaxError, andMore count: Int, in file: SourceFile) -> Report.Notification {
        let more = count > 0 ? " (and \(count) more)" : ""
        let line = LineTable(file).position(of: first.range.start).line
        return Report.Notification(level: .warning, kind: .unparsedText, message: first.message + more, path: file.path, line: line)
    }
}
