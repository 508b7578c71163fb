#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
// Its `environ` is a variable that anybody might change; we only pass it on.
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif

/// Other programs.
extension Platform {
    struct ProgramResult: Sendable {
        /// The exit code, or 128 and the number of the signal that ended it.
        let status: Int32
        let output: [UInt8]
        let errors: [UInt8]
    }

    /// Runs a program that is found on `PATH` and waits for its end. Throws when it cannot be started.
    ///
    /// - Parameter environment: variables that it has besides ours, or instead.
    static func run(
        _ program: String, _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
    ) throws(Failure) -> ProgramResult {
        let (toProgram, fromProgram, errors) = (try Pipe(), try Pipe(), try Pipe())
        let process = try start([program] + arguments, environment, reading: toProgram, writing: fromProgram, errors)
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

    /// Hands text to a command of the user's that shows it on our terminal, and waits until they have read it. Throws when it cannot be
    /// started; a command that the shell does not know leaves an exit code.
    static func show(_ text: [UInt8], with command: String, environment: [String: String] = [:]) throws(Failure) -> Int32 {
        let toProgram = try Pipe()
        let process = try start(["/bin/sh", "-c", command], environment, reading: toProgram)
        toProgram.closeReader()
        // What the user types is for the program, also where it would interrupt us; and it may end before it has read everything.
        let previous = [SIGINT, SIGQUIT, SIGPIPE].map { ($0, signal($0, SIG_IGN)) }
        defer { for (number, handler) in previous { _ = signal(number, handler) } }
        var written = 0
        while written < text.count {
            let count = text[written...].withUnsafeBytes { systemWrite(toProgram.writer, $0.baseAddress!, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            written += count
        }
        toProgram.closeWriter()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 0
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

    private static func start(
        _ words: [String], _ variables: [String: String], reading input: Pipe, writing output: Pipe? = nil, _ errors: Pipe? = nil
    ) throws(Failure) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.reader, 0)
        if let output { posix_spawn_file_actions_adddup2(&actions, output.writer, 1) }
        if let errors { posix_spawn_file_actions_adddup2(&actions, errors.writer, 2) }

        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        let added = variables.map { strdup("\($0.key)=\($0.value)") }
        defer { for variable in added { free(variable) } }
        var environment = inherited(except: variables.keys.map { $0 + "=" }) + added + [nil]
        var process = pid_t()
        let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, &environment)
        guard code == 0 else { throw Failure(code: code) }
        return process
    }

    /// Our own variables, as they are: not all of them need be text.
    private static func inherited(except beginnings: [String]) -> [UnsafeMutablePointer<CChar>?] {
        #if canImport(Darwin)
        let all = _NSGetEnviron().pointee
        #else
        let all = environ
        #endif
        var kept: [UnsafeMutablePointer<CChar>?] = []
        var index = 0
        while let variable = all[index] {
            if !beginnings.contains(where: { strncmp(variable, $0, strlen($0)) == 0 }) { kept.append(variable) }
            index += 1
        }
        return kept
    }

    /// Writes and reads whatever is ready, since either side may wait for the other.
    private static func exchange(_ input: [UInt8], to toProgram: Pipe, from output: Pipe, _ errors: Pipe) -> (
        output: [UInt8], errors: [UInt8]
    ) {
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
