final class Draft: Identifiable {
    let id = UUID()
    var text = ""
}
class Editor: UIViewController {
    var draft = Draft()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(draft.id.uuidString, forKey: "draft") // expect: volatile-identifier-saved
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let name = coder.decodeObject(of: NSString.self, forKey: "draft") as String? else { return }
        let folder = FileManager.default.temporaryDirectory
        draft.text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }
}
