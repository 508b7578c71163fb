import LintRules

extension Reporter {
    /// Version 1 of our own format; scripts rely on it.
    static let json = Reporter(name: "json", summary: "everything, for scripts", isComplete: true, tellsSilences: true) {
        report, _, output in
        let document: JSON = [
            "version": 1,
            "tool": ["name": "restorelint", "version": .string(version)],
            "summary": [
                "files": .number(report.fileCount),
                "errors": .number(report.count(.error)),
                "warnings": .number(report.count(.warning)),
                "notes": .number(report.count(.note)),
                "suppressed": .number(report.suppressedCount),
                "baselined": .number(report.baselinedCount),
            ],
            "notifications": .array(report.notifications.map { json($0) }),
            "findings": .array(report.entries.map { json($0, report) }),
            "silences": .array(report.silences.map(json)),
        ]
        document.write(to: &output)
    }

    private static func json(_ notification: Report.Notification) -> JSON {
        [
            "level": .string(notification.level.rawValue),
            "message": .string(notification.message),
            "path": .optional(notification.path),
            "line": notification.line.map(JSON.number) ?? .null,
        ]
    }

    private static func json(_ silence: Report.Silence) -> JSON {
        [
            "rule": .string(silence.rule),
            "reason": .string(silence.reason),
            "path": .string(silence.path),
            "line": silence.line.map(JSON.number) ?? .null,
            "symbol": .optional(silence.symbol),
        ]
    }

    static func json(_ entry: Report.Entry, _ report: Report) -> JSON {
        let finding = entry.finding
        var members: [(String, JSON)] = [
            ("rule", .string(entry.diagnostic.rule)),
            ("severity", .string(entry.diagnostic.severity.rawValue)),
            ("message", .string(finding.message)),
        ]
        members += place(report.span(finding.location))
        members.append(("symbol", .optional(finding.symbol)))
        members.append(("why", .string(entry.diagnostic.why)))
        members.append(("help", .string(entry.diagnostic.help)))
        members.append(
            ("notes", .array(finding.notes.map { .object([("message", .string($0.message))] + place(report.span($0.location))) })))
        members.append(("fix", finding.fix.map { json($0, report) } ?? .null))
        members.append(("fingerprint", .string(entry.fingerprint)))
        switch entry.suppression {
        case .comment(let reason): members.append(("suppression", ["kind": "comment", "reason": .optional(reason)]))
        case .baseline: members.append(("suppression", ["kind": "baseline", "reason": .null]))
        case nil: break
        }
        return .object(members)
    }

    private static func json(_ fix: Fix, _ report: Report) -> JSON {
        [
            "title": .string(fix.title),
            "safety": .string(fix.safety.rawValue),
            "edits": .array(fix.edits.map { .object(place(report.span($0.location)) + [("text", .string($0.text))]) }),
        ]
    }

    private static func place(_ span: Span) -> [(String, JSON)] {
        [
            ("path", .string(span.path)),
            ("line", .number(span.start.line)),
            ("column", .number(span.start.column)),
            ("endLine", .number(span.end.line)),
            ("endColumn", .number(span.end.column)),
        ]
    }
}
