/// The keywords of Swift. Their order is that of `keywords`, and groups the parser asks about lie together.
extension Word {
    // MARK: Reserved words that introduce a declaration

    @inlinable public static var `associatedtype`: Word { Word(rawValue: 1) }
    @inlinable public static var `case`: Word { Word(rawValue: 2) }
    @inlinable public static var `class`: Word { Word(rawValue: 3) }
    @inlinable public static var `deinit`: Word { Word(rawValue: 4) }
    @inlinable public static var `enum`: Word { Word(rawValue: 5) }
    @inlinable public static var `extension`: Word { Word(rawValue: 6) }
    @inlinable public static var `func`: Word { Word(rawValue: 7) }
    @inlinable public static var `import`: Word { Word(rawValue: 8) }
    @inlinable public static var initializer: Word { Word(rawValue: 9) }
    @inlinable public static var `let`: Word { Word(rawValue: 10) }
    @inlinable public static var `operator`: Word { Word(rawValue: 11) }
    @inlinable public static var `precedencegroup`: Word { Word(rawValue: 12) }
    @inlinable public static var `protocol`: Word { Word(rawValue: 13) }
    @inlinable public static var `struct`: Word { Word(rawValue: 14) }
    @inlinable public static var `subscript`: Word { Word(rawValue: 15) }
    @inlinable public static var `typealias`: Word { Word(rawValue: 16) }
    @inlinable public static var `var`: Word { Word(rawValue: 17) }

    // MARK: Reserved words that modify one

    @inlinable public static var `fileprivate`: Word { Word(rawValue: 18) }
    @inlinable public static var `internal`: Word { Word(rawValue: 19) }
    @inlinable public static var `private`: Word { Word(rawValue: 20) }
    @inlinable public static var `public`: Word { Word(rawValue: 21) }
    @inlinable public static var `static`: Word { Word(rawValue: 22) }

    // MARK: Reserved words of statements

    @inlinable public static var `break`: Word { Word(rawValue: 23) }
    @inlinable public static var `catch`: Word { Word(rawValue: 24) }
    @inlinable public static var `continue`: Word { Word(rawValue: 25) }
    @inlinable public static var `default`: Word { Word(rawValue: 26) }
    @inlinable public static var `defer`: Word { Word(rawValue: 27) }
    @inlinable public static var `do`: Word { Word(rawValue: 28) }
    @inlinable public static var `else`: Word { Word(rawValue: 29) }
    @inlinable public static var `fallthrough`: Word { Word(rawValue: 30) }
    @inlinable public static var `for`: Word { Word(rawValue: 31) }
    @inlinable public static var `guard`: Word { Word(rawValue: 32) }
    @inlinable public static var `if`: Word { Word(rawValue: 33) }
    @inlinable public static var `in`: Word { Word(rawValue: 34) }
    @inlinable public static var `repeat`: Word { Word(rawValue: 35) }
    @inlinable public static var `return`: Word { Word(rawValue: 36) }
    @inlinable public static var `switch`: Word { Word(rawValue: 37) }
    @inlinable public static var `throw`: Word { Word(rawValue: 38) }
    @inlinable public static var `where`: Word { Word(rawValue: 39) }
    @inlinable public static var `while`: Word { Word(rawValue: 40) }

    // MARK: Reserved words of expressions and types

    @inlinable public static var anyType: Word { Word(rawValue: 41) }
    @inlinable public static var `as`: Word { Word(rawValue: 42) }
    @inlinable public static var `false`: Word { Word(rawValue: 43) }
    @inlinable public static var `inout`: Word { Word(rawValue: 44) }
    @inlinable public static var `is`: Word { Word(rawValue: 45) }
    @inlinable public static var nilValue: Word { Word(rawValue: 46) }
    @inlinable public static var `rethrows`: Word { Word(rawValue: 47) }
    @inlinable public static var selfValue: Word { Word(rawValue: 48) }
    @inlinable public static var selfType: Word { Word(rawValue: 49) }
    @inlinable public static var superValue: Word { Word(rawValue: 50) }
    @inlinable public static var `throws`: Word { Word(rawValue: 51) }
    @inlinable public static var `true`: Word { Word(rawValue: 52) }
    @inlinable public static var `try`: Word { Word(rawValue: 53) }

    // MARK: Contextual modifiers

    @inlinable public static var async: Word { Word(rawValue: 54) }
    @inlinable public static var _const: Word { Word(rawValue: 55) }
    @inlinable public static var borrowing: Word { Word(rawValue: 56) }
    @inlinable public static var consuming: Word { Word(rawValue: 57) }
    @inlinable public static var convenience: Word { Word(rawValue: 58) }
    @inlinable public static var distributed: Word { Word(rawValue: 59) }
    @inlinable public static var dynamic: Word { Word(rawValue: 60) }
    @inlinable public static var final: Word { Word(rawValue: 61) }
    @inlinable public static var indirect: Word { Word(rawValue: 62) }
    @inlinable public static var infix: Word { Word(rawValue: 63) }
    @inlinable public static var isolated: Word { Word(rawValue: 64) }
    @inlinable public static var lazy: Word { Word(rawValue: 65) }
    @inlinable public static var mutating: Word { Word(rawValue: 66) }
    @inlinable public static var nonisolated: Word { Word(rawValue: 67) }
    @inlinable public static var nonmutating: Word { Word(rawValue: 68) }
    @inlinable public static var open: Word { Word(rawValue: 69) }
    @inlinable public static var optional: Word { Word(rawValue: 70) }
    @inlinable public static var override: Word { Word(rawValue: 71) }
    @inlinable public static var package: Word { Word(rawValue: 72) }
    @inlinable public static var postfix: Word { Word(rawValue: 73) }
    @inlinable public static var prefix: Word { Word(rawValue: 74) }
    @inlinable public static var reasync: Word { Word(rawValue: 75) }
    @inlinable public static var required: Word { Word(rawValue: 76) }
    @inlinable public static var sending: Word { Word(rawValue: 77) }
    @inlinable public static var unowned: Word { Word(rawValue: 78) }
    @inlinable public static var weak: Word { Word(rawValue: 79) }
    @inlinable public static var __consuming: Word { Word(rawValue: 80) }
    @inlinable public static var __owned: Word { Word(rawValue: 81) }
    @inlinable public static var __shared: Word { Word(rawValue: 82) }

    // MARK: Contextual introducers

    @inlinable public static var actor: Word { Word(rawValue: 83) }
    @inlinable public static var macro: Word { Word(rawValue: 84) }

    // MARK: Accessors

    @inlinable public static var get: Word { Word(rawValue: 85) }
    @inlinable public static var set: Word { Word(rawValue: 86) }
    @inlinable public static var willSet: Word { Word(rawValue: 87) }
    @inlinable public static var didSet: Word { Word(rawValue: 88) }
    @inlinable public static var _read: Word { Word(rawValue: 89) }
    @inlinable public static var _modify: Word { Word(rawValue: 90) }
    @inlinable public static var read: Word { Word(rawValue: 91) }
    @inlinable public static var modify: Word { Word(rawValue: 92) }
    @inlinable public static var borrow: Word { Word(rawValue: 93) }
    @inlinable public static var mutate: Word { Word(rawValue: 94) }
    @inlinable public static var unsafeAddress: Word { Word(rawValue: 95) }
    @inlinable public static var unsafeMutableAddress: Word { Word(rawValue: 96) }
    @inlinable public static var addressWithNativeOwner: Word { Word(rawValue: 97) }
    @inlinable public static var mutableAddressWithNativeOwner: Word { Word(rawValue: 98) }
    @inlinable public static var addressWithOwner: Word { Word(rawValue: 99) }
    @inlinable public static var mutableAddressWithOwner: Word { Word(rawValue: 100) }

    // MARK: Contextual words of expressions, statements and types

    @inlinable public static var any: Word { Word(rawValue: 101) }
    @inlinable public static var await: Word { Word(rawValue: 102) }
    @inlinable public static var consume: Word { Word(rawValue: 103) }
    @inlinable public static var copy: Word { Word(rawValue: 104) }
    @inlinable public static var discard: Word { Word(rawValue: 105) }
    @inlinable public static var each: Word { Word(rawValue: 106) }
    @inlinable public static var of: Word { Word(rawValue: 107) }
    @inlinable public static var some: Word { Word(rawValue: 108) }
    @inlinable public static var then: Word { Word(rawValue: 109) }
    @inlinable public static var unsafe: Word { Word(rawValue: 110) }
    @inlinable public static var yield: Word { Word(rawValue: 111) }

    // MARK: Names that change how what follows them is read

    @inlinable public static var available: Word { Word(rawValue: 112) }
    @inlinable public static var unavailable: Word { Word(rawValue: 113) }
    @inlinable public static var autoclosure: Word { Word(rawValue: 114) }
    @inlinable public static var convention: Word { Word(rawValue: 115) }
    @inlinable public static var escaping: Word { Word(rawValue: 116) }
    @inlinable public static var inline: Word { Word(rawValue: 117) }
    @inlinable public static var noescape: Word { Word(rawValue: 118) }
    @inlinable public static var Sendable: Word { Word(rawValue: 119) }
    @inlinable public static var unknown: Word { Word(rawValue: 120) }

    // MARK: Directives

    @inlinable public static var poundIf: Word { Word(rawValue: 121) }
    @inlinable public static var poundElseif: Word { Word(rawValue: 122) }
    @inlinable public static var poundElse: Word { Word(rawValue: 123) }
    @inlinable public static var poundEndif: Word { Word(rawValue: 124) }
    @inlinable public static var poundSourceLocation: Word { Word(rawValue: 125) }
    @inlinable public static var poundError: Word { Word(rawValue: 126) }
    @inlinable public static var poundWarning: Word { Word(rawValue: 127) }

    /// How each keyword is spelt; the first has the raw value 1.
    static let keywords: [String] = [
        "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "let", "operator",
        "precedencegroup", "protocol", "struct", "subscript", "typealias", "var", "fileprivate", "internal",
        "private", "public", "static", "break", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
        "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "false",
        "inout", "is", "nil", "rethrows", "self", "Self", "super", "throws", "true", "try", "async", "_const",
        "borrowing", "consuming", "convenience", "distributed", "dynamic", "final", "indirect", "infix", "isolated",
        "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix",
        "prefix", "reasync", "required", "sending", "unowned", "weak", "__consuming", "__owned", "__shared", "actor",
        "macro", "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "borrow", "mutate",
        "unsafeAddress", "unsafeMutableAddress", "addressWithNativeOwner", "mutableAddressWithNativeOwner",
        "addressWithOwner", "mutableAddressWithOwner", "any", "await", "consume", "copy", "discard", "each", "of",
        "some", "then", "unsafe", "yield", "available", "unavailable", "autoclosure", "convention", "escaping",
        "inline", "noescape", "Sendable", "unknown", "#if", "#elseif", "#else", "#endif", "#sourceLocation", "#error",
        "#warning",
    ]

    /// Keywords that cannot be names without back-ticks.
    @inlinable public var isReserved: Bool { rawValue &- 1 < Word.try.rawValue }

    /// Words a declaration always begins with, `case` among them.
    @inlinable public var isIntroducer: Bool { rawValue &- 1 < Word.var.rawValue }

    @inlinable public var isReservedModifier: Bool {
        rawValue &- Word.fileprivate.rawValue <= Word.static.rawValue - Word.fileprivate.rawValue
    }

    /// Words that modify a declaration if one follows, and are names elsewhere.
    @inlinable public var isContextualModifier: Bool { rawValue &- Word.async.rawValue <= Word.__shared.rawValue - Word.async.rawValue }

    @inlinable public var isAccessor: Bool {
        rawValue &- Word.get.rawValue <= Word.mutableAddressWithOwner.rawValue - Word.get.rawValue || self == .initializer
    }
}
