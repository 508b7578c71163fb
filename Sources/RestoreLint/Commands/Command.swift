import LintRules

/// One thing that restorelint can be asked to do.
struct Command: Sendable {
    let name: String
    /// What comes after the name in the usage line.
    let operands: String
    let summary: String
    let flags: [Flag]
    let run: @Sendable (Options, Environment) throws -> Outcome

    /// In the order of the help page; the first one is meant when none is named.
    static let all: [Command] = [
        .lint, .graph, .migrate, .rules, .explain, .initialize, .config, .baseline, .suppress, .completions, .showVersion, .help,
    ]
}

/// Finds out which command the arguments mean, and runs it.
func run(_ arguments: [String], in environment: Environment) -> Outcome {
    do {
        let (command, options) = try parse(arguments)
        if options.asksForHelp { return Outcome(output: Help.page(of: command)) }
        return try command.run(options, environment)
    } catch let error as UsageError {
        let hint = error.hint ?? "Run 'restorelint help' to see what there is."
        return Outcome(exitCode: .trouble, errors: "restorelint: error: \(error.message.printable)\n\(hint.printableLines)\n")
    } catch let error as ConfigurationError {
        return Outcome(exitCode: .trouble, errors: error.description)
    } catch {
        return Outcome(exitCode: .trouble, errors: "restorelint: error: \(error)\n")
    }
}

/// arguments → command? (flag | operand)* ("--" operand*)?
func parse(_ arguments: [String]) throws(UsageError) -> (command: Command, options: Options) {
    var rest = arguments[...]
    if rest.first == "--version" { rest[rest.startIndex] = "version" }
    if rest.first == "--help" || rest.first == "-h" { rest[rest.startIndex] = "help" }
    var command = Command.all[0]
    if let named = Command.all.first(where: { $0.name == rest.first }) {
        command = named
        rest.removeFirst()
    }
    let flags = command.flags + Flag.common
    var options = Options()
    while let argument = rest.popFirst() {
        if argument == "--" {
            options.operands += rest
            break
        }
        if argument == "-" {
            options.readsStandardInput = true
            continue
        }
        guard argument.hasPrefix("-") else {
            options.operands.append(argument)
            continue
        }
        let (name, attached) = split(argument)
        guard let flag = flags.first(where: { $0.isCalled(name) }) else { throw unknown(name, of: command) }
        var value = ""
        if flag.placeholder != nil {
            guard let given = attached ?? rest.popFirst() else { throw UsageError("\(name) needs a value: \(flag.title)") }
            value = given
        } else if attached != nil {
            throw UsageError("\(name) takes no value")
        }
        do {
            try flag.apply(&options, value)
        } catch {
            throw error as? UsageError ?? UsageError("\(name): \(error)")
        }
    }
    return (command, options)
}

/// A flag and the value written into the same word: `--jobs=4`, `-j4`.
private func split(_ argument: String) -> (name: String, value: String?) {
    if argument.hasPrefix("--") {
        guard let equal = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<equal]), String(argument[argument.index(after: equal)...]))
    }
    return argument.count > 2 ? (String(argument.prefix(2)), String(argument.dropFirst(2))) : (argument, nil)
}

private func unknown(_ flag: String, of command: Command) -> UsageError {
    let names = (command.flags + Flag.common).flatMap { [$0.name] + $0.aliases }
    if let ours = Flag.elsewhere[flag], names.contains(String(ours.prefix { $0 != " " })) {
        return UsageError(
            "unknown flag '\(flag)'; did you mean '\(ours)'?", hint: "Run 'restorelint help \(command.name)' to see the flags.")
    }
    if let owner = Command.all.first(where: { $0.flags.contains { $0.isCalled(flag) } }) {
        return UsageError("'\(command.name)' has no flag '\(flag)', but '\(owner.name)' has")
    }
    return UsageError(
        "unknown flag '\(flag)'" + Suggestion.clause(for: flag, among: names),
        hint: "Run 'restorelint help \(command.name)' to see the flags; a path that begins with '-' comes after '--'.")
}
