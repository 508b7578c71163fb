import Foundation

/// This program once more, as a process that may fall.
final class Child {
    private let process = Process()
    private let errorFile: String

    init(_ arguments: [String], errorFile: String) throws {
        self.errorFile = errorFile
        _ = FileManager.default.createFile(atPath: errorFile, contents: nil)
        process.executableURL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle(forWritingAtPath: errorFile)
        // What Swift prints of a fall takes seconds, and gdb tells more.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        try process.run()
    }

    var isRunning: Bool { process.isRunning }

    /// Ends it for good.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// - Returns: whether it ended in time.
    func wait(seconds: Double) -> Bool {
        let end = Measure.now + seconds
        while process.isRunning {
            if Measure.now > end { return false }
            usleep(2_000)
        }
        return true
    }

    /// What went wrong, once it is over; `nil` if nothing did.
    var fault: String? {
        if process.terminationReason == .uncaughtSignal { return "signal \(process.terminationStatus)" }
        switch process.terminationStatus {
        case 0: return nil
        case Worker.faultCode: return lastWords.split(separator: "\n").last.map(String.init) ?? "a fault without a word"
        default: return "exit \(process.terminationStatus)"
        }
    }

    /// The beginning of what it said: sanitizers go on for pages.
    var lastWords: String {
        String(decoding: (FileManager.default.contents(atPath: errorFile) ?? Data()).prefix(6_000), as: UTF8.self)
    }
}
