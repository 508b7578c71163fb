// What is asked first is not what the archive holds, or is there in every archive of this version.
//- Reader.swift
class Reader: UIViewController {
    var path: String?
    var pages: [Int] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if path == nil {
            title = coder.decodeObject(of: NSString.self, forKey: "title") as String? // expect: decoded-key-never-encoded
        }
        if presentedViewController == nil {
            pages = coder.decodeObject(of: NSArray.self, forKey: "pages") as? [Int] ?? [] // expect: decoded-key-never-encoded
        }
    }
}
//- Writer.swift
class Writer: UIViewController {
    var page = 0
    var line = 0
    var isDirty = false
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
        coder.encode(isDirty, forKey: "dirty")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isDirty = coder.decodeBool(forKey: "dirty")
        if let title = coder.decodeObject(of: NSString.self, forKey: "title") as String? {
            self.title = title
            page = coder.decodeInteger(forKey: "page") // expect: decoded-key-never-encoded
        }
        if coder.containsValue(forKey: "dirty"), coder.decodeBool(forKey: "dirty") {
            line = coder.decodeInteger(forKey: "line") // expect: decoded-key-never-encoded
        }
    }
}
