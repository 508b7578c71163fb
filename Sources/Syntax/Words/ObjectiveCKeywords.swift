/// The words that Objective-C, C and C++ have and Swift does not; they go on where Swift's end. Words that both have share a constant.
extension Word {
    // MARK: Words behind an `@`

    @inlinable public static var interface: Word { Word(rawValue: 128) }
    @inlinable public static var implementation: Word { Word(rawValue: 129) }
    @inlinable public static var end: Word { Word(rawValue: 130) }
    @inlinable public static var property: Word { Word(rawValue: 131) }
    @inlinable public static var synthesize: Word { Word(rawValue: 132) }
    @inlinable public static var selector: Word { Word(rawValue: 133) }
    @inlinable public static var autoreleasepool: Word { Word(rawValue: 134) }
    @inlinable public static var synchronized: Word { Word(rawValue: 135) }
    @inlinable public static var finally: Word { Word(rawValue: 136) }
    @inlinable public static var protected: Word { Word(rawValue: 137) }

    // MARK: Storage and qualifiers, which stand before or within a type

    @inlinable public static var typedef: Word { Word(rawValue: 138) }
    @inlinable public static var extern: Word { Word(rawValue: 139) }
    @inlinable public static var const: Word { Word(rawValue: 140) }
    @inlinable public static var volatile: Word { Word(rawValue: 141) }
    @inlinable public static var register: Word { Word(rawValue: 142) }
    @inlinable public static var restrict: Word { Word(rawValue: 143) }
    @inlinable public static var inlineFunction: Word { Word(rawValue: 144) }
    @inlinable public static var mutable: Word { Word(rawValue: 145) }
    @inlinable public static var constexpr: Word { Word(rawValue: 146) }
    @inlinable public static var virtual: Word { Word(rawValue: 147) }
    @inlinable public static var explicit: Word { Word(rawValue: 148) }
    @inlinable public static var friend: Word { Word(rawValue: 149) }
    @inlinable public static var block: Word { Word(rawValue: 150) }
    @inlinable public static var weakReference: Word { Word(rawValue: 151) }
    @inlinable public static var strong: Word { Word(rawValue: 152) }
    @inlinable public static var unsafeUnretained: Word { Word(rawValue: 153) }
    @inlinable public static var autoreleasing: Word { Word(rawValue: 154) }
    @inlinable public static var kindof: Word { Word(rawValue: 155) }
    @inlinable public static var nullableQualifier: Word { Word(rawValue: 156) }
    @inlinable public static var nonnullQualifier: Word { Word(rawValue: 157) }
    @inlinable public static var unspecifiedQualifier: Word { Word(rawValue: 158) }
    @inlinable public static var oldNullable: Word { Word(rawValue: 159) }
    @inlinable public static var oldNonnull: Word { Word(rawValue: 160) }
    @inlinable public static var extensionMark: Word { Word(rawValue: 161) }
    @inlinable public static var bridge: Word { Word(rawValue: 162) }
    @inlinable public static var outlet: Word { Word(rawValue: 163) }

    // MARK: Types that are words

    @inlinable public static var void: Word { Word(rawValue: 164) }
    @inlinable public static var int: Word { Word(rawValue: 165) }
    @inlinable public static var char: Word { Word(rawValue: 166) }
    @inlinable public static var short: Word { Word(rawValue: 167) }
    @inlinable public static var long: Word { Word(rawValue: 168) }
    @inlinable public static var float: Word { Word(rawValue: 169) }
    @inlinable public static var double: Word { Word(rawValue: 170) }
    @inlinable public static var signed: Word { Word(rawValue: 171) }
    @inlinable public static var unsigned: Word { Word(rawValue: 172) }
    @inlinable public static var boolean: Word { Word(rawValue: 173) }
    @inlinable public static var auto: Word { Word(rawValue: 174) }
    @inlinable public static var id: Word { Word(rawValue: 175) }
    @inlinable public static var instancetype: Word { Word(rawValue: 176) }

    // MARK: Other words of types and expressions

    @inlinable public static var union: Word { Word(rawValue: 177) }
    @inlinable public static var typeof: Word { Word(rawValue: 178) }
    @inlinable public static var decltype: Word { Word(rawValue: 179) }
    @inlinable public static var typename: Word { Word(rawValue: 180) }
    @inlinable public static var sizeof: Word { Word(rawValue: 181) }
    @inlinable public static var attributeMark: Word { Word(rawValue: 182) }
    @inlinable public static var asm: Word { Word(rawValue: 183) }
    @inlinable public static var noexcept: Word { Word(rawValue: 184) }

    // MARK: Other words of statements

    @inlinable public static var goto: Word { Word(rawValue: 185) }
    @inlinable public static var namespace: Word { Word(rawValue: 186) }
    @inlinable public static var template: Word { Word(rawValue: 187) }
    @inlinable public static var using: Word { Word(rawValue: 188) }
    @inlinable public static var new: Word { Word(rawValue: 189) }
    @inlinable public static var delete: Word { Word(rawValue: 190) }

    // MARK: Macros that declare an enumeration

    @inlinable public static var enumMacro: Word { Word(rawValue: 191) }
    @inlinable public static var optionsMacro: Word { Word(rawValue: 192) }
    @inlinable public static var closedEnumMacro: Word { Word(rawValue: 193) }
    @inlinable public static var errorEnumMacro: Word { Word(rawValue: 194) }
    @inlinable public static var coreEnumMacro: Word { Word(rawValue: 195) }
    @inlinable public static var coreOptionsMacro: Word { Word(rawValue: 196) }

    // MARK: Directives

    @inlinable public static var poundIfdef: Word { Word(rawValue: 197) }
    @inlinable public static var poundIfndef: Word { Word(rawValue: 198) }
    @inlinable public static var poundDefine: Word { Word(rawValue: 199) }
    @inlinable public static var poundImport: Word { Word(rawValue: 200) }
    @inlinable public static var poundInclude: Word { Word(rawValue: 201) }
    @inlinable public static var poundUndef: Word { Word(rawValue: 202) }
    @inlinable public static var poundPragma: Word { Word(rawValue: 203) }

    /// What a caller's own words follow.
    @inlinable public static var lastKeyword: Word { poundPragma }

    /// How each is spelt; the first follows the last of Swift.
    static let objectiveCKeywords: [String] = [
        "interface", "implementation", "end", "property", "synthesize", "selector", "autoreleasepool",
        "synchronized", "finally", "protected", "typedef", "extern", "const", "volatile", "register", "restrict",
        "__inline", "mutable", "constexpr", "virtual", "explicit", "friend", "__block", "__weak", "__strong",
        "__unsafe_unretained", "__autoreleasing", "__kindof", "_Nullable", "_Nonnull", "_Null_unspecified",
        "__nullable", "__nonnull", "__extension__", "__bridge", "IBOutlet", "void", "int", "char", "short", "long", "float",
        "double", "signed", "unsigned", "_Bool", "auto", "id", "instancetype", "union", "typeof", "decltype",
        "typename", "sizeof", "__attribute__", "asm", "noexcept", "goto", "namespace", "template", "using", "new",
        "delete", "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS", "#ifdef",
        "#ifndef", "#define", "#import", "#include", "#undef", "#pragma",
    ]

    /// Every word that an Objective-C file knows.
    static let spellingsInObjectiveC: [(spelling: String, word: Word)] =
        objectiveCKeywords.enumerated().map { ($1, Word(rawValue: UInt16($0 + 1) + Word.poundWarning.rawValue)) }
        + sharedKeywords.map { spelling in (spelling, Word(rawValue: UInt16(keywords.firstIndex(of: spelling)! + 1))) }
        + otherSpellings

    private static let sharedKeywords = [
        "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue", "return", "in", "class", "struct", "enum",
        "static", "inline", "import", "try", "catch", "throw", "operator", "protocol", "public", "private", "package", "optional",
        "required", "dynamic", "self", "super", "nil", "true", "false", "available",
    ]

    private static let otherSpellings: [(spelling: String, word: Word)] = [
        ("NULL", .nilValue), ("Nil", .nilValue), ("nullptr", .nilValue), ("YES", .true), ("NO", .false), ("TRUE", .true), ("FALSE", .false),
        ("bool", .boolean),
        ("__inline__", .inlineFunction), ("__const", .const), ("__restrict", .restrict), ("__volatile__", .volatile),
        ("__bridge_transfer", .bridge), ("__bridge_retained", .bridge), ("__typeof", .typeof), ("__typeof__", .typeof),
        ("__attribute", .attributeMark), ("__asm__", .asm), ("__asm", .asm),
        ("__signed", .signed), ("_Atomic", .typeof), ("thread_local", .register), ("__thread", .register),
    ]

    var isQualifier: Bool {
        rawValue &- Word.typedef.rawValue <= Word.outlet.rawValue - Word.typedef.rawValue || self == .static || self == .inline
    }

    var isTypeWord: Bool { rawValue &- Word.void.rawValue <= Word.instancetype.rawValue - Word.void.rawValue }

    var isEnumMacro: Bool { rawValue &- Word.enumMacro.rawValue <= Word.coreOptionsMacro.rawValue - Word.enumMacro.rawValue }

    /// Words that begin or go on with a statement and are never a name.
    var isStatementWord: Bool {
        switch self {
        case .if, .else, .for, .while, .do, .switch, .case, .default, .break, .continue, .return, .goto: true
        default: false
        }
    }
}
