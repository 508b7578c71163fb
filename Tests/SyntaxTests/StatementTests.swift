import Syntax
import Testing

@Test func conditionsComeInFourKinds() {
    #expect(
        outline("if let a, let b: B = c, case .d(let e)? = f, #available(iOS 15, *), g { }") == """
            ifExpression
              optionalBinding
                pattern
                  name a
              optionalBinding
                pattern
                  name b
                typeAnnotation
                  type B
                initializer
                  chain
                    name c
              caseCondition
                pattern
                  chain
                    implicitMember .d
                    arguments
                      argument
                        pattern
                          name e
                    optionalChain ?
                initializer
                  chain
                    name f
              availability #available(iOS 15, *)
              condition
                chain
                  name g
              block { }
            """)
}

@Test func elseIfNests() {
    #expect(
        outline("if a { } else if b { } else { c }") == """
            ifExpression
              condition
                chain
                  name a
              block { }
              elseClause
                ifExpression
                  condition
                    chain
                      name b
                  block { }
                  elseClause
                    block
                      chain
                        name c
            """)
}

@Test func aGuardLeaves() {
    #expect(
        outline("guard let self, a else { return }") == """
            guardStatement
              optionalBinding
                pattern
                  name self
              condition
                chain
                  name a
              block
                returnStatement return
            """)
}

@Test func aLoopMayMatchAndFilter() {
    #expect(
        outline("for case let (a, b?) in c where a > b { }") == """
            forStatement
              pattern
                chain
                  tuple
                    argument
                      chain
                        name a
                    argument
                      chain
                        name b
                        optionalChain ?
              initializer
                chain
                  name c
              whereGuard
                chain
                  name a
                binaryOperator >
                chain
                  name b
              block { }
            """)
}

@Test func aLoopMayWait() {
    #expect(
        outline("for try await line in file.lines { continue }") == """
            forStatement
              pattern
                name line
              initializer
                chain
                  name file
                  member .lines
              block
                continueStatement continue
            """)
}

@Test func loopsMayBeLabelled() {
    #expect(
        outline("outer: while a { repeat { break outer } while b }") == """
            labeledStatement
              name outer
              whileStatement
                condition
                  chain
                    name a
                block
                  repeatStatement
                    block
                      breakStatement break outer
                    condition
                      chain
                        name b
            """)
}

@Test func aSwitchHasCasesWithPatterns() {
    #expect(
        outline(
            """
            switch a {
            case 1, .b(let c, _) where c > 1: d
            case let .e(f): g
            case is H, (is I, _): j
            case let k as L: m
            case 1...5, "a": fallthrough
            @unknown default: break
            }
            """) == """
                switchExpression
                  condition
                    chain
                      name a
                  switchCase
                    casePattern
                      pattern
                        chain
                          integerLiteral 1
                    casePattern
                      pattern
                        chain
                          implicitMember .b
                          arguments
                            argument
                              pattern
                                name c
                            argument
                              chain
                                wildcard _
                      whereGuard
                        chain
                          name c
                        binaryOperator >
                        chain
                          integerLiteral 1
                    caseBody
                      chain
                        name d
                  switchCase
                    casePattern
                      pattern
                        chain
                          implicitMember .e
                          arguments
                            argument
                              chain
                                name f
                    caseBody
                      chain
                        name g
                  switchCase
                    casePattern
                      pattern
                        typeTest
                          type H
                    casePattern
                      pattern
                        chain
                          tuple
                            argument
                              pattern
                                typeTest
                                  type I
                            argument
                              chain
                                wildcard _
                    caseBody
                      chain
                        name j
                  switchCase
                    casePattern
                      pattern
                        chain
                          name k
                        cast
                          type L
                    caseBody
                      chain
                        name m
                  switchCase
                    casePattern
                      pattern
                        chain
                          integerLiteral 1
                        binaryOperator ...
                        chain
                          integerLiteral 5
                    casePattern
                      pattern
                        chain
                          stringLiteral "a"
                    caseBody
                      fallthroughStatement fallthrough
                  switchCase
                    attribute
                      type unknown
                    caseBody
                      breakStatement break
                """)
}

@Test func casesMayBeConditional() {
    #expect(
        outline(
            """
            switch a {
            case .b: c
            #if DEBUG
            case .d: e
            #endif
            default: f
            }
            """) == """
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
                        name c
                  ifConfig
                    ifConfigClause
                      condition
                        chain
                          name DEBUG
                      switchCase
                        casePattern
                          pattern
                            chain
                              implicitMember .d
                        caseBody
                          chain
                            name e
                  switchCase
                    caseBody
                      chain
                        name f
                """)
}

@Test func aDoCatchesByPattern() {
    #expect(
        outline("do throws(E) { try a() } catch let e as F where g { } catch H.i, H.j { } catch { }") == """
            doStatement
              effects
                type E
              block
                tryOperator try
                chain
                  name a
                  arguments ()
              catchClause
                casePattern
                  pattern
                    chain
                      name e
                    cast
                      type F
                  whereGuard
                    chain
                      name g
                block { }
              catchClause
                casePattern
                  pattern
                    chain
                      name H
                      member .i
                casePattern
                  pattern
                    chain
                      name H
                      member .j
                block { }
              catchClause
                block { }
            """)
}

@Test func deferThrowReturn() {
    #expect(
        outline(
            """
            defer { a }
            throw b
            return
            """) == """
                deferStatement
                  block
                    chain
                      name a
                throwStatement
                  chain
                    name b
                returnStatement return
                """)
}

@Test func aReturnTakesTheNextLineUnlessItBeginsAStatement() {
    #expect(
        outline(
            """
            return
            let a = 1
            """) == """
                returnStatement return
                variableDecl
                  binding
                    pattern
                      name a
                    initializer
                      chain
                        integerLiteral 1
                """)
}

@Test func contextualStatements() {
    #expect(
        outline(
            """
            then { a }
            discard self
            yield &b
            """) == """
                chain
                  name then
                  trailingClosure
                    closure
                      chain
                        name a
                discardStatement
                  chain
                    name self
                yieldStatement
                  prefixOperator &
                  chain
                    name b
                """)
}

@Test func directivesAreStatements() {
    #expect(
        outline(
            """
            #if DEBUG
            a
            #elseif os(iOS), b
            #else
            c
            #endif
            #warning("d")
            """) == """
                ifConfig
                  ifConfigClause
                    condition
                      chain
                        name DEBUG
                    chain
                      name a
                  ifConfigClause
                    condition
                      chain
                        name os
                        arguments
                          argument
                            chain
                              name iOS
                  ifConfigClause
                    chain
                      name c
                poundDirective #warning("d")
                """)
}

@Test func declarationsAreStatements() {
    #expect(
        outline(
            """
            func f() { }
            @discardableResult func g() {}
            async let a = b()
            """) == """
                functionDecl
                  name f
                  parameters ()
                  block { }
                functionDecl
                  attribute
                    type discardableResult
                  name g
                  parameters ()
                  block {}
                variableDecl
                  modifier async
                  binding
                    pattern
                      name a
                    initializer
                      chain
                        name b
                        arguments ()
                """)
}

@Test func semicolonsSeparate() {
    #expect(
        outline("a; b;") == """
            chain
              name a
            chain
              name b
            """)
}

@Test func asyncLetInsideAFunctionIsAVariable() {
    #expect(
        outline("func f() async { async let a = b; open(c); lazy.d = 1 }") == """
            functionDecl
              name f
              parameters ()
              effects async
              block
                variableDecl
                  modifier async
                  binding
                    pattern
                      name a
                    initializer
                      chain
                        name b
                chain
                  name open
                  arguments
                    argument
                      chain
                        name c
                chain
                  name lazy
                  member .d
                assignment =
                chain
                  integerLiteral 1
            """)
}

@Test func aBindingOfOldGoesWithoutTheWordAfterTheFirst() {
    #expect(
        outline("guard let a = b, c = d else { return }") == """
            guardStatement
              optionalBinding
                pattern
                  name a
                initializer
                  chain
                    name b
              optionalBinding
                pattern
                  name c
                initializer
                  chain
                    name d
              block
                returnStatement return
            """)
}

@Test func aClosureCalledOnTheSpotMayBeTheLastCondition() {
    #expect(
        outline("if a, { b }() { c() }") == """
            ifExpression
              condition
                chain
                  name a
              condition
                chain
                  closure
                    chain
                      name b
                  arguments ()
              block
                chain
                  name c
                  arguments ()
            """)
}
