import Syntax
import Testing

private let vocabulary = Vocabulary(interesting: ["restorationIdentifier", "encode"])

@Test func bodiesStayUnreadWhereNothingOfInterestIsNamed() {
    #expect(outline("class A { var a: Int { b }; init() { c }; func f() { d { e } }; var g = h { i } }", detail: .declarations(unlessMentioning: vocabulary)) == """
        classDecl
          name A
          members
            variableDecl
              binding
                pattern
                  name a
                typeAnnotation
                  type Int
                accessors
                  block { b } (skipped)
            initDecl
              name init
              parameters ()
              block { c } (skipped)
            functionDecl
              name f
              parameters ()
              block { d { e } } (skipped)
            variableDecl
              binding
                pattern
                  name g
                initializer
                  chain
                    name h
                    trailingClosure
                      closure
                        chain
                          name i
        """)
}

@Test func oneWordOfInterestOpensEveryBodyOfItsFile() {
    #expect(outline("func f() { a.restorationIdentifier = b }", detail: .declarations(unlessMentioning: vocabulary)) == """
        functionDecl
          name f
          parameters ()
          block
            chain
              name a
              member .restorationIdentifier
            assignment =
            chain
              name b
        """)
}

@Test func commentsAndLiteralsMentionNothing() {
    #expect(outline(#"func f() { "encode" /* encode */ }"#, detail: .declarations(unlessMentioning: vocabulary)) == """
        functionDecl
          name f
          parameters ()
          block { "encode" /* encode */ } (skipped)
        """)
}

@Test func nothingIsSkippedWhereBracesDoNotBalance() {
    #expect(outline("func f() { a } }", detail: .declarations(unlessMentioning: vocabulary)) == """
        functionDecl
          name f
          parameters ()
          block
            chain
              name a
        unexpected }
        error: unexpected '}'
        """)
}

@Test func skippedBodiesChangeNothingElse() {
    for fixture in fixtures {
        let file = SourceFile(path: "Fixture.swift", text: fixture)
        let tree = SyntaxTree(parsing: file, detail: .declarations(unlessMentioning: vocabulary))
        #expect(tree.errors == [])
        #expect(fault(in: tree) == nil)
    }
}

@Test func wordsOfTheVocabularyFollowTheKeywords() {
    let tree = SyntaxTree(parsing: SourceFile(path: "Example.swift", text: "class encode encoder restorationIdentifier restorationIdentifies"), detail: .full(naming: vocabulary))
    #expect(tree.tokens.map(\.word) == [.class, vocabulary.word("encode"), .none, vocabulary.word("restorationIdentifier"), .none, .none])
    #expect(tree.mentionsInterest)
    #expect(vocabulary.word("encode").isInteresting && !Word.class.isInteresting)
    #expect(vocabulary.spelling(of: vocabulary.word("encode")) == "encode")
}

@Test func aTreeCanBeUsedAgain() {
    var tree = SyntaxTree()
    tree.parse(SourceFile(path: "First.swift", text: "func f() { // c\n a"))
    let first = tree
    tree.parse(SourceFile(path: "Second.swift", text: "let a = 1"))
    #expect(first.file.path == "First.swift" && first.errors.count == 1 && first.comments.count == 1)
    #expect(tree.nodes.map(\.kind) == [.sourceFile, .variableDecl, .binding, .pattern, .name, .initializer, .chain, .integerLiteral])
    #expect(tree.errors == [] && tree.comments == [])
}
