import LintRules

/// The JSON schema of the configuration file, for editors that complete and check YAML.
enum ConfigurationSchema {
    /// What a key takes.
    enum Value: Sendable {
        case text, flag
        case choice([String])
        /// One, or a list of them.
        case list(of: String)
        case rules, levelsByPath, protocols
    }

    static func document(for rules: [Rule]) -> JSON {
        [
            "$schema": "http://json-schema.org/draft-07/schema#",
            "title": .string("restorelint configuration, \(Configuration.fileName)"),
            "type": ["object", "null"],
            "additionalProperties": .bool(false),
            "properties": .object(ConfigurationKey.all.map { ($0.name, described($0.summary, schema(of: $0.value, rules))) }),
            "definitions": ["level": level, "rule": ["oneOf": [reference("level"), settings([])]]],
        ]
    }

    private static func schema(of value: Value, _ rules: [Rule]) -> [(String, JSON)] {
        switch value {
        case .text: return [("type", "string"), ("minLength", 1)]
        case .flag: return [("type", "boolean")]
        case .choice(let words): return [("enum", .array(words.map(JSON.string)))]
        case .list(let name):
            return [
                (
                    "oneOf",
                    [["type": "string"], ["type": "array", "items": ["type": "string", "description": .string(name)]], ["type": "null"]]
                )
            ]
        case .rules:
            return map(rules.map { rule in (rule.id, described(rule.summary, setting(of: rule))) })
        case .levelsByPath:
            let levels = rules.map { ($0.id, reference("level")) } + [("all", reference("level"))]
            return [("type", ["object", "null"]), ("additionalProperties", .object(map(levels)))]
        case .protocols:
            let names = ["protocol", "save", "restore"]
            let item: JSON = [
                "type": "object", "additionalProperties": .bool(false), "required": .array(names.map(JSON.string)),
                "properties": .object(names.map { ($0, ["type": "string", "minLength": 1]) }),
            ]
            return [("type", ["array", "null"]), ("items", item)]
        }
    }

    private static func setting(of rule: Rule) -> [(String, JSON)] {
        if rule.options.isEmpty { return [("$ref", "#/definitions/rule")] }
        let options = rule.options.map { ($0.name, described($0.summary, schema(of: .list(of: "word"), []))) }
        return [("oneOf", [reference("level"), settings(options)])]
    }

    private static func settings(_ options: [(String, JSON)]) -> JSON {
        .object(closed([("severity", reference("level"))] + options) + [("type", "object")])
    }

    private static func map(_ members: [(String, JSON)]) -> [(String, JSON)] {
        closed(members) + [("type", ["object", "null"])]
    }

    private static func closed(_ members: [(String, JSON)]) -> [(String, JSON)] {
        [("additionalProperties", .bool(false)), ("properties", .object(members))]
    }

    /// Beside a reference everything else is ignored, so the reference goes inside.
    private static func described(_ summary: String, _ schema: [(String, JSON)]) -> JSON {
        let schema = schema.first?.0 == "$ref" ? [("allOf", JSON.array([.object(schema)]))] : schema
        return .object([("description", .string(summary))] + schema)
    }

    private static func reference(_ name: String) -> JSON { ["$ref": .string("#/definitions/\(name)")] }

    private static var level: JSON {
        ["description": "off, on with the rule's own severity, or a severity.", "enum": .array(Linter.Level.words.map(JSON.string))]
    }
}
