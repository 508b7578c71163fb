class Reader: UIViewController, UIViewControllerRestoration {
    let book: String
    init(book: String) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "reader"
        restorationClass = Reader.self
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let book = coder.decodeObject(of: NSString.self, forKey: "book") // expect: decoded-key-never-encoded
        return book.map { Reader(book: $0 as String) }
    }
}
