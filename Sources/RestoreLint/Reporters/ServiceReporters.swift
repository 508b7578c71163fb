import LintRules

extension Reporter {
    /// A finding a line, each an object as in `json`.
    static let jsonl = Reporter(name: "jsonl", summary: "a finding a line, as in json", isComplete: false) { report, _, output in
        for entry in report.active { json(entry, report).write(to: &output, breakingTo: -1) }
    }

    /// GitLab's Code Quality report.
    static let gitlab = Reporter(name: "gitlab", summary: "GitLab Code Quality", isComplete: false) { report, _, output in
        let issues = report.active.map { entry -> JSON in
            let start = report.span(entry.finding.location).start
            return [
                "description": .string(entry.advice), "check_name": .string(entry.diagnostic.rule),
                "fingerprint": .string(entry.fingerprint), "severity": .string(gitlabSeverity(entry.diagnostic.severity)),
                "location": ["path": .string(entry.finding.location.path), "lines": ["begin": .number(start.line)]],
            ]
        }
        JSON.array(issues).write(to: &output, breakingTo: 0)
    }

    private static func gitlabSeverity(_ severity: Severity) -> String {
        switch severity {
        case .error: "critical"
        case .warning: "major"
        case .note: "info"
        }
    }

    /// SonarQube's generic issues, from 10.3 on. Columns count from 0 there.
    static let sonarqube = Reporter(name: "sonarqube", summary: "SonarQube generic issues", isComplete: false) { report, _, output in
        let used = Set(report.active.map(\.diagnostic.rule))
        let rules = report.rules.filter { used.contains($0.id) }.map { rule -> JSON in
            [
                "id": .string(rule.id), "name": .string(rule.summary), "description": .string("\(rule.why) \(rule.help)"),
                "engineId": "restorelint",
                "cleanCodeAttribute": "LOGICAL",
                "impacts": [["softwareQuality": "RELIABILITY", "severity": .string(sonarSeverity(rule.severity))]],
            ]
        }
        let issues = report.active.map { entry -> JSON in
            [
                "ruleId": .string(entry.diagnostic.rule), "effortMinutes": 5,
                "primaryLocation": sonarLocation(report, report.span(entry.finding.location), entry.advice),
                "secondaryLocations": .array(entry.finding.notes.map { sonarLocation(report, report.span($0.location), $0.message) }),
            ]
        }
        let document: JSON = ["rules": .array(rules), "issues": .array(issues)]
        document.write(to: &output)
    }

    private static func sonarSeverity(_ severity: Severity) -> String {
        switch severity {
        case .error: "HIGH"
        case .warning: "MEDIUM"
        case .note: "LOW"
        }
    }

    private static func sonarLocation(_ report: Report, _ span: Span, _ message: String) -> JSON {
        var range: [(String, JSON)] = [("startLine", .number(span.start.line)), ("endLine", .number(span.end.line))]
        // A wrong column makes the whole import fail; an empty range is one.
        if let source = report.sources[span.path], span.start != span.end {
            range.append(("startColumn", .number(source.utf16Column(of: span.start) - 1)))
            range.append(("endColumn", .number(source.utf16Column(of: span.end) - 1)))
        }
        return ["message": .string(message), "filePath": .string(span.path), "textRange": .object(range)]
    }

    /// reviewdog's format; its suggestions become buttons.
    static let rdjson = Reporter(name: "rdjson", summary: "reviewdog's diagnostic format", isComplete: false) { report, _, output in
        let diagnostics = report.active.map { entry -> JSON in
            var members: [(String, JSON)] = [
                ("message", .string(entry.advice)), ("location", rdLocation(report.span(entry.finding.location))),
                ("severity", .string(rdSeverity(entry.diagnostic.severity))), ("code", ["value": .string(entry.diagnostic.rule)]),
            ]
            // Each suggestion stands for itself there, so only a fix that is one edit can be offered.
            if let edits = entry.finding.fix?.edits, edits.count == 1, edits[0].location.path == entry.finding.location.path {
                members.append(("suggestions", [["range": rdRange(report.span(edits[0].location)), "text": .string(edits[0].text)]]))
            }
            if !entry.finding.notes.isEmpty {
                let related = entry.finding.notes.map { note -> JSON in
                    ["message": .string(note.message), "location": rdLocation(report.span(note.location))]
                }
                members.append(("related_locations", .array(related)))
            }
            return .object(members)
        }
        let document: JSON = ["source": ["name": "restorelint"], "severity": "WARNING", "diagnostics": .array(diagnostics)]
        document.write(to: &output)
    }

    private static func rdSeverity(_ severity: Severity) -> String {
        switch severity {
        case .error: "ERROR"
        case .warning: "WARNING"
        case .note: "INFO"
        }
    }

    private static func rdLocation(_ span: Span) -> JSON { ["path": .string(span.path), "range": rdRange(span)] }

    private static func rdRange(_ span: Span) -> JSON {
        [
            "start": ["line": .number(span.start.line), "column": .number(span.start.column)],
            "end": ["line": .number(span.end.line), "column": .number(span.end.column)],
        ]
    }
}
