import Syntax
import Testing

@Test func aClassHasNameGenericsInheritanceAndMembers() {
    #expect(outline("""
        @MainActor public final class Foo<T: Bar, each U>: Base<T>, @unchecked Sendable where T: Hashable, U == Int {
            var a = 1
        }
        """) == """
        classDecl
          attribute
            type MainActor
          modifier public
          modifier final
          name Foo
          genericParameters
            genericParameter
              name T
              type Bar
            genericParameter
              name U
          inheritance
            type Base<T>
              type T
            type @unchecked Sendable
              attribute
                type unchecked
          whereClause
            type T
            type Hashable
            type U
            type Int
          members
            variableDecl
              binding
                pattern
                  name a
                initializer
                  chain
                    integerLiteral 1
        """)
}

@Test func extensionsNameAnyType() {
    #expect(outline("""
        extension [Int]: P {}
        extension A.B<C> where Self: D {}
        """) == """
        extensionDecl
          type [Int]
            type Int
          inheritance
            type P
          members {}
        extensionDecl
          type A.B<C>
            type C
          whereClause
            type Self
            type D
          members {}
        """)
}

@Test func enumCasesCarryPayloadsAndRawValues() {
    #expect(outline("""
        indirect enum E: Int {
            case a, b = 2
            case c(Int, label: String = "x", _ d: (A) -> B)
        }
        """) == """
        enumDecl
          modifier indirect
          name E
          inheritance
            type Int
          members
            enumCaseDecl
              enumElement
                name a
              enumElement
                name b
                initializer
                  chain
                    integerLiteral 2
            enumCaseDecl
              enumElement
                name c
                parameters
                  parameter
                    typeAnnotation
                      type Int
                  parameter
                    name label
                    typeAnnotation
                      type String
                    initializer
                      chain
                        stringLiteral "x"
                  parameter
                    name _
                    name d
                    typeAnnotation
                      type (A) -> B
                        type A
                        type B
        """)
}

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

@Test func protocolRequirementsHaveNoBodies() {
    #expect(outline("""
        protocol P<A>: AnyObject {
            associatedtype A: B = C where A.D == E
            var a: Int { get set }
            static func f() async
            init(a: Int)
            subscript(i: Int) -> A { get }
        }
        """) == """
        protocolDecl
          name P
          genericParameters
            genericParameter
              name A
          inheritance
            type AnyObject
          members
            associatedtypeDecl
              name A
              inheritance
                type B
              type C
              whereClause
                type A.D
                type E
            variableDecl
              binding
                pattern
                  name a
                typeAnnotation
                  type Int
                accessors
                  accessor
                    name get
                  accessor
                    name set
            functionDecl
              modifier static
              name f
              parameters ()
              effects async
            initDecl
              name init
              parameters
                parameter
                  name a
                  typeAnnotation
                    type Int
            subscriptDecl
              name subscript
              parameters
                parameter
                  name i
                  typeAnnotation
                    type Int
              returnType
                type A
              accessors
                accessor
                  name get
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

@Test func importsSpellAPath() {
    #expect(outline("""
        @testable import struct Foo.Bar
        internal import Baz
        """) == """
        importDecl
          attribute
            type testable
        importDecl
          modifier internal
        """)
}

@Test func operatorsAndPrecedenceGroupsAreDeclared() {
    #expect(outline("""
        infix operator <+>: AdditionPrecedence
        precedencegroup Foo { higherThan: Bar }
        """) == """
        operatorDecl
          modifier infix
          name <+>
        precedenceGroupDecl
          name Foo
        """)
}

@Test func macrosAreDeclared() {
    #expect(outline(#"@freestanding(expression) macro stringify<T>(_ a: T) -> (T, String) = #externalMacro(module: "M", type: "T")"#) == """
        macroDecl
          attribute
            type freestanding
            tokens (expression)
          name stringify
          genericParameters
            genericParameter
              name T
          parameters
            parameter
              name _
              name a
              typeAnnotation
                type T
          returnType
            type (T, String)
              type T
              type String
          initializer
            chain
              macroExpansion
                name externalMacro
                arguments
                  argument
                    argumentLabel module
                    chain
                      stringLiteral "M"
                  argument
                    argumentLabel type
                    chain
                      stringLiteral "T"
        """)
}

@Test func aliasesMayBeGeneric() {
    #expect(outline("typealias A<T> = B<T> where T: C") == """
        typealiasDecl
          name A
          genericParameters
            genericParameter
              name T
          type B<T>
            type T
          whereClause
            type T
            type C
        """)
}

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

@Test func conditionalMembersKeepAllBranches() {
    #expect(outline("""
        struct A {
            #if os(iOS) && !DEBUG
            let b: Int
            #elseif swift(>=5.9)
            let c: Int
            #else
            func d() {}
            #endif
        }
        """) == """
        structDecl
          name A
          members
            ifConfig
              ifConfigClause
                condition
                  chain
                    name os
                    arguments
                      argument
                        chain
                          name iOS
                  binaryOperator &&
                  prefixOperator !
                  chain
                    name DEBUG
                variableDecl
                  binding
                    pattern
                      name b
                    typeAnnotation
                      type Int
              ifConfigClause
                condition
                  chain
                    name swift
                    arguments
                      argument
                        prefixOperator >=
                        chain
                          floatLiteral 5.9
                variableDecl
                  binding
                    pattern
                      name c
                    typeAnnotation
                      type Int
              ifConfigClause
                functionDecl
                  name d
                  parameters ()
                  block {}
        """)
}

@Test func contextualWordsAreNamesOfDeclarations() {
    #expect(outline("""
        actor open { var get: set; func actor() { async.lazy() } }
        enum macro { case some, async, `default` }
        """) == """
        actorDecl
          name open
          members
            variableDecl
              binding
                pattern
                  name get
                typeAnnotation
                  type set
            functionDecl
              name actor
              parameters ()
              block
                chain
                  name async
                  member .lazy
                  arguments ()
        enumDecl
          name macro
          members
            enumCaseDecl
              enumElement
                name some
              enumElement
                name async
              enumElement
                name `default`
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

@Test func aClassBoundOfOldIsAType() {
    #expect(outline("protocol P: class {}") == """
        protocolDecl
          name P
          inheritance
            type class
          members {}
        """)
}
