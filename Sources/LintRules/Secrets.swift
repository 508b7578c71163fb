/// The words that name a secret.
struct Secrets {
    private let phrases: [[String]]

    init(_ more: [String]) {
        phrases = Secrets.usual + more.map(Secrets.words)
    }

    /// Each one word or several in a row.
    private static let usual: [[String]] = [
        ["password"], ["passwd"], ["passcode"], ["passphrase"], ["secret"], ["cvv"], ["cvc"], ["otp"], ["ssn"], ["pin", "code"], ["pin", "number"], ["api", "key"],
        ["private", "key"], ["access", "token"], ["auth", "token"], ["authentication", "token"], ["authorization", "token"], ["refresh", "token"],
        ["bearer", "token"], ["session", "token"], ["security", "token"], ["login", "token"], ["user", "token"], ["oauth", "token"], ["jwt"], ["credentials"],
    ]

    /// With one of these a name speaks about the secret.
    static let innocent: Set<String> = [
        "is", "has", "show", "shows", "shown", "showing", "visible", "hidden", "hide", "hides", "enabled", "disabled", "count", "length", "index", "row", "section",
        "offset", "mode", "screen", "step", "page", "hint", "controller", "view", "id", "identifier", "uuid", "changed", "date", "expiry", "strength", "reset", "forgot",
        "error", "valid", "hash", "reference", "ref", "placeholder", "title", "label", "chat", "santa", "needs", "requires", "should", "size", "frame",
    ]

    /// - Parameter aloneToo: a key called `token` says all that can be said, a variable of that name does not.
    func isSecret(_ name: String, aloneToo: Bool = true) -> Bool {
        let words = Secrets.words(of: name)
        if aloneToo, words == ["token"] { return true }
        guard !words.contains(where: Secrets.innocent.contains) else { return false }
        return phrases.contains { phrase in
            !phrase.isEmpty && phrase.count <= words.count && (0...(words.count - phrase.count)).contains { Array(words[$0..<($0 + phrase.count)]) == phrase }
        }
    }

    /// `["auth", "token"]` of `authToken`, `auth_token` and `AUTH-TOKEN`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasLower = false
        for character in name {
            let isWord = character.isLetter || character.isNumber
            if !isWord || character.isUppercase && wasLower {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = ""
            }
            if isWord { word.append(character) }
            wasLower = character.isLowercase
        }
        if !word.isEmpty { words.append(word.lowercased()) }
        return words
    }
}
