// The decoder is a local, one of the type's own or one that an extension gives; the data may be the bytes of a text.
extension JSONDecoder {
    static let shared = JSONDecoder()
}
class Reader: UIViewController {
    static let decoder = PropertyListDecoder()
    var marks: [Int] = []
    var pages: [Int] = []
    var notes: [Int] = []
    var names: [String] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(try? JSONEncoder().encode(marks), forKey: "marks")
        coder.encode(try? PropertyListEncoder().encode(pages), forKey: "pages")
        coder.encode(try? JSONEncoder().encode(notes), forKey: "notes")
        coder.encode("[]", forKey: "names")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        if let data = coder.decodeObject(of: NSData.self, forKey: "marks") as Data? {
            marks = try! decoder.decode([Int].self, from: data) // expect: unsafe-restored-value
        }
        if let data = coder.decodeObject(of: NSData.self, forKey: "pages") as Data? {
            pages = try! Self.decoder.decode([Int].self, from: data) // expect: unsafe-restored-value
        }
        if let data = coder.decodeObject(of: NSData.self, forKey: "notes") as Data? {
            notes = try! JSONDecoder.shared.decode([Int].self, from: data) // expect: unsafe-restored-value
        }
        if let text = coder.decodeObject(of: NSString.self, forKey: "names") as String? {
            names = try! decoder.decode([String].self, from: Data(text.utf8)) // expect: unsafe-restored-value
        }
    }
}
