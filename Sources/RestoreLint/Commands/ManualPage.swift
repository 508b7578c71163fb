import LintRules

/// The page for `man restorelint`, made from the commands and flags themselves.
enum ManualPage {
    /// Of the last change to what the page says.
    private static let date = "November 21, 2026"

    static var text: String {
        var page = """
            .\\" Made from the commands and flags: UPDATE=1 swift test --filter theManualIsCurrent
            .Dd \(date)
            .Dt RESTORELINT 1
            .Os
            .Sh NAME
            .Nm restorelint
            .Nd find what UIKit state restoration will lose
            .Sh SYNOPSIS
            .Nm
            .Op Cm lint
            .Op Ar flag ...
            .Op Ar path ...
            .Nm
            .Ar command
            .Op Ar argument ...
            .Sh DESCRIPTION
            .Nm
            reads the sources of an app, works out what UIKit will preserve and bring
            back, and reports what will be lost, crash or come back wrong.
            .Pp
            A folder is linted as a tree, a file as part of its project.
            Without either, what
            .Pa \(Configuration.fileName)
            includes is linted, or the current folder.
            A lone
            .Ql -
            stands for the standard input, and what follows
            .Ql --
            is no flag.
            .Pp
            The commands are as follows:
            .Bl -tag -width Ds

            """
        for command in Command.all {
            page +=
                ".It Cm \(command.name)\(command.operands.isEmpty ? "" : " Ar \(argument(command.operands))")\n\(prose(command.summary))"
        }
        page += ".El\n"
        for command in Command.all where !command.flags.isEmpty {
            page += ".Ss Flags of restorelint \(command.name)\n"
            let groups = Flag.Group.allCases.map { group in (group, command.flags.filter { $0.group == group }) }.filter { !$0.1.isEmpty }
            for (index, (group, flags)) in groups.enumerated() {
                page += "\(index == 0 ? "" : ".Pp\n")\(group.rawValue):\n.Bl -tag -width Ds\n" + flags.map(entry).joined() + ".El\n"
            }
        }
        page += ".Ss Formats\n.Bl -tag -width Ds\n"
        for reporter in Reporter.all { page += ".It Cm \(reporter.name)\n\(prose(reporter.summary))" }
        page += ".El\n.Ss Formats of restorelint graph\n.Bl -tag -width Ds\n"
        for format in ScreenFormat.all { page += ".It Cm \(format.name)\n\(prose(format.summary))" }
        page += """
            .El
            .Sh FILES
            .Bl -tag -width Ds
            .It Pa \(Configuration.fileName)
            The configuration, in the folder that is linted or one above it.
            .It Pa \(Baseline.fileName)
            What is known and not reported, where no other file is named.
            .El
            .Sh EXIT STATUS
            .Bl -tag -width Ds
            .It 0
            Nothing was found.
            .It 1
            There are findings of severity
            .Ql warning
            or
            .Ql error ;
            .Fl -fail-on
            moves the bar.
            .It 2
            Wrong usage, a faulty configuration, or a file that cannot be read.
            .El
            .Sh EXAMPLES
            Lint an app, and explain a rule:
            .Bd -literal -offset indent
            restorelint MyApp
            restorelint explain missing-restoration-super
            .Ed
            .Pp
            See which of its screens come back:
            .Bd -literal -offset indent
            restorelint graph MyApp --output screens.html
            .Ed
            .Pp
            Begin on an old code base, and then hear only of what is new:
            .Bd -literal -offset indent
            restorelint init
            restorelint baseline write
            restorelint --new-from origin/main
            .Ed

            """
        return page
    }

    private static func entry(_ flag: Flag) -> String {
        let names = flag.aliases.filter { $0.utf8.count == 2 } + [flag.name]
        let value = flag.placeholder.map { " Ar \(argument($0))" } ?? ""
        // To mdoc a flag begins behind its first hyphen.
        return ".It \(names.map { "Fl \($0.dropFirst())" }.joined(separator: " , "))\(value)\n\(prose(flag.help))"
    }

    /// In a macro line a bar or a bracket would be taken for punctuation.
    private static func argument(_ text: String) -> String { "\"\(text)\"" }

    /// Each sentence in a line of its own, as mdoc wants it.
    private static func prose(_ text: String) -> String {
        let escaped = text.reduce(into: "") { result, character in result += character == "\\" ? "\\e" : String(character) }
        let lines = escaped.split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, !last.hasSuffix(".") { lines[lines.count - 1] += " " + word } else { lines.append(String(word)) }
        }
        return lines.flatMap { Wrapping.text($0, width: 78).split(separator: "\n") }.map {
            ($0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" : "") + $0 + "\n"
        }.joined()
    }
}
