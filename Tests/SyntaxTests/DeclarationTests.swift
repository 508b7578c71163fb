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

@Test func aClassBoundOfOldIsAType() {
    #expect(outline("protocol P: class {}") == """
        protocolDecl
          name P
          inheritance
            type class
          members {}
        """)
}
