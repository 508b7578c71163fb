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
