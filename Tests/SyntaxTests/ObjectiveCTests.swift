import Syntax
import Testing

private func outlineObjectiveC(_ source: String, detail: SyntaxTree.Detail = .full) -> String {
    outline(source, path: "Example.m", detail: detail)
}

@Test func aMessageHasAReceiverAndThePiecesOfItsSelector() {
    #expect(outlineObjectiveC("[[Page alloc] initWithTitle:@\"a\" number:3];") == """
        chain
          messageSend
            receiver
              chain
                messageSend
                  receiver
                    chain
                      name Page
                  selectorPiece alloc
            selectorPiece initWithTitle:
            argument
              chain
                stringLiteral @"a"
            selectorPiece number:
            argument
              chain
                integerLiteral 3
        """)
}

@Test func aHeaderForBothLanguagesSpeaksCPlusPlusWhereItSaysSo() {
    let header = """
        struct Run {
            int origin;
        #if __cplusplus
            bool operator<(const Run &other) const { return origin < other.origin; }
        #endif
        };
        #ifdef __cplusplus
        inline bool operator<(const int &origin, const Run &other) { return origin < other.origin; }
        #endif
        @interface Reader : UIViewController
        @end
        """
    let tree = SyntaxTree(parsing: SourceFile(path: "Run.h", text: header))
    #expect(tree.errors == [])
    #expect(tree.children(of: 0).contains { tree.nodes[$0].kind == .interfaceDecl })
}

@Test func anInterfaceNamesWhatItInheritsAndItsProperties() {
    #expect(outlineObjectiveC("""
        @interface Reader : UIViewController <Saving>
        @property (nonatomic, weak) IBOutlet UIView *cover;
        @end
        """) == """
        interfaceDecl
          name Reader
          inheritance
            type UIViewController
            type Saving
          members
            propertyDecl
              propertyAttribute nonatomic
              propertyAttribute weak
              modifier IBOutlet
              type UIView
              binding
                pattern
                  name cover
        """)
}

@Test func aCategoryKeepsItsName() {
    #expect(outlineObjectiveC("@implementation Reader (Saving)\n@end") == """
        implementationDecl
          name Reader
          categoryName (Saving)
          members
        """)
}

@Test func adjacentStringsAreOneLiteral() {
    #expect(outlineObjectiveC("key = @\"a\" @\"b\";") == """
        chain
          name key
        assignment =
        chain
          stringLiteral @"a" @"b"
        """)
}

@Test func aMacroWithoutSemicolonLeavesTheMessageAfterItAlone() {
    #expect(outlineObjectiveC("- (void)save {\n    LOG_STATE\n    [super save];\n}") == """
        methodDecl
          returnType
            type void
          methodPiece
            name save
          block
            chain
              name LOG_STATE
            chain
              messageSend
                receiver
                  chain
                    name super
                selectorPiece save
        """)
}

@Test func aStarBetweenTwoNamesDeclaresAndAParenthesisedTypeCasts() {
    #expect(outlineObjectiveC("Page *page = (Page *)object;") == """
        variableDecl
          type Page
          binding
            pattern
              name page
            initializer
              cast
                type Page *
              chain
                name object
        """)
}

@Test func wordsOfCPlusPlusAreNamesInObjectiveC() {
    #expect(outlineObjectiveC("for (NSString *operator in new) template = operator;").contains("error") == false)
    #expect(outline("if (a && b[1] == 2) { }", path: "Example.mm").contains("error") == false)
}

@Test func attributesOfCPlusPlusStandAroundAParametersName() {
    let plain = "@implementation A\n- (void)save:(int)page to:(NSCoder *)coder at:(int)line { [coder stop]; }\n@end"
    let marked = """
        @implementation A
        - (void)save:(int) [[maybe_unused]] page to:(NSCoder *)[[clang::noescape]] __unused coder at:(int)line [[maybe_unused]] { [coder stop]; }
        @end
        """
    #expect(outline(marked, path: "Example.mm") == outline(plain, path: "Example.mm"))
    #expect(!outline(marked, path: "Example.mm").contains("error"))
}

@Test func methodsMayShareALine() {
    let apart = """
        @interface A : B
        - (void)save;
        - (int)page;
        @end
        @implementation A
        - (void)save { int page = 1; }
        - (int)page { return 1 - (2); }
        + (void)stop { }
        @end
        """
    let together = """
        @interface A : B
        - (void)save; - (int)page;
        @end
        @implementation A
        - (void)save { int page = 1; } - (int)page { return 1 - (2); } + (void)stop { }
        @end
        """
    #expect(outlineObjectiveC(together) == outlineObjectiveC(apart))
}

@Test func aMessageToAMessageIsNoAttributeOfCPlusPlus() {
    for statement in ["[[reader page] turn];", "[[fallthrough]]; [[Reader alloc] init];"] {
        let inside = outline("void turn() { \(statement) }", path: "Example.mm")
        #expect(inside.contains("messageSend"))
        #expect(!inside.contains("error"))
    }
}

@Test func aBlockIsAClosure() {
    #expect(outlineObjectiveC("[self run:^(BOOL done) { [self stop]; }];") == """
        chain
          messageSend
            receiver
              chain
                name self
            selectorPiece run:
            argument
              chain
                closure
                  closureSignature
                    parameters
                      parameter
                        type BOOL
                        name done
                  chain
                    messageSend
                      receiver
                        chain
                          name self
                      selectorPiece stop
        """)
}

@Test func aConstantMacroHasAnInitializerAndOthersHaveTokens() {
    #expect(outlineObjectiveC("#define KEY @\"page\"\n#define TWICE(x) ((x) * 2)") == """
        defineDecl
          name KEY
          initializer
            chain
              stringLiteral @"page"
        defineDecl
          name TWICE
          parameters (x)
          tokens ((x) * 2)
        """)
}

@Test func everyBranchBetweenStatementsIsKept() {
    #expect(outlineObjectiveC("#if A\n[a b];\n#else\n[c d];\n#endif") == """
        ifConfig
          ifConfigClause
            condition #if A
            chain
              messageSend
                receiver
                  chain
                    name a
                selectorPiece b
          ifConfigClause
            chain
              messageSend
                receiver
                  chain
                    name c
                selectorPiece d
        """)
}

@Test func ofBranchesThatCutThroughAStatementTheFirstIsRead() {
    #expect(outlineObjectiveC("if (a\n#if X\n    && b\n#else\n    || c\n#endif\n) { }") == """
        ifExpression
          condition
            chain
              name a
            binaryOperator &&
            chain
              name b
          block { }
        """)
}

@Test func bracesThatDifferByBranchStillMatch() {
    #expect(outlineObjectiveC("#if X\nif (a) {\n#else\nif (b) {\n#endif\n    [c d];\n}\n[e f];") == """
        ifExpression
          condition
            chain
              name a
          block
            chain
              messageSend
                receiver
                  chain
                    name c
                selectorPiece d
        chain
          messageSend
            receiver
              chain
                name e
            selectorPiece f
        """)
}

@Test func bodiesStayUnreadWithoutAWordOfInterest() {
    let vocabulary = Vocabulary(interesting: ["restorationIdentifier"])
    #expect(outlineObjectiveC("@implementation A\n- (void)b { [c d]; }\n@end", detail: .declarations(unlessMentioning: vocabulary)) == """
        implementationDecl
          name A
          members
            methodDecl
              returnType
                type void
              methodPiece
                name b
              block { [c d]; } (skipped)
        """)
}

@Test func aMissingBracketIsReportedOnceAndTheNextMethodIsRead() {
    #expect(outlineObjectiveC("@implementation A\n- (void)b { [c d; }\n- (void)e;\n@end").contains("name e\nerror: expected ']'"))
}

@Test(arguments: objectiveCFixtures)
func everyObjectiveCFixtureParsesWithoutAnError(_ fixture: String) {
    let tree = SyntaxTree(parsing: SourceFile(path: fixture.contains("namespace") ? "Fixture.mm" : "Fixture.m", text: fixture))
    #expect(tree.errors == [])
    #expect(fault(in: tree) == nil)
}

@Test(arguments: objectiveCFixtures)
func everyPrefixOfObjectiveCParses(_ fixture: String) {
    let bytes = Array(fixture.utf8)
    var tree = SyntaxTree()
    for count in 0...bytes.count {
        tree.parse(SourceFile(path: "Prefix.m", bytes: Array(bytes.prefix(count))))
        if let fault = fault(in: tree) { Issue.record("\(fault) after \(count) bytes") }
        tree.parse(SourceFile(path: "Suffix.mm", bytes: Array(bytes.suffix(count))))
        if let fault = fault(in: tree) { Issue.record("\(fault) in the last \(count) bytes") }
    }
}

@Test(arguments: ["[", "(", "{", "@[", "@{", "if (a) ", "^{", "- (void)a {", "#if a\n", "f(", "a ? ", "(int)", "struct {", "<", "A<", "!"])
func objectiveCNestsWithoutEnd(_ opening: String) {
    let tree = SyntaxTree(parsing: SourceFile(path: "Deep.m", text: String(repeating: opening, count: 3000)))
    #expect(fault(in: tree) == nil)
}

@Test(arguments: 1...5)
func mutilatedObjectiveCParses(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let scraps = ["(", ")", "[", "]", "{", "}", "\"", "@", "<", ">", "#if a\n", "#else\n", "#endif\n", "case ", "in ", "/*", "'", "\n", "\0", "@end ", "*", "^", ":", "\\\n"]
        .map { Array($0.utf8) }
    var tree = SyntaxTree()
    for _ in 0..<400 {
        var bytes = Array(objectiveCFixtures[dice.roll(objectiveCFixtures.count)].utf8)
        for _ in 0...dice.roll(4) {
            let place = dice.roll(bytes.count)
            switch dice.roll(3) {
            case 0: bytes.removeSubrange(place..<min(bytes.count, place + dice.roll(40) + 1))
            case 1: bytes.insert(contentsOf: scraps[dice.roll(scraps.count)], at: place)
            default: bytes[place] = UInt8(dice.roll(256))
            }
            if bytes.isEmpty { bytes = [UInt8(ascii: "a")] }
        }
        tree.parse(SourceFile(path: "Mutilated.mm", bytes: bytes))
        if let fault = fault(in: tree) { Issue.record("\(fault) in \(String(decoding: bytes, as: UTF8.self))") }
    }
}
