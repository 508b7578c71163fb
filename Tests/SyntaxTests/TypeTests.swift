import Syntax
import Testing

@Test func optionalsAndMembersBelongToOneType() {
    #expect(outline("let a: A.B<C>.D?!") == """
        variableDecl
          binding
            pattern
              name a
            typeAnnotation
              type A.B<C>.D?!
                type C
        """)
}

@Test func collectionsNestTheirElements() {
    #expect(outline("let a: [String: [Int]?]") == """
        variableDecl
          binding
            pattern
              name a
            typeAnnotation
              type [String: [Int]?]
                type String
                type [Int]?
                  type Int
        """)
}

@Test func anArrayOfTheFirstSwiftBelongsToItsType() {
    #expect(outline("let a: AnyObject[]!") == """
        variableDecl
          binding
            pattern
              name a
            typeAnnotation
              type AnyObject[]!
        """)
}

@Test func functionTypesListParametersThenResult() {
    #expect(outline("let a: @escaping @Sendable (Int, _ b: inout C) async throws(E) -> D") == """
        variableDecl
          binding
            pattern
              name a
            typeAnnotation
              type @escaping @Sendable (Int, _ b: inout C) async throws(E) -> D
                attribute
                  type escaping
                attribute
                  type Sendable
                type Int
                type inout C
                effects
                  type E
                type D
        """)
}

@Test func compositionsStayInOneType() {
    #expect(outline("let a: any P & Q<R>") == """
        variableDecl
          binding
            pattern
              name a
            typeAnnotation
              type any P & Q<R>
                type R
        """)
}

@Test func opaqueAndPackTypesCarryTheirWord() {
    #expect(outline("func f<each T>(a: some P, b: repeat each T) -> (repeat Foo<each T>)") == """
        functionDecl
          name f
          genericParameters
            genericParameter
              name T
          parameters
            parameter
              name a
              typeAnnotation
                type some P
            parameter
              name b
              typeAnnotation
                type repeat each T
          returnType
            type (repeat Foo<each T>)
              type repeat Foo<each T>
                type each T
        """)
}

@Test func suppressedConformancesAreTypes() {
    #expect(outline("struct A: ~Copyable {}") == """
        structDecl
          name A
          inheritance
            type ~Copyable
          members {}
        """)
}

@Test func metatypesAreMembers() {
    #expect(outline("let a: A.Type, b: (any P).Protocol") == """
        variableDecl
          binding
            pattern
              name a
            typeAnnotation
              type A.Type
          binding
            pattern
              name b
            typeAnnotation
              type (any P).Protocol
                type any P
        """)
}

@Test func arraysMayHaveALength() {
    #expect(outline("let a: [3 of Int], b: Vector<4, -1>") == """
        variableDecl
          binding
            pattern
              name a
            typeAnnotation
              type [3 of Int]
                type 3
                type Int
          binding
            pattern
              name b
            typeAnnotation
              type Vector<4, -1>
                type 4
                type -1
        """)
}

@Test func functionsReturningFunctionsNest() {
    #expect(outline("let a: (A) -> (B) -> C") == """
        variableDecl
          binding
            pattern
              name a
            typeAnnotation
              type (A) -> (B) -> C
                type A
                type (B) -> C
                  type B
                  type C
        """)
}

@Test func attributesMayTouchTheirType() {
    #expect(outline("func f(a: @autoclosure() -> Bool, b: @convention(c) (A) -> B, c: @MainActor () -> Void)") == """
        functionDecl
          name f
          parameters
            parameter
              name a
              typeAnnotation
                type @autoclosure() -> Bool
                  attribute
                    type autoclosure
                  type Bool
            parameter
              name b
              typeAnnotation
                type @convention(c) (A) -> B
                  attribute
                    type convention
                    tokens (c)
                  type A
                  type B
            parameter
              name c
              typeAnnotation
                type @MainActor () -> Void
                  attribute
                    type MainActor
                  type Void
        """)
}
