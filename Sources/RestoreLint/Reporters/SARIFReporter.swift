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

extension Report {
    /// Of a run with more, GitHub keeps this many, and refuses it whole when there are several times as many.
    static let sarifLimit = 5_000

    /// How many findings a SARIF report has no place for.
    var countLeftOutOfSARIF: Int { max(0, entries.count - Self.sarifLimit) }
}

/// One run as a SARIF object.
private struct SARIF {
    /// In bytes.
    private static let longestSnippet = 2_000
    /// Their notes tell a path; those of other rules tell of a second place, which a related location shows.
    private static let rulesAboutPaths: Set = ["broken-restoration-chain"]

    private let report: Report
    private let ruleIndexes: [String: Int]
    private let hashes: [String: LineHashes]
    private let entries: [Report.Entry]
    /// Where one result has the member, all must.
    private let hasSuppressions: Bool

    init(_ report: Report) {
        self.report = report
        ruleIndexes = Dictionary(uniqueKeysWithValues: report.rules.enumerated().map { ($1.id, $0) })
        hashes = report.sources.mapValues { LineHashes($0.file) }
        entries = Self.worst(report.entries)
        hasSuppressions = report.entries.contains { $0.suppression != nil }
    }

    /// All of them, or as many as are kept, the silenced ones and then those of lower severity left out first.
    private static func worst(_ entries: [Report.Entry]) -> [Report.Entry] {
        guard entries.count > Report.sarifLimit else { return entries }
        func isWorse(_ left: Int, _ right: Int) -> Bool {
            let (first, second) = (entries[left], entries[right])
            let (isFirstActive, isSecondActive) = (first.suppression == nil, second.suppression == nil)
            if isFirstActive != isSecondActive { return isFirstActive }
            return (second.diagnostic.severity, left) < (first.diagnostic.severity, right)
        }
        return entries.indices.sorted(by: isWorse).prefix(Report.sarifLimit).sorted().map { entries[$0] }
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
            "fullDescription": text("\(rule.summary) \(rule.why)"),
            "helpUri": .string(address(ofRule: rule.id)),
            "help": [
                "text": .string(rule.help), "markdown": .string("\(rule.help) [Why, and with examples](\(address(ofRule: rule.id)))"),
            ],
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
                ("descriptor", ["id": .string(notification.kind.rawValue)]),
            ]
            if let path = notification.path {
                var location: [(String, JSON)] = [("artifactLocation", artifactLocation(path))]
                if let line = notification.line { location.append(("region", ["startLine": .number(line)])) }
                members.append(("locations", [["physicalLocation": .object(location)]]))
            }
            return .object(members)
        }
        if report.countLeftOutOfSARIF > 0 {
            let message = "\(report.countLeftOutOfSARIF) results of lower severity are left out: GitHub keeps \(Report.sarifLimit) of a run"
            notifications.append(["level": "warning", "message": ["text": .string(message)], "descriptor": ["id": "too-many-results"]])
        }
        return notifications
    }

    private func artifact(_ path: String, _ source: Source) -> JSON {
        var members: [(String, JSON)] = [("location", artifactLocation(path)), ("length", .number(source.file.count))]
        switch source.file.language {
        case .swift: members.append(("sourceLanguage", "swift"))
        case .objectiveC: members.append(("sourceLanguage", "objectivec"))
        case .interfaceBuilder, .propertyList, .xcodeProject, nil: break
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
            ("message", ["text": .string(message(of: entry))]),
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
            if Self.rulesAboutPaths.contains(entry.diagnostic.rule) { members.append(("codeFlows", [codeFlow(to: finding)])) }
        }
        var fingerprints: [(String, JSON)] = [("restorelintFingerprint/v1", .string(entry.fingerprint))]
        if let hash = hashes[span.path]?[span.start.line] { fingerprints.insert(("primaryLocationLineHash", .string(hash)), at: 0) }
        members.append(("partialFingerprints", .object(fingerprints)))
        if let fix = finding.fix { members.append(("fixes", [self.fix(fix)])) }
        if hasSuppressions {
            members.append(("suppressions", .array(entry.suppression.map { [suppression($0)] } ?? [])))
            if report.baselinedCount > 0 { members.append(("baselineState", entry.isBaselined ? "unchanged" : "new")) }
        }
        return .object(members)
    }

    /// By way of the notes to the place that is reported.
    private func codeFlow(to finding: Finding) -> JSON {
        let steps = finding.notes.map { ($0.location, $0.message) } + [(finding.location, finding.message)]
        let locations = steps.map { location, message -> JSON in
            [
                "location": [
                    "physicalLocation": physicalLocation(report.span(location), isPrimary: false), "message": ["text": .string(message)],
                ]
            ]
        }
        return ["threadFlows": [["locations": .array(locations)]]]
    }

    /// The related places are shown only where the message links to them.
    private func message(of entry: Report.Entry) -> String {
        let links = entry.finding.notes.enumerated().map { "[\(escaped($1.message))](\($0 + 1))" }
        let sentences = [entry.finding.message + ".", entry.diagnostic.why, entry.diagnostic.help].filter { !$0.isEmpty }.map(escaped)
        return (sentences + (links.isEmpty ? [] : [links.joined(separator: ", ") + "."])).joined(separator: " ")
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
                            edits.map {
                                ["deletedRegion": region(report.span($0.location)), "insertedContent": ["text": .string($0.text)]]
                            }),
                    ]
                }),
        ]
    }

    private func physicalLocation(_ span: Span, isPrimary: Bool) -> JSON {
        var members: [(String, JSON)] = [
            ("artifactLocation", artifactLocation(span.path)), ("region", region(span, withSnippet: isPrimary)),
        ]
        // A minified line with a thousand findings would be in the report a thousand times.
        if isPrimary, let line = report.sources[span.path]?.line(span.start.line), line.utf8.count <= Self.longestSnippet {
            members.append(("contextRegion", ["startLine": .number(span.start.line), "snippet": ["text": .string(line)]]))
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
