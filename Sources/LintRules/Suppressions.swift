import AppModel
import Syntax

/// The suppression comments of every file, asked by finding.
struct Suppressions {
    /// One rule name in one comment that did its work.
    struct Use: Hashable {
        let path: String
        let rule: Suppression.RuleName
        let reason: String?
    }

    private let byPath: [String: [Suppression]]
    /// By path and then by the name of a rule, the comments that say it, in order.
    private let byRule: [String: [String: [Suppression]]]

    init(_ app: App) {
        var byPath: [String: [Suppression]] = [:]
        for file in app.program.files where !file.suppressions.isEmpty { byPath[file.path] = file.suppressions }
        self.byPath = byPath
        byRule = byPath.mapValues { suppressions in
            suppressions.reduce(into: [:]) { byRule, suppression in
                for id in Set(suppression.rules.map(\.id)) { byRule[id, default: []].append(suppression) }
            }
        }
    }

    /// The comment that silences a finding. One that names the rule is taken before one that names `all`.
    func use(for diagnostic: Diagnostic) -> Use? {
        use(for: diagnostic, naming: diagnostic.rule) ?? use(for: diagnostic, naming: "all")
    }

    func use(for diagnostic: Diagnostic, naming id: String) -> Use? {
        let location = diagnostic.finding.location
        for suppression in byRule[location.path]?[id] ?? [] where suppression.covered.contains(location.range.start) {
            if let rule = suppression.rules.first(where: { $0.id == id }) {
                return Use(path: location.path, rule: rule, reason: suppression.reason)
            }
        }
        return nil
    }

    /// A finding for each name that silenced nothing, although its rule ran on the file, and for each that no rule has.
    func unused(except used: Set<Use>, ran: (_ rule: String, _ path: String) -> Bool, known: Set<String>) -> [Finding] {
        var findings: [Finding] = []
        var remarks: [String: String] = [:]
        for (path, suppressions) in byPath {
            for suppression in suppressions {
                let silenced = suppression.rules.contains { $0.id == "all" || $0.id == Rule.unusedSuppression.id }
                if suppression.rules.isEmpty {
                    findings.append(Finding(at: Location(path: path, range: suppression.range), "the suppression names no rule"))
                }
                for rule in suppression.rules where !["all", Rule.unusedSuppression.id, Rule.suppressionWithoutReason.id].contains(rule.id)
                {
                    let location = Location(path: path, range: rule.location)
                    if !known.contains(rule.id) {
                        let remark = remarks[rule.id] ?? unknown(rule.id, known: known)
                        remarks[rule.id] = remark
                        findings.append(Finding(at: location, remark))
                    } else if ran(rule.id, path), !silenced,
                        !used.contains(Use(path: path, rule: rule, reason: suppression.reason))
                    {
                        findings.append(Finding(at: location, "nothing here is a finding of '\(rule.id)'"))
                    }
                }
            }
        }
        return findings
    }

    /// A finding for each comment that does not say why.
    var withoutReason: [Finding] {
        byPath.flatMap { path, suppressions in
            // Rules that are enabled at different places make several of one comment.
            Set(suppressions.filter { $0.reason?.isEmpty ?? true }.map(\.range)).map { range in
                Finding(at: Location(path: path, range: range), "the suppression does not say why")
            }
        }
    }

    private func unknown(_ id: String, known: Set<String>) -> String {
        guard let nearest = Suggestion.guess(for: id, among: known.sorted()) else { return "there is no rule '\(id)'" }
        return "there is no rule '\(id)', did you mean '\(nearest)'"
    }
}
