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
    private let known = Platform.Guarded([String: Facts?]())

    init(root: Platform.Folder, given: [String: SourceFile], _ read: @escaping @Sendable (SourceFile) -> Facts?) {
        self.root = root
        self.given = given
        self.read = read
    }

    /// A file that is gone by now has nothing to say.
    subscript(path: String) -> Facts? {
        if let facts = known.withLock({ $0[path] }) { return facts }
        let facts = (try? SourceFile.read(path, root: root, given: given)).flatMap(read)
        known.withLock { $0[path] = .some(facts) }
        return facts
    }
}

/// The facts of many files, taken on all cores.
struct Extraction: Sendable {
    /// In the order of the paths, without the files that could not be read.
    private(set) var facts: [FileFacts] = []
    /// In the order of the paths.
    private(set) var notifications: [Report.Notification] = []
    private(set) var hasUnreadableFiles = false

    /// - Parameters:
    ///   - paths: relative to `root`, sorted.
    ///   - given: texts that replace what is on the disk.
    ///   - options: name more words that make a file worth reading whole.
    init(
        of paths: [String], root: String, given: [String: SourceFile] = [:], options: ModelOptions = ModelOptions(), threads: Int, progress: Progress
    ) {
        let vocabulary = Vocabulary.restoration(with: options)
        let root = Platform.Folder(root)
        let types = LateFacts(root: root, given: given, FactsReader.types)
        let projects = LateFacts(root: root, given: given, FactsReader.project)
        // Few enough for a thread to stay busy, many enough for the lock not to be felt.
        let chunk = 32
        let queue = Platform.Guarded((next: 0, done: [Batch](), progress: progress))
        let needed = max(1, min(threads, (paths.count + chunk - 1) / chunk))
        Platform.onThreads(needed) {
            var done: [Batch] = []
            var reader = FactsReader(vocabulary: vocabulary, project: { projects[$0] }, types: { types[$0] ?? [] })
            while true {
                let start = queue.withLock { state in
                    defer { state.next += chunk }
                    state.progress.report(min(state.next, paths.count), of: paths.count)
                    return state.next
                }
                guard start < paths.count else { break }
                var batch = Batch(start: start)
                for path in paths[start..<min(start + chunk, paths.count)] { batch.add(path, root: root, given: given, &reader) }
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
                hasUnreadableFiles = hasUnreadableFiles || batch.hasUnreadableFiles
            }
        }
    }

    /// What some paths in a row give.
    private struct Batch: Sendable {
        /// Where they begin among all.
        let start: Int
        private(set) var facts: [FileFacts] = []
        private(set) var notifications: [Report.Notification] = []
        private(set) var hasUnreadableFiles = false

        init(start: Int) { self.start = start }

        mutating func add(_ path: String, root: Platform.Folder, given: [String: SourceFile], _ reader: inout FactsReader) {
            guard let language = Language(path: path) else { return facts.append(FileFacts(unread: path)) }
            guard language != .xcodeProject else { return facts.append(reader.facts(ofProject: path)) }
            let file: SourceFile
            do {
                file = try SourceFile.read(path, root: root, given: given)
            } catch {
                if error == .tooLarge {
                    let message = "larger than \(SourceFile.sizeLimit >> 20) MiB, not read"
                    return notifications.append(Report.Notification(level: .warning, message: message, path: path))
                }
                hasUnreadableFiles = true
                return notifications.append(Report.Notification(level: .error, message: error.description, path: path))
            }
            facts.append(reader.facts(of: file))
            if let error = facts[facts.count - 1].errors.first {
                notifications.append(Extraction.notification(about: error, andMore: facts[facts.count - 1].errors.count - 1, in: file))
            }
        }
    }

    /// The first place where the text left the grammar; what comes after it often follows from it.
    private static func notification(about first: SyntaxError, andMore count: Int, in file: SourceFile) -> Report.Notification {
        let more = count > 0 ? " (and \(count) more)" : ""
        let line = LineTable(file).position(of: first.range.start).line
        return Report.Notification(level: .warning, message: first.message + more, path: file.path, line: line)
    }
}
