/// What mutations put into a file, by what it is written in.
enum Fragments {
    /// Words and signs that decide something.
    static func words(of kind: Sample.Kind) -> [String] {
        switch kind {
        case .swift:
            [
                "class ", "struct ", "enum ", "extension ", "protocol ", "actor ", "func ", "init", "deinit", "subscript", "var ", "let ", "case ", "default:",
                "if ", "else ", "guard ", "switch ", "for ", "in ", "while ", "repeat ", "do ", "catch ", "defer ", "return ", "throw ", "try ", "await ",
                "self", "super", "nil", "as? ", "is ", "where ", "some ", "any ", "inout ", "async ", "throws ", "override ", "private(set) ", "static ",
                "#if DEBUG\n", "\n#elseif A\n", "\n#else\n", "\n#endif\n", "#selector(", "#keyPath(", "#available(iOS 13, *)", "@objc ", "@available(*)",
                "\"\\(", "\"\"\"\n", "\n\"\"\"", "#\"", "\"#", "//", "/*", "*/", "->", "=>", "...", "..<", "??", "\\.", "<#name#>", "`", "$0",
                "coder.encode(1, forKey: \"page\")", "super.encodeRestorableState(with: coder)", "restorationIdentifier = \"a\"",
                "NSUserActivity(activityType: \"a\")", "UIViewController", "// restorelint:disable all -- why", "/* restorelint:enable */",
                "// restorelint:disable:next missing-restoration-super", "// restorelint:disable:previous\n", "restorelint:disable:this",
            ]
        case .objectiveC:
            [
                "@interface A : UIViewController\n", "@implementation A\n", "\n@end\n", "@protocol P <Q>\n", "@property (nonatomic, weak) ", "@synthesize a = _a;",
                "@selector(", "@selector(a:b:)", "@encode(", "@protocol(", "@available(iOS 13, *)", "@[", "@{", "@(", "@\"", "@1", "@try {", "} @catch (id e) {", "@finally",
                "@synchronized (", "@autoreleasepool {", "@import A;", "@class A;", "@dynamic ", "@public", "@optional", "@required", "@throw ",
                "- (void)f:(id)a g:(int)b {", "+ (id)new;", "typedef ", "enum ", "struct ", "union ", "extern \"C\" {", "static ", "const ", "__block ", "__attribute__((", "NS_ENUM(NSInteger, A) {",
                "if (", "else ", "for (", "while (", "do ", "switch (", "case ", "default:", "return ", "goto ", "break;", "self", "super", "nil", "YES", "id ", "[self ", "]", "^(", "^{",
                "#if A\n", "#ifdef A\n", "#ifndef A\n", "#elif B\n", "#else\n", "#endif\n", "#if 0\n", "#define A(x) \\\n", "#define KEY @\"a\"\n", "#import <A/A.h>\n", "#pragma mark -\n", "#undef A\n",
                "\\\n", "//", "/*", "*/", "R\"x(", "u8\"", "L'", "'", "1'000", "0x1p-3", "->", "::", "<<", ">>", "&&", "...", "?:", "##",
                "template <typename T>", "namespace a {", "operator", "new ", "delete ", "[&](int x) {", "using namespace std;", "class A : public B {",
                "[coder encodeObject:a forKey:@\"page\"];", "[super encodeRestorableStateWithCoder:coder];", "self.restorationIdentifier = @\"a\";",
                "[[NSUserActivity alloc] initWithActivityType:@\"a\"]", "// restorelint:disable all -- why", "/* restorelint:enable */", "// restorelint:disable:next missing-restoration-super",
            ]
        case .interface, .propertyList:
            [
                "<", ">", "</", "/>", "<!--", "-->", "<![CDATA[", "]]>", "<?xml version=\"1.0\"?>", "<!DOCTYPE a [", "]>", "&amp;", "&#x1F600;", "&#99999999;", "&", ";", "\"", "'", "=",
                "<viewController id=\"a\" restorationIdentifier=\"b\" customClass=\"C\">", "</viewController>", "<scene sceneID=\"a\">", "<objects>", "<segue destination=\"a\" kind=\"show\" id=\"s\"/>",
                "<dict>", "</dict>", "<key>", "</key>", "<string>", "</string>", "<array>", "<true/>", "<integer>1</integer>", "UIApplicationSceneManifest", "NSUserActivityTypes",
                " id=\"a\"", " restorationIdentifier=\"\"", " xmlns:a=\"b\"", "<!-- restorelint:disable all - why -->", "<!-- restorelint:enable -->",
            ]
        case .project: ["{", "}", "(", ")", "=", ";", ",", "\"", "'", "\\", "/*", "*/", "//", "<0a1b>", "INFOPLIST_FILE", "buildSettings", "\"A B\"", "$(SRCROOT)", "isa = PBXProject;"]
        case .configuration:
            [
                "included:", "excluded:", "mode:", "rules:", "custom-protocols:", "controllers:", "containers:", "fail-on:", "baseline:", "require-reason:", "- ", "[", "]", "{", "}", ", ", ": ", "\n", "  ",
                "\t", "\"", "'", "#", "|", ">", "&a", "*a", "!!str", "---\n", "...\n", "? ", "off", "error", "\"**/Generated\"", "${HOME}", "${A:-b}", "$", "\\u00e9", "\\x", "{ protocol: A, save: b, restore: c }", "overrides:",
            ]
        case .baseline: ["{", "}", "[", "]", ":", ",", "\"", "\\u", "\\uD800", "\\", "null", "true", "-1", "1e309", "99999999999999999999", "\"version\": 2", "\"entries\"", "\"count\": 0", "\u{FEFF}"]
        case .ignoreFile: ["*", "**", "/", "**/", "/**", "!", "\\", "[", "]", "[a-z]", "[!", "[[:alpha:]]", "[z-a]", "?", "#", " ", "\\ ", "\r", "\u{FEFF}", "a*a*a*a*b", "{a,b}"]
        }
    }

    /// What opens something, and what would close it.
    static func brackets(of kind: Sample.Kind) -> [(open: String, close: String)] {
        switch kind {
        case .swift:
            [
                ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("a[", "]"), ("A<", ">"), ("\"\\(", ")\""), ("#\"\\#(", ")\"#"), ("[a: ", "]"), ("{ a in ", "}"), ("if a {", "}"), ("a ? ", " : b"), ("-", ""), ("!", ""),
                ("try ", ""), ("await ", ""), ("switch a { case b: ", "}"), ("func f() {", "}"), ("class A {", "}"), ("extension A {", "}"), ("enum A { case a(", ")}"), ("let a: [", "]"), ("let a: (", ")"), ("let (", ")"),
                ("#if a\n", "\n#endif\n"), ("#if a\n#else\n", "\n#endif\n"), ("if a { } else ", ""), ("else if a {", "}"), ("a.b { c(", ") }"), ("case .a(", ")"), ("a as ", ""), ("a is ", ""), ("\\A.b[", "]"), ("@a(", ")"), ("@A<", ">"), ("@", ""),
                ("/*", "*/"), ("var a: Int { get {", "}}"), ("init() {", "}"), ("guard a else {", "}"), ("do {", "} catch {}"), ("repeat {", "} while a"), ("for a in b {", "}"), ("defer {", "}"), ("a = ", ""), ("a.", ""), ("a + ", ""), ("a ?? ", ""),
                ("a?", ""), ("a!", ""), ("a: ", ""), ("return ", ""), ("throw ", ""), ("inout ", ""), ("some ", ""), ("any ", ""), ("(A) -> ", ""), ("A & ", ""), ("#selector(", ")"), ("#keyPath(", ")"), ("#Predicate {", "}"), ("$", ""), ("`", "`"), ("<#", "#>"),
                ("case a: ", ""), ("case let .a(", "): "), ("where A == ", ""), ("a, ", ""), ("a; ", ""), ("/a", "/"), ("#/", "/#"), ("// restorelint:disable a\n", ""), ("// restorelint:enable a\n", ""), ("import A\n", ""), ("class A: ", ""), ("typealias A = ", ""),
                ("private(set) ", ""), ("override ", ""), ("<<<<<<< a\n", "=======\n>>>>>>> b\n"),
            ]
        case .objectiveC:
            [
                ("(", ")"), ("[", "]"), ("{", "}"), ("[a ", "]"), ("[a b:", "]"), ("a(", ")"), ("a[", "]"), ("@[", "]"), ("@{@1:", "}"), ("@(", ")"), ("^{", "}"), ("^(id a) {", "}"), ("({", "})"), ("(id)", ""), ("(A *)", ""), ("!", ""), ("-", ""), ("*", ""), ("&", ""),
                ("a ? ", " : b"), ("a = ", ""), ("a = {}", ""), ("a.", ""), ("a->", ""), ("a + ", ""), ("a, ", ""), ("a: ", ""), ("if (a) ", ""), ("if (a) {", "}"), ("if (a) b; else ", ""), ("for (;;) ", ""), ("for (id a in b) {", "}"), ("while (a) ", ""), ("do ", " while (a);"),
                ("switch (a) { case b: ", "}"), ("case a: ", ""), ("@try {", "} @catch (id e) {}"), ("@try ", ""), ("@finally {", "}"), ("@synchronized (a) {", "}"), ("@autoreleasepool {", "}"), ("@throw ", ""), ("@", ""), ("@ ", ""), ("@@", ""), ("@a ", ""), ("@a {", "}"), ("@a(", ")"),
                ("@selector(", ")"), ("@encode(", ")"), ("@protocol(", ")"), ("@available(", ")"), ("@interface A\n", "@end\n"), ("@interface A {", "}\n@end\n"), ("@implementation A\n", "@end\n"), ("@protocol A\n", "@end\n"), ("@protocol A, ", ";"), ("@class A, ", ";"), ("@property (", ") id a;"),
                ("@property ", ";"), ("@end\n", ""), ("@import ", ";"), ("- (void)f {", "}"), ("- (id)", ""), ("- a:", ""), ("int f() {", "}"), ("struct A {", "};"), ("union {", "};"), ("enum A {", "};"), ("typedef ", " a;"), ("extern \"C\" ", ""), ("extern \"C\" {", "}"), ("namespace a {", "}"),
                ("template <", ">"), ("A<", ">"), ("a::", ""), ("[&]() {", "}"), ("__attribute__((", "))"), ("A(x) ", ""), ("A ", ""), ("a\n", ""), ("static const ", ""), ("int a[", "];"), ("int (*", ")(void);"), ("int *", ""), ("sizeof(", ")"), ("typeof(", ")"), ("return ", ""), ("goto ", ""), ("a: b: ", ""),
                ("#if a\n", "\n#endif\n"), ("#ifdef a\n#else\n", "\n#endif\n"), ("#if 0\n", "\n#endif\n"), ("#define A ", "\n"), ("#define A \\\n", ""), ("#elif a\n", ""), ("#else\n", ""), ("#endif\n", ""), ("#pragma a\n", ""), ("#", ""), ("##", ""), ("\\\n", ""), ("/*", "*/"), ("//\\\n", ""),
                ("\"", "\""), ("@\"a\" ", ""), ("'", "'"), ("R\"(", ")\""), ("{1, ", "}"), ("{.a = ", "}"), ("{[0] = ", "}"), ("new ", ""), ("delete ", ""), ("operator", ""), ("class A {", "};"), ("NS_ENUM(", ")"), ("asm(", ")"), ("// restorelint:disable a\n", ""), ("<<<<<<< a\n", "=======\n>>>>>>> b\n"),
            ]
        case .interface, .propertyList:
            [
                ("<a>", "</a>"), ("<dict>", "</dict>"), ("<array>", "</array>"), ("<key>a</key><dict>", "</dict>"), ("<view>", "</view>"), ("<scene><objects>", "</objects></scene>"), ("<viewController id=\"a\">", "</viewController>"), ("<subviews>", "</subviews>"),
                ("<a b=\"", "\"/>"), ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<!DOCTYPE a [", "]>"), ("<?", "?>"), ("<", ""), ("<<", ""), ("</a>", ""), ("&", ";"), ("&lt;", ""), (" a=\"b\"", ""), ("/", ""), ("<segue destination=\"a\"/>", ""),
            ]
        case .project: [("{a=", ";}"), ("(", ")"), ("({", "})"), ("{", "}"), ("\"", "\""), ("'", "'"), ("/*", "*/"), ("<", ">"), ("a,", ""), ("a=b;", ""), ("=", ""), (";", "")]
        case .configuration: [("[", "]"), ("{a: ", "}"), ("{", "}"), ("- ", ""), ("a:\n ", ""), ("\"", "\""), ("'", "'"), ("#", ""), (" ", ""), ("included: [", "]"), ("\"{a,", "}\""), ("${", "}"), ("*", "")]
        case .baseline: [("[", "]"), ("{\"a\":", "}"), ("\"", "\""), ("\\\"", ""), ("{\"entries\":[", "]}"), ("-", ""), ("0", "")]
        case .ignoreFile: [("*", ""), ("**/", ""), ("a/", ""), ("[", "]"), ("[!", "]"), ("[[:", ":]]"), ("\\", ""), ("!", ""), ("?", ""), ("a*", ""), ("{a,", "}"), ("*a\n", "")]
        }
    }

    /// How the line that one is typing ends when the editor saves it.
    static func unfinished(of kind: Sample.Kind) -> [String] {
        switch kind {
        case .swift:
            [
                "", ".", "(", "()", "[", "{", "{}", "\"", "\"\"", "\"\\(", "\"\"\"", "#if", "#selector(", "#keyPath(", "#available(", "<#", "<#Type#>", "@", ":", "=", " = ", "->", " -> ", "?", "!", "&", "\\", "\\.", "case", "case .", "if let", "guard let", "as", "as?", "try", "func", "override func",
                "let", "var", "class", ",", "/", "//", "/*", "`", "$", "self.", "super.", "coder.encode(", "coder.decode", "init(", "// restorelint:", "// restorelint:disable",
            ]
        case .objectiveC:
            [
                "", ".", "->", "(", "()", "[", "[self", "[self ", "[[", "{", "{}", "\"", "@\"", "@", "@selector", "@selector(", "@selector(a:", "@encode(", "@protocol(", "@[", "@{", "@(", "@available(", "@property", "@property (", "@property (nonatomic", "@interface", "@implementation", "@end", "@import", "@class",
                "^", "^(", "^{", ":", "=", "?", "&", "*", "- (", "- (void", "- (void)", "+ ", "#", "#if", "#ifdef", "#import", "#import <", "#define", "#define A(", "\\", "/", "//", "/*", "'", "<#", "<#name#>", "return", "if (", "for (", "for (id a in", "while (", "switch (", "case", "else", "typedef", "struct", "enum",
                "[coder encodeObject:", "[super ", "// restorelint:disable",
            ]
        case .interface, .propertyList: ["", "<", "</", "<a", "<a ", "<a b", "<a b=", "<a b=\"", "<!", "<!-", "<!--", "<![", "<![CDATA[", "<?", "&", "&#", "&#x", "/", "\"", "="]
        case .project: ["", "{", "(", "\"", "'", "=", ";", "/*", "//", "<", "\\"]
        case .configuration: ["", ":", " ", "-", "- ", "[", "{", "\"", "'", "#", "|", ">", "&", "*", "!", "$", "${", "\\", "\t"]
        case .baseline: ["", "{", "[", "\"", "\\", "\\u", ":", ",", "-", "t", "n", "1e"]
        case .ignoreFile: ["", "*", "[", "[!", "[[:", "\\", "!", "/", "{"]
        }
    }
}
