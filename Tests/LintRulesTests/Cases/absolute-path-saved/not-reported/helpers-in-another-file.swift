//- Editor.swift
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class Editor: UIViewController {
    private let store = NoteStore()
    private let base: Base = Base()
    private var note = Note()
    private var cover = Cover(name: "cover.png")
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["name": store.name(of: note), "place": store.place(of: note).relativePath])
        activity.addUserInfoEntries(from: ["page": store.page(for: note)])
        activity.addUserInfoEntries(from: ["file": base.file().path, "cover": cover.name])
    }
}
//- NoteStore.swift
struct Note {
    var id = ""
}
struct Cover {
    let name: String
    init(name: String) {
        let file = URL.documentsDirectory.appending(path: name)
        self.name = file.lastPathComponent
    }
}
class Base {
    func file() -> URL {
        FileManager.default.temporaryDirectory
    }
}
/// What it gives is no place of the app's.
class Remote: Base {
    override func file() -> URL {
        URL(string: "https://example.com")!
    }
}
final class NoteStore {
    private let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    func name(of note: Note) -> String {
        folder.appendingPathComponent(note.id).lastPathComponent
    }
    func place(of note: Note) -> URL {
        var place = folder
        place = URL(fileURLWithPath: note.id, relativeTo: folder)
        return place
    }
    func page(for note: Note) -> URL {
        if note.id.isEmpty {
            return URL(string: "https://example.com")!
        }
        return folder
    }
}
