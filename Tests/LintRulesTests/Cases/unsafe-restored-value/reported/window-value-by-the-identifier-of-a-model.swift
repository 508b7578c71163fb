import SwiftUI
@main
struct NotesApp: App {
    @StateObject private var library = Library()
    var body: some Scene {
        WindowGroup(id: "note", for: Note.ID.self) { $noteID in
            NoteWindow(noteID: $noteID)
                .environmentObject(library)
        }
    }
}
struct Note: Identifiable {
    var id = UUID()
    var title = ""
}
final class Library: ObservableObject {
    @Published var notes: [Note.ID: Note] = [:]
}
struct NoteWindow: View {
    @EnvironmentObject private var library: Library
    @Binding var noteID: Note.ID?
    var body: some View {
        Text(note.title)
    }
    private var note: Note {
        let id = noteID! // expect: unsafe-restored-value
        return library.notes[id] ?? Note()
    }
}
