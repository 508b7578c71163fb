import Syntax
import Testing

@Test func functionsHaveParametersEffectsAndAResult() {
    #expect(outline("@objc(foo:) override func foo<T>(with a: T, _ b: inout Int = 1, c: String...) async throws(E) -> [T]? where T: P { }") == """
        functionDecl
          attribute
            type objc
            tokens (foo:)
          modifier override
          name foo
          genericParameters
            genericParameter
              name T
          parameters
            parameter
              name with
              name a
              typeAnnotation
                type T
            parameter
              name _
              name b
              typeAnnotation
                type inout Int
              initializer
                chain
                  integerLiteral 1
            parameter
              name c
              typeAnnotation
                type String
          effects
            type E
          returnType
            type [T]?
              type T
          whereClause
            type T
            type P
          block { }
        """)
}

@Test func anOperatorMayBeginWithAQuestionMark() {
    #expect(outline("""
        func ?=<T> (a: T, b: T) { }
        """) == """
        functionDecl
          name ?=
          genericParameters
            genericParameter
              name T
          parameters
            parameter
              name a
              typeAnnotation
                type T
            parameter
              name b
              typeAnnotation
                type T
          block { }
        """)
}

@Test func operatorsAreFunctionsToo() {
    #expect(outline("""
        static func ==<T>(a: T, b: T) -> Bool { }
        prefix func - (a: A) -> A { }
        func <= (a: A, b: A) -> Bool { }
        func <<T>(a: T, b: T) {}
        """) == """
        functionDecl
          modifier static
          name ==
          genericParameters
            genericParameter
              name T
          parameters
            parameter
              name a
              typeAnnotation
                type T
            parameter
              name b
              typeAnnotation
                type T
          returnType
            type Bool
          block { }
        functionDecl
          modifier prefix
          name -
          parameters
            parameter
              name a
              typeAnnotation
                type A
          returnType
            type A
          block { }
        functionDecl
          name <=
          parameters
            parameter
              name a
              typeAnnotation
                type A
            parameter
              name b
              typeAnnotation
                type A
          returnType
            type Bool
          block { }
        functionDecl
          name <
          genericParameters
            genericParameter
              name T
          parameters
            parameter
              name a
              typeAnnotation
                type T
            parameter
              name b
              typeAnnotation
                type T
          block {}
        """)
}

@Test func initializersMayFail() {
    #expect(outline("""
        convenience init?(coder: NSCoder) { }
        init!<T>(_ a: T) throws {}
        isolated deinit { }
        """) == """
        initDecl
          modifier convenience
          name init
          parameters
            parameter
              name coder
              typeAnnotation
                type NSCoder
          block { }
        initDecl
          name init
          genericParameters
            genericParameter
              name T
          parameters
            parameter
              name _
              name a
              typeAnnotation
                type T
          effects throws
          block {}
        deinitDecl
          modifier isolated
          name deinit
          block { }
        """)
}
