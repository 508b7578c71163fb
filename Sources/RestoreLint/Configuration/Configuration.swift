import AppModel
import LintRules

/// What `.restorelint.yml` says. Without a file, the defaults.
struct Configuration: Sendable {
    enum RuleSetting: Sendable, Equatable {
        case off
        case severity(Severity)
    }

    static let fileName = ".restorelint.yml"

    var included: [PathPattern] = []
    var excluded: [PathPattern] = []
    /// What it says of the app: its mechanism, classes from outside, hand-made state saving.
    var model = ModelOptions()
    var rules: [String: RuleSetting] = [:]
    var failOn: Threshold?
    /// Relative to the file's folder.
    var baseline: String?

    /// Everything that is wrong with a configuration file, in order.
    struct Failure: Error {
        let problems: [YAML.Failure]
    }

    /// - Parameter ruleIDs: the rules there are.
    init(reading text: [UInt8], ruleIDs: [String]) throws(Failure) {
        let root: YAML
        do {
            root = try YAML.parse(text)
        } catch {
            throw Failure(problems: [error])
        }
        var reader = ConfigurationReader(ruleIDs: ruleIDs)
        self.init()
        reader.read(root, into: &self)
        guard reader.problems.isEmpty else { throw Failure(problems: reader.problems.sorted { $0.position < $1.position }) }
    }

    init() {}

    /// The configuration that counts for a folder: the nearest one upward, not beyond the repository.
    static func file(for folder: String) -> String? {
        for folder in Path.ancestors(of: folder, upTo: Git.root(above: folder) ?? "/") {
            let file = Path.join(folder, fileName)
            if Platform.kind(of: file) == .file { return file }
        }
        return nil
    }
}

/// From which severity on a finding makes the run fail.
enum Threshold: String, CaseIterable, Sendable {
    case error, warning, note, never

    func isReached(by severity: Severity) -> Bool {
        switch self {
        case .error: severity >= .error
        case .warning: severity >= .warning
        case .note: true
        case .never: false
        }
    }
}

/// A folder, a file or a glob of the configuration, relative to its folder.
struct PathPattern: Sendable {
    let text: String
    let position: YAML.Position
    let globs: [Glob]
    /// The folders in front of the first wildcard, or the whole path when there is none.
    let fixedPart: String
    let hasWildcards: Bool

    /// `nil` for a pattern that leaves the folder or can match nothing.
    init?(_ text: String, at position: YAML.Position) {
        let parts = text.split(separator: "/").filter { $0 != "." }
        guard !parts.contains("..") else { return nil }
        self.text = text
        self.position = position
        let fixed = parts.prefix { !$0.contains { "*?[{\\".contains($0) } }
        hasWildcards = fixed.count < parts.count
        fixedPart = fixed.joined(separator: "/")
        let path = parts.joined(separator: "/")
        let globs = Self.alternatives(path.isEmpty ? "**" : path).map { Glob($0.utf8) }
        guard !globs.contains(where: { $0 == nil }) else { return nil }
        self.globs = globs.compactMap { $0 }
    }

    /// `{a,b}/c` as `a/c` and `b/c`; braces may nest. A brace without its partner is a letter.
    static func alternatives(_ text: String) -> [String] {
        let characters = Array(text)
        guard let open = characters.firstIndex(of: "{") else { return [text] }
        var depth = 0
        var choices: [[Character]] = [[]]
        for index in open..<characters.count {
            let character = characters[index]
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            if depth == 0 {
                let rest = alternatives(String(characters[(index + 1)...]))
                return choices.flatMap { choice in
                    alternatives(String(choice)).flatMap { choice in rest.map { String(characters[..<open]) + choice + $0 } }
                }
            }
            if depth == 1, character == "," {
                choices.append([])
            } else if depth > 1 || character != "{" {
                choices[choices.count - 1].append(character)
            }
        }
        return [text]
    }
}
