import AppModel
import LintRules

/// One key of the configuration file.
struct ConfigurationKey: Sendable {
    let name: String
    /// `nil` for a key that is reserved: this version cannot do it yet, and says so.
    let read: (@Sendable (YAML, inout Configuration, inout ConfigurationReader) -> Void)?

    static let all = [included, excluded, mode, rules, customProtocols, controllers, containers, failOn, baseline] + reserved

    static let included = ConfigurationKey(name: "included") { value, configuration, reader in
        configuration.included = reader.patterns(value)
    }

    static let excluded = ConfigurationKey(name: "excluded") { value, configuration, reader in
        configuration.excluded = reader.patterns(value)
    }

    static let mode = ConfigurationKey(name: "mode") { value, configuration, reader in
        configuration.model.mechanism = reader.choice(value, of: Mechanism.allCases) ?? .auto
    }

    static let failOn = ConfigurationKey(name: "fail-on") { value, configuration, reader in
        configuration.failOn = reader.choice(value, of: Threshold.allCases)
    }

    static let baseline = ConfigurationKey(name: "baseline") { value, configuration, reader in
        guard case .scalar(let path) = value.content else {
            reader.report(value.position, "expected a file, found \(value.kind)")
            return
        }
        configuration.baseline = path
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

    static let controllers = ConfigurationKey(name: "controllers") { value, configuration, reader in
        configuration.model.controllers = Set(reader.words(value, "the name of a class"))
    }

    static let containers = ConfigurationKey(name: "containers") { value, configuration, reader in
        configuration.model.containers = Set(reader.words(value, "the name of a class"))
    }

    static let customProtocols = ConfigurationKey(name: "custom-protocols") { value, configuration, reader in
        configuration.model.customProtocols = reader.list(value, "a list of protocols").compactMap { reader.customProtocol($0) }
    }

    private static let reserved = ["require-reason"].map {
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
                report(name.position, "unknown key '\(name.name)'" + (Suggestion.clause(for: name.name, among: names).nonEmpty ?? "; the keys are \(RestoreLint.list(names))"))
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
        var patterns: [PathPattern] = []
        for item in list(value, "a list of folders or globs") {
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

    /// The items of a list; a single scalar stands for a list of one.
    mutating func list(_ value: YAML, _ expected: String) -> [YAML] {
        switch value.content {
        case .list(let list): return list
        case .scalar: return [value]
        case .nothing: return []
        case .map:
            report(value.position, "expected \(expected), found a map")
            return []
        }
    }

    mutating func words(_ value: YAML, _ expected: String) -> [String] {
        list(value, "a list").compactMap { word($0, expected) }
    }

    mutating func word(_ value: YAML, _ expected: String) -> String? {
        if case .scalar(let text) = value.content, !text.isEmpty { return text }
        report(value.position, "expected \(expected), found \(value.kind)")
        return nil
    }

    /// customProtocol → "{" "protocol:" name "save:" name "restore:" name "}"
    mutating func customProtocol(_ value: YAML) -> CustomProtocol? {
        guard case .map(let entries) = value.content else {
            report(value.position, "expected { protocol: …, save: …, restore: … }, found \(value.kind)")
            return nil
        }
        let names = ["protocol", "save", "restore"]
        var words: [String: String] = [:]
        for (key, value) in entries {
            guard names.contains(key.name) else {
                let hint = Suggestion.clause(for: key.name, among: names).nonEmpty ?? "; they are \(RestoreLint.list(names))"
                report(key.position, "unknown key '\(key.name)' of a protocol" + hint)
                continue
            }
            words[key.name] = word(value, "a name")
        }
        let missing = names.filter { name in !entries.contains { $0.key.name == name } }
        guard missing.isEmpty else {
            report(value.position, "a protocol needs \(RestoreLint.list(names)); \(RestoreLint.list(missing)) \(missing.count == 1 ? "is" : "are") missing")
            return nil
        }
        guard let name = words["protocol"], let save = words["save"], let restore = words["restore"] else { return nil }
        return CustomProtocol(name: name, save: save, restore: restore)
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
        return "expected \(RestoreLint.list(choices, "or")), found \(value.kind)" + hint
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
