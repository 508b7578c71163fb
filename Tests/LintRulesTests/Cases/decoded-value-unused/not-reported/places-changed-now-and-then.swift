class Reader: UIViewController {
    var page = 0
    var chapter = 0
    var isMirrored = false
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        coder.encode(chapter, forKey: "chapter")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if isMirrored {
            page = coder.decodeInteger(forKey: "chapter")
            chapter = coder.decodeInteger(forKey: "page")
        }
    }
}
class Viewer: UIViewController {
    var page = 0
    var chapter = 0
    var isMirrored = false
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isMirrored ? chapter : page, forKey: "page")
        coder.encode(isMirrored ? page : chapter, forKey: "chapter")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "chapter")
        chapter = coder.decodeInteger(forKey: "page")
    }
}
