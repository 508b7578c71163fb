import Syntax
import Testing

private let words = ["embed", "encode", "encodeObject", "restorationIdentifier", "UIApplicationMain", "viewControllers", "a_b_c"]
private let vocabulary = Vocabulary(interesting: words, inComments: ["restorelint"])

private func mayBeMentioned(in text: String, _ vocabulary: Vocabulary = vocabulary) -> Bool {
    vocabulary.mayBeMentioned(in: SourceFile(path: "Example.swift", text: text))
}

@Test(arguments: words) func aWordIsFoundWhereverItStands(_ word: String) {
    let neighbours = [("", ""), (" ", " "), ("(", ")"), (".", "?"), ("`", "`"), ("é", ""), ("\\(", ")"), ("/*", "*/"), ("$", "$"), ("a.0", "."), ("\n", "\r\n"), ("\0", "\0")]
    for (before, after) in neighbours {
        for distance in 0..<20 {
            let text = String(repeating: "x", count: distance) + " " + before + word + after
            #expect(mayBeMentioned(in: text), "\(text)")
            #expect(mayBeMentioned(in: text + " " + String(repeating: "y", count: distance)), "\(text)")
        }
    }
    #expect(mayBeMentioned(in: word))
}

@Test func aPartOfALongerNameIsNoMention() {
    for word in words {
        for text in ["x\(word)", "\(word)x", "_\(word)", "\(word)2", "X\(word)X", String(word.dropLast()), String(word.dropFirst())] where !words.contains(text) {
            #expect(!mayBeMentioned(in: text), "\(text)")
        }
    }
    #expect(!mayBeMentioned(in: ""))
    #expect(!mayBeMentioned(in: "encodeé"))
}

@Test func aWordForCommentsCountsAsWell() {
    #expect(mayBeMentioned(in: "class A {} // restorelint:disable all"))
    #expect(!SyntaxTree(parsing: SourceFile(path: "Example.swift", text: "restorelint"), detail: .full(naming: vocabulary)).mentionsInterest)
}

@Test func aNotedWordIsNoMentionAndLeavesTheFileAnOutline() {
    let vocabulary = Vocabulary(interesting: words, noting: ["instantiateViewController"])
    func remarks(_ text: String) -> SyntaxTree.Remarks {
        var reader = SyntaxReader()
        return reader.read(SourceFile(path: "Example.swift", text: text), detail: .outline(unlessMentioning: vocabulary)) { $1 }
    }
    let noting = remarks("func f() { board.instantiateViewController() }")
    #expect(noting.mayMentionNoted && noting.isOutline && !noting.mentionsInterest)
    let silent = remarks("func f() { board.instantiateViewControllers() }")
    #expect(!silent.mayMentionNoted && silent.isOutline)
    let mentioning = remarks("func f() { board.instantiateViewController().restorationIdentifier = nil }")
    #expect(!mentioning.mayMentionNoted && mentioning.mentionsInterest)
    let commented = remarks("func f() {} // restorationIdentifier\nfunc g() { board.instantiateViewController() }")
    #expect(commented.mayMentionNoted && !commented.mentionsInterest)
}

@Test func shortAndUnusualWordsMayBeAnywhere() {
    for word in ["a", "save", "größe", "two words"] {
        #expect(mayBeMentioned(in: "nothing of it", Vocabulary(interesting: ["encode", word])), "\(word)")
    }
    #expect(!mayBeMentioned(in: "class encode", .keywords))
    #expect(!mayBeMentioned(in: "class func", Vocabulary(interesting: ["class", "func"])))
}

/// Runs of letters and underscores, unless they go on beyond ASCII.
private func names(in text: String) -> [String] {
    var names = [""]
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): names[names.count - 1].append(Character(UnicodeScalar(byte)))
        case 0x80...: names[names.count - 1] = ""
        default: names.append("")
        }
    }
    return names
}

@Test(arguments: 1...4) func aSearchNameByNameFindsTheSame(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let scraps = words.flatMap { [$0, String($0.dropLast()), String($0.dropFirst()), String($0.prefix(4))] }
        + ["_", "e", "Object", " ", " ", " ", ".", "\n", "é", "(", ")", "`", "restorelint", "\\", "//", "    "]
    let known = Set(words + ["restorelint"])
    for _ in 0..<1_000 {
        let text = (0...dice.roll(12)).map { _ in scraps[dice.roll(scraps.count)] }.joined()
        #expect(mayBeMentioned(in: text) == names(in: text).contains(where: known.contains), "\(text)")
    }
}

@Test(arguments: 1...4) func whatATokenizerFindsIsAMention(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let scraps = words + ["0", "1.", "a.0", "_", "$", "é", "…", "\u{A0}", "\"", "#", "\\(", ")", ".", " ", "`", "/", "x", "\n"]
    for path in ["Random.swift", "Random.m"] {
        for _ in 0..<2_000 {
            let file = SourceFile(path: path, text: (0...dice.roll(8)).map { _ in scraps[dice.roll(scraps.count)] }.joined())
            guard SyntaxTree(parsing: file, detail: .full(naming: vocabulary)).mentionsInterest else { continue }
            #expect(vocabulary.mayBeMentioned(in: file), "\(file.text(SourceRange(start: 0, end: UInt32(file.count))))")
        }
    }
}

private let withCompany = Vocabulary(interesting: ["embed"], common: ["encode"], beside: ["NSCoder"])

@Test(arguments: [
    ("encode(title)", false),
    ("required init?(coder: NSCoder)", false),
    ("func save(to archive: NSCoder) { archive.encode(title) }", true),
    ("encode(title); let coder: NSCoder", true),
    ("embed(page)", true),
    ("embed(page); encode(title)", true),
    ("x", false),
])
func aCommonWordIsAMentionInCompanyOnly(_ text: String, _ isMention: Bool) {
    for path in ["Example.swift", "Example.m"] {
        let file = SourceFile(path: path, text: text)
        #expect(withCompany.mayBeMentioned(in: file) == isMention)
        for detail in [SyntaxTree.Detail.full(naming: withCompany), .outline(unlessMentioning: withCompany), .declarations(unlessMentioning: withCompany)] {
            #expect(SyntaxTree(parsing: file, detail: detail).mentionsInterest == isMention)
        }
    }
}

@Test func aCommonWordIsInterestingAndItsCompanyIsNot() {
    #expect(withCompany.word("embed").isInteresting && withCompany.word("encode").isInteresting)
    #expect(!withCompany.word("NSCoder").isInteresting && withCompany.word("NSCoder") != .none)
    #expect(withCompany.word("") == .none && withCompany.word("other") == .none)
    #expect(withCompany.spelling(of: withCompany.word("embed")) == "embed")
}
