// Data of one's own may be unarchived in any way.
class Canvas: NSView {
    var tool: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(archive(), forKey: "data")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        guard let data = coder.decodeObject(of: NSData.self, forKey: "data") as Data? else { return }
        let archive = NSKeyedUnarchiver(forReadingWith: data)
        tool = archive.decodeObject(forKey: "tool") as? String
    }
}
