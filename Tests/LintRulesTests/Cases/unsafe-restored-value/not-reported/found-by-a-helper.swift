//- Library.swift
import UIKit
class Page: NSObject {
    let id: String
    init(id: String) { self.id = id }
}
class Chapter: Page {}
enum Library {
    static var pages: [String: Page] = [:]
}
//- Coder.swift
extension NSCoder {
    func decodePage(forKey key: String) -> Page? {
        guard let id = decodeObject(of: NSString.self, forKey: key) as String? else { return nil }
        return Library.pages[id]
    }
    func pageOrFirst(forKey key: String) -> Page? {
        guard let id = decodeObject(of: NSString.self, forKey: key) as String? else { return Library.pages.values.first }
        return Library.pages[id]
    }
    func knownPage(forKey key: String) -> Page? {
        if Library.pages.isEmpty { return Page(id: "none") }
        guard let id = decodeObject(of: NSString.self, forKey: key) as String? else { return nil }
        return Library.pages[id] ?? Page(id: id)
    }
    func named(forKey key: String) -> Page? {
        guard let id = decodeObject(of: NSString.self, forKey: key) as String? ?? Library.pages.keys.first else { return nil }
        return Library.pages[id]
    }
}
//- Shelf.swift
final class Shelf: UIViewController {
    var chapter = Chapter(id: "first")
    var page = Page(id: "cover")
    var last: Page?
    var first: Chapter?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(chapter.id, forKey: "chapter")
        coder.encode(page.id, forKey: "page")
        coder.encode(last?.id, forKey: "last")
        coder.encode(first?.id, forKey: "first")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if coder.containsValue(forKey: "chapter") { chapter = coder.decodePage(forKey: "chapter") as! Chapter }
        page = coder.pageOrFirst(forKey: "page")!
        page = coder.knownPage(forKey: "page")!
        page = coder.named(forKey: "page")!
        last = coder.decodePage(forKey: "last")
        if last != nil { title = last!.id }
        first = coder.decodePage(forKey: "first") as! Chapter?
        let again = coder.decodePage(forKey: "first")
        guard again != nil else { return }
        title = again!.id
    }
}
