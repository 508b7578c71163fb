import Testing

@testable import Syntax

@Test func valuesStandInPreOrder() {
    #expect(values("{ a = b; \"c d\" = (e, 'f',); g = { h = <0f 1a>; }; i = \"\"; }") == """
        {a = b; c d = (e, f); g = {h = data}; i = }
        """)
}

@Test func commentsArePassedOver() {
    #expect(values("// !$*UTF8*$!\n{ a /* { */ = b /* ; */; // }\n}") == "{a = b}")
}

@Test func stringsAreUnescaped() {
    #expect(values(#"{ a = "b\"c\\d\ne"; f = 'g"h'; }"#) == "{a = b\"c\\d\ne; f = g\"h}")
}

@Test func namesWithoutQuotesHaveManySigns() {
    #expect(values("{ a.b-c = $d/e:f_1; }") == "{a.b-c = $d/e:f_1}")
}

@Test func aValueMayBeReadByItself() {
    let tree = PropertyListTree(parsing: SourceFile(path: "A.pbxproj", text: "{ a = { b = c; }; d = e; }"), at: 6)
    #expect(rendered(tree, 0) == "{b = c}")
    #expect(tree.errors == [])
}

@Test(arguments: [
    ("{ a = b c = d; }", "{a = b; c = d}", ["expected ';'"]),
    ("{ a b; c = d; }", "{c = d}", ["expected '='", "expected '='", "expected a key"]),
    ("{ a = (b c); d = e; }", "{a = (b, c); d = e}", ["expected ','"]),
    ("{ a = (b; d = e; }", "{a = (b); d = e}", ["expected ','", "expected ')'"]),
    ("{ a = ; b = c; }", "{a = ; b = c}", ["expected a value"]),
    ("{ a = \"b; }", "{a = b; }}", ["the string is not closed", "expected ';'", "expected '}'"]),
    ("{ a = b;", "{a = b}", ["expected '}'"]),
    ("{ a = <0f; b = c; }", "{a = data; b = c}", ["expected '>'"]),
    ("", "", ["expected a value"]),
])
func aPropertyListThatIsNotWellFormedGivesASmallerTree(_ text: String, _ expected: String, _ errors: [String]) {
    let tree = PropertyListTree(parsing: SourceFile(path: "A.pbxproj", text: text))
    #expect(rendered(tree, 0) == expected)
    #expect(tree.errors.map(\.message) == errors)
}

@Test func everyPrefixOfAPropertyListParses() {
    let bytes = Array("{ a = b; \"c\\\"d\" = (e, { f = 'g'; }, <0f>); /* h */ i = \"é😀\"; // j\n}".utf8)
    for count in 0..<bytes.count {
        let tree = PropertyListTree(parsing: SourceFile(path: "A.pbxproj", bytes: Array(bytes.prefix(count))))
        #expect(!tree.errors.isEmpty, "\(count) bytes")
        _ = rendered(tree, 0)
    }
}

@Test(arguments: 1...5)
func mutilatedPropertyListsParse(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let text = "{ a = b; \"c\\\"d\" = (e, { f = 'g'; }, <0f>); /* h */ i = \"j\"; k = { l = (m, n, ); o = \"p q\"; }; }"
    for _ in 0..<500 {
        var bytes = Array(text.utf8)
        for _ in 0...dice.roll(5) {
            let place = dice.roll(bytes.count)
            switch dice.roll(3) {
            case 0: bytes.removeSubrange(place..<min(bytes.count, place + dice.roll(20) + 1))
            case 1: bytes.insert(Array("{}()<>;,=\"'/*\\\0".utf8)[dice.roll(15)], at: place)
            default: bytes[place] = UInt8(dice.roll(256))
            }
            if bytes.isEmpty { bytes = [0] }
        }
        let tree = PropertyListTree(parsing: SourceFile(path: "A.pbxproj", bytes: bytes))
        for (index, value) in tree.values.enumerated() {
            if value.end <= index || value.end > tree.values.count || value.range.end > UInt32(bytes.count) || value.range.start > value.range.end {
                Issue.record("value \(index) in \(String(decoding: bytes, as: UTF8.self))")
            }
        }
        _ = rendered(tree, 0)
    }
}

@Test(arguments: ["{", "(", "{a=", "{a=(", "<", "\"", "a", "=", ";", "}", ")", ",", "/*", "//", "a=b;", "\0", "{a=b;}"])
func onlyOneKindOfScrapIsAPropertyList(_ scrap: String) {
    let text = String(repeating: scrap, count: 40_000)
    for text in [text, "{ a = (" + text, "{" + text] {
        let tree = PropertyListTree(parsing: SourceFile(path: "A.pbxproj", text: text))
        #expect(tree.errors.count <= PropertyListParser.errorLimit)
        #expect(!tree.values.isEmpty)
    }
}

@Test func placesOfAWordAreFound() {
    let file = SourceFile(path: "A.pbxproj", text: "word a wordword sword wor\nword")
    #expect(file.places(of: "word") == [0, 7, 11, 17, 26])
    #expect(file.places(of: "words") == [])
    #expect(SourceFile(path: "", text: "").places(of: "word") == [])
}

// MARK: Helpers

private func values(_ text: String) -> String {
    let tree = PropertyListTree(parsing: SourceFile(path: "A.pbxproj", text: text))
    #expect(tree.errors == [])
    return rendered(tree, 0)
}

private func rendered(_ tree: PropertyListTree, _ value: Int) -> String {
    switch tree.values[value].kind {
    case .string: tree.text(of: value)
    case .data: "data"
    case .dictionary: "{" + tree.entries(of: value).map { "\(tree.text(of: $0.key)) = \(rendered(tree, $0.value))" }.joined(separator: "; ") + "}"
    case .array: "(" + tree.elements(of: value).map { rendered(tree, $0) }.joined(separator: ", ") + ")"
    }
}
