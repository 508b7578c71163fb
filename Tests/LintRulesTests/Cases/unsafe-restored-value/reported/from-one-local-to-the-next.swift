// From one local to the next.
class Reader: UIViewController {
    var words: [String] = []
    var place: IndexPath?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(words, forKey: "words")
        coder.encode(place, forKey: "place")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let restored = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "words")
        let words = restored as? [String]
        words!.forEach { self.words.append($0) } // expect: unsafe-restored-value
        let place = coder.decodeObject(of: [NSIndexPath.self], forKey: "place")
        self.place = (place as! IndexPath) // expect: unsafe-restored-value
    }
}
