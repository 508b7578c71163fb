import LintRules

/// A format that findings are written in.
struct Reporter: Sendable {
    let name: String
    /// What it is for, in a few words.
    let summary: String
    /// Whether notifications and suppressed findings have a place in it.
    let isComplete: Bool
    /// People see paths from where they stand, services from the top of the repository.
    var isForPeople = false
    /// Whether it says what rules keep silent about.
    var tellsSilences = false
    let write: @Sendable (Report, Style, inout ByteBuffer) -> Void

    /// In the order of the help page.
    static let all: [Reporter] = [
        .text, .xcode, .json, .jsonl, .sarif, .github, .markdown, .gitlab, .checkstyle, .junit, .sonarqube, .rdjson, .html,
    ]

    static func named(_ name: String) -> Reporter? { all.first { $0.name == name } }
}

/// How a report is to look where that is open.
struct Style: Sendable {
    var usesColor = false
    /// Columns that a line may take.
    var width = 120
    /// Leaves out the last line.
    var isQuiet = false
    /// The folder that paths start from, for terminals that make links of places.
    var linkRoot: String?
}

extension String {
    /// One line that cannot move the cursor, turn text around or give orders to whoever reads the log.
    var printable: String {
        guard unicodeScalars.contains(where: \.isHarmful) else { return withoutOrders }
        var result = ""
        for scalar in unicodeScalars {
            if scalar == "\n" || scalar == "\r" || scalar == "\t" {
                result += " "
            } else {
                result.unicodeScalars.append(scalar.isHarmful ? "\u{FFFD}" : scalar)
            }
        }
        return result.withoutOrders
    }

    /// `##[command]`, `##vso[command]` and the like are obeyed by CI services wherever they stand in a line.
    var withoutOrders: String {
        guard utf8.contains(UInt8(ascii: "#")) else { return self }
        var result = ""
        /// How many `#` stand right before, apart from letters after them.
        var marks = 0
        var isAfterLetter = false
        for scalar in unicodeScalars {
            let isOrder = scalar == "[" && marks > 1
            result.unicodeScalars.append(isOrder ? "\u{FFFD}" : scalar)
            switch scalar {
            case "#":
                marks = isAfterLetter ? 1 : marks + 1
                isAfterLetter = false
            case "a"..."z", "A"..."Z": isAfterLetter = true
            default: (marks, isAfterLetter) = (0, false)
            }
        }
        return result
    }

    /// A path to begin a line of a log with: `::error::` and marks of sections are orders only there.
    var beginningALine: String {
        let start = unicodeScalars.drop { $0.properties.isWhitespace }
        let marks: [String.UnicodeScalarView] = [
            "::".unicodeScalars, "---".unicodeScalars, "+++".unicodeScalars, "~~~".unicodeScalars, "^^^".unicodeScalars,
        ]
        return marks.contains(where: start.starts) ? "./" + printable : printable
    }
}

extension Unicode.Scalar {
    /// Control characters, line separators and the marks that reverse the order of text.
    var isHarmful: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
