struct Page: Identifiable {
    let id = UUID()
    let number: Int
}
class Reader: UIViewController {
    var pages: [Page] = []
    var page: Page?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard let page else { return }
        coder.encode(page.id.uuidString, forKey: "page")
        coder.encode(page.number, forKey: "number")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let id = coder.decodeObject(of: NSString.self, forKey: "page") as String?
        let number = coder.decodeInteger(forKey: "number")
        page = pages.first { $0.id.uuidString == id } ?? pages.first { $0.number == number }
    }
}
