//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Diary.swift
import UIKit
/// What decides whether something happens, what subclasses do, what others may be, what is written down by somebody's own, and what tells the user.
class Diary: UIViewController {
    var day: Date?
    weak var delegate: (any Listener)?
    private let banner = Banner()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for key in ["page", "chapter", "line", "zoom", "count", "size"] { coder.encode(3, forKey: key) }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let page = coder.decodeInteger(forKey: "page")
        go(to: page)
        open(coder.decodeInteger(forKey: "chapter"))
        delegate?.come(to: coder.decodeInteger(forKey: "line"))
        let zoom = coder.decodeInteger(forKey: "zoom")
        banner.info("zoomed to \(zoom)")
        count(coder.decodeInteger(forKey: "count"))
        resize(coder.decodeInteger(forKey: "size"))
    }
    private func go(to page: Int) {
        guard page > 0 else { return }
        setEditing(true, animated: false)
    }
    func open(_ chapter: Int) {}
    private func count(_ number: Int) {
        print("counting", register(number))
    }
    private func register(_ number: Int) -> Int {
        title = String(number)
        return number
    }
    private func resize(_ size: Int) {
        precondition(size > 0)
    }
}
final class Novel: Diary {
    override func open(_ chapter: Int) { title = String(chapter) }
}
protocol Listener: AnyObject {
    func come(to line: Int)
}
extension Listener {
    func come(to line: Int) {}
}
final class Banner: UILabel {
    func info(_ text: String) { self.text = text }
}
