import Syntax
import Testing

@Test func aTrailingClosureBelongsToItsCall() {
    #expect(outline("items.map { name }") == """
        chain
          name items
          member .map
          trailingClosure
            closure
              chain
                name name
        """)
}

@Test func severalTrailingClosuresCarryTheirLabels() {
    #expect(outline("animate { a } completion: { done in b }") == """
        chain
          name animate
          trailingClosure
            closure
              chain
                name a
          trailingClosure
            argumentLabel completion
            closure
              closureSignature
                parameters
                  parameter
                    name done
              chain
                name b
        """)
}

@Test func aBraceInAHeaderBeginsTheBody() {
    #expect(outline("if items.isEmpty { a }") == """
        ifExpression
          condition
            chain
              name items
              member .isEmpty
          block
            chain
              name a
        """)
}

@Test func aClosureInAHeaderIsRecognisedByWhatFollowsIt() {
    #expect(outline("if items.contains { $0 } == true { a }") == """
        ifExpression
          condition
            chain
              name items
              member .contains
              trailingClosure
                closure
                  chain
                    name $0
            binaryOperator ==
            chain
              booleanLiteral true
          block
            chain
              name a
        """)
}

@Test func closuresHaveEverySignature() {
    #expect(outline("{ [weak self, y = z.w] (a: Int, b) async throws -> Bool in a }") == """
        chain
          closure
            closureSignature
              captureList
                capture
                  modifier weak
                  name self
                capture
                  name y
                  initializer
                    chain
                      name z
                      member .w
              parameters
                parameter
                  name a
                  typeAnnotation
                    type Int
                parameter
                  name b
              effects async throws
              returnType
                type Bool
            chain
              name a
        """)
}

@Test func shortSignaturesListTheirNames() {
    #expect(outline("{ a, _ in a }") == """
        chain
          closure
            closureSignature
              parameters
                parameter
                  name a
                parameter
                  name _
            chain
              name a
        """)
}

@Test func anAttributeMayHeadAClosure() {
    #expect(outline("{ @MainActor (a) in b }") == """
        chain
          closure
            closureSignature
              attribute
                type MainActor
              parameters
                parameter
                  name a
            chain
              name b
        """)
}
