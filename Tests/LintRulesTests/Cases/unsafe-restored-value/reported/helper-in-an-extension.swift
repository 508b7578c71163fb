//- Reader.swift
class Reader: UIViewController {
    var words: [String] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(words, forKey: "words")
        coder.encode(words.count, forKey: "size")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        readWords(from: coder)
    }
}
//- Reader+Words.swift
extension Reader {
    enum Size: Int { case small, large }
    func readWords(from coder: NSCoder) {
        let size = coder.decodeInteger(forKey: "size")
        print(Size(rawValue: size)!) // expect: unsafe-restored-value
        words = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "words") as! [String] // expect: unsafe-restored-value
    }
}
