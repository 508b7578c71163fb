import Foundation

let usage = """
    usage: syntax-check [--only-valid] [--jobs N] [--limit N] PATH…

      --only-valid   leave out files in which swift-syntax itself finds errors
      --jobs N       how many files at a time (all cores)
      --limit N      how many disagreements to print per category (all)
    """

var paths: [String] = []
var onlyValid = false
var jobs = ProcessInfo.processInfo.activeProcessorCount
var limit = Int.max
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--only-valid": onlyValid = true
    case "--jobs", "--limit":
        guard let value = arguments.popFirst().flatMap({ Int($0) }), value >= (argument == "--jobs" ? 1 : 0) else {
            complain("syntax-check: \(argument) takes a number\n\(usage)")
            exit(2)
        }
        if argument == "--jobs" { jobs = value } else { limit = value }
    case "--help":
        print(usage)
        exit(0)
    default:
        guard !argument.hasPrefix("-") else {
            complain("syntax-check: unknown flag \(argument)\n\(usage)")
            exit(2)
        }
        paths.append(argument)
    }
}
guard !paths.isEmpty else {
    complain(usage)
    exit(2)
}

/// Hands out work and gathers verdicts; the lock guards everything in it.
final class Queue: @unchecked Sendable {
    private let lock = NSLock()
    private var next = 0
    private var verdicts: [Verdict?]
    let files: [String]

    init(_ files: [String]) {
        self.files = files
        verdicts = [Verdict?](repeating: nil, count: files.count)
    }

    func take() -> Int? {
        lock.withLock {
            defer { next += 1 }
            return next < files.count ? next : nil
        }
    }

    func give(_ verdict: Verdict?, for index: Int) {
        lock.withLock { verdicts[index] = verdict }
    }

    var results: [Verdict?] { lock.withLock { verdicts } }
}

let queue = Queue(swiftFiles(under: paths))
let skipsInvalid = onlyValid
let finished = DispatchSemaphore(value: 0)
for _ in 0..<jobs {
    let thread = Thread {
        while let index = queue.take() {
            queue.give(check(queue.files[index], onlyValid: skipsInvalid), for: index)
        }
        finished.signal()
    }
    // swift-syntax visits recursively, and deeply nested literals do occur.
    thread.stackSize = 256 << 20
    thread.start()
}
for _ in 0..<jobs { finished.wait() }

var report = Report(limit: limit)
for (path, verdict) in zip(queue.files, queue.results) {
    guard let verdict else {
        complain("syntax-check: cannot read \(path)")
        continue
    }
    report.add(verdict)
}
report.printSummary()
exit(report.isClean ? 0 : 1)
