import Testing

@testable import AppModel

/// The type of an expression as far as the text tells.
struct TypingTests {
    private let app = AppModelTests.app("""
        enum Mode: Int { case list, grid }
        struct Page {
            var number: Int
            var title: String?
            static let first = Page(number: 1)
            static let number = "static"
        }
        class Store: NSObject {
            static let shared = Store()
            var pages: [Page] = []
            func page(at index: Int) -> Page? { nil }
        }
        class Maybe: UIViewController { init?(page: Page) { nil } }
        func open() -> Bool { true }
        class Reader: UITableViewController {
            var count = 1
            var ratio = 0.5
            var mode = Mode.list
            var page: Page!
            let store = Store.shared
            var offsets: [String: CGFloat] = [:]
            lazy var label = UILabel()
            @Clamped var counter = 1
            @Published var badge = 1
            @IBOutlet weak var field: UITextField!
            func save(_ index: Int, path: IndexPath, extra: Vendor, numbers: Int...) {
                let size = CGSize(width: 1, height: 2)
                let range = 0..<3
                if let title = page.title, let first = store.pages.first {
                    for item in store.pages { for case let other? in store.pages { for case .some(let inner) in store.pages { here() } } }
                }
            }
        }
        """)

    private func type(_ text: String) -> String {
        guard case .assignment(_, _, let value) = parsed("_ = " + text).kind else { return "" }
        return app.program.type(of: value, at: app.here)?.description ?? "?"
    }

    /// Were each link asked twice about what stands before it, this would not end.
    @Test func aLongChainOfMembersIsAskedOnce() {
        #expect(type("other" + String(repeating: ".inner", count: 400)) == "?")
        #expect(type("Other" + String(repeating: ".Inner", count: 400)) == "?")
    }

    @Test func literals() {
        #expect(type("1") == "Int")
        #expect(type("-1.5") == "Double")
        #expect(type("\"a\\(b)\"") == "String")
        #expect(type("[1, 2]") == "[Int]")
        #expect(type("[1, 2.0]") == "Array")
        #expect(type("true") == "Bool")
        #expect(type("nil") == "?")
        #expect(type("\\Page.number") == "?")
        #expect(type("#keyPath(Reader.title)") == "String")
    }

    @Test func declaredNames() {
        #expect(type("count") == "Int")
        #expect(type("self.ratio") == "Double")
        #expect(type("mode") == "Mode")
        #expect(type("page") == "Page?")
        #expect(type("store") == "Store")
        #expect(type("index") == "Int")
        #expect(type("extra") == "Vendor")
        #expect(type("size") == "CGSize")
        #expect(type("label") == "UILabel")
        #expect(type("numbers") == "[Int]")
        #expect(type("unheard") == "?")
    }

    @Test func aWrapperDecidesWhatItsNameStandsFor() {
        #expect(type("counter") == "?")
        #expect(type("badge") == "Int")
        #expect(type("field") == "UITextField?")
    }

    @Test func whatIsBoundByAConditionIsNotNil() {
        #expect(type("title") == "String")
        #expect(type("first") == "Page")
        #expect(type("item") == "Page")
        #expect(type("other") == "Page")
    }

    @Test func whatAPatternTakesApartIsUnknown() {
        #expect(type("inner") == "?")
    }

    @Test func members() {
        #expect(type("page.number") == "Int")
        #expect(type("page?.number") == "Int?")
        #expect(type("page.title") == "String?")
        #expect(type("mode.rawValue") == "Int")
        #expect(type("Page.first.number") == "Int")
        #expect(type("Page.number") == "String")
        #expect(type("store.pages.first?.number") == "Int?")
        #expect(type("store.pages.count") == "Int")
        #expect(type("path.row") == "Int")
        #expect(type("tableView.contentOffset") == "CGPoint")
        #expect(type("extra.number") == "?")
    }

    @Test func calls() {
        #expect(type("open()") == "Bool")
        #expect(type("store.page(at: 1)") == "Page?")
        #expect(type("Page(number: 1)") == "Page")
        #expect(type("Int(\"1\")") == "Int?")
        #expect(type("Int(extra)") == "?")
        #expect(type("URL(string: a)") == "URL?")
        #expect(type("[Int]()") == "[Int]")
        #expect(type("Mode(rawValue: 1)") == "Mode?")
        #expect(type("Mode(rawValue: 1)?.rawValue") == "Int?")
        #expect(type("Maybe(page: page)") == "Maybe?")
    }

    @Test func elements() {
        #expect(type("store.pages[0]") == "Page")
        #expect(type("store.pages[0..<1]") == "?")
        #expect(type("store.pages[range]") == "?")
        #expect(type("offsets[\"a\"]") == "CGFloat?")
        #expect(type("offsets[\"a\", default: 0]") == "CGFloat")
    }

    /// Of many members the names are looked up instead of looked through.
    @Test(arguments: [1, 100]) func amongFewAndManyMembers(count: Int) {
        let others = (0..<count).map { "var p\($0) = 1\nfunc f\($0)() -> String { \"\" }" }.joined(separator: "\n")
        let app = AppModelTests.app("""
            enum Mode: Int {
            \((0..<count).map { "case c\($0)" }.joined(separator: "\n"))
            }
            class Shelf {
            \(others)
            static let title = 0.5
            var title = ""
            func open(_ page: Int) -> Bool { true }
            func open(at row: Int) -> Double { 1 }
            func read() { here() }
            }
            """)
        func type(_ text: String) -> String? { app.program.type(of: parsed(text), at: app.here)?.description }
        #expect(type("title") == "String")
        #expect(type("Shelf.title") == "Double")
        #expect(type("open(1)") == "Bool")
        #expect(type("open(at: 1)") == "Double")
        #expect(type("p\(count - 1)") == "Int")
        #expect(type("f\(count - 1)()") == "String")
        #expect(type("p\(count)") == nil)
        #expect(type("Mode.c\(count - 1)") == "Mode")
        #expect(type("Mode.c\(count)") == nil)
    }

    @Test func castsAndTries() {
        #expect(type("a as? Int") == "Int?")
        #expect(type("a as! Int") == "Int")
        #expect(type("try? open()") == "Bool?")
        #expect(type("try open()") == "Bool")
    }

    @Test func operators() {
        #expect(type("count + 1") == "Int")
        #expect(type("ratio * 2") == "Double")
        #expect(type("unheard + 1") == "?")
        #expect(type("page?.number ?? 0") == "Int")
        #expect(type("extra.number ?? 0") == "?")
        #expect(type("count == 1") == "Bool")
        #expect(type("!extra") == "Bool")
        #expect(type("a ? 1 : 2") == "Int")
        #expect(type("a ? 1 : extra") == "?")
    }
}
