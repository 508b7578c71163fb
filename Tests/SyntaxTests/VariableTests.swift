import Syntax
import Testing

@Test func accessorsAreNamed() {
    #expect(outline("""
        var a: Int {
            get async throws { 1 }
            @inlinable nonmutating set(new) { }
        }
        """) == """
        variableDecl
          binding
            pattern
              name a
            typeAnnotation
              type Int
            accessors
              accessor
                name get
                effects async throws
                block
                  chain
                    integerLiteral 1
              accessor
                attribute
                  type inlinable
                modifier nonmutating
                name set
                block { }
        """)
}

@Test func aGetterNeedsNoName() {
    #expect(outline(#"var body: some View { Text("a") }"#) == """
        variableDecl
          binding
            pattern
              name body
            typeAnnotation
              type some View
            accessors
              block
                chain
                  name Text
                  arguments
                    argument
                      chain
                        stringLiteral "a"
        """)
}

@Test func observersFollowTheInitialValue() {
    #expect(outline("""
        private(set) var a = make() { didSet { b } }
        lazy var c: D = { D() }()
        """) == """
        variableDecl
          modifier private(set)
          binding
            pattern
              name a
            initializer
              chain
                name make
                arguments ()
            accessors
              accessor
                name didSet
                block
                  chain
                    name b
        variableDecl
          modifier lazy
          binding
            pattern
              name c
            typeAnnotation
              type D
            initializer
              chain
                closure
                  chain
                    name D
                    arguments ()
                arguments ()
        """)
}

@Test func severalBindingsShareAKeyword() {
    #expect(outline("let a = 1, (b, c): (Int, Int) = d, _ = e") == """
        variableDecl
          binding
            pattern
              name a
            initializer
              chain
                integerLiteral 1
          binding
            pattern
              pattern
                name b
              pattern
                name c
            typeAnnotation
              type (Int, Int)
                type Int
                type Int
            initializer
              chain
                name d
          binding
            pattern _
            initializer
              chain
                name e
        """)
}

@Test func subscriptsHaveAccessors() {
    #expect(outline("subscript<T>(key: T, default d: A = b) -> A where T: P { get { a } _modify { yield &b } }") == """
        subscriptDecl
          name subscript
          genericParameters
            genericParameter
              name T
          parameters
            parameter
              name key
              typeAnnotation
                type T
            parameter
              name default
              name d
              typeAnnotation
                type A
              initializer
                chain
                  name b
          returnType
            type A
          whereClause
            type T
            type P
          accessors
            accessor
              name get
              block
                chain
                  name a
            accessor
              name _modify
              block
                yieldStatement
                  prefixOperator &
                  chain
                    name b
        """)
}
