struct Page: Identifiable {
    var id: String { NSUUID().uuidString }
    var title = ""
}
class Reader: UIViewController {
    var pages: [Page] = []
    var page: Page?
    var savedID: String { "page-\(page!.id)" }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard page != nil else { return }
        coder.encode(savedID, forKey: "page") // expect: volatile-identifier-saved
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let id = coder.decodeObject(of: NSString.self, forKey: "page") as String? else { return }
        page = pages.first { "page-\($0.id)" == id }
    }
}
