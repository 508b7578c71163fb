import Syntax

/// What the two tokenizers make of one file.
struct Comparison {
    var shared = 0
    /// Of the other side alone, in the branches of a `#if` that we leave out on purpose.
    var leftOut = 0
    var disagreements: [(offset: Int, ours: PlainToken?, clang: PlainToken?)] = []

    init(_ file: SourceFile, clang: [PlainToken]) {
        let tree = SyntaxTree(parsing: file)
        let ours = tree.tokens.compactMap(PlainToken.init)
        let quiet = Comparison.quietRanges(clang, ours, file: file, comments: tree.comments)
        var left = 0
        var right = 0
        while left < ours.count || right < clang.count {
            if left < ours.count, right < clang.count, ours[left] == clang[right] {
                shared += 1
                left += 1
                right += 1
            } else if left < ours.count, right < clang.count, ours[left].isLine(from: clang[right]) {
                // `#pragma`, `#error` and `#warning` are one token of ours, for anything may stand there.
                shared += 1
                while right < clang.count, clang[right].start < ours[left].end { right += 1 }
                left += 1
            } else if left < ours.count, right >= clang.count || ours[left].start < clang[right].start {
                disagreements.append((ours[left].start, ours[left], nil))
                left += 1
            } else if right < clang.count, left >= ours.count || clang[right].start < ours[left].start {
                if quiet.contains(where: { $0.contains(clang[right].start) }) {
                    leftOut += 1
                } else {
                    disagreements.append((clang[right].start, nil, clang[right]))
                }
                right += 1
            } else {
                disagreements.append((ours[left].start, ours[left], clang[right]))
                left += 1
                right += 1
            }
        }
    }

    /// Where we have no tokens for a reason: comments, dead text and conflict markers among them, and what stands in a branch of a `#if`
    /// whose `#else` or `#elif` is not among our tokens.
    private static func quietRanges(_ clang: [PlainToken], _ ours: [PlainToken], file: SourceFile, comments: [SourceRange]) -> [Range<Int>] {
        var quiet = comments.map { Int($0.start)..<Int($0.end) }
        let dead = quiet
        let known = Set(ours.map(\.start))
        let directives = clang.filter { token in token.sort == .directive && !dead.contains { $0.contains(token.start) } }
        /// For each open `#if` whether its present branch is left out.
        var branches: [Bool] = []
        for (position, directive) in directives.enumerated() {
            let end = position + 1 < directives.count ? directives[position + 1].start : file.count
            let word = file.text(SourceRange(start: UInt32(directive.start), end: UInt32(directive.end)))
            let isOurs = known.contains(directive.start)
            if word.hasSuffix("endif") {
                _ = branches.popLast()
            } else if word.contains("else") || word.contains("elif") {
                if !branches.isEmpty { branches[branches.count - 1] = !isOurs }
            } else if word.contains("if") {
                branches.append(false)
            }
            if branches.contains(true) {
                quiet.append(directive.start..<end)
            } else if !isOurs {
                quiet.append(directive.start..<min(end, endOfLine(directive.end, file)))
            }
        }
        return quiet
    }

    /// Past escaped line ends.
    private static func endOfLine(_ start: Int, _ file: SourceFile) -> Int {
        var index = start
        while index < file.count, file.bytes[index] != UInt8(ascii: "\n") || file.bytes[index - 1] == UInt8(ascii: "\\") { index += 1 }
        return index
    }
}

extension PlainToken {
    fileprivate func isLine(from directive: PlainToken) -> Bool {
        sort == .directive && directive.sort == .directive && start == directive.start && end > directive.end
    }

    init?(_ token: Token) {
        let sort: Sort
        switch token.kind {
        case .endOfFile, .endOfDirective: return nil
        case .identifier, .dollarIdentifier: sort = .name
        case .integer, .float: sort = .number
        case .string: sort = .string
        case .directive: sort = .directive
        default: sort = .other
        }
        self.init(start: Int(token.start), end: Int(token.end), sort: sort)
    }
}
