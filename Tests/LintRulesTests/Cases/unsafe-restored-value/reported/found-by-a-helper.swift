import UIKit
class Page: NSObject {
    let id: String
    init(id: String) { self.id = id }
}
class Chapter: Page {}
enum Library {
    static var pages: [String: Page] = [:]
}
extension NSCoder {
    func decodePage(forKey key: String) -> Page? {
        guard let id = decodeObject(of: NSString.self, forKey: key) as String? else {
            print("nothing under \(key)")
            return nil
        }
        return Library.pages[id]
    }
    func page(_ key: String) -> Page? {
        if let id = decodeObject(of: NSString.self, forKey: key) as String?, !id.isEmpty { return Library.pages[id] }
        return nil
    }
}
final class Shelf: UIViewController {
    var chapter = Chapter(id: "first")
    var page = Page(id: "cover")
    var last: Page?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(chapter.id, forKey: "chapter")
        coder.encode(page.id, forKey: "page")
        coder.encode(last?.id, forKey: "last")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        chapter = coder.decodePage(forKey: "chapter") as! Chapter // expect: unsafe-restored-value
        page = coder.page("page")! // expect: unsafe-restored-value
        let found = saved(in: coder, under: "last")
        last = found! // expect: unsafe-restored-value
    }
    private func saved(in coder: NSCoder, under key: String) -> Page? {
        (coder.decodeObject(of: NSString.self, forKey: key) as String?).flatMap { Library.pages[$0] }
    }
}
