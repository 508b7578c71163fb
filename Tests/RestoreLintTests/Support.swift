import AppModel
import Foundation
import LintRules
import Syntax
import Testing

@testable import RestoreLint

/// A folder with files in it, gone when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("restorelint-\(UUID().uuidString)")
        path = url.path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// A name that ends with `/` makes a folder.
    func write(_ text: String, to name: String) throws {
        try write(Data(text.utf8), to: name)
    }

    func write(_ data: Data, to name: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        if name.hasSuffix("/") {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            return
        }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// A file just too large to be read. It has a hole, so it costs nothing.
    func writeHuge(_ name: String) throws {
        try write("", to: name)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path + "/" + name))
        try handle.truncate(atOffset: UInt64(SourceFile.sizeLimit + 1))
        try handle.close()
    }

    func read(_ name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }
}

extension Rule {
    /// Finds the first five bytes of every file whose name begins with `Bad`. It and the others have no advice, which reports would repeat.
    static let badName = Rule(
        id: "bad-name", summary: "A file is called bad.", why: "", help: "", rationale: "Names matter.",
        limits: "It reads no code.", severity: .warning, facts: ["N1"], examples: [.bad("let a = 1"), .good("let b = 1")]
    ) { app in
        app.program.files.filter { Path.name($0.path).hasPrefix("Bad") }.map { file in
            Finding(at: Location(path: file.path, range: SourceRange(start: 0, end: 5)), "'\(Path.name(file.path))' is bad")
        }
    }

    /// Finds the first byte of every file that is read; off by default.
    static let everyFile = Rule(
        id: "every-file", summary: "There is a file.", why: "", help: "", rationale: "It shows what was read.", severity: .note,
        isEnabledByDefault: false, examples: []
    ) { app in
        app.program.files.filter { $0.path.hasSuffix(".swift") }.map { Finding(at: Location(path: $0.path, range: SourceRange(start: 0, end: 1)), "seen") }
    }
}

extension Rule {
    /// Finds the first byte of every file that mentions one of its words; off by default.
    static let wordy = Rule(
        id: "wordy", summary: "A word is there.", why: "", help: "", rationale: "It shows that options arrive.", severity: .note,
        isEnabledByDefault: false, options: [Rule.Option("words", "What to look for in names of files.")], examples: []
    ) { app, values, _ in
        app.program.files.filter { file in values["words"].contains { file.path.contains($0) } }.map { file in
            Finding(at: Location(path: file.path, range: SourceRange(start: 0, end: 1)), "it is '\(Path.name(file.path))'")
        }
    }
}

/// What a run prints and how it ends.
struct Run {
    var exitCode: Int32
    var output: String
    var errors: String
}

/// Runs the command in `folder`, without a terminal and with the two rules above.
func restorelint(
    _ arguments: String..., in folder: TemporaryFolder, at subfolder: String = "", input: String = "", change: (inout Environment) -> Void = { _ in }
) -> Run {
    restorelint(arguments, in: folder, at: subfolder, input: input, change: change)
}

func restorelint(
    _ arguments: [String], in folder: TemporaryFolder, at subfolder: String = "", input: String = "",
    change: (inout Environment) -> Void = { _ in }
) -> Run {
    var environment = Environment(workingDirectory: Path.join(folder.path, subfolder), rules: [.badName, .everyFile])
    environment.standardInput = { _ in Array(input.utf8) }
    change(&environment)
    let outcome = run(arguments, in: environment)
    return Run(exitCode: outcome.exitCode.rawValue, output: outcome.output.text, errors: outcome.errors.text)
}

/// The files that a run reads, in report order.
func filesRead(_ arguments: [String] = [], in folder: TemporaryFolder, at subfolder: String = "") -> [String] {
    let run = restorelint(["--only-rule", "every-file", "--format", "xcode"] + arguments, in: folder, at: subfolder)
    return run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
}

/// Runs git in a repository that knows nothing of the machine's settings.
func git(_ arguments: String..., in folder: TemporaryFolder) throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false", "-c", "init.defaultBranch=main"]
    let result = try Platform.run("git", ["-C", folder.path] + identity + arguments)
    guard result.status == 0 else { throw GitFailure(message: String(decoding: result.errors, as: UTF8.self)) }
}

struct GitFailure: Error {
    let message: String
}

/// The command as a process of its own, which stands beside the tests.
let builtCommand: String? = {
    for argument in CommandLine.arguments {
        guard let end = argument.range(of: "restorelintPackageTests.xctest") else { continue }
        let path = String(argument[..<end.lowerBound]) + "restorelint"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return nil
}()

/// Runs it in a folder.
func runBuiltCommand(_ arguments: [String], in folder: TemporaryFolder, variables: [String: String] = [:], input: String = "", limit: String = "true") throws -> Run {
    let script = "cd \"$0\" && \(limit) && exec \"$@\""
    let words = ["-c", script, folder.path, try #require(builtCommand)] + arguments
    let result = try Platform.run("sh", words, input: Array(input.utf8), environment: variables.merging(["SWIFT_BACKTRACE": "enable=no"]) { own, _ in own })
    // What the runtime says before it traps is not ours.
    let errors = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("restorelint: ") }
    return Run(exitCode: result.status, output: String(decoding: result.output, as: UTF8.self), errors: errors.map { $0 + "\n" }.joined())
}
