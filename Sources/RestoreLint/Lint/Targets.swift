import LintRules

/// What the arguments name, as far as it exists.
struct Targets: Sendable {
    /// Absolute.
    var folders: [String] = []
    /// Absolute.
    var files: [String] = []
    /// One message for each argument that names nothing.
    var problems: [String] = []

    init(_ options: Options, _ environment: Environment) {
        for operand in options.operands {
            let path = environment.absolute(operand)
            switch Platform.kind(of: path) {
            case .folder: folders.append(path)
            case .file: files.append(path)
            case .other, .link: problems.append("'\(operand)' is neither a file nor a folder")
            case nil: problems.append(Self.missing(operand, path))
            }
        }
        if options.readsStandardInput { files.append(Self.standardInput(options, environment)) }
    }

    /// What to do about a link that leads to nothing.
    static func brokenLink(_ name: String, _ path: String) -> String? {
        guard let destination = Platform.destination(ofDanglingLink: path) else { return nil }
        return "'\(name)' is a link to '\(destination)', which is not there; put that back, or remove the link"
    }

    /// The path that the text from standard input stands for.
    static func standardInput(_ options: Options, _ environment: Environment) -> String {
        environment.absolute(options.standardInputName ?? "stdin.swift")
    }

    /// The deepest folder around everything named; the current one when nothing is.
    func commonFolder(else current: String) -> String {
        Path.commonAncestor(of: folders + files.map(Path.parent)) ?? current
    }

    private static func missing(_ operand: String, _ path: String) -> String {
        if let link = brokenLink(operand, path) { return link }
        let commands = Command.all.map(\.name)
        if !operand.contains("/"), !operand.contains("."), let command = Suggestion.nearest(to: operand, among: commands) {
            return "'\(operand)' is neither a command nor a file or folder; did you mean the command '\(command)'?"
        }
        var siblings: [String] = []
        try? Platform.forEachEntry(of: Path.parent(path)) { name, _ in siblings.append(String(decoding: name, as: UTF8.self)) }
        let hint = Suggestion.nearest(to: Path.name(path), among: siblings.sorted()).map { name in
            let slash = operand.utf8.lastIndex(of: UInt8(ascii: "/"))
            return "; did you mean '\(slash.map { operand[...$0] } ?? "")\(name)'?"
        }
        return "no such file or folder: '\(operand)'" + (hint ?? "")
    }
}
