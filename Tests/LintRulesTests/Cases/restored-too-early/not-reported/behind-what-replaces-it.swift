// The chapter comes first; what an observer keeps within bounds, or gives only sometimes, or what nothing else changes is not lost.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Reader: UIViewController {
    private var page = 0
    private var size = 1
    private var heading = ""
    private var line = 0
    private var isRestoring = false
    private var chapter = 0 {
        didSet { if chapter != oldValue { page = 0 } }
    }
    private var largest = 3 {
        didSet { size = min(size, largest) }
    }
    private var name = "" {
        didSet { heading = name.uppercased() }
    }
    private var section = 0 {
        didSet { if !isRestoring { line = 0 } }
    }
    @IBAction func turn(_ sender: UIButton) {
        page += 1
        size += 1
        line += 1
        show()
    }
    @IBAction func skip(_ sender: UIButton) {
        chapter += 1
        section += 1
        largest += 1
        name = sender.currentTitle ?? ""
        show()
    }
    private func show() {
        title = "\(heading) \(chapter).\(section) \(page).\(line) \(size)"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        coder.encode(chapter, forKey: "chapter")
        coder.encode(size, forKey: "size")
        coder.encode(largest, forKey: "largest")
        coder.encode(heading, forKey: "heading")
        coder.encode(name, forKey: "name")
        coder.encode(line, forKey: "line")
        coder.encode(section, forKey: "section")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isRestoring = true
        chapter = coder.decodeInteger(forKey: "chapter")
        page = coder.decodeInteger(forKey: "page")
        size = coder.decodeInteger(forKey: "size")
        largest = coder.decodeInteger(forKey: "largest")
        heading = coder.decodeObject(of: NSString.self, forKey: "heading") as String? ?? ""
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
        line = coder.decodeInteger(forKey: "line")
        section = coder.decodeInteger(forKey: "section")
        isRestoring = false
        show()
    }
}
