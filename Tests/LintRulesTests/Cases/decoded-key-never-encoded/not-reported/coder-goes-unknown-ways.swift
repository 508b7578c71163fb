// A loop over a list, an operator and a subscript may all write.
infix operator <-
func <- (coder: NSCoder, page: Int) { coder.encode(page, forKey: "page") }
class Reader: UIViewController {
    var page = 1
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder <- page
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
class Editor: UIViewController {
    var line = 1
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for archive in [coder] { archive.encode(line, forKey: "line") }
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
        self[coder] = book
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        book = coder.decodeInteger(forKey: "book")
    }
    subscript(coder: NSCoder) -> Int {
        get { book }
        set { coder.encode(newValue, forKey: "book") }
    }
}
