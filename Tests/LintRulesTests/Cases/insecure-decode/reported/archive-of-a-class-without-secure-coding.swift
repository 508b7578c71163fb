class Bookmark: NSObject, NSCoding {
    var page = 0
    override init() {}
    required init?(coder: NSCoder) { page = coder.decodeInteger(forKey: "page") }
    func encode(with coder: NSCoder) { coder.encode(page, forKey: "page") }
}
class Reader: UIViewController {
    var data = Data()
    var bookmark: Bookmark?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(data, forKey: "bookmark")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let data = coder.decodeObject(of: NSData.self, forKey: "bookmark") as Data? else { return }
        bookmark = try? NSKeyedUnarchiver.unarchivedObject(ofClass: Bookmark.self, from: data) // expect: insecure-decode
    }
}
