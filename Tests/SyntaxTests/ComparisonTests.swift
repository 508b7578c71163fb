import Syntax
import Testing

// Code that `Tools/SyntaxCheck` once found to read differently in swift-syntax.

@Test func emptyParenthesesInATernaryAreACall() {
    #expect(outline("a ? B() : C()") == """
        chain
          name a
        ternary
          chain
            name B
            arguments ()
        chain
          name C
          arguments ()
        """)
}

@Test func aClosureMayBeAwaited() {
    #expect(outline("try await { 1 }()") == """
        tryOperator try
        keywordOperator await
        chain
          closure
            chain
              integerLiteral 1
          arguments ()
        """)
}

@Test func aComparisonWithEqualityClosesNoGenericArguments() {
    #expect(outline("f(i < a.count, j >= 0)") == """
        chain
          name f
          arguments
            argument
              chain
                name i
              binaryOperator <
              chain
                name a
                member .count
            argument
              chain
                name j
              binaryOperator >=
              chain
                integerLiteral 0
        """)
}

@Test func aClosureOnTheNextLineIsAStatement() {
    #expect(outline("""
        run { 1 }
        { 2 }()
        """) == """
        chain
          name run
          trailingClosure
            closure
              chain
                integerLiteral 1
        chain
          closure
            chain
              integerLiteral 2
          arguments ()
        """)
}

@Test func aFunctionTypeWithAttributesIsAValue() {
    #expect(outline("(@convention(c) (_ error: any Error) -> Int?).self") == """
        chain
          tuple
            argument
              chain
                type @convention(c) (_ error: any Error) -> Int?
                  attribute
                    type convention
                    tokens (c)
                  type any Error
                  type Int?
          member .self
        """)
}

@Test func anAccessorMayLendItsValue() {
    #expect(outline("var keys: Keys { borrow { stored } }") == """
        variableDecl
          binding
            pattern
              name keys
            typeAnnotation
              type Keys
            accessors
              accessor
                name borrow
                block
                  chain
                    name stored
        """)
}

@Test func unsafeBeforeAPeriodIsAKeyword() {
    #expect(outline("unsafe .init(x)") == """
        keywordOperator unsafe
        chain
          implicitMember .init
          arguments
            argument
              chain
                name x
        """)
}

@Test func aFunctionTypeWithNamesIsAGenericArgument() {
    #expect(outline("Name<(_ row: Row<Int>) -> Bool, Kind>({ 1 })").hasPrefix("""
        chain
          name Name
          genericArguments
        """))
}
