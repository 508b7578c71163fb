import UIKit

final class NoteController: UIViewController {
    private var text = ""
    private var author = ""

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
        coder.encode(author, forKey: "author")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard hasAuthor(coder) else { return }
        author = coder.decodeObject(of: NSString.self, forKey: "author") as String? ?? ""
        text = coder.decodeObject(of: NSString.self, forKey: "text")! as String // expect: unsafe-restored-value
        title = author + text
    }

    private func hasAuthor(_ coder: NSCoder) -> Bool {
        coder.containsValue(forKey: "author")
    }
}
