/// Reads tokens into the tape, by recursive descent. Each function is headed by the grammar line it follows.
struct SwiftParser: TapeParser {
    var tape: Tape
    /// Blocks, closures and parameters without tokens are `skipped`.
    let isOutline: Bool

    /// What ends an expression, as it depends on what that stands in; nothing of it holds inside of brackets.
    var surroundings = Surroundings()
    /// Where braces do not balance, indentation tells what belongs together: how far right the line of the innermost
    /// declaration begins, and that of the innermost function or type whose body is being read. -1 where there is none.
    var declarationColumn = -1
    var bodyColumn = -1

    struct Surroundings {
        /// In the header of `if`, `for`, `switch` and the like a `{` begins the body.
        var isHeader = false
        /// In a pattern a `=` ends the expression.
        var stopsAtEqual = false
        /// The condition of a `#if` ends with its line.
        var stopsAtNewline = false
    }

    init(_ tape: Tape, of file: SourceFile) {
        self.tape = tape
        isOutline = tape.workspace.isOutline
    }

    /// sourceFile → statement*
    mutating func parseSourceFile() {
        let file = open(.sourceFile)
        while !at(.endOfFile) {
            parseStatements()
            if at(.endOfFile) { break }
            skipUnexpected()
        }
        close(file)
    }

    mutating func skipUnexpected(_ message: String? = nil) {
        report(message ?? "unexpected '\(text(position))'")
        skipUnexpectedTokens()
    }
}
