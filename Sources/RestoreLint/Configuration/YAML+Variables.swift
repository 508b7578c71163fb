extension YAML {
    /// Puts the values of environment variables for `${NAME}`, in every scalar but the keys. `$${` stands for `${`.
    ///
    /// - Parameter report: is told of each that cannot be replaced.
    mutating func expandVariables(_ variable: (String) -> String?, report: (Position, String) -> Void) {
        switch content {
        case .scalar(let text):
            guard text.contains("${") else { return }
            self = YAML(content: .scalar(Self.expanded(text, variable) { report(position, $0) }), position: position, written: text)
        case .list(var items):
            for index in items.indices { items[index].expandVariables(variable, report: report) }
            self = YAML(content: .list(items), position: position)
        case .map(var entries):
            for index in entries.indices { entries[index].value.expandVariables(variable, report: report) }
            self = YAML(content: .map(entries), position: position)
        case .nothing: break
        }
    }

    private static func expanded(_ text: String, _ variable: (String) -> String?, report: (String) -> Void) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            if rest.hasPrefix("$${") {
                result += "${"
                rest = rest.dropFirst(3)
            } else if rest.hasPrefix("${") {
                guard let close = rest.firstIndex(of: "}") else {
                    report("'${' begins an environment variable, and its '}' is missing; '$${' is the text '${'")
                    return text
                }
                let name = String(rest[..<close].dropFirst(2))
                if let value = variable(name) {
                    result += value
                } else {
                    report("the environment variable '\(name)' is not set")
                }
                rest = rest[close...].dropFirst()
            } else {
                result += "$"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
