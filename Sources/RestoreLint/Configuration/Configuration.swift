import AppModel
import LintRules

/// What `.restorelint.yml` says. Without a file, the defaults.
struct Configuration: Sendable {
    /// What is said of one rule.
    struct RuleSetting: Sendable, Equatable {
        /// `nil` leaves the rule as it is.
        var level: Linter.Level?
        var values = Rule.Values()
    }

    /// What holds in some of the files.
    struct PathSetting: Sendable {
        let pattern: PathPattern
        /// By rule id; `all` speaks of every rule.
        let levels: [String: Linter.Level]
    }

    struct BaselineSetting: Sendable, Equatable {
        /// Relative to the configuration's folder.
        let path: String
        /// For messages: without what environment variables hold.
        let written: String
        let position: YAML.Position
    }

    static let fileName = ".restorelint.yml"

    var included: [PathPattern] = []
    var excluded: [PathPattern] = []
    /// What it says of the app: its mechanism, classes from outside, hand-made state saving.
    var model = ModelOptions()
    var rules: [String: RuleSetting] = [:]
    /// In the order of the file: the last one that speaks of a rule and a path counts.
    var pathSettings: [PathSetting] = []
    var failOn: Threshold?
    var baseline: BaselineSetting?
    /// A suppression comment has to say why.
    var requiresReason = false

    /// Everything that is wrong with a configuration file, in order.
    struct Failure: Error {
        let problems: [YAML.Failure]
    }

    /// - Parameters:
    ///   - rules: the rules there are.
    ///   - variable: the value of an environment variable.
    init(reading text: [UInt8], rules: [Rule], variable: (String) -> String? = { _ in nil }) throws(Failure) {
        var root: YAML
        do {
            root = try YAML.parse(text)
        } catch {
            throw Failure(problems: [error])
        }
        var reader = ConfigurationReader(rules: rules)
        root.expandVariables(variable) { reader.report($0, $1) }
        self.init()
        reader.read(root, into: &self)
        guard reader.problems.isEmpty else { throw Failure(problems: reader.problems.sorted { $0.position < $1.position }) }
    }

    init() {}

    /// The configuration that counts for a folder: the nearest one upward, not beyond the repository.
    static func file(for folder: String) -> String? {
        for folder in Path.ancestors(of: folder, upTo: Git.root(above: folder) ?? "/") {
            let file = Path.join(folder, fileName)
            // A link to nothing is returned too, so that somebody hears of it.
            if Platform.kind(of: file) == .file || Platform.destination(ofDanglingLink: file) != nil { return file }
        }
        return nil
    }

    /// Files on the way to the configuration that counts for a folder, or to the top of the repository, that are called almost like one.
    static func misnamedFiles(for folder: String) -> [String] {
        var misnamed: [String] = []
        for folder in Path.ancestors(of: folder, upTo: Git.root(above: folder) ?? folder) {
            if Platform.isThere(Path.join(folder, fileName)) { break }
            try? Platform.forEachEntry(of: folder) { name, kind in
                if kind != .folder, isAlmostName(name) { misnamed.append(Path.join(folder, String(decoding: name, as: UTF8.self))) }
            }
        }
        return misnamed.sorted()
    }

    private static func isAlmostName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        // Every name of a folder is asked.
        guard name.count <= fileName.utf8.count + 2, name.contains(UInt8(ascii: "r")) || name.contains(UInt8(ascii: "R")),
            name.last != UInt8(ascii: "~")
        else {
            return false
        }
        let name = String(decoding: name, as: UTF8.self).lowercased()
        if [".restorelint", ".restorelint.json", ".restorelint.toml"].contains(name) { return true }
        // 'restorelint.xml' and its like are reports.
        guard name.hasSuffix(".yml") || name.hasSuffix(".yaml") else { return false }
        let stem = name[..<name.lastIndex(of: ".")!].drop { $0 == "." }
        return stem.hasPrefix("r") && Suggestion.distance(String(stem), "restorelint") <= 1
    }

    /// What is said of a rule for the whole project; `nil` leaves it as it is.
    func level(of rule: Rule) -> Linter.Level? {
        if let level = rules[rule.id]?.level { return level }
        return requiresReason && rule.id == Rule.suppressionWithoutReason.id ? .on : nil
    }

    /// What the settings for paths say of a rule in a file; `nil` when they do not.
    ///
    /// - Parameter path: relative to the configuration's folder.
    func level(of rule: String, inFile path: String) -> Linter.Level? {
        for setting in pathSettings.reversed() {
            guard let level = setting.levels[rule] ?? setting.levels["all"], setting.pattern.covers(path) else { continue }
            return level
        }
        return nil
    }

    /// Whether some path has a rule that others may lack.
    func isSwitchedOnSomewhere(_ rule: String) -> Bool {
        pathSettings.contains { $0.levels[rule].map { $0 != .off } ?? false }
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
