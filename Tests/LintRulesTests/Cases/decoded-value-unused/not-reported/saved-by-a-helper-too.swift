class Reader: UIViewController {
    var page = 0
    var chapter = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if Legacy.isOn {
            Legacy.write(self, to: coder)
        } else {
            coder.encode(page, forKey: "page")
            coder.encode(chapter, forKey: "chapter")
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "chapter")
        chapter = coder.decodeInteger(forKey: "page")
    }
}
enum Legacy {
    static var isOn = true
    static func write(_ reader: Reader, to coder: NSCoder) {
        coder.encode(reader.chapter, forKey: "page")
        coder.encode(reader.page, forKey: "chapter")
    }
}
