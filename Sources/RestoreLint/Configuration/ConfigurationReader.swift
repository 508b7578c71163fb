import AppModel
import LintRules

/// Turns values into settings and collects what is wrong with them.
struct ConfigurationReader {
    let rules: [Rule]
    private(set) var problems: [YAML.Failure] = []

    init(rules: [Rule]) { self.rules = rules }

    mutating func read(_ root: YAML, into configuration: inout Configuration) {
        for (name, value) in map(root) {
            guard let key = ConfigurationKey.all.first(where: { $0.name == name.name }) else {
                let names = ConfigurationKey.all.map(\.name)
                if let hint = ConfigurationKey.elsewhere[name.name.replacing("-", with: "_")] {
                    report(name.position, "unknown key '\(name.name)'; \(hint)")
                    continue
                }
                reportUnknown("key", name, among: names, else: "the keys are \(inWords(names))")
                continue
            }
            key.read(value, &configuration, &self)
        }
    }

    mutating func report(_ position: YAML.Position, _ message: String) {
        problems.append(YAML.Failure(position: position, message: message))
    }

    mutating func reportUnknown(_ kind: String, _ key: YAML.Key, among names: [String], else hint: String? = nil) {
        let clause = Suggestion.clause(for: key.name, among: names).nonEmpty ?? hint.map { "; " + $0 } ?? ""
        report(key.position, "unknown \(kind) '\(key.name)'" + clause)
    }

    // MARK: Shapes

    mutating func map(_ value: YAML) -> [(key: YAML.Key, value: YAML)] {
        switch value.content {
        case .map(let entries): return entries
        case .nothing: return []
        case .list, .scalar:
            report(value.position, "expected 'key: value', found \(value.kind)")
            return []
        }
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

    mutating func flag(_ value: YAML) -> Bool? {
        switch value.content {
        case .scalar("true"): return true
        case .scalar("false"): return false
        default:
            report(value.position, expected(["true", "false"], value))
            return nil
        }
    }

    mutating func choice<Choice: RawRepresentable<String>>(_ value: YAML, of choices: [Choice]) -> Choice? {
        if case .scalar(let text) = value.content, let choice = Choice(rawValue: text) { return choice }
        report(value.position, expected(choices.map(\.rawValue), value))
        return nil
    }

    mutating func patterns(_ value: YAML) -> [PathPattern] {
        var patterns: [PathPattern] = []
        for item in list(value, "a list of folders or globs") {
            guard case .scalar(let text) = item.content else {
                report(item.position, "expected a folder or a glob, found \(item.kind)")
                continue
            }
            if let pattern = pattern(text, written: item.written, at: item.position) { patterns.append(pattern) }
        }
        return patterns
    }

    mutating func pattern(_ text: String, written: String? = nil, at position: YAML.Position) -> PathPattern? {
        if let pattern = PathPattern(text, written: written, at: position) { return pattern }
        report(position, "'\(written ?? text)' \(text.contains("..") ? "leaves the folder of the configuration" : "can match nothing")")
        return nil
    }

    // MARK: Rules

    /// rules → "{" (id ":" ruleSetting)* "}"
    mutating func ruleSettings(_ value: YAML) -> [String: Configuration.RuleSetting] {
        var settings: [String: Configuration.RuleSetting] = [:]
        for (key, value) in map(value) {
            guard let rule = rules.first(where: { $0.id == key.name }) else {
                reportUnknown("rule", key, among: rules.map(\.id))
                continue
            }
            settings[rule.id] = ruleSetting(value, of: rule)
        }
        return settings
    }

    /// ruleSetting → level | "{" ("severity:" level | option ":" words)* "}"
    private mutating func ruleSetting(_ value: YAML, of rule: Rule) -> Configuration.RuleSetting {
        guard case .map(let entries) = value.content else { return Configuration.RuleSetting(level: level(value)) }
        var setting = Configuration.RuleSetting()
        let names = ["severity"] + rule.options.map(\.name)
        for (key, value) in entries {
            if key.name == "severity" {
                setting.level = level(value)
            } else if rule.options.contains(where: { $0.name == key.name }) {
                setting.values[key.name] = words(value, "a word")
            } else {
                let hint = names.count == 1 ? "the only one is 'severity'" : "they are \(inWords(names))"
                reportUnknown("option", key, among: names, else: hint)
            }
        }
        return setting
    }

    /// pathSettings → "{" (glob ":" "{" ((id | "all") ":" level)* "}")* "}"
    mutating func pathSettings(_ value: YAML) -> [Configuration.PathSetting] {
        var settings: [Configuration.PathSetting] = []
        for (key, value) in map(value) {
            var levels: [String: Linter.Level] = [:]
            let names = rules.map(\.id) + ["all"]
            for (rule, value) in map(value) {
                guard names.contains(rule.name) else {
                    reportUnknown("rule", rule, among: names)
                    continue
                }
                if case .map = value.content {
                    report(value.position, "a path can change a rule's level only, as in '\(rule.name): off'")
                } else if let level = level(value) {
                    levels[rule.name] = level
                }
            }
            if let pattern = pattern(key.name, at: key.position) {
                settings.append(Configuration.PathSetting(pattern: pattern, levels: levels))
            }
        }
        return settings
    }

    /// What means the same elsewhere, also in YAML, where `no` is no text.
    private static let otherWords: [String: [String]] = [
        "no": ["off", "false", "never"], "false": ["off", "never"], "disabled": ["off", "false"], "none": ["off", "never"],
        "ignore": ["off"],
        "yes": ["on", "true"], "true": ["on"], "enabled": ["on", "true"], "off": ["false", "never"], "on": ["true"], "info": ["note"],
        "hint": ["note"],
        "style": ["note"], "critical": ["error"],
    ]

    /// level → "off" | "on" | severity
    private mutating func level(_ value: YAML) -> Linter.Level? {
        if case .scalar(let text) = value.content, let level = Linter.Level(text) { return level }
        report(value.position, expected(Linter.Level.words, value))
        return nil
    }

    private func expected(_ choices: [String], _ value: YAML) -> String {
        var hint = ""
        if case .scalar(let text) = value.content {
            let written = value.written ?? text
            let meant = Self.otherWords[written.lowercased()]?.first(where: choices.contains)
            hint = meant.map { "; did you mean '\($0)'?" } ?? Suggestion.clause(for: written, among: choices)
        }
        return "expected \(inWords(choices, "or")), found \(value.kind)" + hint
    }

    // MARK: The app

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
                reportUnknown("key", key, among: names, else: "a protocol has \(inWords(names))")
                continue
            }
            words[key.name] = word(value, "a name")
        }
        let missing = names.filter { name in !entries.contains { $0.key.name == name } }
        guard missing.isEmpty else {
            report(value.position, "a protocol needs \(inWords(names)); \(inWords(missing)) \(missing.count == 1 ? "is" : "are") missing")
            return nil
        }
        guard let name = words["protocol"], let save = words["save"], let restore = words["restore"] else { return nil }
        return CustomProtocol(name: name, save: save, restore: restore)
    }
}

extension Linter.Level {
    /// In the order of the error message.
    static let words = ["off", "on"] + Severity.allCases.map(\.rawValue)

    init?(_ word: String) {
        switch word {
        case "off": self = .off
        case "on": self = .on
        default:
            guard let severity = Severity(rawValue: word) else { return nil }
            self = .severity(severity)
        }
    }

    var word: String {
        switch self {
        case .off: "off"
        case .on: "on"
        case .severity(let severity): severity.rawValue
        }
    }
}

/// `a, b and c`.
func inWords(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

extension String {
    var nonEmpty: String? { isEmpty ? nil : self }
}
