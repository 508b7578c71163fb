#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
// Its `environ` is a variable that anybody might change; we only pass it on.
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif

/// What the operating system gives: files, folders, threads, the terminal. Only this file imports a C library.
enum Platform {
    /// An error number of the system.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let code: Int32

        var description: String {
            String(cString: strerror(code)).lowercased()
        }

        static let tooLarge = Failure(code: EFBIG)
        static let notAFile = Failure(code: EISDIR)
        static let closedPipe = Failure(code: EPIPE)
        static let exists = Failure(code: EEXIST)
        static let missing = Failure(code: ENOENT)
        /// A name that is not UTF-8 could be neither printed nor opened again.
        static let notText = Failure(code: EILSEQ)
    }

    enum EntryKind: Sendable {
        case file, folder, link, other
    }
}

// MARK: - Files

extension Platform {
    /// What stands at `path`, links followed; `nil` when there is nothing to be seen.
    static func kind(of path: String) -> EntryKind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return kind(mode: status.st_mode)
    }

    private static func kind(mode: mode_t) -> EntryKind {
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
        do {
            try write(bytes, to: descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        // A network disk may tell only now that it is full.
        guard close(descriptor) == 0 else { throw Failure(code: errno) }
    }

    /// Makes a folder and those around it. One that is there, or cannot be made, shows when something is put into it.
    static func makeFolder(_ path: String) {
        guard mkdir(path, 0o777) != 0, errno == ENOENT, case let parent = Path.parent(path), parent != path else { return }
        makeFolder(parent)
        mkdir(path, 0o777)
    }

    /// Puts new text in the place of a file in one step: whatever happens, the file has its old text or its new one.
    /// A link stays a link, and the file keeps its permissions.
    static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
        guard let resolved = realpath(path, nil) else { throw Failure(code: errno) }
        let target = String(cString: resolved)
        free(resolved)
        var status = stat()
        guard stat(target, &status) == 0 else { throw Failure(code: errno) }
        // A folder of its own is not needed: the name is new, and in the same folder a rename is one step.
        let temporary = target + ".restorelint-\(getpid())"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        do throws(Failure) {
            try write(bytes, to: descriptor)
            guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else { throw Failure(code: errno) }
        } catch {
            close(descriptor)
            unlink(temporary)
            throw error
        }
        guard close(descriptor) == 0, rename(temporary, target) == 0 else {
            let code = errno
            unlink(temporary)
            throw Failure(code: code)
        }
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

// `Platform.read` and `Platform.write` hide the system's functions of the same name.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

// MARK: - The process and its terminal

extension Platform {
    static var workingDirectory: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// Columns of the terminal behind `descriptor`.
    static func width(ofTerminal descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    static var processorCount: Int {
        max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }

    /// Seconds since some moment in the past.
    static var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// A closed pipe becomes a failing write; an interrupt ends the process with 130.
    static func handleSignals() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGINT) { _ in _exit(130) }
    }

    static func exit(_ code: Int32) -> Never {
        // Nothing is buffered outside our hands, so the C library has nothing to flush.
        _exit(code)
    }
}

// MARK: - Threads

extension Platform {
    /// Runs `body` on `count` threads with stacks that a deep parser can live in, and waits for all of them.
    static func onThreads(_ count: Int, stackSize: Int = 8 << 20, _ body: @escaping @Sendable () -> Void) {
        final class Work: Sendable {
            let body: @Sendable () -> Void
            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        }
        // Darwin hands the start routine a pointer, the others an optional one; this takes both.
        func run(_ context: UnsafeMutableRawPointer?) {
            Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().body()
        }

        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, stackSize)
        defer { pthread_attr_destroy(&attributes) }

        var threads: [pthread_t] = []
        for _ in 0..<count {
            #if canImport(Glibc)
            var thread = pthread_t()
            #else
            var thread: pthread_t?
            #endif
            let context = Unmanaged.passRetained(Work(body))
            let code = pthread_create(&thread, &attributes, { run($0); return nil }, context.toOpaque())
            if code != 0 {
                context.release()
                continue
            }
            #if canImport(Glibc)
            threads.append(thread)
            #else
            if let thread { threads.append(thread) }
            #endif
        }
        // A system out of threads still does the work.
        if threads.isEmpty, count > 0 { body() }
        for thread in threads { pthread_join(thread, nil) }
    }

    /// A mutex with a condition, guarding one value.
    final class Guarded<Value>: @unchecked Sendable {
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
        private var value: Value

        init(_ value: Value) {
            self.value = value
            pthread_mutex_init(mutex, nil)
            pthread_cond_init(condition, nil)
        }

        deinit {
            pthread_cond_destroy(condition)
            pthread_mutex_destroy(mutex)
            condition.deallocate()
            mutex.deallocate()
        }

        func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return body(&value)
        }

        /// Waits until `body` gives something, asking again after each `wake`.
        func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            while true {
                if let result = body(&value) { return result }
                pthread_cond_wait(condition, mutex)
            }
        }

        func wake() {
            pthread_cond_broadcast(condition)
        }
    }
}

// MARK: - Other programs

extension Platform {
    struct ProgramResult: Sendable {
        /// The exit code, or 128 and the number of the signal that ended it.
        let status: Int32
        let output: [UInt8]
        let errors: [UInt8]
    }

    /// Runs a program that is found on `PATH` and waits for its end. Throws when it cannot be started.
    static func run(_ program: String, _ arguments: [String], input: [UInt8] = []) throws(Failure) -> ProgramResult {
        let (toProgram, fromProgram, errors) = (try Pipe(), try Pipe(), try Pipe())
        let process = try start([program] + arguments, reading: toProgram, writing: fromProgram, errors)
        toProgram.closeReader()
        fromProgram.closeWriter()
        errors.closeWriter()

        // A program that ends before it has read everything is no reason to end as well.
        let previous = signal(SIGPIPE, SIG_IGN)
        defer { _ = signal(SIGPIPE, previous) }
        let (text, errorText) = exchange(input, to: toProgram, from: fromProgram, errors)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signalNumber = status & 0x7F
        return ProgramResult(status: signalNumber == 0 ? (status >> 8) & 0xFF : 128 + signalNumber, output: text, errors: errorText)
    }

    /// Both ends of a pipe, neither of which a program inherits by accident.
    private final class Pipe {
        private(set) var reader: Int32 = -1
        private(set) var writer: Int32 = -1

        init() throws(Failure) {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw Failure(code: errno) }
            (reader, writer) = (ends[0], ends[1])
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }

        deinit {
            closeReader()
            closeWriter()
        }

        func closeReader() {
            if reader >= 0 { close(reader) }
            reader = -1
        }

        func closeWriter() {
            if writer >= 0 { close(writer) }
            writer = -1
        }
    }

    private static func start(_ words: [String], reading input: Pipe, writing output: Pipe, _ errors: Pipe) throws(Failure) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        let environment = _NSGetEnviron().pointee
        #else
        var actions = posix_spawn_file_actions_t()
        let environment = environ
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.reader, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writer, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writer, 2)

        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, environment)
        guard code == 0 else { throw Failure(code: code) }
        return process
    }

    /// Writes and reads whatever is ready, since either side may wait for the other.
    private static func exchange(_ input: [UInt8], to toProgram: Pipe, from output: Pipe, _ errors: Pipe) -> (output: [UInt8], errors: [UInt8]) {
        _ = fcntl(toProgram.writer, F_SETFL, O_NONBLOCK)
        if input.isEmpty { toProgram.closeWriter() }
        var written = 0
        var texts: [[UInt8]] = [[], []]
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while toProgram.writer >= 0 || output.reader >= 0 || errors.reader >= 0 {
            // A negative descriptor is passed over.
            var waiting = [
                pollfd(fd: output.reader, events: Int16(POLLIN), revents: 0), pollfd(fd: errors.reader, events: Int16(POLLIN), revents: 0),
                pollfd(fd: toProgram.writer, events: Int16(POLLOUT), revents: 0),
            ]
            guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 else {
                if errno == EINTR { continue }
                break
            }
            for (index, pipe) in [output, errors].enumerated() where waiting[index].revents != 0 {
                let count = systemRead(pipe.reader, &chunk, chunk.count)
                if count > 0 {
                    texts[index] += chunk[..<count]
                } else if count == 0 || errno != EINTR {
                    pipe.closeReader()
                }
            }
            if waiting[2].revents != 0 {
                let count = input[written...].withUnsafeBytes { systemWrite(toProgram.writer, $0.baseAddress!, $0.count) }
                if count > 0 { written += count }
                let hasFailed = count < 0 && errno != EINTR && errno != EAGAIN
                if hasFailed || written == input.count { toProgram.closeWriter() }
            }
        }
        return (texts[0], texts[1])
    }
}
