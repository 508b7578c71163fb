#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
// Its `environ` is a variable that anybody might change; we only look at it.
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif

/// The process and its terminal.
extension Platform {
    static var workingDirectory: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// What the program was started with, its name first.
    static var arguments: [String] {
        (0..<argumentVector.count).compactMap { index in argumentVector.values[index].map { String(cString: $0) } }
    }

    nonisolated(unsafe) static let argumentVector: (count: Int, values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) = {
        #if !canImport(Darwin)
        // Swift reads them from `/proc`, which an empty root does not have. By the convention of System V they lie on the stack below the
        // variables, their number below them: `count, argument …, nil, variable …, nil`.
        let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        if CommandLine.argc == 0, let variables = first, variables[-1] == nil {
            for count in 1...(1 << 20) where UInt(bitPattern: variables[-count - 2]) == UInt(count) {
                return (count, variables - count - 1)
            }
        }
        #endif
        return (Int(CommandLine.argc), CommandLine.unsafeArgv)
    }()

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

    /// A closed pipe and a file that may grow no more become failing writes; an interrupt ends the process with 130.
    static func handleSignals() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        signal(SIGINT) { _ in _exit(130) }
    }

    static func exit(_ code: Int32) -> Never {
        // Nothing is buffered outside our hands, so the C library has nothing to flush.
        _exit(code)
    }
}

#if !canImport(Darwin)
/// Stands in for the runtime's search for its backtracer in statically linked programs, which ends them where there is no `/proc`
/// (Tools/Release/build.sh).
@_cdecl("restorelint_no_backtracer")
func noBacktracer(_ name: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? { nil }
#endif
