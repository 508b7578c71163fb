/// The `#if`s that are open, and what becomes of their branches.
struct ObjectiveCBranches {
    private struct Group {
        /// Index of the `#if`.
        var start: Int
        /// Index of the first branch's first token.
        var bodyStart = 0
        /// Index of the `#else` that follows the first branch.
        var bodyEnd: Int?
        var branchStart = 0
        /// Brackets open before.
        var outer: [UInt32]
        /// Brackets open after the first branch.
        var afterFirst: [UInt32] = []
        /// What closed each of the outer brackets in the first branch, or zero.
        var outerMatches: [UInt32] = []
        /// The fewest brackets that were open in the branch being read.
        var lowest: Int
        /// Every branch so far is a run of whole statements or declarations.
        var isWhole: Bool
        /// What follows the `#else` of a `#if 0`: its directives are gone.
        var isAfterDeadText = false
    }

    private var groups: [Group] = []
    /// Whether the group that was left last is gone from the tokens, but for its first branch.
    private(set) var leftOutLast = false

    var isEmpty: Bool { groups.isEmpty }

    var isInDeadText: Bool { groups.last?.isAfterDeadText == true }

    mutating func enterAfterDeadText() {
        groups.append(Group(start: 0, outer: [], lowest: 0, isWhole: true, isAfterDeadText: true))
    }

    mutating func leaveDeadText() { groups.removeLast() }

    @inline(__always)
    mutating func sink(to count: Int) {
        guard !groups.isEmpty else { return }
        for index in groups.indices.reversed() {
            if groups[index].lowest <= count { return }
            groups[index].lowest = count
        }
    }

    /// A directive's line ended before token `index`.
    mutating func endLine(_ index: Int) {
        guard var group = groups.last, group.branchStart < 0 else { return }
        if group.bodyStart < 0 { group.bodyStart = index }
        group.branchStart = index
        groups[groups.count - 1] = group
    }

    mutating func enter(
        _ index: Int, _ openBrackets: UnsafeMutablePointer<UInt32>, _ openCount: Int, _ tokens: UnsafeMutablePointer<Token>
    ) {
        let isInBrace = openCount == 0 || tokens[Int(openBrackets[openCount - 1])].kind == .leftBrace
        var group = Group(
            start: index, outer: (0..<openCount).map { openBrackets[$0] }, lowest: openCount,
            isWhole: isInBrace && Self.mayPrecedeStatement(Tokens(tokens, count: index).last))
        group.bodyStart = -1
        group.branchStart = -1
        groups.append(group)
    }

    mutating func next(
        _ tokenCount: Int, _ openBrackets: UnsafeMutablePointer<UInt32>, _ openCount: inout Int,
        _ tokens: UnsafeMutablePointer<Token>, _ matches: UnsafeMutablePointer<UInt32>
    ) {
        guard var group = groups.last else { return }
        endBranch(&group, tokenCount, openBrackets, openCount, tokens, matches)
        openCount = group.outer.count
        for (index, bracket) in group.outer.enumerated() { openBrackets[index] = bracket }
        group.lowest = openCount
        group.branchStart = -1
        groups[groups.count - 1] = group
    }

    mutating func leave(
        _ tokenCount: inout Int, _ openBrackets: UnsafeMutablePointer<UInt32>, _ openCount: inout Int,
        _ tokens: UnsafeMutablePointer<Token>, _ matches: UnsafeMutablePointer<UInt32>
    ) {
        leftOutLast = false
        guard var group = groups.popLast() else { return }
        endBranch(&group, tokenCount, openBrackets, openCount, tokens, matches)
        if !groups.isEmpty { groups[groups.count - 1].lowest = min(groups[groups.count - 1].lowest, group.lowest) }
        openCount = group.afterFirst.count
        for (index, bracket) in group.afterFirst.enumerated() { openBrackets[index] = bracket }
        guard !group.isWhole, let bodyEnd = group.bodyEnd else { return }
        leftOutLast = true

        // Only the first branch stays; what it opened and closed moves with it.
        let distance = group.bodyStart - group.start
        for index in group.bodyStart..<bodyEnd {
            tokens[index - distance] = tokens[index]
            let match = matches[index]
            let isOpener = tokens[index].kind == .leftParen || tokens[index].kind == .leftBracket || tokens[index].kind == .leftBrace
            if isOpener { matches[index - distance] = Int(match) >= bodyEnd || match == 0 ? 0 : match - UInt32(distance) }
        }
        for (bracket, match) in zip(group.outer, group.outerMatches) {
            matches[Int(bracket)] = match == 0 ? 0 : match - UInt32(distance)
        }
        for index in 0..<openCount where Int(openBrackets[index]) >= group.bodyStart { openBrackets[index] -= UInt32(distance) }
        tokenCount = bodyEnd - distance
    }

    private mutating func endBranch(
        _ group: inout Group, _ tokenCount: Int, _ openBrackets: UnsafeMutablePointer<UInt32>, _ openCount: Int,
        _ tokens: UnsafeMutablePointer<Token>, _ matches: UnsafeMutablePointer<UInt32>
    ) {
        let isBalanced = openCount == group.outer.count && group.lowest >= openCount
        if !isBalanced || !Self.isWhole(from: max(0, group.branchStart), Tokens(tokens, count: tokenCount)) { group.isWhole = false }
        if group.bodyEnd == nil {
            group.bodyEnd = tokenCount
            group.afterFirst = (0..<openCount).map { openBrackets[$0] }
            group.outerMatches = group.outer.map { matches[Int($0)] }
            if group.bodyStart < 0 { group.bodyStart = tokenCount }
        }
    }

    /// Whether a statement or declaration may begin after a token, or where there is none.
    private static func mayPrecedeStatement(_ before: Token) -> Bool {
        switch before.kind {
        case .endOfFile, .semicolon, .leftBrace, .rightBrace, .endOfDirective, .rightParen, .colon, .rightAngle: return true
        case .identifier: return before.word != .return
        default: return false
        }
    }

    /// Whether the tokens from one on are statements or declarations, and no piece of one.
    private static func isWhole(from start: Int, _ tokens: Tokens) -> Bool {
        guard start < tokens.count else { return true }
        let (first, last) = (tokens[start], tokens.last)
        switch first.kind {
        case .identifier: if first.word == .else { return false }
        case .binaryOperator:
            // A method begins with a sign.
            guard first.end - first.start == 1, tokens[start + 1].kind == .leftParen || tokens[start + 1].kind == .identifier else {
                return false
            }
        case .leftBrace, .colon, .comma, .rightAngle, .leftAngle, .equal, .infixQuestion, .ampersand, .period, .arrow: return false
        default: break
        }
        switch last.kind {
        case .semicolon, .rightBrace, .endOfDirective, .colon: return true
        case .identifier:
            // `@end`, and macros such as `NS_ASSUME_NONNULL_BEGIN`, each on a line of its own.
            return last.word == .end || last.flags.contains(.startsLine) && last.word == .none
        case .rightParen: return first.flags.contains(.startsLine) && first.word == .none && tokens[start + 1].kind == .leftParen
        default: return false
        }
    }
}
