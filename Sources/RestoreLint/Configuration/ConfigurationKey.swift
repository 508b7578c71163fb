import AppModel
import LintRules

/// One key of the configuration file.
struct ConfigurationKey: Sendable {
    let name: String
    /// `nil` for a key that is reserved: this version cannot do it yet, and says so.
    let read: (@Sendable (YAML, inout Configuration, inout ConfigurationReader) -> Void)?

    static let all = [included, excluded, mode, rules, failOn] + reserved

    static let included = ConfigurationKey(name: "included") { value, configuration, reader in
        configuration.included = reader.patterns(value)
    }

    static let excluded = ConfigurationKey(name: "excluded") { value, configuration, reader in
        configuration.excluded = reader.patterns(value)
    }

    static let mode = ConfigurationKey(name: "mode") { value, configuration, reader in
        configuration.mode = reader.choice(value, of: Mechanism.allCases) ?? .auto
    }

    static let failOn = ConfigurationKey(name: "fail-on") { value, configuration, reader in
        configuration.failOn = reader.choice(value, of: Threshold.allCases)
    }

    static let rules = ConfigurationKey(name: "rules") { value, configuration, reader in
        for (key, value) in reader.map(value) {
            guard reader.ruleIDs.contains(key.name) else {
                reader.report(key.position, "unknown rule '\(key.name)'" + Suggestion.clause(for: key.name, among: reader.ruleIDs))
                continue
            }
            configuration.rules[key.name] = reader.ruleSetting(value)
        }
    }

    private static let reserved = ["custom-protocols", "controllers", "containers", "baseline", "require-reason"].map {
        ConfigurationKey(name: $0, read: nil)
    }
}

/// Turns values into settings and collects what is wrong with them.
struct ConfigurationReader {
    let ruleIDs: [String]
    private(set) var problems: [YAML.Failure] = []

    init(ruleIDs: [String]) { self.ruleIDs = ruleIDs }

    mutating func read(_ root: YAML, into configuration: inout Configuration) {
        for (name, value) in map(root) {
            guard let key = ConfigurationKey.all.first(where: { $0.name == name.name }) else {
                let names = ConfigurationKey.all.map(\.name)
                report(name.position, "unknown key '\(name.name)'" + (Suggestion.clause(for: name.name, among: names).nonEmpty ?? "; the keys are \(list(names))"))
                continue
            }
            guard let read = key.read else {
                report(name.position, "the key '\(name.name)' is not supported by version \(version)")
                continue
            }
            read(value, &configuration, &self)
        }
    }

    mutating func report(_ position: YAML.Position, _ message: String) {
        problems.append(YAML.Failure(position: position, message: message))
    }

    mutating func map(_ value: YAML) -> [(key: YAML.Key, value: YAML)] {
        switch value.content {
        case .map(let entries): return entries
        case .nothing: return []
        case .list, .scalar:
            report(value.position, "expected 'key: value', found \(value.kind)")
            return []
        }
    }

    mutating func patterns(_ value: YAML) -> [PathPattern] {
        let items: [YAML]
        switch value.content {
        case .list(let list): items = list
        case .scalar: items = [value]
        case .nothing: items = []
        case .map:
            report(value.position, "expected a list of folders or globs, found a map")
            items = []
        }
        var patterns: [PathPattern] = []
        for item in items {
            guard case .scalar(let text) = item.content else {
                report(item.position, "expected a folder or a glob, found \(item.kind)")
                continue
            }
            if let pattern = PathPattern(text, at: item.position) {
                patterns.append(pattern)
            } else {
                let reason = text.contains("..") ? "leaves the folder of the configuration" : "can match nothing"
                report(item.position, "'\(text)' \(reason)")
            }
        }
        return patterns
    }

    mutating func choice<Choice: RawRepresentable<String>>(_ value: YAML, of choices: [Choice]) -> Choice? {
        if case .scalar(let text) = value.content, let choice = Choice(rawValue: text) { return choice }
        report(value.position, expected(choices.map(\.rawValue), value))
        return nil
    }

    /// ruleSetting → "off" | severity | "{" "severity:" ("off" | severity) "}"
    mutating func ruleSetting(_ value: YAML) -> Configuration.RuleSetting? {
        if case .map(let entries) = value.content {
            var setting: Configuration.RuleSetting?
            for (key, value) in entries {
                if key.name == "severity" {
                    setting = ruleLevel(value)
                } else {
                    let hint = Suggestion.clause(for: key.name, among: ["severity"])
                    report(key.position, "unknown option '\(key.name)'" + (hint.nonEmpty ?? "; the only one is 'severity'"))
                }
            }
            return setting
        }
        return ruleLevel(value)
    }

    private mutating func ruleLevel(_ value: YAML) -> Configuration.RuleSetting? {
        if case .scalar(let text) = value.content {
            if text == "off" { return .off }
            if let severity = Severity(rawValue: text) { return .severity(severity) }
        }
        report(value.position, expected(["off"] + Severity.allCases.map(\.rawValue), value))
        return nil
    }

    private func expected(_ choices: [String], _ value: YAML) -> String {
        var hint = ""
        if case .scalar(let text) = value.content { hint = Suggestion.clause(for: text, among: choices) }
        return "expected \(list(choices, "or")), found \(value.kind)" + hint
    }
}

/// `a, b and c`.
func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

extension String {
    var nonEmpty: String? { isEmpty ? nil : self }
}
