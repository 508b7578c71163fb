// An archive without the page empties what the next saving unwraps: the app crashes as it goes to the background.
@objc(SavedPage) final class SavedPage: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let name: String
    init(name: String) { self.name = name }
    init(_ page: Page) { name = page.name }
    func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? else { return nil }
        self.name = name
    }
}
struct Page { let name: String }
final class Reader: UIViewController {
    let web = UITextView()
    var page: Page!
    override func viewDidLoad() {
        super.viewDidLoad()
        open(Page(name: "home"))
    }
    func open(_ page: Page) {
        self.page = page
        web.text = page.name
    }
    @IBAction func turn(_ sender: UIBarButtonItem) {
        open(Page(name: "next"))
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(SavedPage(self.page).name, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let saved = coder.decodeObject(of: NSString.self, forKey: "page")
        page = saved?.page // expect: unsafe-restored-value
        if let page = self.page {
            open(page)
        }
    }
}
extension NSString {
    var page: Page { Page(name: self as String) }
}
final class Chapters: UIViewController {
    var chapter: NSString!
    @IBAction func turn(_ sender: UIBarButtonItem) {
        chapter = "two"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(chapter.length, forKey: "length")
        coder.encode(chapter, forKey: "chapter")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        chapter = coder.decodeObject(of: NSString.self, forKey: "chapter") // expect: unsafe-restored-value
        view.tag = coder.decodeInteger(forKey: "length")
    }
}
