import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What one process took, without those that ran before it.
struct ChildCost {
    /// User and system time, in seconds.
    var cpu: Double
    /// The most memory it had at a time, in bytes.
    var memory: Int
    /// It was ended before it had finished.
    var isOver = false
    /// It said that something went wrong: a rule, say, that takes too long and is left out.
    var hasFailed = false

    init(running path: String, _ arguments: [String], patience: Double) throws {
        let words = cStrings([path] + arguments)
        let environment = cStrings(ProcessInfo.processInfo.environment.map { "\($0)=\($1)" })
        defer { (words + environment).forEach { free($0) } }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for output in [STDOUT_FILENO, STDERR_FILENO] { posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0) }
        var process: pid_t = 0
        guard posix_spawn(&process, path, &actions, nil, words, environment) == 0 else { throw UsageError("'\(path)' does not start") }
        var status: Int32 = 0
        var usage = rusage()
        var waited = 0.0
        while wait4(process, &status, WNOHANG, &usage) == 0 {
            usleep(1_000)
            waited += 0.001
            if waited > patience, !isOver {
                isOver = true
                kill(process, SIGKILL)
            }
        }
        hasFailed = !isOver && status != 0
        cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime)
        #if canImport(Darwin)
        memory = usage.ru_maxrss
        #else
        memory = usage.ru_maxrss << 10
        #endif
    }
}

/// As C wants them, to be freed.
private func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] { strings.map { strdup($0) } + [nil] }
