import LintRules

/// What a shell asks for when somebody presses the tabulator, made from the commands and flags themselves.
enum Completions {
    static let shells = ["bash", "zsh", "fish"]

    static func script(for shell: String) -> String? {
        switch shell {
        case "bash": bash
        case "zsh": zsh
        case "fish": fish
        default: nil
        }
    }

    /// What may stand where a command expects an operand.
    enum Operand {
        case files
        case words([String])
        case nothing
    }

    static func operand(of command: Command) -> Operand {
        if command.operands.contains("|") {
            return .words(command.operands.split(separator: " ")[0].split(separator: "|").map(String.init))
        }
        switch command.operands {
        case "ID": return .words(Rule.all.map(\.id))
        case "[COMMAND]": return .words(Command.all.map(\.name))
        case "": return .nothing
        default: return .files
        }
    }

    fileprivate static var commandNames: [String] { Command.all.map(\.name) }

    fileprivate static func flags(of command: Command) -> [Flag] { command.flags + Flag.common }
}

extension Flag {
    var takesFile: Bool { placeholder == "FILE" || placeholder == "PATH" }

    fileprivate var names: [String] { aliases.filter { $0.utf8.count == 2 } + [name] + aliases.filter { $0.utf8.count > 2 } }
}

// MARK: - bash

extension Completions {
    fileprivate static var bash: String {
        var script = """
            # bash completion for restorelint

            _restorelint() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=lint
                COMPREPLY=()
                # To bash, --format=json is three words.
                if [[ $word == = ]]; then
                    word=
                elif [[ $previous == = ]]; then
                    previous=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                if ((COMP_CWORD > 1)); then
                    case ${COMP_WORDS[1]} in
                    \(commandNames.joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
                    esac
                fi

                # The value of a flag; without words of ours, bash proposes files.
                case "$command $previous" in

            """
        for command in Command.all {
            for flag in flags(of: command) where flag.placeholder != nil {
                let patterns = flag.names.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
                let words = flag.values.isEmpty ? "" : "COMPREPLY=($(compgen -W '\(flag.values.joined(separator: " "))' -- \"$word\")); "
                script += "    \(patterns)) \(words)return ;;\n"
            }
        }
        script += """
                esac

                local words=
                if [[ $word == -* ]]; then
                    case $command in

            """
        for command in Command.all {
            script += "        \(command.name)) words='\(flags(of: command).flatMap(\.names).joined(separator: " "))' ;;\n"
        }
        script += """
                    esac
                elif ((COMP_CWORD == 1)); then
                    words='\(commandNames.joined(separator: " "))'
                else
                    case $command in

            """
        for command in Command.all {
            if case .words(let words) = operand(of: command) {
                script += "        \(command.name)) words='\(words.joined(separator: " "))' ;;\n"
            }
        }
        script += """
                    esac
                fi
                COMPREPLY=($(compgen -W "$words" -- "$word"))
            }

            complete -o bashdefault -o default -F _restorelint restorelint

            """
        return script
    }
}

// MARK: - zsh

extension Completions {
    fileprivate static var zsh: String {
        var script = "#compdef restorelint\n"
        for command in Command.all {
            let lines = flags(of: command).map(zshArgument) + zshOperand(of: command)
            script +=
                "\n_restorelint_\(command.name)() {\n    _arguments -S \\\n        " + lines.joined(separator: " \\\n        ") + "\n}\n"
        }
        script += """

            _restorelint() {
                local command=lint
                if ((CURRENT > 2)); then
                    case $words[2] in
                    \(commandNames.joined(separator: " | ")))
                        command=$words[2]
                        shift words
                        ((CURRENT -= 1))
                        ;;
                    esac
                elif [[ $words[2] != -* ]]; then
                    local -a commands=(

            """
        for command in Command.all { script += "            \(quoted(command.name + ":" + command.summary))\n" }
        script += """
                    )
                    _describe command commands
                fi
                _restorelint_$command
            }

            if [[ $funcstack[1] == _restorelint ]]; then
                _restorelint "$@"
            else
                compdef _restorelint restorelint
            fi

            """
        return script
    }

    private static func zshArgument(_ flag: Flag) -> String {
        let help = flag.help.reduce(into: "") { text, character in
            if "[]:\\".contains(character) { text += "\\" }
            text.append(character)
        }
        var value = ""
        if let placeholder = flag.placeholder {
            let choices = flag.takesFile ? "_files" : flag.values.isEmpty ? " " : "(\(flag.values.joined(separator: " ")))"
            value = ":\(placeholder):\(choices)"
        }
        let names = flag.names.count == 1 ? "'*'\(flag.name)" : "'*'{\(flag.names.joined(separator: ","))}"
        return names + quoted("[\(help)]\(value)")
    }

    private static func zshOperand(of command: Command) -> [String] {
        switch operand(of: command) {
        case .files: ["'*:file:_files'"]
        case .words(let words): ["'1:word:(\(words.joined(separator: " ")))'", "'*:file:_files'"]
        case .nothing: []
        }
    }

    fileprivate static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

// MARK: - fish

extension Completions {
    fileprivate static var fish: String {
        var script = """
            # fish completion for restorelint

            # Whether one of the arguments is the command on the line.
            function __restorelint_is
                set -l words (commandline -opc)
                set -l command lint
                if set -q words[2]; and contains -- $words[2] \(commandNames.joined(separator: " "))
                    set command $words[2]
                end
                contains -- $command $argv
            end

            complete -c restorelint -f


            """
        for command in Command.all {
            script += "complete -c restorelint -n __fish_is_first_token -a \(command.name) -d \(fishQuoted(command.summary))\n"
        }
        for command in Command.all {
            let condition = "complete -c restorelint -n '__restorelint_is \(command.name)'"
            script += "\n"
            switch operand(of: command) {
            case .files: script += "\(condition) -F\n"
            case .words(let words): script += "\(condition) -a '\(words.joined(separator: " "))'\n"
            case .nothing: break
            }
            for flag in flags(of: command) {
                for name in flag.names {
                    script += "\(condition) \(name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())")"
                    if flag.takesFile {
                        script += " -r -F"
                    } else if flag.placeholder != nil {
                        script += flag.values.isEmpty ? " -x" : " -x -a '\(flag.values.joined(separator: " "))'"
                    }
                    script += " -d \(fishQuoted(flag.help))\n"
                }
            }
        }
        return script
    }

    private static func fishQuoted(_ text: String) -> String {
        "'"
            + text.reduce(into: "") { result, character in
                if character == "'" || character == "\\" { result += "\\" }
                result.append(character)
            } + "'"
    }
}

extension Command {
    static let completions = Command(
        name: "completions", operands: "bash|zsh|fish", summary: "Print the completions for a shell.", flags: []
    ) { options, _ in
        guard let shell = options.operands.first, options.operands.count == 1, let script = Completions.script(for: shell) else {
            let given = options.operands.first.map { ", not '\($0)'" + Suggestion.clause(for: $0, among: Completions.shells) } ?? ""
            throw UsageError(
                "completions takes \(inWords(Completions.shells, "or"))" + given,
                hint: "docs/integrations.md says where each shell looks for them.")
        }
        return Outcome(output: script)
    }
}
