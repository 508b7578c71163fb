// What decoding leaves empty is filled again before the next saving, is asked first there, or is not emptied at all.
struct Page { let name: String }
final class Reader: UIViewController {
    let web = UITextView()
    var page: Page!
    var chapter: NSString!
    var note: NSString!
    var mark: NSString! = "start"
    @IBAction func turn(_ sender: UIBarButtonItem) {
        chapter = "two"
        note = "next"
        page = Page(name: "next")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        fill()
    }
    private func fill() {
        if chapter == nil { chapter = "one" }
        web.text = chapter as String
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page.name, forKey: "page")
        coder.encode(chapter.length, forKey: "length")
        coder.encode(chapter, forKey: "chapter")
        if note != nil {
            coder.encode(note.length, forKey: "noteLength")
        }
        coder.encode(note, forKey: "note")
        coder.encode(mark.length, forKey: "markLength")
        coder.encode(mark, forKey: "mark")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let saved = coder.decodeObject(of: NSString.self, forKey: "page")
        page = saved?.page
        if page == nil { page = Page(name: "home") }
        web.attributedText = NSAttributedString(string: page.name)
        chapter = coder.decodeObject(of: NSString.self, forKey: "chapter")
        note = coder.decodeObject(of: NSString.self, forKey: "note")
        mark = coder.decodeObject(of: NSString.self, forKey: "mark") ?? "start"
        web.contentInset.top = CGFloat(coder.decodeInteger(forKey: "length"))
        web.contentInset.left = CGFloat(coder.decodeInteger(forKey: "noteLength"))
        web.contentInset.right = CGFloat(coder.decodeInteger(forKey: "markLength"))
        title = "\(note ?? "") \(mark ?? "")"
    }
}
extension NSString {
    var page: Page { Page(name: self as String) }
}
