import AppModel

/// Tells by its words whether a name is that of a secret.
struct Secrets {
    private let phrases: [[String]]

    init(_ more: [String]) {
        phrases = Conventions.secrets + more.map(Secrets.words)
    }

    /// - Parameters:
    ///   - aloneToo: a key called `token` says all that can be said, a variable of that name does not.
    ///   - isAtPlace: whether things about it are about a place, where a pin is none of a card; asked of pins alone.
    func isSecret(_ name: String, aloneToo: Bool = true, near isAtPlace: @autoclosure () -> Bool = false) -> Bool {
        let words = Secrets.words(of: name)
        if aloneToo, words == ["token"] { return true }
        guard !Secrets.isAboutSecrets(words) else { return false }
        return phrases.contains { phrase in
            guard !phrase.isEmpty, phrase.count <= words.count else { return false }
            let isMeant = (0...(words.count - phrase.count)).contains { start in
                guard Array(words[start..<(start + phrase.count)]) == phrase else { return false }
                return phrase.count > 1 || !Conventions.describing.contains(phrase[0])
                    || words[(start + 1)...].allSatisfy(Conventions.namesOfSecrets.contains)
            }
            guard isMeant, phrase.first == "pin" else { return isMeant }
            return !Secrets.isAboutPlaces(words) && !isAtPlace()
        }
    }

    /// Whether some of a name's words, `rules` as well as `rule`, tell something about a secret.
    static func isAboutSecrets(_ words: [String]) -> Bool {
        words.contains {
            Conventions.aboutSecrets.contains($0) || $0.last == "s" && Conventions.aboutSecrets.contains(String($0.dropLast()))
        }
    }

    static func isAboutPlaces(_ words: [String]) -> Bool {
        !Conventions.aboutPlaces.isDisjoint(with: words)
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
