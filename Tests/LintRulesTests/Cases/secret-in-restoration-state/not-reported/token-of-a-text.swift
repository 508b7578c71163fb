// A token of a language, not of a session.
struct Word: Codable {
    var token: String
    var lemma: String
}
final class Reader: UIViewController {
    var word = Word(token: "runs", lemma: "run")
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(try? JSONEncoder().encode(word), forKey: "word")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let data = coder.decodeObject(of: NSData.self, forKey: "word") as Data? else { return }
        word = (try? JSONDecoder().decode(Word.self, from: data)) ?? word
    }
}
