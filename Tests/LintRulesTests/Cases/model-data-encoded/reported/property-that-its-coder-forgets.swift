//- Draft.swift
final class Letter: NSObject, NSCoding {
    enum Paper: Int {
        case plain
        case lined
    }
    var text = ""
    var reader = ""
    var paper: Paper = .plain // expect: model-data-encoded
    override init() {}
    required init?(coder: NSCoder) {
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
        reader = coder.decodeObject(of: NSString.self, forKey: "reader") as String? ?? ""
    }
    func encode(with coder: NSCoder) {
        coder.encode(text, forKey: "text")
        coder.encode(reader, forKey: "reader")
    }
}
//- Writer.swift
final class Writer: UIViewController {
    var letter: Letter?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(letter, forKey: "letter") // expect: model-data-encoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        letter = coder.decodeObject(of: Letter.self, forKey: "letter")
    }
}
//- Printer.swift
final class PaperPicker: UIViewController {
    var letter: Letter?
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "paper"
    }
    required init?(coder: NSCoder) { nil }
    func choose() {
        letter?.paper = .lined
    }
}
func tray(for letter: Letter) -> Int {
    return letter.paper == .plain ? 1 : 2
}
