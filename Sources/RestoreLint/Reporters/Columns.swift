import Syntax

extension Source {
    /// The column of a position in UTF-16 code units, from 1.
    func utf16Column(of position: LineTable.Position) -> Int {
        text(before: position).utf16.count + 1
    }

    private func text(before position: LineTable.Position) -> String {
        let line = lines.range(ofLine: position.line, in: file)
        let end = min(line.start + UInt32(position.column - 1), UInt32(file.count))
        return file.text(SourceRange(start: line.start, end: end))
    }

    /// The text of a line, from 1, without its end.
    func line(_ number: Int) -> String {
        file.text(lines.range(ofLine: number, in: file))
    }
}
