// What is one expression gives the coder back, `return` or not.
class Reader: UIViewController {
    var page = 1
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        archive(coder).encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
    func archive(_ archive: NSCoder) -> NSCoder { archive }
}
class Editor: UIViewController {
    var line = 1
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let archive = { coder }()
        archive.encode(line, forKey: "line")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        line = coder.decodeInteger(forKey: "line")
    }
}
class Shelf: UIViewController {
    var book = 1
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        func sink() -> NSCoder { coder }
        sink().encode(book, forKey: "book")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        book = coder.decodeInteger(forKey: "book")
    }
}
class Notes: UIViewController {
    var note = 1
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        var sink: NSCoder { if note == 1 { coder } else { same(coder) } }
        sink.encode(note, forKey: "note")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        note = coder.decodeInteger(forKey: "note")
    }
}
class Player: UIViewController {
    var second = 1
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        same(coder).encode(second, forKey: "second")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        second = coder.decodeInteger(forKey: "second")
    }
}
func same<Value>(_ value: Value) -> Value { value }
