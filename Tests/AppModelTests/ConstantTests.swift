import Testing

@testable import AppModel

/// Which string an expression stands for.
struct ConstantTests {
    /// Inside of `Reader.save`.
    private func value(_ expression: String, _ declarations: String = "", inside: String = "", before: String = "") -> StringValue {
        let app = app("""
            \(declarations)
            class Reader: UIViewController {
                \(inside)
                func save() { \(before); here() }
            }
            """)
        return app.program.string(parsed("_ = " + expression).assigned, at: app.here)
    }

    @Test func literalsAndWhatIsMadeOfThem() {
        #expect(value("\"a\"") == .text("a"))
        #expect(value("\"a\" + \".\" + \"b\"") == .text("a.b"))
        #expect(value("\"a.\\(\"b\").c\"") == .text("a.b.c"))
        #expect(value("\"a\" as NSString") == .text("a"))
        #expect(value("NSString(string: \"a\")") == .text("a"))
        #expect(value("\"a\" + page") == .pattern(StringPattern(prefix: "a", suffix: "")!))
        #expect(value("\"\\(page)a\"") == .pattern(StringPattern(prefix: "", suffix: "a")!))
        #expect(value("page + page") == .unknown)
    }

    @Test func constantsOfTheFileTheTypeAndTheBody() {
        #expect(value("key", "let key = \"k\"") == .text("k"))
        #expect(value("Self.key", inside: "static let key = \"k\"") == .text("k"))
        #expect(value("Reader.key", inside: "static let key = \"k\"") == .text("k"))
        #expect(value("type(of: self).key", inside: "static let key = \"k\"") == .text("k"))
        #expect(value("self.key", inside: "let key = \"k\"") == .text("k"))
        #expect(value("key", inside: "private var key: String { return \"k\" }") == .text("k"))
        #expect(value("key", before: "let key = \"k\"") == .text("k"))
        #expect(value("key", """
            let prefix = "a."
            let key = prefix + "k"
            """) == .text("a.k"))
    }

    @Test func aVariableIsNoConstant() {
        #expect(value("key", "var key = \"k\"") == .unknown)
        #expect(value("key", inside: "var key = \"k\"") == .unknown)
        #expect(value("key", before: "var key = \"k\"") == .unknown)
    }

    @Test func anInnerNameHidesAnOuterOne() {
        #expect(value("key", "let key = \"outer\"", before: "let key = \"inner\"") == .text("inner"))
        #expect(value("key", "let key = \"outer\"", before: "guard let key = page else { return }") == .unknown)
        #expect(value("key", "let key = \"outer\"", inside: "let key = \"inner\"") == .text("inner"))
    }

    @Test func aNameInOneStaticAndOneInstancePropertyIsTwoNames() {
        let both = """
            static let key = "static"
            let key = "instance"
            """
        #expect(value("self.key", inside: both) == .text("instance"))
        #expect(value("key", inside: both) == .text("instance"))
        #expect(value("Self.key", inside: both) == .text("static"))
        #expect(value("Reader.key", inside: both) == .text("static"))
    }

    @Test func constantsOfEnumsAndStructs() {
        #expect(value("Keys.page", "enum Keys { static let page = \"p\" }") == .text("p"))
        #expect(value("Keys.page.rawValue", "enum Keys: String { case page }") == .text("page"))
        #expect(value("Keys.page.rawValue", "enum Keys: String { case page = \"p\" }") == .text("p"))
        #expect(value("CodingKeys.page.stringValue", inside: "enum CodingKeys: String, CodingKey { case page = \"p\" }") == .text("p"))
        #expect(value("Keys.page.rawValue", "enum Keys: Int { case page }") == .unknown)
        #expect(value("Keys.Inner.page", "enum Keys { enum Inner { static let page = \"p\" } }") == .text("p"))
        #expect(value("key.rawValue", "enum Keys: String { case page }", inside: "static let key = Keys.page", before: "let key = Keys.page") == .text("page"))
    }

    @Test func anImplicitMemberIsOneOfString() {
        #expect(value(".row", "extension String { static let row = \"r\" }") == .text("r"))
        #expect(value(".row") == .unknown)
    }

    @Test func namesOfTypes() {
        #expect(value("String(describing: Reader.self)") == .text("Reader"))
        #expect(value("\"\\(Reader.self).page\"") == .text("Reader.page"))
        #expect(value("\"\\(type(of: self))\"") == .text("Reader"))
        #expect(value("String(describing: type(of: self))") == .text("Reader"))
        #expect(value("String(describing: Outer.Inner.self)", "enum Outer { class Inner {} }") == .text("Inner"))
        #expect(value("String(describing: Box<Int>.self)", "class Box<T> {}") == .unknown)
    }

    @Test func aSubclassHasAnotherName() {
        #expect(value("String(describing: type(of: self))", "class Leaf: Reader {}") == .unknown)
        #expect(value("\"\\(Self.self)\"", "class Leaf: Reader {}") == .unknown)
        #expect(value("String(describing: Reader.self)", "class Leaf: Reader {}") == .text("Reader"))
    }

    @Test func aProtocolsExtensionDoesNotKnowItsType() {
        let app = app("""
            protocol Named {}
            extension Named {
                func save() { here() }
            }
            class Reader: Named {}
            """)
        #expect(app.program.string(parsed("String(describing: type(of: self))"), at: app.here) == .unknown)
        #expect(app.program.string(parsed("String(describing: Self.self)"), at: app.here) == .unknown)
    }

    @Test func theRuntimesNameOfASwiftClassHoldsItsModule() {
        #expect(value("NSStringFromClass(Reader.self)") == .constant("NSStringFromClass(Reader.self)"))
        #expect(value("String(reflecting: Reader.self)") == value("NSStringFromClass(Reader.self)"))
        #expect(value("NSStringFromClass(Page.self)", "@objc(XYPage) class Page: NSObject {}") == .text("XYPage"))
        #expect(value("NSStringFromClass(UIViewController.self)") == .text("UIViewController"))
    }

    @Test func anOverriddenKeyIsNoConstant() {
        let base = "class var key: String { \"base\" }"
        let leaf = "class Leaf: Reader { override class var key: String { \"leaf\" } }"
        #expect(value("Self.key", inside: base) == .text("base"))
        #expect(value("Self.key", leaf, inside: base) == .unknown)
        #expect(value("type(of: self).key", leaf, inside: base) == .unknown)
        #expect(value("Reader.key", leaf, inside: base) == .text("base"))
        #expect(value("Leaf.key", leaf, inside: base) == .text("leaf"))
        #expect(value("key", "class Leaf: Reader { override var key: String { \"leaf\" } }", inside: "var key: String { \"base\" }") == .unknown)
        #expect(value("self.key", "class Leaf: Reader { override var key: String { \"leaf\" } }", inside: "var key: String { \"base\" }") == .unknown)
    }

    @Test func aGetterIsAskedForTheClassThatIsNamed() {
        let declarations = """
            class Base: UIViewController {
                class var key: String { String(describing: self) }
            }
            class Leaf: Base {}
            """
        #expect(value("Leaf.key", declarations) == .text("Leaf"))
        #expect(value("Base.key", declarations) == .text("Base"))
    }

    @Test func objectiveCNames() {
        #expect(value("#keyPath(Reader.title)") == .text("title"))
        #expect(value("NSStringFromSelector(#selector(getter: title))") == .text("title"))
        #expect(value("\\Reader.title") == .unknown)
    }

    @Test func aConstantFromElsewhereIsKnownByItsNameOnly() {
        #expect(value("UIStateRestorationViewControllerStoryboardKey") == .constant("UIStateRestorationViewControllerStoryboardKey"))
        #expect(value("VendorKeys.page") == .constant("VendorKeys.page"))
        #expect(value("kPage") == .constant("kPage"))
        #expect(value("key") == .unknown)
        #expect(value("keyForPage") == .unknown)
        #expect(value("Keys.page", "enum Keys { static let page = makeKey() }") == .constant("Keys.page"))
    }

    @Test func theNearestExtensionOfStringIsMeant() {
        let text = """
            //- One/A.swift
            extension String { static let row = "one" }
            func a() { here() }
            //- Two/A.swift
            extension String { static let row = "two" }
            """
        let app = app(text, units: ["One", "Two"])
        #expect(app.program.string(parsed(".row"), at: app.here) == .text("one"))
    }
}

extension Expression {
    /// The right side of an assignment.
    fileprivate var assigned: Expression {
        if case .assignment(_, _, let value) = kind { return value }
        return self
    }
}
