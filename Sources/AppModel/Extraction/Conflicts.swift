import Syntax

extension FileFacts {
    /// The unresolved merge conflicts of a file, each from the marker before its first side to the one behind its last.
    ///
    /// Both sides are read, for either may hold what something elsewhere looks for. Nothing may be told of the two together.
    static func conflicts(in file: SourceFile, _ remarks: SyntaxTree.Remarks) -> [SourceRange] {
        let starts = remarks.errors.filter { $0.message == SyntaxError.conflict }.map(\.range)
        guard !starts.isEmpty else { return [] }
        var ends = remarks.comments.filter { file[$0].starts(with: ">>>>>>>".utf8) }.map(\.end)[...]
        return starts.map { start in
            ends = ends.drop { $0 < start.end }
            return SourceRange(start: start.start, end: ends.first ?? UInt32(file.count))
        }
    }

    /// Whether something stands in a declaration that a merge conflict cuts through, so that nobody knows yet what it will say.
    func isUnsettled(_ range: SourceRange) -> Bool {
        guard !conflicts.isEmpty else { return false }
        func isUnsettled(_ declaration: SourceRange) -> Bool {
            declaration.contains(range) && conflicts.contains { $0.start < declaration.end && declaration.start < $0.end }
        }
        return conflicts.contains { $0.start < range.end && range.start < $0.end } || types.contains { isUnsettled($0.range) }
            || functions.contains { isUnsettled($0.range) }
    }
}
