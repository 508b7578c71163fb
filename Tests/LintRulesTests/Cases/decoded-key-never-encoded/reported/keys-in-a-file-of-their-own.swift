//- Reader.swift
class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(1, forKey: Key.page.name) // expect: encoded-key-never-decoded
        coder.encode(2, forKey: Key.chapter.name)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeInteger(forKey: Key.line.name)) // expect: decoded-key-never-encoded
        print(coder.decodeInteger(forKey: Key.chapter.name))
    }
}
//- Key.swift
enum Key: String {
    case page, line, chapter
    var name: String { "reader." + rawValue }
}
