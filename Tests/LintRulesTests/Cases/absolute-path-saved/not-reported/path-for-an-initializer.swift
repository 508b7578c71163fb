//- App.swift

struct Note { var id = ""; init(url: URL) { id = url.lastPathComponent } }
struct NotesView: View {
    @SceneStorage("note") private var selected = ""
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    func open() {
        let note = Note(url: folder.appendingPathComponent("a.md"))
        selected = note.id
    }
    var body: some View { Button(selected) { open() } }
}
