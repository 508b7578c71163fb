import AppModel
import LintRules

/// What a run sees of the world besides its arguments and the disk.
struct Environment: Sendable {
    var workingDirectory: String
    var variables: [String: String] = [:]
    var outputIsTerminal = false
    var errorIsTerminal = false
    /// Columns to print in, where somebody looks at them.
    var width: Int?
    var rules: [Rule] = Rule.all
    /// The program that is asked about commits.
    var git = "git"
    var standardInput: @Sendable (_ limit: Int) throws(Platform.Failure) -> [UInt8] = { limit throws(Platform.Failure) in
        try Platform.readStandardInput(limit: limit)
    }

    /// Makes faults start the process anew; only a process of our own can be.
    var contain: @Sendable () -> Void = {}
    /// What is told which file, rule or step a thread is busy with.
    var witness: (any Witness)?
    var leftOut = LeftOut()

    /// Looks up a variable that is none of the above.
    var otherVariable: @Sendable (String) -> String? = { _ in nil }

    /// What the process really has.
    static var process: Environment {
        let names = [
            "CI", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "FORCE_HYPERLINK", "NO_COLOR", "TERM", "TERM_PROGRAM", "VTE_VERSION",
            "WT_SESSION",
            "XCODE_VERSION_ACTUAL",
        ]
        let outputIsTerminal = Platform.isTerminal(1)
        return Environment(
            workingDirectory: Platform.workingDirectory,
            variables: Dictionary(uniqueKeysWithValues: names.compactMap { name in Platform.variable(name).map { (name, $0) } }),
            outputIsTerminal: outputIsTerminal,
            errorIsTerminal: Platform.isTerminal(2),
            width: outputIsTerminal ? Platform.width(ofTerminal: 1) : nil,
            standardInput: { limit throws(Platform.Failure) in
                let bytes = try Platform.readStandardInput(limit: limit)
                Platform.Containment.keepInput(bytes)
                return bytes
            },
            contain: { Platform.Containment.install(version: version) },
            witness: ContainedPlaces(),
            leftOut: .process,
            otherVariable: Platform.variable
        )
    }

    func variable(_ name: String) -> String? { variables[name] ?? otherVariable(name) }

    func isSet(_ variable: String) -> Bool {
        variables[variable].map { !$0.isEmpty } ?? false
    }

    /// The app that facts make up; an empty one where they could not be linked before.
    func link(_ facts: [FileFacts], unitRoots: [String], options: ModelOptions = ModelOptions(), workers: some Workers = OneWorker()) -> App
    {
        if leftOut.steps.contains(.linking) { return App(linking: []) }
        return Whereabouts.$witness.withValue(witness) {
            Whereabouts.at(.step(.linking)) { App(linking: facts, unitRoots: unitRoots, options: options, workers: workers) }
        }
    }

    func absolute(_ path: String) -> String { Path.absolute(path, from: workingDirectory) }

    /// The flag beats the environment, the environment beats the terminal.
    func usesColor(_ choice: Options.Choice) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if isSet("NO_COLOR") { return false }
        if ["CLICOLOR_FORCE", "FORCE_COLOR"].contains(where: { isSet($0) && variables[$0] != "0" }) { return true }
        return outputIsTerminal && variables["TERM"] != "dumb" && variables["CLICOLOR"] != "0"
    }

    /// What prose is shown with, page by page; `nil` where nobody would turn the pages.
    var pager: String? {
        guard outputIsTerminal, variables["TERM"] != "dumb" else { return nil }
        let command = variable("PAGER") ?? "less"
        return command.isEmpty || command == "cat" ? nil : command
    }

    /// Whether the output goes to a terminal that is known to make links of OSC 8; `FORCE_HYPERLINK` beats what is known.
    var followsLinks: Bool {
        if let forced = variables["FORCE_HYPERLINK"], !forced.isEmpty { return forced != "0" }
        guard outputIsTerminal, !isSet("CI") else { return false }
        if ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby"].contains(variables["TERM_PROGRAM"]) { return true }
        // GNOME's terminals know them since 0.50.
        if let version = variables["VTE_VERSION"].flatMap(Int.init), version >= 5000 { return true }
        return isSet("WT_SESSION") || ["xterm-kitty", "xterm-ghostty", "alacritty", "foot"].contains(variables["TERM"])
    }
}

/// What a run leaves behind.
struct Outcome: Sendable {
    enum ExitCode: Int32, Sendable {
        case clean = 0, findings = 1
        /// Wrong usage or configuration, unreadable input, an internal fault.
        case trouble = 2
    }

    var exitCode: ExitCode
    var output: ByteBuffer
    var errors: ByteBuffer
    /// Whether the output is a page to read.
    var isProse = false

    init(exitCode: ExitCode = .clean, output: String = "", errors: String = "") {
        self.exitCode = exitCode
        self.output = ByteBuffer(output)
        self.errors = ByteBuffer(errors)
    }
}

/// Where reports are written to before they go out in one piece.
struct ByteBuffer: TextOutputStream, Sendable {
    var bytes: [UInt8] = []

    init(_ text: String = "") { write(text) }

    mutating func write(_ text: String) { bytes += text.utf8 }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}
