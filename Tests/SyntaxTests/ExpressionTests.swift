import Syntax
import Testing

@Test func operatorsLieFlatBetweenTheirOperands() {
    #expect(outline("a = b + c * d") == """
        chain
          name a
        assignment =
        chain
          name b
        binaryOperator +
        chain
          name c
        binaryOperator *
        chain
          name d
        """)
}

@Test func aTernaryHoldsItsMiddle() {
    #expect(outline("a ? b : c ? d : e") == """
        chain
          name a
        ternary
          chain
            name b
        chain
          name c
        ternary
          chain
            name d
        chain
          name e
        """)
}

@Test func castsAndTestsHoldATypeEach() {
    #expect(outline("a as? [String: Int] is B") == """
        chain
          name a
        cast
          type [String: Int]
            type String
            type Int
        typeTest
          type B
        """)
}

@Test func prefixesStandBeforeTheirOperand() {
    #expect(outline("try? await !a.b(&c, -1)") == """
        tryOperator try?
        keywordOperator await
        prefixOperator !
        chain
          name a
          member .b
          arguments
            argument
              prefixOperator &
              chain
                name c
            argument
              prefixOperator -
              chain
                integerLiteral 1
        """)
}

@Test func aContextualWordIsANameWhereItCanBeOne() {
    #expect(outline("await = open + get.set(any: some)") == """
        chain
          name await
        assignment =
        chain
          name open
        binaryOperator +
        chain
          name get
          member .set
          arguments
            argument
              argumentLabel any
              chain
                name some
        """)
}

@Test func operatorsAreValuesToo() {
    #expect(outline("reduce(0, +).sorted(by: >)") == """
        chain
          name reduce
          arguments
            argument
              chain
                integerLiteral 0
            argument
              chain
                name +
          member .sorted
          arguments
            argument
              argumentLabel by
              chain
                name >
        """)
}

@Test func keyPathsKeepTheirRootType() {
    #expect(outline(#"\Foo.bar?.baz[0]; items.map(\.name)"#) == """
        chain
          keyPath
            type Foo
            member .bar
            optionalChain ?
            member .baz
            subscriptArguments
              argument
                chain
                  integerLiteral 0
        chain
          name items
          member .map
          arguments
            argument
              chain
                keyPath
                  member .name
        """)
}

@Test func dictionariesHoldKeysAndValuesInTurn() {
    #expect(outline("[a: 1, b: [:]] + [2, 3]") == """
        chain
          dictionary
            argument
              chain
                name a
            argument
              chain
                integerLiteral 1
            argument
              chain
                name b
            argument
              chain
                dictionary [:]
        binaryOperator +
        chain
          array
            argument
              chain
                integerLiteral 2
            argument
              chain
                integerLiteral 3
        """)
}

@Test func aTupleHoldsArguments() {
    #expect(outline("(a, b: 2).0.1") == """
        chain
          tuple
            argument
              chain
                name a
            argument
              argumentLabel b
              chain
                integerLiteral 2
          member .0
          member .1
        """)
}

@Test func interpolationsHoldArguments() {
    #expect(outline(#""a \(b.c, d: "\(e)") f""#) == """
        chain
          stringLiteral
            interpolation
              argument
                chain
                  name b
                  member .c
              argument
                argumentLabel d
                chain
                  stringLiteral
                    interpolation
                      argument
                        chain
                          name e
        """)
}

@Test func macrosTakeArgumentsAndClosures() {
    #expect(outline("#Predicate<Foo> { $0.bar }; #file") == """
        chain
          macroExpansion
            name Predicate
            genericArguments
              type Foo
          trailingClosure
            closure
              chain
                name $0
                member .bar
        chain
          macroExpansion
            name file
        """)
}

@Test func anIfMayBeAValue() {
    #expect(outline("let a = if b { 1 } else { 2 }") == """
        variableDecl
          binding
            pattern
              name a
            initializer
              chain
                ifExpression
                  condition
                    chain
                      name b
                  block
                    chain
                      integerLiteral 1
                  elseClause
                    block
                      chain
                        integerLiteral 2
        """)
}

@Test func aSwitchMayBeAValue() {
    #expect(outline("return switch a { case .b: 1 default: 2 }") == """
        returnStatement
          chain
            switchExpression
              condition
                chain
                  name a
              switchCase
                casePattern
                  pattern
                    chain
                      implicitMember .b
                caseBody
                  chain
                    integerLiteral 1
              switchCase
                caseBody
                  chain
                    integerLiteral 2
        """)
}

@Test func functionTypesAreReadInExpressions() {
    #expect(outline("[(Int) async throws -> Void](); any P.self") == """
        chain
          array
            argument
              chain
                tuple
                  argument
                    chain
                      name Int
              effects async throws
              binaryOperator ->
              chain
                name Void
          arguments ()
        keywordOperator any
        chain
          name P
          member .self
        """)
}

@Test func aWildcardTakesAValue() {
    #expect(outline("_ = a; (_, b) = c") == """
        chain
          wildcard _
        assignment =
        chain
          name a
        chain
          tuple
            argument
              chain
                wildcard _
            argument
              chain
                name b
        assignment =
        chain
          name c
        """)
}

@Test func ifConfigMayStandAmongElements() {
    #expect(outline("""
        [
            a,
            #if DEBUG
            b,
            #endif
        ]
        """) == """
        chain
          array
            argument
              chain
                name a
            ifConfig
              ifConfigClause
                condition
                  chain
                    name DEBUG
                argument
                  chain
                    name b
        """)
}

@Test func regularExpressionsAreLiterals() {
    #expect(outline("a.matches(of: /b+(c)/) / d / e") == """
        chain
          name a
          member .matches
          arguments
            argument
              argumentLabel of
              chain
                regexLiteral /b+(c)/
        binaryOperator /
        chain
          name d
        binaryOperator /
        chain
          name e
        """)
}
