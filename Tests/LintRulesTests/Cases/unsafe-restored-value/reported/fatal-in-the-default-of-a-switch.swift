import UIKit

final class NoteController: UIViewController {
    private var text = ""

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        switch coder.decodeObject(forKey: "text") {
        case let saved as String:
            text = saved
        default:
            fatalError("no text") // expect: unsafe-restored-value
        }
        title = text
    }
}
