@testable import CommandSources
import Foundation
import LintRules

/// The whole command on a folder that holds the files of a case, in this process.
enum CommandRun {
    /// Runs in every format, with what is there of configuration and baseline, and repairs what can be repaired.
    static func fault(in files: [Sample]) -> String? {
        let folder = self.folder
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for file in files {
            let path = folder + "/" + file.path
            try? FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            _ = FileManager.default.createFile(atPath: path, contents: Data(file.bytes))
        }
        var environment = Environment(workingDirectory: folder)
        environment.git = "/usr/bin/false"
        let formats = Reporter.all.flatMap { ["--format", $0.name, "--output", ".reports/\($0.name)"] }
        try? FileManager.default.createDirectory(atPath: folder + "/.reports", withIntermediateDirectories: true)
        var runs = [
            ["."] + formats, [".", "--format", "json", "--jobs", "1", "--verbose", "--report-suppressed", "--no-baseline", "--no-config"],
            [".", "--diff", "--unsafe-fixes"], ["baseline", "show"], ["config", "check"], [".", "--fix", "--unsafe-fixes", "--format", "text", "--color", "always", "--no-config"],
        ]
        if files.contains(where: { $0.kind == .baseline }) { runs.append([".", "--baseline", Sample.Kind.baseline.path, "--strict-baseline", "--no-config"]) }
        for arguments in runs {
            let outcome = run(arguments, in: environment)
            // `config check` says what is wrong where it was asked to.
            if outcome.exitCode == .trouble, outcome.errors.bytes.isEmpty, outcome.output.bytes.isEmpty { return "'\(arguments[0])' fails without a word" }
            if arguments.contains("json"), arguments.contains("1"), outcome.exitCode != .trouble || !outcome.output.bytes.isEmpty {
                guard (try? JSON(reading: outcome.output.bytes)) != nil else { return "the JSON report is none" }
                let other = run(arguments.map { $0 == "1" ? "4" : $0 }, in: environment)
                if other.output.bytes != outcome.output.bytes { return "the report depends on the number of threads" }
            }
        }
        return nil
    }

    /// New for each case, in memory where the system has such a place.
    private static var folder: String {
        let base = FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
        return (base as NSString).appendingPathComponent("restorelint-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    }
}
