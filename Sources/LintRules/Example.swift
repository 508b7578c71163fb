import AppModel

/// Code that shows a rule at work, and tests it. `// expect: ID…` stands on each line that has a finding, in XML
/// `<!-- expect: ID… -->`.
///
/// A line `//- Path.swift` begins another file; without one the code is `Example.swift`.
public struct Example: Sendable {
    public enum Kind: Sendable {
        case reported
        /// What to write in place of what is reported.
        case instead
        /// A near miss that stays silent.
        case notReported
    }

    public let code: String
    public let kind: Kind
    /// What the configuration says of the app.
    public let options: ModelOptions
    /// Where the example stands in our sources, so that a failing test points at it.
    public let line: UInt
    public let sourceFile: String

    public static func bad(
        _ code: String, with options: ModelOptions = ModelOptions(), file: String = #filePath, line: UInt = #line
    ) -> Example {
        Example(code: code, kind: .reported, options: options, line: line, sourceFile: file)
    }

    public static func instead(
        _ code: String, with options: ModelOptions = ModelOptions(), file: String = #filePath, line: UInt = #line
    ) -> Example {
        Example(code: code, kind: .instead, options: options, line: line, sourceFile: file)
    }

    public static func good(
        _ code: String, with options: ModelOptions = ModelOptions(), file: String = #filePath, line: UInt = #line
    ) -> Example {
        Example(code: code, kind: .notReported, options: options, line: line, sourceFile: file)
    }

    public var isGood: Bool { kind != .reported }

    /// The example's files in order.
    public var files: [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("//- ") {
                files.append((String(line.dropFirst(4)), ""))
            } else {
                if files.isEmpty { files.append(("Example.swift", "")) }
                files[files.count - 1].text += line + "\n"
            }
        }
        return files
    }
}

extension ModelOptions {
    /// What the examples of hand-made state saving are configured with.
    static let savingStateInSwift = ModelOptions(
        customProtocols: [CustomProtocol(name: "SaveState", save: "saveState()", restore: "init(saveState:)")])
    static let savingStateInObjectiveC = ModelOptions(
        customProtocols: [CustomProtocol(name: "SaveState", save: "saveState", restore: "initWithSaveState:")])
}
