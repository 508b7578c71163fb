import AppModel
import LintRules

/// One key of the configuration file: what it is for, what it takes, what it does.
struct ConfigurationKey: Sendable {
    let name: String
    /// One sentence, for the schema that editors show.
    let summary: String
    let value: ConfigurationSchema.Value
    let read: @Sendable (YAML, inout Configuration, inout ConfigurationReader) -> Void

    init(
        _ name: String, _ summary: String, _ value: ConfigurationSchema.Value,
        read: @escaping @Sendable (YAML, inout Configuration, inout ConfigurationReader) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.value = value
        self.read = read
    }

    static let all = [
        included, excluded, mode, rules, perPath, customProtocols, controllers, containers, failOn, baseline, requireReason,
    ]

    /// What other linters have, and how it is said here.
    static let elsewhere = [
        "disabled_rules": "a rule is switched off with 'rules: { ID: off }'", "disable": "a rule is switched off with 'rules: { ID: off }'",
        "opt_in_rules": "a rule is switched on with 'rules: { ID: on }'", "enable": "a rule is switched on with 'rules: { ID: on }'",
        "only_rules": "for one run there is '--only-rule ID'", "analyzer_rules": "rules are set with 'rules: { ID: off }'",
        "reporter": "the format is chosen with '--format NAME'", "format": "the format is chosen with '--format NAME'",
        "output": "a file is chosen with '--output FILE'",
        "strict": "warnings become errors with '--strict'", "lenient": "'fail-on: error' lets warnings pass",
        "warning_threshold": "'fail-on: error' lets warnings pass",
        "allow_zero_lintable_files": "nothing to lint is permitted with '--allow-empty'",
        "allow_empty": "nothing to lint is permitted with '--allow-empty'",
        "parent_config": "a configuration stands alone", "child_config": "a configuration stands alone",
        "extends": "a configuration stands alone",
        "cache_path": "there is no cache", "write_baseline": "'restorelint baseline write' writes one",
    ]

    // MARK: Files

    static let included = ConfigurationKey(
        "included", "Folders, files or globs to lint when no path is given, relative to this file.", .list(of: "folder or glob")
    ) { value, configuration, reader in
        configuration.included = reader.patterns(value)
    }

    static let excluded = ConfigurationKey(
        "excluded", "Folders, files or globs to leave out, relative to this file.", .list(of: "folder or glob")
    ) { value, configuration, reader in
        configuration.excluded = reader.patterns(value)
    }

    // MARK: Rules

    static let rules = ConfigurationKey("rules", "Which rules are on, and how much each matters.", .rules) { value, configuration, reader in
        configuration.rules = reader.ruleSettings(value)
    }

    static let perPath = ConfigurationKey(
        "per-path", "Rules as they hold in some folders or globs only; of several the last one counts.", .levelsByPath
    ) { value, configuration, reader in
        configuration.pathSettings = reader.pathSettings(value)
    }

    static let failOn = ConfigurationKey(
        "fail-on", "From which severity on the exit code is 1.", .choice(Threshold.allCases.map(\.rawValue))
    ) { value, configuration, reader in
        configuration.failOn = reader.choice(value, of: Threshold.allCases)
    }

    static let baseline = ConfigurationKey(
        "baseline", "The file that lists what is known, relative to this one.", .text
    ) { value, configuration, reader in
        configuration.baseline = reader.word(value, "the name of a file").map { path in
            Configuration.BaselineSetting(path: path, written: value.written ?? path, position: value.position)
        }
    }

    static let requireReason = ConfigurationKey(
        "require-reason", "Whether a suppression comment has to say why, after ' -- '.", .flag
    ) { value, configuration, reader in
        configuration.requiresReason = reader.flag(value) ?? false
    }

    // MARK: The app

    static let mode = ConfigurationKey(
        "mode", "Which mechanism the app keeps its state with; auto asks the app delegate.", .choice(Mechanism.allCases.map(\.rawValue))
    ) { value, configuration, reader in
        configuration.model.mechanism = reader.choice(value, of: Mechanism.allCases) ?? .auto
    }

    static let customProtocols = ConfigurationKey(
        "custom-protocols", "Protocols of the app that save state without UIKit's help.", .protocols
    ) { value, configuration, reader in
        configuration.model.customProtocols = reader.list(value, "a list of protocols").compactMap { reader.customProtocol($0) }
    }

    static let controllers = ConfigurationKey(
        "controllers", "Superclasses from outside the sources that are view controllers. Each counts as UIViewController itself.",
        .list(of: "class")
    ) { value, configuration, reader in
        configuration.model.controllers = Set(reader.words(value, "the name of a class"))
    }

    static let containers = ConfigurationKey(
        "containers", "View controllers, from outside or not, that encode their children themselves.", .list(of: "class")
    ) { value, configuration, reader in
        configuration.model.containers = Set(reader.words(value, "the name of a class"))
    }
}
