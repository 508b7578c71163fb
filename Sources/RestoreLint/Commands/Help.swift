import LintRules

/// Pages made from the commands and flags themselves.
enum Help {
    /// What `restorelint help` shows.
    static var overview: String {
        var page = """
            restorelint \(version) finds what UIKit state restoration will lose.

            Usage: restorelint [lint] [PATH ...] [--format NAME] [--output FILE] [FLAG ...]
                   restorelint COMMAND [ARGUMENT ...]

            Commands:

            """
        page += indented(Command.all.map { [$0.name, $0.summary] })
        page += """

            A folder is linted as a tree, a file as part of its project; without either,
            what '\(Configuration.fileName)' includes. 'restorelint help lint' shows the flags.
            Exit: 0 clean, 1 findings, 2 wrong usage or configuration, unreadable input.

            """
        return page
    }

    static func page(of command: Command) -> String {
        if command.name == Command.help.name { return overview }
        let name = "restorelint \(command.name)"
        var page =
            "\(command.summary)\n\nUsage: \(name)\(command.operands.isEmpty ? "" : " " + command.operands)\(command.flags.isEmpty ? "" : " [FLAG ...]")\n"
        let flags = command.flags + Flag.common
        let width = flags.map(\.title.count).max() ?? 0
        for group in Flag.Group.allCases {
            let rows = flags.filter { $0.group == group }.map { [$0.title.padded(to: width), $0.help] }
            if !rows.isEmpty { page += "\n\(group.rawValue):\n" + indented(rows) }
        }
        if flags.contains(where: { $0.name == "--format" && $0.values == Reporter.all.map(\.name) }) {
            page += "\nFormats:\n" + indented(Reporter.all.map { [$0.name, $0.summary] })
        } else if command.name == Command.migrate.name {
            page += "\nFormats:\n" + indented(MigrationFormat.all.map { [$0.name, $0.summary] })
        } else if command.name == Command.graph.name {
            page += "\nFormats:\n" + indented(ScreenFormat.all.map { [$0.name, $0.summary] })
        }
        return page
    }

    private static func indented(_ rows: [[String]]) -> String {
        Table.text(rows).split(separator: "\n").map { "  " + $0 + "\n" }.joined()
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

extension Command {
    static let help = Command(name: "help", operands: "[COMMAND]", summary: "Show this page, or the page of a command.", flags: []) {
        options, _ in
        guard let name = options.operands.first else { return Outcome(output: Help.overview) }
        if let command = Command.all.first(where: { $0.name == name }) { return Outcome(output: Help.page(of: command)) }
        throw UsageError("unknown command '\(name)'" + Suggestion.clause(for: name, among: Command.all.map(\.name)))
    }

    static let showVersion = Command(name: "version", operands: "", summary: "Print the version.", flags: []) { _, _ in
        Outcome(output: version + "\n")
    }
}
