import Syntax
import Testing

@Test func aChainKeepsItsLinksInARow() {
    #expect(outline("foo?.bar![3].baz(with: 1, 2)") == """
        chain
          name foo
          optionalChain ?
          member .bar
          forceUnwrap !
          subscriptArguments
            argument
              chain
                integerLiteral 3
          member .baz
          arguments
            argument
              argumentLabel with
              chain
                integerLiteral 1
            argument
              chain
                integerLiteral 2
        """)
}

@Test func genericArgumentsAreToldFromComparisons() {
    #expect(outline("Foo<Bar, [Int]>(x); f(a < b, c > d)") == """
        chain
          name Foo
          genericArguments
            type Bar
            type [Int]
              type Int
          arguments
            argument
              chain
                name x
        chain
          name f
          arguments
            argument
              chain
                name a
              binaryOperator <
              chain
                name b
            argument
              chain
                name c
              binaryOperator >
              chain
                name d
        """)
}

@Test func anglesAreJoinedIntoOneOperator() {
    #expect(outline("a >>= b << c >= d") == """
        chain
          name a
        binaryOperator >>=
        chain
          name b
        binaryOperator <<
        chain
          name c
        binaryOperator >=
        chain
          name d
        """)
}

@Test func aChainGoesOnOverLines() {
    #expect(outline("""
        view
            .frame(1)
            // why
            .padding()
        """) == """
        chain
          name view
          member .frame
          arguments
            argument
              chain
                integerLiteral 1
          member .padding
          arguments ()
        """)
}

@Test func aConditionalPartOfAChainKeepsBothBranches() {
    #expect(outline("""
        view
            #if os(iOS)
            .a()
            #else
            .b
            #endif
            .c
        """) == """
        chain
          name view
          ifConfig
            ifConfigClause
              condition
                chain
                  name os
                  arguments
                    argument
                      chain
                        name iOS
              member .a
              arguments ()
            ifConfigClause
              member .b
          member .c
        """)
}

@Test func aBracketOnTheNextLineBeginsAStatement() {
    #expect(outline("""
        a
        (b).c
        [d]
        """) == """
        chain
          name a
        chain
          tuple
            argument
              chain
                name b
          member .c
        chain
          array
            argument
              chain
                name d
        """)
}

@Test func anImplicitMemberBeginsAChain() {
    #expect(outline("foo(.bar(1).baz, .init())") == """
        chain
          name foo
          arguments
            argument
              chain
                implicitMember .bar
                arguments
                  argument
                    chain
                      integerLiteral 1
                member .baz
            argument
              chain
                implicitMember .init
                arguments ()
        """)
}

@Test func aFunctionIsNamedByItsLabels() {
    #expect(outline("#selector(Foo.bar(_:with:))") == """
        chain
          macroExpansion
            name selector
            arguments
              argument
                chain
                  name Foo
                  member .bar
                  argumentLabels (_:with:)
        """)
}

@Test func moduleSelectorsAreMembers() {
    #expect(outline("Foundation::Data()") == """
        chain
          name Foundation
          member ::Data
          arguments ()
        """)
}
