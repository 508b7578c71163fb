import Testing

@testable import Syntax

@Test func everyKeywordConstantIsSpeltLikeItsEntry() {
    let vocabulary = Vocabulary.keywords
    #expect(vocabulary.spelling(of: .class) == "class")
    #expect(vocabulary.spelling(of: .try) == "try")
    #expect(vocabulary.spelling(of: .async) == "async")
    #expect(vocabulary.spelling(of: .actor) == "actor")
    #expect(vocabulary.spelling(of: .mutableAddressWithOwner) == "mutableAddressWithOwner")
    #expect(vocabulary.spelling(of: .yield) == "yield")
    #expect(vocabulary.spelling(of: .unknown) == "unknown")
    #expect(vocabulary.spelling(of: .poundWarning) == "#warning")
    #expect(Word.keywords.count == Int(Word.poundWarning.rawValue))
}
