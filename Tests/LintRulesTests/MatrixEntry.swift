import AppModel
import Foundation
import LintRules
import Syntax

/// What stands below one `# name` of a matrix: `key: value` lines, and its parts by their `## name`; the first one is the body.
struct MatrixEntry {
    let name: String
    private(set) var parts: [String: [String]] = [:]

    subscript(key: String) -> String {
        let line = (parts["body"] ?? []).first { $0.hasPrefix(key + ":") }
        return line.map { String($0.dropFirst(key.count + 1).trimmingPrefix(" ")) } ?? ""
    }

    static func read(from file: URL) throws -> [MatrixEntry] {
        var entries: [MatrixEntry] = []
        var part = "body"
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("# ") {
                entries.append(MatrixEntry(name: String(line.dropFirst(2))))
                part = "body"
            } else if line.hasPrefix("## ") {
                part = String(line.dropFirst(3))
                entries[entries.count - 1].parts[part] = []
            } else {
                entries[entries.count - 1].parts[part, default: []].append(String(line))
            }
        }
        return entries
    }

    /// What a run begins with.
    private static let linter = Linter(Rule.all.filter(\.isEnabledByDefault).map { Linter.Setting($0) })

    /// Whether a rule speaks; the others need not be asked.
    static func isFound(_ rule: String, in files: [SourceFile]) -> Bool {
        let linter = Linter(Rule.all.filter { $0.id == rule }.map { Linter.Setting($0) })
        return !linter.lint(App(linking: files, options: ModelOptions())).diagnostics.isEmpty
    }

    /// The ids of the rules that speak, sorted.
    static func findings(in files: [SourceFile]) -> [String] {
        linter.lint(App(linking: files, options: ModelOptions())).diagnostics.map(\.rule).sorted()
    }
}
