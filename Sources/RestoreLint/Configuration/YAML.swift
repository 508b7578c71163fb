/// A value of the configuration file and where it stands.
struct YAML: Sendable {
    indirect enum Content: Sendable {
        case scalar(String)
        case list([YAML])
        case map([(key: Key, value: YAML)])
        /// A key with nothing after it.
        case nothing
    }

    struct Key: Sendable {
        let name: String
        let position: Position
    }

    /// Counted from 1, columns in UTF-8 bytes.
    struct Position: Hashable, Sendable, Comparable {
        var line: Int
        var column: Int

        static func < (left: Position, right: Position) -> Bool {
            (left.line, left.column) < (right.line, right.column)
        }
    }

    /// What is wrong with the text, and where.
    struct Failure: Error, Equatable {
        let position: Position
        let message: String
    }

    let content: Content
    let position: Position
    /// The scalar before an environment variable was put into it: what that holds is nobody's business.
    var written: String?

    /// Reads the subset we promise: block and flow maps and lists, plain and quoted scalars, comments.
    static func parse(_ text: [UInt8]) throws(Failure) -> YAML {
        var parser = try YAMLParser(text)
        return try parser.document()
    }

    /// What it is, in the words of an error message.
    var kind: String {
        switch content {
        case .scalar(let text): "'\(written ?? text)'"
        case .list: "a list"
        case .map: "a map"
        case .nothing: "nothing"
        }
    }
}
