import Foundation

/// What a worker is at and what it has done, in a file, so that it outlives the worker.
struct Status: Sendable {
    /// The case that is run, or the one after the last.
    var number = 0
    /// When it began, in seconds of the system's clock.
    var start = 0.0
    /// The highest that the process has taken up, in KiB.
    var memory = 0
    /// The slowest case, by the processor's time.
    var slowest = 0
    var slowestSeconds = 0.0
    var isDone = false
    /// For each subject in order.
    var executions = [Int](repeating: 0, count: Subject.allCases.count)
    var seconds = [Double](repeating: 0, count: Subject.allCases.count)

    private static let header = 6

    private var words: [UInt64] {
        [UInt64(number), start.bitPattern, UInt64(memory), UInt64(slowest), slowestSeconds.bitPattern, isDone ? 1 : 0] + executions.map(UInt64.init)
            + seconds.map(\.bitPattern)
    }

    func write(to descriptor: Int32) {
        words.withUnsafeBytes { _ = pwrite(descriptor, $0.baseAddress!, $0.count, 0) }
    }

    init() {}

    /// `nil` before the worker has written any.
    init?(readingFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let words = data.withUnsafeBytes { buffer in (0..<buffer.count / 8).map { buffer.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) } }
        let count = Subject.allCases.count
        guard words.count == Self.header + 2 * count else { return nil }
        number = Int(words[0])
        start = Double(bitPattern: words[1])
        memory = Int(words[2])
        slowest = Int(words[3])
        slowestSeconds = Double(bitPattern: words[4])
        isDone = words[5] == 1
        executions = words[Self.header..<Self.header + count].map { Int($0) }
        seconds = words[(Self.header + count)...].map { Double(bitPattern: $0) }
    }
}

/// The process's own measures.
enum Measure {
    /// Seconds since some moment in the past, the same for all processes.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Seconds that the processor has worked for this process: what else the machine does makes no case slow.
    static var work: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The most that this process has taken up so far, in KiB.
    static var peakMemory: Int {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss >> 10
        #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
        #endif
    }
}
