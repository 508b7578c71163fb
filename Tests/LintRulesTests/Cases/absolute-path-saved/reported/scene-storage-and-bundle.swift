// Scene storage, a bundle, a constant of another type, a text with the folder in front.
enum Folders {
    static let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first!
    static func draft(_ name: String) -> URL { documents.appendingPathComponent("Drafts").appendingPathComponent(name) }
}
struct Library: View {
    @SceneStorage("library.file") private var file: URL?
    var body: some View { Button("Open") { open("a") }.disabled(file == nil) }
    func open(_ name: String) {
        file = Folders.draft(name) // expect: absolute-path-saved
    }
}
class Player: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let song = Bundle.main.path(forResource: "song", ofType: "mp3")
        coder.encode(song, forKey: "song") // expect: absolute-path-saved
        coder.encode("\(Folders.documents.path)/list.plist", forKey: "list") // expect: absolute-path-saved
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "song") as String?
        restorationIdentifier = coder.decodeObject(of: NSString.self, forKey: "list") as String?
    }
}
