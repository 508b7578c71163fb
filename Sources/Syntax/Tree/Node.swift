/// One node of the tape. Children follow their parent; `end` skips the whole subtree.
///
/// The first child of node `i` is `i + 1` (if that is less than its `end`), the next sibling of a child is the child's `end`.
public struct Node: Sendable {
    public var kind: Kind
    public var flags: Flags
    /// Index of its first token.
    public var firstToken: UInt32
    /// Index past its last token.
    public var endToken: UInt32
    /// Index of the node that follows its subtree.
    public var end: UInt32

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// A function body that was left unread, because the caller asked for declarations only; in an outline closures and parameters,
        /// too.
        public static let skipped = Flags(rawValue: 1)
        /// Something of it is missing or unexpected; `SyntaxTree.errors` says what.
        public static let damaged = Flags(rawValue: 2)
    }

    @inlinable
    public init(kind: Kind, flags: Flags = [], firstToken: UInt32, endToken: UInt32, end: UInt32) {
        self.kind = kind
        self.flags = flags
        self.firstToken = firstToken
        self.endToken = endToken
        self.end = end
    }

    /// What a node is, with the children it has in order. `x?` may be missing, `x*` may repeat.
    ///
    /// An *expression* is no node: wherever one may stand, its operands (`chain`) and operators lie flat, in source order,
    /// among the children of the node that holds it. So nothing is ever wrapped after the fact, and precedence is left to whoever cares.
    public enum Kind: UInt8, Sendable {
        // MARK: Files and declarations. All begin with attribute* modifier*.

        /// statement*  (declarations are statements)
        case sourceFile
        /// No further children; its tokens spell the path. `#import` and `#include` are such, too.
        case importDecl
        /// name genericParameters? inheritance? whereClause? members
        case classDecl, structDecl, enumDecl, actorDecl, protocolDecl
        /// type inheritance? whereClause? members
        case extensionDecl
        /// declaration*; a `#if` around members is an `ifConfig`
        case members
        /// name genericParameters? parameters effects? returnType? whereClause? block?
        case functionDecl
        /// name genericParameters? parameters effects? whereClause? block?; the name is `init`, its `?` or `!` a token after it
        case initDecl
        /// name block?
        case deinitDecl
        /// name genericParameters? parameters returnType? whereClause? accessors?
        case subscriptDecl
        /// binding+; the keyword `var`, `let`, `inout` is a token of the node
        case variableDecl
        /// pattern typeAnnotation? initializer? accessors?
        case binding
        /// accessor* or, for a getter without the word `get`, one block
        case accessors
        /// attribute* modifier* name effects? block?; the name is `get`, `set`, `willSet`, …; a parameter `(x)` is tokens only
        case accessor
        /// enumElement+
        case enumCaseDecl
        /// name parameters? initializer?
        case enumElement
        /// name genericParameters? type? whereClause?
        case typealiasDecl
        /// name inheritance? type? whereClause?
        case associatedtypeDecl
        /// name
        case operatorDecl, precedenceGroupDecl
        /// name genericParameters? parameters? returnType? initializer? whereClause?
        case macroDecl
        /// ifConfigClause+
        case ifConfig
        /// condition? then what the place holds: statements, declarations, switch cases or chain links
        case ifConfigClause
        /// `#sourceLocation(…)`, `#error(…)`, `#warning(…)`; in Objective-C also `#pragma` and `#undef`, to the end of the line.
        case poundDirective
        /// type arguments? or type tokens?
        case attribute
        /// A balanced run that is not looked into, such as the inside of `@available(…)`; or the attributes that are all there
        /// is in a branch of `#if`.
        case tokens
        /// Covers `private(set)` and `unowned(unsafe)` whole.
        case modifier
        /// One identifier, or an operator's spelling.
        case name
        /// genericParameter*
        case genericParameters
        /// attribute* name type?
        case genericParameter
        /// type*
        case whereClause
        /// type+
        case inheritance
        /// parameter*
        case parameters
        /// attribute* modifier* name? name? typeAnnotation? initializer?; the first name is the label, the last the local name.
        /// `_` counts as a name; an enum's payload may have none.
        case parameter
        /// type
        case returnType
        /// type?  (`async`, `throws`, `rethrows`, `throws(E)`)
        case effects
        /// type
        case typeAnnotation
        /// Everything a type is spelt with; attributes and nested types (arguments, elements, parameters, the result) are its
        /// children, in order.
        case type

        // MARK: Declarations of Objective-C and C
        //
        // A C declaration is a variableDecl, functionDecl or typealiasDecl that begins with
        // attribute* modifier* (type | structDecl | enumDecl). Then follow binding* with pattern? initializer? (the stars before and the
        // brackets behind the name are tokens), or name parameters block?, or binding*.
        // In a parameter the type comes before the name.

        /// name categoryName? genericParameters? inheritance? members; what is inherited begins with the superclass, if there is a `:`
        case interfaceDecl
        /// name categoryName? members; the name may be a macro's with arguments
        case implementationDecl
        /// `(Name)`, or `()` for a class extension.
        case categoryName
        /// The variables of a class, in braces: variableDecl*
        case instanceVariables
        /// name+; `@class A, B;` and `@protocol A, B;`
        case forwardDecl
        /// propertyAttribute* modifier* type binding+
        case propertyDecl
        /// `weak`, `getter=isOn`
        case propertyAttribute
        /// returnType? methodPiece+ block?; the token `+` or `-` comes first.
        case methodDecl
        /// name? type? name?; one part of a selector with its parameter: `with:(NSCoder *)coder`
        case methodPiece
        /// name+; `@synthesize a, b = _b;`, whose backing variables are tokens
        case synthesizeDecl, dynamicDecl
        /// name parameters? (initializer | tokens)?; `#define`. What looks like one expression is an initializer.
        case defineDecl

        // MARK: Statements

        /// statement*
        case block
        /// expression
        case expressionStatement
        /// (condition | optionalBinding | caseCondition | availability)+ block elseClause?; also an operand inside a chain
        case ifExpression
        /// block or ifExpression
        case elseClause
        /// (condition | optionalBinding | caseCondition | availability)+ block
        case guardStatement
        /// expression
        case condition
        /// pattern typeAnnotation? initializer?; the `let` or `var` is a token
        case optionalBinding
        /// pattern typeAnnotation? initializer
        case caseCondition
        /// `#available(…)`, `#unavailable(…)`
        case availability
        /// condition then switchCase* (or ifConfig); also an operand inside a chain
        case switchExpression
        /// attribute* casePattern* caseBody; no pattern means `default`
        case switchCase
        /// pattern whereGuard?
        case casePattern
        /// expression
        case whereGuard
        /// statement*
        case caseBody
        /// pattern typeAnnotation? initializer whereGuard? block; in Objective-C variableDecl initializer block
        case forStatement
        /// statement? condition? expressionStatement? block; the loop with two semicolons
        case forClauses
        /// (condition | optionalBinding | caseCondition | availability)+ block
        case whileStatement
        /// block condition?
        case repeatStatement
        /// block
        case deferStatement
        /// effects? block catchClause*
        case doStatement
        /// casePattern* block
        case catchClause
        /// expression?
        case returnStatement, throwStatement, yieldStatement, thenStatement, discardStatement
        /// Leaves; a label is a token.
        case breakStatement, continueStatement, fallthroughStatement
        /// name statement
        case labeledStatement
        /// condition block; `@synchronized`
        case synchronizedStatement
        /// block; `@finally`
        case finallyClause
        /// name
        case gotoStatement
        /// Tokens that fit no statement or declaration; an error says where.
        case unexpected

        // MARK: Patterns

        /// name, or pattern* for a tuple, or expression for the rest (enum cases, values); `let`, `var` and `_` are tokens, `is T` is
        /// a `typeTest`. A `let` inside an expression, as in `.some(let x)`, is an operand of this kind.
        case pattern

        // MARK: Expressions

        /// expression  (after `=`, or after `in` of a loop)
        case initializer
        /// A primary and its links in a row: `a.b?.c(d) { }`. A function type with attributes stands as a `type`.
        case chain

        // operators, siblings of the chains they stand between
        case assignment, binaryOperator, prefixOperator
        /// `try`, `try?`, `try!`
        case tryOperator
        /// `await`, `consume`, `copy`, `borrow`, `each`, `repeat`, `unsafe`, `any`, `some`
        case keywordOperator
        /// expression  (what stands between `?` and `:`)
        case ternary
        /// type; the tokens `as`, `as?`, `as!`. In Objective-C it comes before its operand.
        case cast
        /// type; the token `is`
        case typeTest

        // primaries
        case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
        /// interpolation*
        case stringLiteral
        /// argument*
        case interpolation
        /// `.name`
        case implicitMember
        /// name genericArguments? arguments?  (`#selector(…)`, `#keyPath(…)`, `#Predicate {…}`, `#file`)
        case macroExpansion
        /// type? then member, subscriptArguments, optionalChain, forceUnwrap
        case keyPath
        /// argument*
        case tuple
        /// argument*
        case array
        /// argument*, keys and values in turn
        case dictionary
        /// closureSignature? statement*
        case closure
        /// attribute* captureList? parameters? effects? returnType?
        case closureSignature
        /// capture*
        case captureList
        /// modifier? name initializer?
        case capture
        /// `_`
        case wildcard
        /// receiver (selectorPiece argument*)+; further arguments follow the last piece
        case messageSend
        /// expression
        case receiver
        /// `name:`, or `name` where there are no arguments, or a lone `:`
        case selectorPiece
        /// expression; `@(…)`, `@1`, `@YES`
        case boxedExpression
        /// `@selector(…)`
        case selectorLiteral
        /// argument*; `{ 1, 2 }` with designators as tokens
        case initializerList

        // links
        /// `.name`
        case member
        /// argument*
        case arguments, subscriptArguments
        /// argumentLabel? expression
        case argument
        case argumentLabel
        case optionalChain, forceUnwrap, postfixOperator
        /// `(with:for:)` after a name that is not called
        case argumentLabels
        /// type*
        case genericArguments
        /// argumentLabel? closure
        case trailingClosure
    }
}
