// Asked for on the way, under one name or the other.
class Reader: UIViewController {
    var words: [String] = []
    var place = ""
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(words, forKey: "words")
        coder.encode(place, forKey: "place")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let restored = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "words")
        let words = restored as? [String]
        if restored != nil { self.words = words! }
        let place = coder.decodeObject(of: [NSString.self], forKey: "place")
        if place is String { self.place = place as! String }
    }
}
