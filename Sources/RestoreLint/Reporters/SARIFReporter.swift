import LintRules
import Syntax

extension Reporter {
    /// SARIF 2.1.0 as GitHub code scanning takes it in: one run, columns in UTF-16, every rule listed, fingerprints for lines.
    static let sarif = Reporter(name: "sarif", summary: "SARIF 2.1.0, for code scanning", isComplete: true) { report, _, output in
        let document: JSON = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [SARIF(report).run],
        ]
        document.write(to: &output, breakingTo: 3)
    }
}

/// One run as a SARIF object.
private struct SARIF {
    /// A file with more results is refused whole.
    private static let resultLimit = 25_000

    private let report: Report
    private let ruleIndexes: [String: Int]
    private let hashes: [String: LineHashes]
    private let entries: [Report.Entry]

    init(_ report: Report) {
        self.report = report
        ruleIndexes = Dictionary(uniqueKeysWithValues: report.rules.enumerated().map { ($1.id, $0) })
        hashes = report.sources.mapValues { LineHashes($0.file) }
        entries = Self.worst(report.entries)
    }

    /// All of them, or as many as are taken in, those of lower severity left out first.
    private static func worst(_ entries: [Report.Entry]) -> [Report.Entry] {
        guard entries.count > resultLimit else { return entries }
        let kept = entries.indices.sorted { left, right in
            (entries[right].diagnostic.severity, left) < (entries[left].diagnostic.severity, right)
        }
        return kept.prefix(resultLimit).sorted().map { entries[$0] }
    }

    var run: JSON {
        [
            "tool": [
                "driver": [
                    "name": "restorelint", "semanticVersion": .string(version), "rules": .array(report.rules.map(rule)),
                ]
            ],
            "columnKind": "utf16CodeUnits",
            "invocations": [
                [
                    "executionSuccessful": .bool(!report.notifications.contains { $0.level == .error }),
                    "toolExecutionNotifications": .array(notifications),
                ]
            ],
            "artifacts": .array(report.sources.sorted { $0.key < $1.key }.map { artifact($0.key, $0.value) }),
            "results": .array(entries.map(result)),
        ]
    }

    private func rule(_ rule: Rule) -> JSON {
        [
            "id": .string(rule.id),
            "name": .string(rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()),
            "shortDescription": text(rule.summary),
            "fullDescription": text(rule.rationale),
            "help": ["text": .string(rule.rationale), "markdown": .string(RulesDocument.page(of: rule))],
            "defaultConfiguration": ["level": .string(rule.severity.rawValue), "enabled": .bool(rule.isEnabledByDefault)],
            "properties": [
                "tags": ["state-restoration"], "precision": "very-high",
                "problem.severity": .string(rule.severity == .note ? "recommendation" : rule.severity.rawValue),
            ],
        ]
    }

    /// At most 1,024 characters are taken in.
    private func text(_ text: String) -> JSON { ["text": .string(String(text.prefix(1024)))] }

    private var notifications: [JSON] {
        var notifications = report.notifications.map { notification -> JSON in
            var members: [(String, JSON)] = [
                ("level", .string(notification.level.rawValue)), ("message", ["text": .string(notification.message)]),
                ("descriptor", ["id": .string(notification.level == .error ? "unreadable-file" : "unparsed-text")]),
            ]
            if let path = notification.path {
                var location: [(String, JSON)] = [("artifactLocation", artifactLocation(path))]
                if let line = notification.line { location.append(("region", ["startLine": .number(line)])) }
                members.append(("locations", [["physicalLocation": .object(location)]]))
            }
            return .object(members)
        }
        if entries.count < report.entries.count {
            let message = "\(report.entries.count - entries.count) results of lower severity are left out: a run may hold \(Self.resultLimit)"
            notifications.append(["level": "warning", "message": ["text": .string(message)], "descriptor": ["id": "too-many-results"]])
        }
        return notifications
    }

    private func artifact(_ path: String, _ source: Source) -> JSON {
        var members: [(String, JSON)] = [("location", artifactLocation(path)), ("length", .number(source.file.count))]
        switch source.file.language {
        case .swift: members.append(("sourceLanguage", "swift"))
        case .objectiveC: members.append(("sourceLanguage", "objectivec"))
        case .interfaceBuilder, .propertyList, nil: break
        }
        return .object(members)
    }

    private func result(_ entry: Report.Entry) -> JSON {
        let finding = entry.finding
        let span = report.span(finding.location)
        var members: [(String, JSON)] = [
            ("ruleId", .string(entry.diagnostic.rule)),
            ("ruleIndex", .number(ruleIndexes[entry.diagnostic.rule] ?? -1)),
            ("level", .string(entry.diagnostic.severity.rawValue)),
            ("message", ["text": .string(message(of: finding))]),
        ]
        var location: [(String, JSON)] = [("physicalLocation", physicalLocation(span, isPrimary: true))]
        if let symbol = finding.symbol { location.append(("logicalLocations", [["fullyQualifiedName": .string(symbol)]])) }
        members.append(("locations", [.object(location)]))
        if !finding.notes.isEmpty {
            let related = finding.notes.enumerated().map { index, note -> JSON in
                [
                    "id": .number(index + 1), "physicalLocation": physicalLocation(report.span(note.location), isPrimary: false),
                    "message": ["text": .string(note.message)],
                ]
            }
            members.append(("relatedLocations", .array(related)))
        }
        var fingerprints: [(String, JSON)] = [("restorelintFingerprint/v1", .string(entry.fingerprint))]
        if let hash = hashes[span.path]?[span.start.line] { fingerprints.insert(("primaryLocationLineHash", .string(hash)), at: 0) }
        members.append(("partialFingerprints", .object(fingerprints)))
        if let fix = finding.fix { members.append(("fixes", [self.fix(fix)])) }
        // Where one result has the member, all must.
        if report.entries.contains(where: { $0.suppression != nil }) {
            members.append(("suppressions", .array(entry.suppression.map { [suppression($0)] } ?? [])))
            if report.baselinedCount > 0 { members.append(("baselineState", entry.isBaselined ? "unchanged" : "new")) }
        }
        return .object(members)
    }

    /// The related places are shown only where the message links to them.
    private func message(of finding: Finding) -> String {
        let links = finding.notes.enumerated().map { "[\(escaped($1.message))](\($0 + 1))" }
        return escaped(finding.message) + (links.isEmpty ? "" : ". " + links.joined(separator: ", "))
    }

    /// Brackets would begin a link.
    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if character == "[" || character == "]" || character == "\\" { result += "\\" }
            result.append(character)
        }
    }

    private func suppression(_ suppression: Report.Entry.Suppression) -> JSON {
        guard case .comment(let reason) = suppression else { return ["kind": "external", "status": "accepted"] }
        var members: [(String, JSON)] = [("kind", "inSource"), ("status", "accepted")]
        if let reason { members.append(("justification", .string(reason))) }
        return .object(members)
    }

    private func fix(_ fix: Fix) -> JSON {
        let byPath = Dictionary(grouping: fix.edits, by: \.location.path).sorted { $0.key < $1.key }
        return [
            "description": ["text": .string(fix.title)],
            "artifactChanges": .array(
                byPath.map { path, edits in
                    [
                        "artifactLocation": artifactLocation(path),
                        "replacements": .array(
                            edits.map { ["deletedRegion": region(report.span($0.location)), "insertedContent": ["text": .string($0.text)]] }),
                    ]
                }),
        ]
    }

    private func physicalLocation(_ span: Span, isPrimary: Bool) -> JSON {
        var members: [(String, JSON)] = [("artifactLocation", artifactLocation(span.path)), ("region", region(span, withSnippet: isPrimary))]
        if isPrimary, let source = report.sources[span.path] {
            members.append(
                ("contextRegion", ["startLine": .number(span.start.line), "snippet": ["text": .string(source.line(span.start.line))]]))
        }
        return .object(members)
    }

    private func region(_ span: Span, withSnippet: Bool = false) -> JSON {
        let source = report.sources[span.path]
        var members: [(String, JSON)] = [
            ("startLine", .number(span.start.line)),
            ("startColumn", .number(source?.utf16Column(of: span.start) ?? span.start.column)),
            ("endLine", .number(span.end.line)),
            ("endColumn", .number(source?.utf16Column(of: span.end) ?? span.end.column)),
        ]
        if withSnippet, let source, span.start.line == span.end.line {
            let line = source.lines.range(ofLine: span.start.line, in: source.file).start
            let range = SourceRange(start: line + UInt32(span.start.column - 1), end: line + UInt32(span.end.column - 1))
            members.append(("snippet", ["text": .string(source.file.text(range))]))
        }
        return .object(members)
    }

    private func artifactLocation(_ path: String) -> JSON {
        ["uri": .string(path.percentEncodedPath), "uriBaseId": "SRCROOT"]
    }
}

extension String {
    /// As a relative reference: all but letters, digits and `-._~/` as `%XX`.
    var percentEncodedPath: String {
        var result = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
