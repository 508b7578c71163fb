import Foundation
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Walks through docs/first-hour.md as a stranger would, in one shell on a terminal. `UPDATE=1 swift test --filter TutorialTests` writes
/// anew what is shown; where `…` leaves something out, as many lines before and after it as there were.
struct TutorialTests {
    private static let page = package.appendingPathComponent("docs/first-hour.md")

    @Test func theFirstHourIsWhatOneGets() throws {
        var tutorial = Tutorial(try String(contentsOf: Self.page, encoding: .utf8))
        #expect(tutorial.steps.count > 20)
        let outputs = try Stranger().walk(tutorial.steps.map(\.script))
        try #require(outputs.count == tutorial.steps.count, "\(outputs)")
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            tutorial.show(outputs)
            try Data(tutorial.text.utf8).write(to: Self.page)
        }
        for (step, output) in zip(tutorial.steps, outputs) {
            #expect(
                step.shown == Tutorial.excerpt(of: output, like: step.shown),
                "'\(step.script)' prints something else by now; run UPDATE=1 swift test --filter TutorialTests\n\(output.joined(separator: "\n"))")
        }
    }

    @Test func aStepShowsTheBeginningAndTheEnd() {
        let output = ["a", "b", "c", "d", "e"]
        #expect(Tutorial.excerpt(of: output, like: ["x", "…", "y", "z"]) == ["a", "…", "d", "e"])
        #expect(Tutorial.excerpt(of: output, like: ["…", "e"]) == ["…", "e"])
        // What is not said to be left out is not left out.
        #expect(Tutorial.excerpt(of: output, like: ["a", "b"]) == output)
        #expect(Tutorial.excerpt(of: ["a", "b"], like: ["a", "…", "b"]) == ["a", "b"])
    }
}

/// A page whose `console` blocks hold commands and what they print, and whose `diff` blocks are edits by hand.
private struct Tutorial {
    struct Step {
        /// What the shell is given.
        var script: String
        /// Lines that follow the command.
        var shown: [String] = []
        /// Of the first of these lines.
        var line: Int
    }

    private var lines: [String]
    private(set) var steps: [Step] = []

    init(_ text: String) {
        lines = text.components(separatedBy: "\n")
        var block: String?
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                if block == "diff" { steps[steps.count - 1].script += "END" }
                block = block == nil ? String(line.dropFirst(3)) : nil
                if block == "diff" { steps.append(Step(script: "git apply <<'END'\n", line: index)) }
            } else if block == "console" {
                if line.hasPrefix("$ ") {
                    steps.append(Step(script: String(line.dropFirst(2)), line: index + 1))
                } else {
                    steps[steps.count - 1].shown.append(line)
                }
            } else if block == "diff" {
                steps[steps.count - 1].script += line + "\n"
            }
        }
    }

    /// Puts in what was printed, from the end, so that the places of the others stay.
    mutating func show(_ outputs: [[String]]) {
        for (index, output) in outputs.enumerated().reversed() {
            let count = steps[index].shown.count
            steps[index].shown = Self.excerpt(of: output, like: steps[index].shown)
            if steps[index].script.hasPrefix("git apply") { continue }
            lines.replaceSubrange(steps[index].line..<(steps[index].line + count), with: steps[index].shown)
        }
    }

    var text: String { lines.joined(separator: "\n") }

    /// As many lines before and after `…` as there were.
    static func excerpt(of output: [String], like shown: [String]) -> [String] {
        guard let gap = shown.firstIndex(of: "…"), output.count >= shown.count else { return output }
        return output.prefix(gap) + ["…"] + output.suffix(shown.count - gap - 1)
    }
}

/// Somebody at a terminal of 100 columns, in a folder with a clone of the package.
private struct Stranger {
    private let folder: TemporaryFolder
    /// Ends what a step prints.
    private static let mark = "\u{1E}"

    init() throws {
        folder = try TemporaryFolder(["bin/": "", "gitconfig": "[user]\nname = A\nemail = a@example.com\n[color]\nui = false\n[core]\npager = cat\n"])
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.path + "/bin/restorelint", withDestinationPath: try #require(builtCommand))
        try files.createSymbolicLink(atPath: folder.path + "/restorelint", withDestinationPath: package.path)
    }

    /// What each step prints, in lines.
    func walk(_ steps: [String]) throws -> [[String]] {
        // A step sees how the one before ended, as if nothing had come between.
        let script = steps.map { "\($0)\nstatus=$?; printf '\(Self.mark)'; (exit $status)\n" }.joined()
        try folder.write(script, to: "script")
        let text = try outputOnATerminal(of: ["/bin/sh", folder.path + "/script"])
        return text.components(separatedBy: Self.mark).dropLast().map { part in
            var lines = part.components(separatedBy: "\n").map { String($0.reversed().drop { $0 == " " }.reversed()) }
            while lines.last == "" { lines.removeLast() }
            return lines
        }
    }

    private func outputOnATerminal(of words: [String]) throws -> String {
        var (ours, theirs): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: 40, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&ours, &theirs, nil, nil, &size) == 0)
        defer { close(ours) }
        // What other tests start at the same time must not hold the terminal open.
        for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let terminal = FileHandle(fileDescriptor: theirs, closeOnDealloc: false)
        process.standardOutput = terminal
        process.standardError = terminal
        try process.run()
        close(theirs)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(ours, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            // Once the other side is closed, Linux gives an error and macOS nothing.
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }

    /// Nothing of who runs the tests; `CI` leaves out the counter of a slow machine.
    private var environment: [String: String] {
        let ours = ProcessInfo.processInfo.environment
        return [
            "PATH": "\(folder.path)/bin:" + (ours["PATH"] ?? "/usr/bin:/bin"), "HOME": folder.path, "TERM": "xterm", "CI": "true", "NO_COLOR": "1",
            "PAGER": "cat", "GIT_CONFIG_GLOBAL": folder.path + "/gitconfig", "GIT_CONFIG_NOSYSTEM": "1",
        ].merging(ours.filter { ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LANG"].contains($0.key) }) { own, _ in own }
    }
}
