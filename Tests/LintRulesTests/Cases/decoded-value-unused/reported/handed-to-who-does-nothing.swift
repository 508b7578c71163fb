//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Diary.swift
import UIKit
final class Diary: UIViewController {
    var day: Date?
    var page = 0
    var chapter = ""
    var line = 0
    var zoom = 1.0
    private let log = Logger()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(day, forKey: "day")
        coder.encode(page, forKey: "page")
        coder.encode(chapter, forKey: "chapter")
        coder.encode(line, forKey: "line")
        coder.encode(zoom, forKey: "zoom")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        restore(coder.decodeObject(of: NSDate.self, forKey: "day") as Date?) // expect: decoded-value-unused
        let page = coder.decodeInteger(forKey: "page") // expect: decoded-value-unused
        go(to: page, animated: true)
        // What has no body yet is still to be written.
        open(chapter: coder.decodeObject(of: NSString.self, forKey: "chapter") as String? ?? "")
        tell(line: coder.decodeInteger(forKey: "line")) // expect: decoded-value-unused
        let zoom = coder.decodeDouble(forKey: "zoom") // expect: decoded-value-unused
        log.debug("zoomed to \(zoom)")
    }
    private func restore(_ day: Date?) {
        guard let day = day else { return }
        print("restoring", day)
    }
    private func go(to page: Int, animated: Bool) {
        setEditing(false, animated: animated)
    }
    func open(chapter: String) {
    }
    private func tell(line: Int) {
        go(to: line, animated: false)
        let text = "line \(line)"
        if line > 0 { os_log("%@", text) }
    }
}
