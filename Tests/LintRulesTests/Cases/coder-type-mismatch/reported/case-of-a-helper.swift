import UIKit

class PageController: UIViewController {
    enum Key: String {
        case page
        case note
    }
    var page = 0
    var note = ""

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        [Key.page, .note].forEach { save($0, in: coder) }
    }

    private func save(_ key: Key, in coder: NSCoder) {
        if key == .page {
            coder.encode(page, forKey: key.rawValue)
        } else {
            coder.encode(note, forKey: key.rawValue)
        }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: Key.page.rawValue)
        note = String(coder.decodeInteger(forKey: Key.note.rawValue))  // expect: coder-type-mismatch
    }
}
