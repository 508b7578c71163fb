#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files that get their new text in one step: whatever happens, they have the old one or the new one.
extension Platform {
    /// Puts new text in the place of a file. A link stays a link, and the file keeps its permissions and, where we may, its owner.
    ///
    /// - Parameter expected: what the file has to say still; otherwise it is left as it is.
    static func replace(_ path: String, with bytes: [UInt8], expecting expected: [UInt8]? = nil) throws(Failure) {
        Containment.suspend()
        defer { Containment.resume() }
        let target = try resolved(path)
        var status = stat()
        guard stat(target, &status) == 0 else { throw Failure(code: errno) }
        let temporary = try TemporaryFile(beside: target, mode: 0o600)
        try temporary.write(bytes)
        // Only root may give files away.
        _ = fchown(temporary.descriptor, status.st_uid, status.st_gid)
        guard fchmod(temporary.descriptor, status.st_mode & 0o7777) == 0 else { throw Failure(code: errno) }
        // The new text is on the disk by now, so that the two steps that are left take no time.
        if let expected, try read(target) != expected { throw .changed }
        try temporary.rename(to: target)
    }

    /// Writes a report or the like: in one step where the place allows, or through a pipe, a device or a dangling link.
    static func put(_ bytes: [UInt8], at path: String) throws(Failure) {
        Containment.suspend()
        defer { Containment.resume() }
        var status = stat()
        let isThere = lstat(path, &status) == 0
        // `/dev/stdout` may be a file, which somebody else goes on writing to.
        let isOrdinary = isThere ? kind(of: path) == .file && !["/dev/", "/proc/"].contains(where: path.hasPrefix) : errno == ENOENT
        guard isOrdinary else { return try write(bytes, toFile: path) }
        removeLeftovers(in: Path.parent(path))
        do throws(Failure) {
            if isThere { return try replace(path, with: bytes) }
            let temporary = try TemporaryFile(beside: path, mode: 0o666)
            try temporary.write(bytes)
            try temporary.rename(to: path)
        } catch {
            // A file may be writable in a folder that is not, or be a mount of its own.
            guard isThere, [EACCES, EPERM, EBUSY, EROFS, EXDEV].contains(error.code) else { throw error }
            try write(bytes, toFile: path)
        }
    }

    /// An absolute path without links to what is there.
    static func resolved(_ path: String) throws(Failure) -> String {
        guard let resolved = realpath(path, nil) else { throw Failure(code: errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Removes what runs left in a folder that were killed while they wrote.
    static func removeLeftovers(in folder: String) {
        var names: [String] = []
        try? forEachEntry(of: folder) { name, kind in
            if kind == .file, TemporaryFile.isName(name) { names.append(String(decoding: name, as: UTF8.self)) }
        }
        for name in names { TemporaryFile.removeLeftover(Path.join(folder, name)) }
    }
}

/// New text on its way to its place. Who holds the lock is alive; the system takes it from the dead.
private final class TemporaryFile {
    let descriptor: Int32
    private let path: String
    private var isPlaced = false

    private static let prefix = ".restorelint-"

    /// In the same folder, where a rename is one step.
    init(beside target: String, mode: mode_t) throws(Platform.Failure) {
        var attempt = 0
        while true {
            let path = Path.join(Path.parent(target), "\(Self.prefix)\(getpid())-\(attempt)")
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
            if descriptor >= 0, Self.isOurs(descriptor) {
                self.descriptor = descriptor
                self.path = path
                return
            }
            let code = descriptor >= 0 ? EEXIST : errno
            if descriptor >= 0 { close(descriptor) }
            attempt += 1
            guard code == EEXIST, attempt < 1000 else { throw Platform.Failure(code: code) }
        }
    }

    deinit {
        if !isPlaced { unlink(path) }
        close(descriptor)
    }

    /// Locks a new file. Another run may have taken it for a leftover before that.
    private static func isOurs(_ descriptor: Int32) -> Bool {
        // Some network disks know no locks; there nobody removes anything either.
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { return errno != EWOULDBLOCK }
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink > 0
    }

    func write(_ bytes: [UInt8]) throws(Platform.Failure) {
        try Platform.write(bytes, to: descriptor)
        // A network disk may tell only now that it is full.
        guard fsync(descriptor) == 0 else { throw Platform.Failure(code: errno) }
    }

    func rename(to target: String) throws(Platform.Failure) {
        PlantedTrap.spring("placing")
        guard systemRename(path, target) == 0 else { throw Platform.Failure(code: errno) }
        isPlaced = true
    }

    /// `.restorelint-`, a process and a number.
    static func isName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.starts(with: prefix.utf8) else { return false }
        let numbers = name.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return numbers.count == 2
            && numbers.allSatisfy { number in
                !number.isEmpty && number.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            }
    }

    static func removeLeftover(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
        close(descriptor)
    }
}

extension Platform {
    static func isLeftover(_ name: UnsafeBufferPointer<UInt8>) -> Bool { TemporaryFile.isName(name) }
}
