import LintRules

extension Reporter {
    /// One page to read in a browser or keep as a build's artifact. It asks the network for nothing, and says everything without
    /// its script, which only adds the filter.
    static let html = Reporter(name: "html", summary: "one self-contained page, for browsers", isComplete: true) { report, _, output in
        var page = HTMLPage(report)
        page.write()
        output.bytes += page.output.bytes
    }
}

private struct HTMLPage {
    let report: Report
    let rules: [String: Rule]
    var output = ByteBuffer()
    /// Cells of a source line that are shown; more than a terminal has, as a page can scroll.
    private static let width = 200

    init(_ report: Report) {
        self.report = report
        rules = Dictionary(uniqueKeysWithValues: report.rules.map { ($0.id, $0) })
    }

    mutating func write() {
        head()
        line("<main>\n<h1>restorelint</h1>\n<p>\(Reporter.summary(of: report).html)</p>")
        numbers()
        notifications()
        if !report.entries.isEmpty { filter() }
        for severity in Severity.allCases.reversed() {
            let entries = report.entries.filter { $0.diagnostic.severity == severity }
            if entries.isEmpty { continue }
            line("<h2>\(Reporter.count(entries.count, severity.rawValue))</h2>")
            for (path, entries) in entries.byFile {
                line("<section class=\"file\">\n<h3>\(path.html)</h3>")
                for entry in entries { article(entry) }
                line("</section>")
            }
        }
        line("</main>")
        if !report.entries.isEmpty { line("<script>\(HTMLAssets.script)</script>") }
        line("</body>\n</html>")
    }

    /// The policy admits the page's own style and script by their hashes, so that nothing from a source could run or load.
    private mutating func head() {
        let admitted = "style-src '\(HTMLAssets.styleHash)'; script-src '\(HTMLAssets.scriptHash)'"
        let policy = "default-src 'none'; \(admitted); base-uri 'none'; form-action 'none'"
        line("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">")
        line("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">")
        line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        line("<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"generator\" content=\"restorelint \(version)\">")
        line("<title>restorelint</title>\n<style>\(HTMLAssets.style)</style>\n</head>\n<body>")
    }

    private mutating func numbers() {
        let numbers = [
            ("Errors", report.count(.error)), ("Warnings", report.count(.warning)), ("Notes", report.count(.note)),
            ("Files", report.fileCount),
            ("Suppressed", report.suppressedCount), ("In the baseline", report.baselinedCount),
        ]
        line("<dl>")
        for (name, number) in numbers { line("<div><dt>\(name)</dt><dd>\(number)</dd></div>") }
        line("<div><dt>Version</dt><dd>\(version)</dd></div>\n</dl>")
    }

    private mutating func notifications() {
        guard !report.notifications.isEmpty else { return }
        line("<section>\n<h2>About this run</h2>\n<ul>")
        for notification in report.notifications {
            let place = notification.path.map { path in path + (notification.line.map { ":\($0)" } ?? "") + ": " } ?? ""
            line("<li>\(notification.level.rawValue): \((place + notification.message).html)</li>")
        }
        line("</ul>\n</section>")
    }

    /// Hidden until the script, without which it would do nothing, shows it.
    private mutating func filter() {
        let present = Set(report.entries.map(\.diagnostic.severity))
        line("<form id=\"filter\" aria-label=\"Filter\" hidden>")
        select("severity", "Severity", Severity.allCases.reversed().filter(present.contains).map(\.rawValue))
        select("rule", "Rule", Set(report.entries.map(\.diagnostic.rule)).sorted())
        select("file", "File", report.entries.byFile.map(\.path))
        line("<button type=\"reset\">Show all</button>\n<output id=\"shown\" aria-live=\"polite\"></output>\n</form>")
    }

    private mutating func select(_ name: String, _ label: String, _ values: [String]) {
        line("<label>\(label) <select name=\"\(name)\"><option value=\"\">all</option>")
        for value in values { line("<option value=\"\(value.html)\">\(value.html)</option>") }
        line("</select></label>")
    }

    private mutating func article(_ entry: Report.Entry) {
        let finding = entry.finding
        let severity = entry.diagnostic.severity.rawValue
        let rule = entry.diagnostic.rule
        let path = finding.location.path.html
        let silenced = entry.suppression == nil ? "" : " silenced"
        let data = "data-severity=\"\(severity)\" data-rule=\"\(rule.html)\" data-file=\"\(path)\""
        line("<article id=\"\(entry.fingerprint)\" class=\"\(severity)\(silenced)\" \(data)>")
        line("<h4><strong class=\"severity\">\(severity)</strong> \(finding.message.html)</h4>")
        if !entry.diagnostic.why.isEmpty { line("<p>\(entry.diagnostic.why.html)</p>") }
        if !entry.diagnostic.help.isEmpty { line("<p>\(entry.diagnostic.help.html)</p>") }
        switch entry.suppression {
        case .comment(let reason): line("<p>Suppressed by a comment\(reason.map { ": \($0.html)" } ?? "").</p>")
        case .baseline: line("<p>In the baseline.</p>")
        case nil: break
        }
        line(
            "<p class=\"rule\"><a href=\"\(address(ofRule: rule).html)\"><code>\(rule.html)</code></a>\(rules[rule].map { ": \($0.summary.html)" } ?? "")</p>"
        )
        snippet(report.span(finding.location), link: entry.fingerprint)
        if !finding.notes.isEmpty {
            line("<ul>")
            for note in finding.notes {
                line("<li>note: \(note.message.html)")
                if note.location != finding.location { snippet(report.span(note.location)) }
                line("</li>")
            }
            line("</ul>")
        }
        if let fix = finding.fix { line("<p>Fix (\(fix.safety.rawValue)): \(fix.title.html)</p>") }
        line("</article>")
    }

    /// The place, with a link to its finding where that has one, and the line.
    private mutating func snippet(_ span: Span, link: String? = nil) {
        let place = "\(span.path.html):\(span.start.line):\(span.start.column)"
        line("<p class=\"place\">\(link.map { "<a href=\"#\($0)\">\(place)</a>" } ?? place)</p>")
        guard let source = report.sources[span.path] else { return }
        let excerpt = Excerpt(source, span, width: Self.width)
        let (before, marked, after) = excerpt.parts
        // A place past the end of its line is marked by a space.
        let mark = "<mark>\(marked.isEmpty ? " " : marked.html)</mark>"
        line("<pre><span class=\"number\">\(span.start.line)</span> <code>\(before.html)\(mark)\(after.html)</code></pre>")
    }

    private mutating func line(_ text: String) {
        output.write(text)
        output.write("\n")
    }
}

extension String {
    /// Fit for text and quoted attributes, and unable to turn the text around it.
    fileprivate var html: String { printable.xml }
}
