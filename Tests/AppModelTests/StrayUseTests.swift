import Testing

@testable import AppModel

/// What counts as a way of a coder out of sight: anything that nobody knows to be none.
struct StrayUseTests {
    private func isClosed(_ statements: String, beside others: String = "") -> Bool {
        let app = app(
            """
            class Reader: UIViewController {
                var page = 1
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    \(statements)
                }
                \(others)
            }
            """)
        return !app.coderFlow(of: app.function("Reader.encodeRestorableState(with:)")).escapes
    }

    @Test(arguments: [
        #"coder.encode(page, forKey: "page")"#,
        #"let archive = coder; archive.encode(page, forKey: "page")"#,
        #"if let archive = coder as? NSKeyedArchiver { archive.encode(page, forKey: "page") }"#,
        "guard coder.allowsKeyedCoding else { return }",
        "if coder is NSKeyedArchiver { page = 2 }",
        "if coder !== last { page = 2 }",
        "coder.requiresSecureCoding = true",
        #"print("saved to \(coder)", coder)"#,
        "_ = coder",
        "switch coder { case is NSKeyedArchiver: page = 2; default: break }",
        #"let write = { coder.encode(self.page, forKey: "page") }; write()"#,
        #"let write = { [coder] in coder.encode(self.page, forKey: "page") }; write()"#,
        "list.forEach { coder in print([coder]) }",
    ]) func itIsSeenTo(_ statements: String) {
        #expect(isClosed(statements))
    }

    @Test(arguments: [
        #"for one in [coder] { one.encode(page, forKey: "page") }"#,
        #"[coder].forEach { $0.encode(page, forKey: "page") }"#,
        #"(coder, page).0.encode(page, forKey: "page")"#,
        #"let (archive, _) = (coder, page); archive.encode(page, forKey: "page")"#,
        #"(page == 1 ? coder : coder).encode(page, forKey: "page")"#,
        #"let archive = if page == 1 { coder } else { last }; archive.encode(page, forKey: "page")"#,
        #"switch coder { case let archive: archive.encode(page, forKey: "page") }"#,
        #"if case let archive as NSKeyedArchiver = coder { archive.encode(page, forKey: "page") }"#,
        "last = coder",
        "coder = last",
        "print([coder])",
        "func give() -> NSCoder { coder }",
    ]) func itIsFollowed(_ statements: String) {
        #expect(isClosed(statements))
    }

    @Test(arguments: [
        "coder <- page",
        "~coder",
        "self[coder] = page",
        "coder[page] = page",
        "coder.delegate = self",
        "coder.state = page",
        "let write = coder.encode",
        "save(&coder)",
        "give { coder }",
        "throw Unsaved(coder)",
        "coder.save(page)",
        "save(page, to: coder)",
    ]) func itMayGoAnywhere(_ statements: String) {
        #expect(!isClosed(statements))
    }
}
