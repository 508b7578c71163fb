import Syntax
import Testing

@Test func aMissingParenthesisCostsItsCall() {
    #expect(outline("""
        class A {
            func f() { g(1, 2 }
            func h() { i }
        }
        """) == """
        classDecl
          name A
          members
            functionDecl
              name f
              parameters ()
              block
                chain
                  name g
                  arguments
                    argument
                      chain
                        integerLiteral 1
                    argument
                      chain
                        integerLiteral 2
            functionDecl
              name h
              parameters ()
              block
                chain
                  name i
        error: expected ')'
        """)
}

@Test func aMissingBraceEndsWhereTheNextMemberBegins() {
    #expect(outline("""
        class A {
            func f() {
                if a {
                    b
            }

            override func g() { }
        }
        func h() { }
        """) == """
        classDecl
          name A
          members
            functionDecl
              name f
              parameters ()
              block
                ifExpression
                  condition
                    chain
                      name a
                  block
                    chain
                      name b
            functionDecl
              modifier override
              name g
              parameters ()
              block { }
        functionDecl
          name h
          parameters ()
          block { }
        error: expected '}'
        """)
}

@Test func aFunctionThatStandsLeftOfItsBodyIsTheNextOne() {
    #expect(outline("""
        class A {
            func f() {
                a { b
            }
            func g() { }
        }
        """) == """
        classDecl
          name A
          members
            functionDecl
              name f
              parameters ()
              block
                chain
                  name a
                  trailingClosure
                    closure
                      chain
                        name b
            functionDecl
              name g
              parameters ()
              block { }
        error: expected '}'
        """)
}

@Test func aStrayCloserIsSkipped() {
    #expect(outline("""
        a ) b
        c
        """) == """
        chain
          name a
        unexpected ) b
        chain
          name c
        error: expected a new line or ';'
        """)
}

@Test func halfTypedMembersKeepTheOthers() {
    #expect(outline("""
        struct A {
            var a:
            let
            func
            func b() { }
        }
        """) == """
        structDecl
          name A
          members
            variableDecl
              binding
                pattern
                  name a
                typeAnnotation
                  type
            variableDecl
              binding
                pattern
            functionDecl func
            functionDecl
              name b
              parameters ()
              block { }
        error: expected a type
        error: expected a name
        error: expected a name
        """)
}

@Test func aHalfTypedChainKeepsItsBase() {
    #expect(outline("""
        foo.
        bar()
        """) == """
        chain
          name foo
          member .
        bar
          arguments ()
        """)
}

@Test func aHalfTypedConditionKeepsItsBody() {
    #expect(outline("if a == { b }") == """
        ifExpression
          condition
            chain
              name a
            binaryOperator ==
          block
            chain
              name b
        error: expected an expression
        """)
}

@Test func anUnterminatedStringEndsWithItsLine() {
    #expect(outline("""
        let a = "b
        let c = "d"
        """) == """
        variableDecl
          binding
            pattern
              name a
            initializer
              chain
                stringLiteral "b
        variableDecl
          binding
            pattern
              name c
            initializer
              chain
                stringLiteral "d"
        error: unterminated string literal
        """)
}

@Test func anUnterminatedInterpolationEndsWithItsBlock() {
    #expect(outline(#"""
        func f() { a("b \(c) }
        func g() { }
        """#) == """
        functionDecl
          name f
          parameters ()
          block
            chain
              name a
              arguments
                argument
                  chain
                    stringLiteral
                      interpolation
                        argument
                          chain
                            name c
        functionDecl
          name g
          parameters ()
          block { }
        error: unterminated string literal
        error: expected ')'
        """)
}

@Test func conflictMarkersKeepBothHalves() {
    #expect(outline("""
        <<<<<<< HEAD
        let a = 1
        =======
        let a = 2
        >>>>>>> branch
        """) == """
        variableDecl
          binding
            pattern
              name a
            initializer
              chain
                integerLiteral 1
        variableDecl
          binding
            pattern
              name a
            initializer
              chain
                integerLiteral 2
        error: unresolved merge conflict
        """)
}

@Test func wordsInARowAreAnError() {
    #expect(outline("a b") == """
        chain
          name a
        chain
          name b
        error: expected a new line or ';'
        """)
}

@Test func anEmptyConditionIsAnError() {
    #expect(outline("while { a }") == """
        whileStatement
          condition
          block
            chain
              name a
        error: expected a condition
        """)
}

@Test func aSwitchKeepsItsCasesAroundNonsense() {
    #expect(outline("""
        switch a {
        b
        case .c: d
        case e f: g
        default: h
        }
        """) == """
        switchExpression
          condition
            chain
              name a
          unexpected b
          switchCase
            casePattern
              pattern
                chain
                  implicitMember .c
            caseBody
              chain
                name d
          switchCase
            casePattern
              pattern
                chain
                  name e
            caseBody
              chain
                name g
          switchCase
            caseBody
              chain
                name h
        error: expected 'case'
        error: expected ':'
        """)
}

@Test func aMissingEndifEndsWithTheFile() {
    #expect(outline("""
        #if A
        let a = 1
        """) == """
        ifConfig
          ifConfigClause
            condition
              chain
                name A
            variableDecl
              binding
                pattern
                  name a
                initializer
                  chain
                    integerLiteral 1
        error: expected '#endif'
        """)
}

@Test func aBraceTooManyEndsNoType() {
    #expect(outline("""
        class A {
            func f() {
                a
                }
                b
            }
            func g() { }
        }
        func h() { }
        """) == """
        classDecl
          name A
          members
            functionDecl
              name f
              parameters ()
              block
                chain
                  name a
                unexpected }
                chain
                  name b
            functionDecl
              name g
              parameters ()
              block { }
        functionDecl
          name h
          parameters ()
          block { }
        error: unexpected '}'
        """)
}

@Test func aMissingOpeningBraceKeepsTheMembersAfterIt() {
    #expect(outline("""
        class A {
            func f()
                let a = 1
            }
            func g() { }
        }
        """) == """
        classDecl
          name A
          members
            functionDecl
              name f
              parameters ()
            variableDecl
              binding
                pattern
                  name a
                initializer
                  chain
                    integerLiteral 1
            unexpected }
            functionDecl
              name g
              parameters ()
              block { }
        error: unexpected '}'
        """)
}

@Test func aBraceOutOfNowhereSwallowsNothing() {
    #expect(outline("""
        {
        class A {
            func f() { }
        }
        """) == """
        unexpected {
        classDecl
          name A
          members
            functionDecl
              name f
              parameters ()
              block { }
        error: unexpected '{'
        """)
}
