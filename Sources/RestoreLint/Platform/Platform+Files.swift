#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files and folders.
extension Platform {
    enum EntryKind: Sendable {
        case file, folder, link, other
    }

    /// What stands at `path`, links followed; `nil` when there is nothing to be seen.
    static func kind(of path: String) -> EntryKind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return kind(mode: status.st_mode)
    }

    /// Where a link leads, if `path` is one and there is nothing at its end.
    static func destination(ofDanglingLink path: String) -> String? {
        var status = stat()
        guard lstat(path, &status) == 0, kind(mode: status.st_mode) == .link, stat(path, &status) != 0 else { return nil }
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlink(path, &buffer, buffer.count - 1)
        return count < 0 ? nil : String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether something has this name, if only a link to nothing.
    static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    static func kind(mode: mode_t) -> EntryKind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// A folder that paths start from. It is opened once, so that the system need not find the way to it for every file.
    final class Folder: Sendable {
        fileprivate let descriptor: Int32

        /// Where it cannot be opened, nothing below it can be read.
        init(_ path: String) {
            descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }

        deinit {
            if descriptor >= 0 { close(descriptor) }
        }
    }

    /// The bytes of a regular file, then `padding` zeros. What is appended to the file meanwhile is left out.
    ///
    /// - Parameter folder: where a relative path starts; without one, in the working directory.
    static func read(_ path: String, from folder: Folder? = nil, limit: Int = .max, padding: Int = 0) throws(Failure) -> [UInt8] {
        // A named pipe would block without O_NONBLOCK.
        let descriptor = openat(folder?.descriptor ?? AT_FDCWD, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
        guard kind(mode: status.st_mode) == .file else { throw .notAFile }
        let size = Int(status.st_size)
        guard size <= limit else { throw .tooLarge }
        // The library writes the number of elements into the one array without any that all threads share.
        guard size + padding > 0 else { return [] }

        var failure: Failure?
        let bytes = [UInt8](unsafeUninitializedCapacity: size + padding) { buffer, count in
            while count < size {
                let got = systemRead(descriptor, buffer.baseAddress! + count, size - count)
                if got == 0 { break }
                if got > 0 {
                    count += got
                } else if errno != EINTR {
                    failure = Failure(code: errno)
                    break
                }
            }
            for _ in 0..<padding {
                buffer[count] = 0
                count += 1
            }
        }
        if let failure { throw failure }
        return bytes
    }

    static func readStandardInput(limit: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let got = systemRead(0, &chunk, chunk.count)
            if got == 0 { return bytes }
            if got > 0 {
                bytes += chunk[..<got]
                if bytes.count > limit { throw .tooLarge }
            } else if errno != EINTR {
                throw Failure(code: errno)
            }
        }
    }

    /// Writes everything, however many calls that takes.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
        let failure: Failure? = bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = systemWrite(descriptor, buffer.baseAddress! + written, buffer.count - written)
                if count >= 0 {
                    written += count
                } else if errno == EAGAIN {
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    return Failure(code: errno)
                }
            }
            return nil
        }
        if let failure { throw failure }
    }

    /// Makes or overwrites a file; with `isNew`, one that exists is an error.
    static func write(_ bytes: [UInt8], toFile path: String, isNew: Bool = false) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (isNew ? O_EXCL : O_TRUNC), 0o666)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        do throws(Failure) {
            defer { close(descriptor) }
            try write(bytes, to: descriptor)
        } catch {
            if isNew { unlink(path) }
            throw error
        }
    }

    /// Makes a folder and those around it. One that is there, or cannot be made, shows when something is put into it.
    static func makeFolder(_ path: String) {
        guard mkdir(path, 0o777) != 0, errno == ENOENT, case let parent = Path.parent(path), parent != path else { return }
        makeFolder(parent)
        mkdir(path, 0o777)
    }

    /// Every name in a folder but `.` and `..`, in no order. The name lives only for the call. Links are not followed.
    static func forEachEntry(of folder: String, _ body: (UnsafeBufferPointer<UInt8>, EntryKind) -> Void) throws(Failure) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            throw Failure(code: code)
        }
        defer { closedir(stream) }
        // The record ends with the name, so the declared size of `d_name` must not be read.
        let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
        let typeOffset = MemoryLayout<dirent>.offset(of: \.d_type)!
        while let entry = readdir(stream) {
            let record = UnsafeRawPointer(entry)
            let name = (record + nameOffset).assumingMemoryBound(to: CChar.self)
            let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name)).assumingMemoryBound(to: UInt8.self)
            if bytes.first == UInt8(ascii: "."), bytes.count == 1 || bytes.count == 2 && bytes[1] == UInt8(ascii: ".") { continue }
            let kind: EntryKind
            switch (record + typeOffset).load(as: UInt8.self) {
            case UInt8(DT_REG): kind = .file
            case UInt8(DT_DIR): kind = .folder
            case UInt8(DT_LNK): kind = .link
            case UInt8(DT_UNKNOWN):
                var status = stat()
                let isKnown = fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0
                kind = isKnown ? self.kind(mode: status.st_mode) : .other
            default: kind = .other
            }
            body(bytes, kind)
        }
    }
}
