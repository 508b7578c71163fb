//- Editor.swift
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class Editor: UIViewController {
    private let store = NoteStore()
    private var note = Note()
    private var cover = Cover(name: "cover.png")
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["note": store.file(for: note).path]) // expect: absolute-path-saved
        activity.addUserInfoEntries(from: ["folder": store.folder]) // expect: absolute-path-saved
        activity.addUserInfoEntries(from: ["cover": cover.url]) // expect: absolute-path-saved
    }
}
//- NoteStore.swift
struct Note {
    var id = ""
}
struct Cover {
    let url: URL
    init(name: String) {
        url = URL.documentsDirectory.appending(path: name)
    }
}
final class NoteStore {
    var folder: URL {
        let all = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        return all[0]
    }
    func file(for note: Note) -> URL {
        folder.appendingPathComponent(note.id)
    }
}
