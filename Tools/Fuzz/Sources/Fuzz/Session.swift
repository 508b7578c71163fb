import Foundation

/// A run: workers that are started again after each finding, and what they found.
final class Session {
    private let arguments: Arguments
    private let folder: String
    private let samples: Samples
    private let start = Measure.now
    private var findings: [Finding] = []
    /// What was found again, which is not kept twice.
    private var repeated = 0

    private struct Slot {
        var child: Child
        var status: String
        var errors: String
    }

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        folder = NSTemporaryDirectory() + "restorelint-fuzz-session-\(ProcessInfo.processInfo.processIdentifier)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        samples = Samples(folders: arguments.folders)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private var remaining: Double { arguments.seconds > 0 ? max(0, arguments.seconds - (Measure.now - start)) : 0 }
    private var isOver: Bool { arguments.seconds > 0 && remaining == 0 || findings.count >= arguments.limit }

    /// - Returns: the exit code.
    func run() throws -> Int32 {
        say("seed \(arguments.seed), \(samples.counts.filter { $0.count > 0 }.map { "\($0.count) \($0.kind.rawValue)" }.joined(separator: ", "))")
        var slots = try (0..<arguments.workers).map { try slot($0, from: $0) }
        while slots.contains(where: { $0.child.isRunning || $0.child.fault != nil || Status(readingFile: $0.status)?.isDone != true && !isOver }) {
            usleep(20_000)
            for index in slots.indices {
                let status = Status(readingFile: slots[index].status)
                if slots[index].child.isRunning {
                    // A case that never ends.
                    guard let status, status.start > 0, Measure.now - status.start > arguments.patience * 10 else { continue }
                    slots[index].child.kill()
                    try found("it takes long", status.number, "", in: &slots[index])
                } else if let fault = slots[index].child.fault {
                    try found(fault, status?.number ?? 0, slots[index].child.lastWords, in: &slots[index])
                } else if let status, !status.isDone, !isOver {
                    // It has run long enough, and another goes on.
                    slots[index] = try slot(index, from: status.number)
                }
            }
            if isOver, findings.count >= arguments.limit {
                for slot in slots where slot.child.isRunning { slot.child.kill() }
                break
            }
        }
        try keepSlowest(of: slots)
        say(Tally(slots.compactMap { Status(readingFile: $0.status) }, seconds: Measure.now - start, findings: findings.count, repeated: repeated, seed: arguments.seed).text)
        return findings.isEmpty ? 0 : 1
    }

    /// What took longest is worth a look, even where it took not too long.
    private func keepSlowest(of slots: [Slot]) throws {
        let statuses = slots.compactMap { slot in Status(readingFile: slot.status).map { (slot, $0) } }
        guard let (slot, status) = statuses.max(by: { $0.1.slowestSeconds < $1.1.slowestSeconds }), status.slowestSeconds > 0.25,
            let data = FileManager.default.contents(atPath: slot.status + Worker.slowestSuffix), let slowest = Case(reading: data)
        else { return }
        let folder = arguments.findings + "/slowest/\(slowest.subject.rawValue)-\(Int(status.slowestSeconds * 1000))ms"
        try Finding.write(slowest.files, to: folder)
        say("the slowest lies in " + folder)
    }

    private func slot(_ index: Int, from first: Int) throws -> Slot {
        let (status, errors) = (folder + "/status-\(index)", folder + "/errors-\(index)")
        let words = arguments.words(forWorkerFrom: first, status: status, seconds: remaining)
        return Slot(child: try Child(words, errorFile: errors), status: status, errors: errors)
    }

    /// Keeps what was found, and goes on behind it.
    private func found(_ fault: String, _ number: Int, _ words: String, in slot: inout Slot) throws {
        if let data = FileManager.default.contents(atPath: slot.status + Worker.caseSuffix), let files = Case(reading: data) {
            let finding = Finding(fault: fault, number: number, files: files, words: words)
            // The same words may have several reasons; a few show them.
            if findings.count(where: { $0.kind == finding.kind }) >= 5 {
                repeated += 1
            } else {
                try keep(finding)
            }
        }
        if var status = Status(readingFile: slot.status) {
            status.start = 0
            let descriptor = open(slot.status, O_WRONLY)
            status.write(to: descriptor)
            close(descriptor)
        }
        let words = arguments.words(forWorkerFrom: number + arguments.workers, status: slot.status, seconds: arguments.seconds > 0 ? max(0.001, remaining) : 0)
        slot.child = try Child(isOver ? ["--help"] : words, errorFile: slot.errors)
    }

    private func keep(_ finding: Finding) throws {
        say("\(finding.files.subject.rawValue): \(finding.fault) (case \(finding.number))")
        let small = Minimizer(arguments, folder: folder, seconds: 60).minimized(finding)
        // Two that become the same text are one.
        guard !findings.contains(where: { $0.files.files == small.files.files }) else {
            repeated += 1
            return
        }
        findings.append(small)
        say("  kept in " + (try small.keep(in: arguments.findings, seed: arguments.seed)))
    }

    private func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
}

/// What a run comes to.
struct Tally {
    let text: String

    init(_ statuses: [Status], seconds: Double, findings: Int, repeated: Int, seed: UInt64) {
        func padded(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
        var lines = ["subject          executions   milliseconds each"]
        for (index, subject) in Subject.allCases.enumerated() {
            let count = statuses.reduce(0) { $0 + $1.executions[index] }
            guard count > 0 else { continue }
            let average = statuses.reduce(0) { $0 + $1.seconds[index] } / Double(count) * 1000
            lines.append(subject.rawValue + padded("\(count)", 27 - subject.rawValue.count) + padded(String(format: "%.2f", average), 20))
        }
        let total = statuses.reduce(0) { $0 + $1.executions.reduce(0, +) }
        let slowest = statuses.max { $0.slowestSeconds < $1.slowestSeconds }
        lines.append("executions: \(total) in \(Int(seconds)) seconds")
        lines.append("findings: \(findings)" + (repeated > 0 ? ", and \(repeated) that were among them" : ""))
        if let slowest { lines.append("slowest: \(Int(slowest.slowestSeconds * 1000)) ms of work, case \(slowest.slowest) of seed \(seed)") }
        lines.append("peak memory of a process: \((statuses.map(\.memory).max() ?? 0) >> 10) MiB")
        text = lines.joined(separator: "\n")
    }
}
