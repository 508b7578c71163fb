/// A macro of Objective-C that gives the spelling of an argument as a text: `#define KEY(name) @#name`.
struct SpellingMacro: Hashable, Sendable {
    /// Of the argument.
    let position: Int
    let count: Int

    /// `nil` where the text does not tell what the macro gives.
    ///
    /// - Parameters:
    ///   - parameters: in their brackets.
    ///   - body: what stands behind them up to the end of the directive.
    init?(parameters: String, body: String) {
        let names = parameters.dropFirst().dropLast().split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        var given = body.filter { !$0.isWhitespace && $0 != "\\" }[...]
        while given.last == ")" { given.removeLast() }
        guard let position = names.indices.first(where: { given.endsWithSpelling(of: names[$0]) }) else { return nil }
        self.position = position
        count = names.count
    }
}

extension Substring {
    /// Whether a macro's body, its closing brackets left out, comes to the spelling of a parameter: `@#name`, `@""#name`, or the name of
    /// the selector that is spelled like it. What stands before is evaluated to be thrown away, or gives nil.
    fileprivate func endsWithSpelling(of name: String) -> Bool {
        for spelling in ["@#" + name, "@\"\"#" + name, "NSStringFromSelector(@selector(" + name] where hasSuffix(spelling) {
            let before = dropLast(spelling.count)
            return !before.contains { "\"#".contains($0) } && before.leavesValueAlone
        }
        return false
    }

    /// Whether what follows is the value of the whole, and is not handed to anything.
    private var leavesValueAlone: Bool {
        if let last, !"(,:".contains(last) { return false }
        var depth = 0
        for index in indices.reversed() {
            switch self[index] {
            case ")", "]": depth += 1
            case "(" where depth == 0:
                if let before = self[..<index].last, !"(,:".contains(before) { return false }
            case "[" where depth == 0: return false
            case "(", "[": depth -= 1
            default: break
            }
        }
        return true
    }
}
