class Reader: UIViewController {
    private var author = ""
    private var publisher = ""
    func choose(_ book: Book) {
        author = book.author
        publisher = book.publisher
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.prompt = author + publisher
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(author, forKey: "author")
        coder.encode(author, forKey: "publisher")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        author = coder.decodeObject(of: NSString.self, forKey: "author") as String? ?? ""
        if let saved = coder.decodeObject(of: NSString.self, forKey: "publisher") as String? {
            publisher = saved // expect: decoded-value-unused
        }
    }
}
struct Book {
    var author = ""
    var publisher = ""
}
