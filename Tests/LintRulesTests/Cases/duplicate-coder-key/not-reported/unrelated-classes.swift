// Unrelated classes do not meet, and a model's own archive is no restoration state.
class Left: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(NoteState(), forKey: "note")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NoteState.self, forKey: "note") ?? "")
    }
}
class Right: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode("right", forKey: "note")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSString.self, forKey: "note") ?? "")
    }
}
class NoteState: NSObject, NSCoding {
    required init?(coder: NSCoder) {}
    override init() {}
    func encode(with coder: NSCoder) {
        coder.encode(1, forKey: "n")
        coder.encode(2, forKey: "n")
    }
}
