//- App.swift

struct Note { let id: String; init(url: URL) { id = url.absoluteString } }
struct NotesView: View {
    @SceneStorage("note") private var selected = ""
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    func open() {
        let note = Note.init(url: folder.appendingPathComponent("a.md"))
        selected = note.id // expect: absolute-path-saved
    }
    var body: some View { Button(selected) { open() } }
}
