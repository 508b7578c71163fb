import UIKit
final class Tab {
    var url: URL?
    var title = ""
}
// The number is that of the shorter list; or the whole list is saved; or who restores looks at its length.
class Tabs: UIViewController {
    var tabs: [Tab] = []
    var selected = 0
    func showSelected() { title = tabs.isEmpty ? nil : tabs[selected].title }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let urls = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "urls") as? [String] ?? []
        tabs = urls.map { text in
            let tab = Tab()
            tab.url = URL(string: text)
            return tab
        }
        selected = min(coder.decodeInteger(forKey: "selected"), max(tabs.count - 1, 0))
        showSelected()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tabs.compactMap { $0.url?.absoluteString }, forKey: "urls")
        coder.encode(selected, forKey: "selected")
    }
}
class Pages: UIViewController {
    var pages: [Tab] = []
    var selected = 0
    func showSelected() { title = pages[selected].title }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let kept = pages.filter { $0.url != nil }
        coder.encode(kept.map { $0.title }, forKey: "titles")
        coder.encode(kept.firstIndex { $0 === pages[selected] } ?? 0, forKey: "selected")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let titles = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "titles") as? [String] ?? []
        pages = titles.map { _ in Tab() }
        selected = coder.decodeInteger(forKey: "selected")
    }
}
class Books: UIViewController {
    var books: [Tab] = []
    var selected = 0
    func showSelected() { title = books[selected].title }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        var titles: [String] = []
        for book in books { titles.append(book.title) }
        coder.encode(titles, forKey: "titles")
        coder.encode(selected, forKey: "selected")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let titles = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "titles") as? [String] ?? []
        books = titles.map { _ in Tab() }
        selected = coder.decodeInteger(forKey: "selected")
    }
}
