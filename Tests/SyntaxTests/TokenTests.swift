import Syntax
import Testing

@Test func namesMayBeUnicodeBackTickedOrNumbered() {
    #expect(tokens("größe `class` `two words` $0 $name 名 _ _a a$b <#T##Int#>") == [
        "identifier größe", "identifier `class`", "identifier `two words`", "dollarIdentifier $0", "dollarIdentifier $name",
        "identifier 名", "underscore _", "identifier _a", "identifier a$b", "placeholder <#T##Int#>",
    ])
}

@Test func aBackTickedKeywordIsNoKeyword() {
    let tree = SyntaxTree(parsing: SourceFile(path: "Example.swift", text: "`class` class"))
    #expect(tree.tokens.map(\.word) == [.none, .class, .none])
}

@Test func numbersComeInEveryForm() {
    #expect(tokens("1_000 1.5 1.0e-3 2E+4 0xFF 0x1p4 0x1.8p-3 0b10 0o17") == [
        "integer 1_000", "float 1.5", "float 1.0e-3", "float 2E+4", "integer 0xFF", "float 0x1p4", "float 0x1.8p-3",
        "integer 0b10", "integer 0o17",
    ])
}

@Test func aPeriodAfterANumberMayBelongToAMember() {
    #expect(tokens("1.foo 1...2 a.0.1 0xff.description") == [
        "integer 1", "period .", "identifier foo", "integer 1", "binaryOperator ...", "integer 2",
        "identifier a", "period .", "integer 0", "period .", "integer 1",
        "integer 0xff", "period .", "identifier description",
    ])
}

@Test func whiteSpaceDecidesWhatAnOperatorIs() {
    #expect(tokens("a+b a + b -a a- (-a, -b) a?.b a ? b ! c! ??") == [
        "identifier a", "binaryOperator +", "identifier b", "identifier a", "binaryOperator +", "identifier b",
        "prefixOperator -", "identifier a", "identifier a", "postfixOperator -",
        "leftParen (", "prefixOperator -", "identifier a", "comma ,", "prefixOperator -", "identifier b", "rightParen )",
        "identifier a", "postfixQuestion ?", "period .", "identifier b",
        "identifier a", "infixQuestion ?", "identifier b", "binaryOperator !", "identifier c", "postfixExclamation !",
        "binaryOperator ??",
    ])
}

@Test func aCommentCountsAsWhiteSpaceAroundOperators() {
    #expect(tokens("a/* */+ b") == ["identifier a", "binaryOperator +", "identifier b"])
    #expect(tokens("a +// b") == ["identifier a", "binaryOperator +"])
    #expect(tokens("a+/**/b") == ["identifier a", "postfixOperator +", "identifier b"])
}

@Test func anglesComeOneByOne() {
    #expect(tokens("A<B<C>>() a->b x<-y ..<") == [
        "identifier A", "leftAngle <", "identifier B", "leftAngle <", "identifier C", "rightAngle >", "rightAngle >",
        "leftParen (", "rightParen )", "identifier a", "arrow ->", "identifier b",
        "identifier x", "leftAngle <", "binaryOperator -", "identifier y", "binaryOperator ..<",
    ])
}

@Test func reservedPunctuationIsNoOperator() {
    #expect(tokens("a = &b & c == .d") == [
        "identifier a", "equal =", "ampersand &", "identifier b", "binaryOperator &", "identifier c", "binaryOperator ==",
        "period .", "identifier d",
    ])
}

@Test func aStringIsOneTokenUnlessItInterpolates() {
    #expect(tokens(##""a\"b" #"c"d\e"# "" #"""#"##) == [#"string "a\"b""#, ##"string #"c"d\e"#"##, #"string """#, ##"string #"""#"##])
}

@Test func interpolationsNestToAnyDepth() {
    #expect(tokens(#""a\(b("\(c)") { ")" /* " */ })d""#) == [
        #"stringStart ""#, "stringSegment a", #"interpolationStart \("#, "identifier b", "leftParen (", #"stringStart ""#,
        #"interpolationStart \("#, "identifier c", "interpolationEnd )", #"stringEnd ""#, "rightParen )",
        "leftBrace {", #"string ")""#, "rightBrace }", "interpolationEnd )", "stringSegment d", #"stringEnd ""#,
    ])
}

@Test func rawStringsInterpolateWithTheirPounds() {
    #expect(tokens(###"##"a\(b)\##(c)"#"##"###) == [
        ###"stringStart ##""###, #"stringSegment a\(b)"#, ###"interpolationStart \##("###, "identifier c", "interpolationEnd )",
        ###"stringSegment "#"###, ###"stringEnd "##"###,
    ])
}

@Test func multilineStringsHoldQuotesAndLines() {
    #expect(tokens("\"\"\"\n a \"b\" \\(c)\n \"\"\"") == [
        "stringStart \"\"\"", "stringSegment \n a \"b\" ", "interpolationStart \\(", "identifier c", "interpolationEnd )",
        "stringSegment \n ", "stringEnd \"\"\"",
    ])
}

@Test func anUnterminatedStringStopsAtItsLine() {
    #expect(tokens("\"a\nb") == ["string \"a", "identifier b"])
    #expect(tokens("\"a\\(b) c\nd") == [
        "stringStart \"", "stringSegment a", "interpolationStart \\(", "identifier b", "interpolationEnd )", "stringSegment  c",
        "stringEnd ", "identifier d",
    ])
}

@Test func slashesAreRegularExpressionsWhereAValueMayBegin() {
    #expect(tokens("a = /b c/; d / e / f; g(/[)]/); (/); #/h/i/#") == [
        "identifier a", "equal =", "regex /b c/", "semicolon ;", "identifier d", "binaryOperator /", "identifier e",
        "binaryOperator /", "identifier f", "semicolon ;", "identifier g", "leftParen (", "regex /[)]/", "rightParen )", "semicolon ;", "leftParen (", "binaryOperator /", "rightParen )", "semicolon ;",
        "regex #/h/i/#",
    ])
    #expect(tokens("#/\n a / b # c\n/#") == ["regex #/\n a / b # c\n/#"])
}

@Test func directivesAreToldFromMacros() {
    #expect(tokens("#if #elseif #ifdef #available #file") == [
        "directive #if", "directive #elseif", "pound #", "identifier ifdef", "pound #", "identifier available", "pound #", "identifier file",
    ])
}

@Test func commentsNestAndAreKept() {
    let tree = SyntaxTree(parsing: SourceFile(path: "Example.swift", text: "a // b\r\n/* c /* d */ e */ f // g"))
    #expect(tree.comments.map(tree.file.text) == ["// b", "/* c /* d */ e */", "// g"])
    #expect(tree.tokens.map(\.flags.rawValue) == [3, 3, 2])
}

@Test func anUnterminatedCommentRunsToTheEnd() {
    let tree = SyntaxTree(parsing: SourceFile(path: "Example.swift", text: "a /* b /* c */"))
    #expect(tree.comments.map(tree.file.text) == ["/* b /* c */"])
    #expect(tree.errors.map(\.message) == ["unterminated comment"])
}

@Test func everyLineEndBeginsALine() {
    let tree = SyntaxTree(parsing: SourceFile(path: "Example.swift", text: "a\nb\r\nc\rd e"))
    #expect(tree.tokens.map { $0.flags.contains(.startsLine) } == [true, true, true, true, false, false])
}

@Test func aByteOrderMarkAndAShebangAreNoTokens() {
    #expect(tokens(bytes: [0xEF, 0xBB, 0xBF] + Array("#!/usr/bin/swift\na".utf8)) == ["identifier a"])
}

@Test func aZeroByteEndsNothing() {
    #expect(tokens(bytes: Array("a \0 b \"c\0d\" // e\0f\ng".utf8)) == ["identifier a", "identifier b", "string \"c\0d\"", "identifier g"])
}

@Test func strayBytesAreUnknown() {
    #expect(tokens(bytes: Array("a ".utf8) + [0xFF] + Array(" b \u{201C}".utf8) + [0x07]) == [
        "identifier a", "unknown \\xFF", "identifier b", "unknown \u{201C}", "unknown \u{07}",
    ])
    #expect(tokens(bytes: Array("\"".utf8) + [0xC3] + Array("\" a".utf8)) == ["string \"\\xC3\"", "identifier a"])
}

@Test func operatorsMayBeUnicode() {
    #expect(tokens("a ≤ √b • c\u{A0}d") == [
        "identifier a", "binaryOperator ≤", "prefixOperator √", "identifier b", "binaryOperator •", "identifier c", "identifier d",
    ])
}
