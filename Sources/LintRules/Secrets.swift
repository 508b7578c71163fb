import AppModel

/// Tells by its words whether a name is that of a secret.
struct Secrets {
    private let phrases: [[String]]

    init(_ more: [String]) {
        phrases = Conventions.secrets + more.map(Secrets.words)
    }

    /// - Parameter aloneToo: a key called `token` says all that can be said, a variable of that name does not.
    func isSecret(_ name: String, aloneToo: Bool = true) -> Bool {
        let words = Secrets.words(of: name)
        if aloneToo, words == ["token"] { return true }
        guard !words.contains(where: Conventions.aboutSecrets.contains) else { return false }
        return phrases.contains { phrase in
            !phrase.isEmpty && phrase.count <= words.count
                && (0...(words.count - phrase.count)).contains { Array(words[$0..<($0 + phrase.count)]) == phrase }
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
