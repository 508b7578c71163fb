//- Keys.swift
enum Key: String {
    case chapter
    case page = "pageNumber"
}
//- Reader.swift
class Reader: UIViewController {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        save(to: coder)
    }
    private func save(to coder: NSCoder) {
        coder.encode(page, forKey: Key.page.rawValue)
    }
}
//- Reader+Restoring.swift
extension Reader {
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: Key.page.rawValue)
        title = coder.decodeObject(of: NSString.self, forKey: Key.chapter.rawValue) as String? // expect: decoded-key-never-encoded
    }
}
