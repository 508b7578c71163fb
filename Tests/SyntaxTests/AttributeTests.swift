import Syntax
import Testing

@Test func attributesTakeArgumentsOrTokens() {
    #expect(outline(#"@available(iOS 13, *) @Wrapper(x: 1, "a") @_spi(Foo) @Outer.Inner<Int> var a: B"#) == """
        variableDecl
          attribute
            type available
            tokens (iOS 13, *)
          attribute
            type Wrapper
            arguments
              argument
                argumentLabel x
                chain
                  integerLiteral 1
              argument
                chain
                  stringLiteral "a"
          attribute
            type _spi
            tokens (Foo)
          attribute
            type Outer.Inner<Int>
              type Int
          binding
            pattern
              name a
            typeAnnotation
              type B
        """)
}

@Test func anAttributeMayBeATypeInsideOfOneWithArguments() {
    #expect(outline("@FocusState<Field?>.Binding private var focused: Field?") == """
        variableDecl
          attribute
            type FocusState<Field?>.Binding
              type Field?
          modifier private
          binding
            pattern
              name focused
            typeAnnotation
              type Field?
        """)
    #expect(outline("""
        @A
        #if B
        @Outer<Int>.Inner<C>
        #endif
        func f() {}
        """) == """
        functionDecl
          attribute
            type A
          ifConfig
            ifConfigClause
              condition
                chain
                  name B
              attribute
                type Outer<Int>.Inner<C>
                  type Int
                  type C
          name f
          parameters ()
          block {}
        """)
}

@Test func conditionalAttributesStandBeforeTheirDeclaration() {
    #expect(outline("""
        @A
        #if B
        @C
        #endif
        func f() {}
        """) == """
        functionDecl
          attribute
            type A
          ifConfig
            ifConfigClause
              condition
                chain
                  name B
              attribute
                type C
          name f
          parameters ()
          block {}
        """)
}

@Test func modifiersMayTakeADetail() {
    #expect(outline("""
        unowned(unsafe) let a: B
        nonisolated(unsafe) static var c = 1
        class func d() {}
        public class override var e: F { g }
        """) == """
        variableDecl
          modifier unowned(unsafe)
          binding
            pattern
              name a
            typeAnnotation
              type B
        variableDecl
          modifier nonisolated(unsafe)
          modifier static
          binding
            pattern
              name c
            initializer
              chain
                integerLiteral 1
        functionDecl
          modifier class
          name d
          parameters ()
          block {}
        variableDecl
          modifier public
          modifier class
          modifier override
          binding
            pattern
              name e
            typeAnnotation
              type F
            accessors
              block
                chain
                  name g
        """)
}
