/// A token: what it is and where. Its text stays in the file.
public struct Token: Sendable {
    public enum Kind: UInt8, Sendable {
        case endOfFile
        /// A name; back-ticks belong to the token. Keywords are identifiers too: `word` tells which.
        case identifier
        /// `$0`, `$name`.
        case dollarIdentifier
        /// `<#name#>`, left behind by code completion.
        case placeholder
        case integer, float
        /// A whole literal without interpolation, quotes and `#`s included.
        case string
        /// The opening quotes of a literal with interpolation; then segments and interpolations alternate up to `stringEnd`.
        case stringStart, stringSegment, interpolationStart, interpolationEnd, stringEnd
        case regex
        /// Operators by the white space around them, as the language defines it.
        case prefixOperator, postfixOperator, binaryOperator
        /// `<` and `>` come one by one, so that generic arguments close without splitting a token.
        case leftAngle, rightAngle
        case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
        case comma, colon, semicolon, period, equal, arrow, at, pound, backslash, ampersand, underscore
        /// `?` and `!` bound to what stands before them, and the `?` of a ternary.
        case postfixQuestion, postfixExclamation, infixQuestion
        /// `#if` and its kin; `word` tells which.
        case directive
        /// Without text, where the line of a C directive ends.
        case endOfDirective
        /// A byte that fits nowhere.
        case unknown
    }

    public var kind: Kind
    public var flags: Flags
    public var word: Word
    public var start: UInt32
    public var end: UInt32

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// The first token of its line.
        public static let startsLine = Flags(rawValue: 1)
        /// White space or a comment stands before it.
        public static let spaceBefore = Flags(rawValue: 2)
    }

    @inlinable
    public init(kind: Kind, flags: Flags, word: Word, start: UInt32, end: UInt32) {
        self.kind = kind
        self.flags = flags
        self.word = word
        self.start = start
        self.end = end
    }

    public var range: SourceRange { SourceRange(start: start, end: end) }
}
