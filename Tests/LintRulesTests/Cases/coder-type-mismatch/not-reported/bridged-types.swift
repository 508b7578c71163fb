// What Swift bridges is the same thing.
class Reader: UIViewController {
    var link: URL?
    var words: [String] = []
    var size: Int?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(link, forKey: "link")
        coder.encode(words, forKey: "words")
        coder.encode(size, forKey: "size")
        coder.encode(true as NSNumber, forKey: "on")
        coder.encode(storyboard, forKey: "board")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        link = coder.decodeObject(of: NSURL.self, forKey: "link") as URL?
        words = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "words") as? [String] ?? []
        size = coder.decodeObject(of: NSNumber.self, forKey: "size") as? Int
        print(coder.decodeObject(of: NSNumber.self, forKey: "on")?.boolValue ?? false)
        print(coder.decodeObject(of: UIStoryboard.self, forKey: "board") ?? "none")
    }
}
