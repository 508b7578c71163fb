import Foundation
@testable import CommandSources

/// Runs case after case in this process until the time is over, something is wrong, or it falls.
struct Worker {
    let arguments: Arguments
    let samples: Samples
    private let halfTyped: Case.HalfTyped?

    /// What the name of the file that holds the case at hand ends with.
    static let caseSuffix = "-case"
    /// Likewise of the slowest one so far.
    static let slowestSuffix = "-slowest"
    private static let casesOfAProcess = 4_000

    /// How a process says that a case is at fault without having crashed.
    static let faultCode: Int32 = 3

    init(_ arguments: Arguments) {
        self.arguments = arguments
        samples = Samples(folders: arguments.folders)
        halfTyped = arguments.isHalfTyped ? Case.HalfTyped(samples.builtIn, subjects: arguments.subjects) : nil
    }

    /// `nil` where the last one has been.
    func makeCase(_ number: Int) -> Case? {
        guard let halfTyped else { return Case(number: number, seed: arguments.seed, samples: samples, subjects: arguments.subjects) }
        return number < halfTyped.count ? halfTyped.makeCase(number) : nil
    }

    /// - Returns: the exit code.
    func run(from first: Int, statusFile: String) -> Int32 {
        let descriptor = open(statusFile, O_WRONLY | O_CREAT, 0o600)
        guard descriptor >= 0 else { return 2 }
        var status = Status(readingFile: statusFile) ?? Status()
        status.number = first
        let end = arguments.seconds > 0 ? Measure.now + arguments.seconds : .infinity
        // The command leaves its model to the system, which is right for a process that runs it once.
        let last = first + Worker.casesOfAProcess * arguments.workers
        while Measure.now < end, status.number < last {
            guard let next = makeCase(status.number) else { break }
            status.start = Measure.now
            status.write(to: descriptor)
            let written = next.written
            try? written.write(to: URL(fileURLWithPath: statusFile + Worker.caseSuffix))
            let workBefore = Measure.work
            let fault = next.subject.fault(in: next.files)
            let seconds = Measure.work - workBefore
            let index = Subject.allCases.firstIndex(of: next.subject)!
            status.executions[index] += 1
            status.seconds[index] += seconds
            if seconds > status.slowestSeconds {
                (status.slowest, status.slowestSeconds) = (status.number, seconds)
                try? written.write(to: URL(fileURLWithPath: statusFile + Worker.slowestSuffix))
            }
            status.memory = max(status.memory, Measure.peakMemory)
            if let fault = fault ?? Worker.excess(seconds, arguments) {
                FileHandle.standardError.write(Data((fault + "\n").utf8))
                status.write(to: descriptor)
                return Worker.faultCode
            }
            status.number += arguments.workers
        }
        status.isDone = status.number < last
        status.start = 0
        status.write(to: descriptor)
        return 0
    }

    /// What was too much of a case that came to its end.
    static func excess(_ seconds: Double, _ arguments: Arguments) -> String? {
        if seconds > arguments.patience { return "it takes long" }
        return Measure.peakMemory > arguments.memory << 10 ? "it takes much memory" : nil
    }

    /// Runs on a stack as the command's own threads have it.
    static func onItsStack(_ body: @escaping @Sendable () -> Int32) -> Int32 {
        let code = Platform.Guarded<Int32>(2)
        #if DEBUG
        let stackSize = 256 << 20
        #else
        let stackSize = 8 << 20
        #endif
        Platform.onThreads(1, stackSize: stackSize) {
            let result = body()
            code.withLock { $0 = result }
        }
        return code.withLock { $0 }
    }
}
