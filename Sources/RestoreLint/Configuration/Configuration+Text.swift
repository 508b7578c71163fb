import LintRules

extension Configuration {
    /// Every setting that holds, defaults included, as a configuration file that says the same.
    func yaml(rules: [Rule]) -> String {
        var text = ""
        func add(_ key: String, _ value: String) { text += "\(key): \(value)\n" }
        func flow(_ words: [String]) -> String { "[" + words.map(\.quotedForYAML).joined(separator: ", ") + "]" }
        add("included", flow(included.map(\.text)))
        add("excluded", flow(excluded.map(\.text)))
        add("mode", model.mechanism.rawValue)
        text += "rules:\n"
        for rule in rules {
            let values = rule.options.filter { !(self.rules[rule.id]?.values[$0.name] ?? []).isEmpty }
            let level = effectiveLevel(of: rule).word
            let options = values.map { "\($0.name): \(flow(self.rules[rule.id]?.values[$0.name] ?? []))" }
            add("  " + rule.id, options.isEmpty ? level : "{ " + (["severity: " + level] + options).joined(separator: ", ") + " }")
        }
        text += pathSettings.isEmpty ? "per-path: {}\n" : "per-path:\n"
        for setting in pathSettings {
            let levels = setting.levels.sorted { $0.key < $1.key }.map { "\($0): \($1.word)" }
            add("  " + setting.pattern.text.quotedForYAML, levels.isEmpty ? "{}" : "{ " + levels.joined(separator: ", ") + " }")
        }
        text += model.customProtocols.isEmpty ? "custom-protocols: []\n" : "custom-protocols:\n"
        for item in model.customProtocols {
            text +=
                "  - { protocol: \(item.name.quotedForYAML), save: \(item.save.quotedForYAML), restore: \(item.restore.quotedForYAML) }\n"
        }
        add("controllers", flow(model.controllers.sorted()))
        add("containers", flow(model.containers.sorted()))
        add("fail-on", (failOn ?? .warning).rawValue)
        if let baseline { add("baseline", baseline.path.quotedForYAML) }
        add("require-reason", requiresReason ? "true" : "false")
        return text
    }

    private func effectiveLevel(of rule: Rule) -> Linter.Level {
        // `on` keeps the severity that a rule may vary from finding to finding.
        level(of: rule) ?? (rule.isEnabledByDefault ? .on : .off)
    }
}

extension String {
    /// As a YAML scalar that reads back as this text, whatever an environment variable may be called.
    var quotedForYAML: String {
        let text = replacing("${", with: "$${")
        let isPlain =
            !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
        if isPlain, !text.hasPrefix("-"), !["null", "true", "false", "off", "on", "yes", "no"].contains(text.lowercased()) { return text }
        // Only double quotes can hold what is no printable character.
        guard text.unicodeScalars.contains(where: \.isHarmful) else { return "'" + text.replacing("'", with: "''") + "'" }
        let escaped = text.unicodeScalars.map { scalar -> String in
            if scalar == "\"" || scalar == "\\" { return "\\" + String(scalar) }
            guard scalar.isHarmful else { return String(scalar) }
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
        return "\"" + escaped.joined() + "\""
    }
}
