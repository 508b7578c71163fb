// Each property that the coder passes over comes back otherwise, or is nobody's business.
//- Draft.swift
final class DraftState: NSObject, NSCoding {
    weak var parent: DraftState?
    var text = ""
    var reader = ""
    var words = "" // From the text.
    var sender = "" // Whoever decodes the draft sets it.
    var lastError = "" // Of the moment.
    var isOpen = false
    var kind = "letter" // Nobody sets it.
    var stamp = "" // Nobody reads it.
    let place = "here"
    var title: String { didSet { print(title) } }
    override init() { title = "" }
    required init?(coder: NSCoder) {
        title = ""
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
        reader = coder.decodeObject(of: NSString.self, forKey: "reader") as String? ?? ""
        words = text.uppercased()
    }
    func encode(with coder: NSCoder) {
        coder.encode(text, forKey: "text")
        coder.encode(reader, forKey: "reader")
    }
}
//- Writer.swift
final class Writer: UIViewController {
    var draft: DraftState?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(draft, forKey: "draft")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        draft = coder.decodeObject(of: DraftState.self, forKey: "draft")
        draft?.sender = "me"
    }
}
//- Printer.swift
func identify(_ controller: UIViewController) {
    controller.restorationIdentifier = "writer"
}
func change(_ draft: DraftState, in parent: DraftState) {
    draft.parent = parent
    draft.words = "WORDS"
    draft.sender = "you"
    draft.lastError = "none"
    draft.isOpen = true
    draft.stamp = "air"
    draft.title = "Draft"
}
func show(_ draft: DraftState) {
    print(draft.words, draft.sender, draft.lastError, draft.isOpen, draft.kind, draft.place, draft.title, draft.parent as Any)
}
