#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Ends a visit to a file or rule that takes more time or memory than anything ordinary could: the run goes on without it.
enum Watchdog {
    /// Nobody else sends it.
    static let signal = SIGUSR2

    /// What one visit may cost.
    struct Budget {
        /// Of CPU time.
        var seconds = 30.0
        var memory = 2 << 30
    }

    /// `nil`: no limit. A debug build is slower by an amount that differs from line to line, and has one for tests only.
    static let budget: Budget? = {
        #if DEBUG
        let words = Platform.variable("RESTORELINT_PLANTED_BUDGET")?.split(separator: " ").compactMap { Double($0) } ?? []
        return words.count == 2 ? Budget(seconds: words[0], memory: Int(words[1]) << 20) : nil
        #else
        return Budget()
        #endif
    }()

    /// A thread, where it was seen last, and what the process had used when it was first seen there.
    private struct Watched: @unchecked Sendable {
        let slot: ThreadSlot
        let thread: pthread_t
        var visit = 0
        var seconds = 0.0
        var memory = 0
    }

    private static let threads = Platform.Guarded<[Watched]>([])

    /// For the thread at hand.
    static func watch(_ slot: ThreadSlot) {
        guard budget != nil else { return }
        threads.withLock { $0.append(Watched(slot: slot, thread: pthread_self())) }
    }

    static func forget(_ slot: ThreadSlot) {
        guard budget != nil else { return }
        threads.withLock { $0.removeAll { $0.slot.memory == slot.memory } }
    }

    /// Looks after the others for as long as the process lives.
    static func start() {
        guard let budget else { return }
        // Who starts us may have it blocked, as libdispatch's threads do.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        Platform.startThread {
            while true {
                usleep(budget.seconds < 2 ? 50_000 : 500_000)
                let (seconds, memory) = (Platform.secondsUsed, Platform.memoryUsed)
                threads.withLock { look(after: &$0, seconds, memory, budget) }
            }
        }
    }

    /// The process's time stands for that of its threads, since it is what all systems tell alike.
    private static func look(after threads: inout [Watched], _ seconds: Double, _ memory: Int, _ budget: Budget) {
        for index in threads.indices where threads[index].visit != threads[index].slot.visit {
            threads[index].visit = threads[index].slot.visit
            threads[index].seconds = seconds
            threads[index].memory = memory
        }
        let tooMuch = threads.filter { thread in
            thread.visit > 0
                && (seconds - thread.seconds > budget.seconds * Double(threads.count) || memory - thread.memory > budget.memory)
        }
        // Of several, the others may have come while memory was taken already.
        guard let culprit = tooMuch.min(by: { $0.seconds < $1.seconds }) else { return }
        culprit.slot.accused = culprit.visit
        pthread_kill(culprit.thread, signal)
    }
}

extension Platform {
    /// CPU time of the process.
    static var secondsUsed: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Bytes of memory that the process has at the moment; where the system does not tell, the most that it had.
    static var memoryUsed: Int {
        #if canImport(Darwin)
        var usage = rusage_info_current()
        let status = withUnsafeMutablePointer(to: &usage) { usage in
            usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) { proc_pid_rusage(getpid(), RUSAGE_INFO_CURRENT, $0) }
        }
        return status == 0 ? Int(usage.ri_phys_footprint) : 0
        #else
        if let text = try? read("/proc/self/statm", limit: 1 << 10) {
            let pages = String(decoding: text, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap { Int($0) }
            if let pages { return pages * Int(sysconf(Int32(_SC_PAGESIZE))) }
        }
        var usage = rusage()
        #if canImport(Glibc)
        getrusage(RUSAGE_SELF.rawValue, &usage)
        #else
        getrusage(RUSAGE_SELF, &usage)
        #endif
        return Int(usage.ru_maxrss) << 10
        #endif
    }
}
