import LintRules

extension Flag {
    /// The flags of `lint`, in the order of the help page.
    static let lint: [Flag] = [
        // Files
        Flag("--config", placeholder: "FILE", "Use this configuration, search for none.", in: .files) { $0.configurationFile = $1 },
        Flag("--no-config", "Use no configuration.", in: .files) { options, _ in options.usesConfiguration = false },
        Flag("--no-ignore", "Read what .gitignore and the built-in list leave out.", in: .files) { options, _ in
            options.respectsIgnoreFiles = false
        },
        Flag("--only-given", "Read nothing but the paths given.", in: .files) { options, _ in options.readsOnlyGiven = true },
        Flag("--allow-empty", "Take it for clean when there is nothing to lint.", in: .files) { options, _ in options.allowsEmpty = true },
        Flag("--stdin-filename", placeholder: "PATH", "Read this file's text from standard input.", in: .files) { options, value in
            options.standardInputName = value
            options.readsStandardInput = true
        },

        // Rules
        Flag("--only-rule", placeholder: "ID", values: Rule.all.map(\.id), "Run this rule and no other. Repeatable.", in: .rules) {
            options, value in
            options.onlyRules += value.split(separator: ",").map(String.init)
        },
        Flag("--disable", placeholder: "ID", values: Rule.all.map(\.id), "Leave out this rule. Repeatable.", in: .rules) { options, value in
            options.disabledRules += value.split(separator: ",").map(String.init)
        },
        Flag("--severity", placeholder: "ID=LEVEL", "Report a rule as error, warning or note. Repeatable.", in: .rules) { options, value in
            guard let equal = value.firstIndex(of: "=") else {
                throw UsageError("--severity takes ID=LEVEL, not '\(value)'")
            }
            let severity: Severity = try choice(String(value[value.index(after: equal)...]), for: "--severity ID=")
            options.severities.append((String(value[..<equal]), severity))
        },
        Flag(
            "--fail-on", placeholder: "LEVEL", values: Threshold.allCases.map(\.rawValue),
            "Exit 1 from error, warning or note on, or never.", in: .rules
        ) { options, value in
            options.failOn = try choice(value, for: "--fail-on")
        },
        Flag("--strict", "Report warnings as errors.", in: .rules) { options, _ in options.isStrict = true },

        // Only what is new
        Flag("--new-from", placeholder: "REV", "Report what was not there at this git revision.", in: .baseline) { $0.newFrom = $1 },
        .baseline,
        Flag("--no-baseline", "Report what the configured baseline holds, too.", in: .baseline) { options, _ in options.usesBaseline = false
        },
        Flag("--strict-baseline", "Exit 1 when an entry of the baseline is out of date.", in: .baseline) { options, _ in
            options.isBaselineStrict = true
        },
        Flag("--write-baseline", "Write what is found to the baseline.", in: .baseline) { options, _ in options.writesBaseline = true },

        // Fixes
        Flag("--fix", "Apply the safe fixes, then report what is left.", in: .fixes) { options, _ in options.fixes = true },
        Flag("--unsafe-fixes", "Apply the suggested fixes too. Look at the result.", in: .fixes) { options, _ in
            options.fixes = true
            options.appliesSuggestedFixes = true
        },
        Flag("--diff", "Print what the fixes would change; change nothing.", in: .fixes) { options, _ in options.printsDiff = true },

        // Report
        .format,
        Flag("--output", aliases: ["-o"], placeholder: "FILE", "Write the report to a file. Repeatable.", in: .report) { options, value in
            if let last = options.reports.indices.last, options.reports[last].file == nil {
                options.reports[last].file = value
            } else {
                options.reports.append(Options.ReportRequest(file: value))
            }
        },
        Flag("--report-suppressed", "Add what is silenced to a json, sarif or html report.", in: .report) { options, _ in
            options.reportsSuppressed = true
        },
        Flag("--statistics", "Count findings by rule instead of listing them.", in: .report) { options, _ in options.showsStatistics = true
        },
        Flag("--color", placeholder: "WHEN", values: Options.Choice.allCases.map(\.rawValue), "auto, always or never.", in: .report) {
            $0.color = try choice($1, for: "--color")
        },

        // Run
        Flag("--jobs", aliases: ["-j"], placeholder: "N", "Use N threads; 0 means one per processor.", in: .run) { options, value in
            guard let jobs = Int(value), 0...1024 ~= jobs else { throw UsageError("--jobs takes a number from 0 to 1024, not '\(value)'") }
            options.jobs = jobs == 0 ? nil : jobs
        },
        .noContainment,
        Flag("--quiet", aliases: ["-q"], "Print findings and errors only.", in: .run) { options, _ in options.verbosity = .quiet },
        Flag("--verbose", aliases: ["-v"], "Say what is read, skipped and left alone.", in: .run) { options, _ in
            options.verbosity = .verbose
        },
        Flag("--progress", placeholder: "WHEN", values: Options.Choice.allCases.map(\.rawValue), "auto, always or never.", in: .run) {
            $0.progress = try choice($1, for: "--progress")
        },
    ]

    static let noContainment = Flag("--no-containment", "Let a fault of the tool end the run at once.", in: .run) { options, _ in
        options.containsFaults = false
    }

    static let baseline = Flag("--baseline", placeholder: "FILE", "Leave out what this file lists.", in: .baseline) { $0.baselineFile = $1 }

    static let format = Flag(
        "--format", aliases: ["--reporter", "--output-format"], placeholder: "NAME", values: Reporter.all.map(\.name),
        "Write the report in one of the formats below.", in: .report
    ) { options, value in
        let names = Reporter.all.map(\.name)
        guard names.contains(value) else {
            throw UsageError(
                "unknown format '\(value)'" + Suggestion.clause(for: value, among: names), hint: "The formats are \(inWords(names)).")
        }
        options.addReport(format: value)
    }
}

extension Options {
    /// A file that was named before has this format.
    mutating func addReport(format: String) {
        if let last = reports.indices.last, reports[last].format == nil {
            reports[last].format = format
        } else {
            reports.append(ReportRequest(format: format))
        }
    }
}
